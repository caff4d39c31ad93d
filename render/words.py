"""The few words in the pictures, in English, French and Polish."""

from collections.abc import Mapping

LANGUAGES = ("en", "fr", "pl")

_WORDS: Mapping[str, tuple[str, str, str]] = {
    "turn": ("Turn", "Tour", "Tura"),
    "setup": ("Set-up", "Mise en place", "Przygotowanie"),
    "over": ("The game is over", "La partie est finie", "Koniec gry"),
    "won": ("won by", "victoire :", "wygrywa"),
    "seat": ("Seat", "Joueur", "Gracz"),
    "festival": ("Festival", "Festival", "Święto"),
    "due_with": ("due with", "dû chez", "u gracza"),
    "temple": ("Temple", "Temple", "Świątynia"),
    "end": ("end", "fin", "koniec"),
    "village": ("Village", "Village", "Wioska"),
    "nomads": ("Nomads", "Nomades", "Koczownicy"),
    "casualties": ("Casualties of War", "Pertes de Guerre", "Ofiary Wojny"),
    "bag": ("Bag", "Sac", "Woreczek"),
    "statues": ("Statues", "Statues", "Posągi"),
    "market": ("Building Market", "Marché des Bâtiments", "Rynek Budynków"),
    "weaving": ("Top Weaving", "Tissu visible", "Wierzchnia Tkanina"),
    "on_sale": ("On sale", "En vente", "Na sprzedaż"),
    "offer": ("God card offer", "Offre de cartes Dieu", "Oferta kart Bogów"),
    "decks": ("Decks and stacks", "Pioches et piles", "Talie i stosy"),
    "god_deck": ("God cards", "Cartes Dieu", "Karty Bogów"),
    "army_deck": ("Army cards", "Cartes Armée", "Karty Armii"),
    "discarded": ("discarded", "défaussées", "odrzucone"),
    "production": ("Production", "Production", "Produkcyjne"),
    "passive": ("Passive", "Passifs", "Pasywne"),
    "weavings": ("Weavings", "Tissus", "Tkaniny"),
    "empty": ("empty", "vide", "puste"),
    "hand": ("Hand", "Main", "Ręka"),
    "face_up": ("face up", "face visible", "odkryte"),
    "face_down": ("face down", "face cachée", "zakryte"),
    "workers": ("Workers", "Ouvriers", "Robotnicy"),
    "tapestries": ("Tapestries", "Tapisseries", "Gobeliny"),
    "tapestry": ("Tapestry", "Tapisserie", "Gobelin"),
    "buildings": ("Buildings", "Bâtiments", "Budynki"),
    "army": ("Army", "Armée", "Armia"),
    "markers": ("Markers left", "Marqueurs restants", "Pozostałe znaczniki"),
    "steps": ("Steps", "Escaliers", "Schody"),
    "conquest_markers": ("Conquest", "Conquête", "Podbój"),
    "score": ("Score", "Score", "Punkty"),
    "changed": ("What changed", "Ce qui a changé", "Co się zmieniło"),
    "nothing_changed": ("Nothing changed.", "Rien n'a changé.", "Nic się nie zmieniło."),
    "section": ("Section", "Section", "Sekcja"),
    "top": ("top terrace", "terrasse supérieure", "górny taras"),
    "middle": ("middle terrace", "terrasse médiane", "środkowy taras"),
    "bottom": ("bottom terrace", "terrasse inférieure", "dolny taras"),
    "worship": ("Worship", "Adoration", "Oddanie Czci"),
    "offering": ("Offering", "Offrande", "Składanie Ofiar"),
    "rejuvenate": ("Rejuvenate", "Régénération", "Odnowienie"),
    "conquest": ("Conquest", "Conquête", "Podbój"),
    "produce": ("Produce", "Production", "Produkcja"),
    "architect": ("Architect", "Architecte", "Architekt"),
    "craftsman": ("Craftsman", "Artisan", "Rzemieślnik"),
    "warrior": ("Warrior", "Guerrier", "Wojownik"),
    "courier": ("Courier", "Coursier", "Goniec"),
    "priest": ("Priest", "Prêtre", "Kapłan"),
    "playable_on": ("free spaces", "cases libres", "wolnych pól"),
    "from_food": ("from", "dès", "od"),
    "no_space": ("no space in reach", "aucune case accessible", "brak pola w zasięgu"),
    "active_now": ("Statue: benefits now", "Statue : bénéfices actifs", "Posąg: korzyści aktywne"),
    "no_statue": ("no matching Statue", "pas de Statue", "brak Posągu"),
    "soldiers": ("soldiers", "soldats", "żołnierze"),
    "vp": ("VP", "PV", "PZ"),
    "statue": ("Statue", "Statue", "Posąg"),
    "building": ("Building", "Bâtiment", "Budynek"),
    "training": ("training", "entraînement", "szkolenie"),
    "produce_one": ("produce one", "production unique", "wyprodukuj raz"),
    "merchant": ("Merchant", "Marchand", "Kupiec"),
    "small": ("small", "petite", "mały"),
    "large": ("large", "grande", "duży"),
    "high_priest": ("High Priest", "Grand Prêtre", "Arcykapłan"),
    "potato": ("potato", "pomme de terre", "ziemniak"),
    "corn": ("corn", "maïs", "kukurydza"),
    "stone": ("stone", "pierre", "kamień"),
    "gold": ("gold", "or", "złoto"),
    "scores_by_turn": ("Scores turn by turn", "Scores tour par tour", "Punkty tura po turze"),
}

_QUESTIONS: Mapping[str, tuple[str, str, str]] = {
    "PickStartingWeaving": ("pick a starting Weaving", "choisit un Tissu de départ", "wybiera Tkaninę początkową"),
    "KeepGodCards": ("keep God cards", "garde des cartes Dieu", "zatrzymuje karty Bogów"),
    "ChoosePriestStart": ("place the High Priest", "place le Grand Prêtre", "umieszcza Arcykapłana"),
    "TakeTurn": ("take a turn", "joue son tour", "wykonuje turę"),
    "TakeSecondAction": ("second secondary action", "deuxième action secondaire", "druga akcja poboczna"),
    "ChooseGod": ("God card or gold", "carte Dieu ou or", "karta Bogów lub złoto"),
    "ChoosePlacement": ("choose a space", "choisit une case", "wybiera pole"),
    "ChoosePayment": ("choose how to pay", "choisit comment payer", "wybiera sposób zapłaty"),
    "ChooseRetrieval": ("bring back a neighbour", "reprend un voisin", "zabiera sąsiada"),
    "UseStatue": ("benefits of the God card", "bénéfices de la carte Dieu", "korzyści karty Bogów"),
    "ChooseTask": ("choose a task", "choisit une tâche", "wybiera zadanie"),
    "HireWorker": ("hire a Worker", "engage un Ouvrier", "zatrudnia Robotnika"),
    "ChooseSurplus": ("give up a Worker", "rend un Ouvrier", "oddaje Robotnika"),
    "ChooseBenefit": ("order of benefits", "ordre des bénéfices", "kolejność korzyści"),
    "ChooseOne": ("one of two benefits", "un bénéfice au choix", "jedna z korzyści"),
    "BuyEffect": ("pay for an effect", "paie un effet", "płaci za efekt"),
    "ChooseGodCard": ("take a God card", "prend une carte Dieu", "bierze kartę Bogów"),
    "ChooseArmyCard": ("keep an Army card", "garde une carte Armée", "zatrzymuje kartę Armii"),
    "ChooseNomad": ("take a Nomad", "prend un Nomade", "bierze Koczownika"),
    "ChooseRejuvenation": ("turn something up", "retourne face visible", "odkrywa zakryte"),
    "ChooseProduction": ("produce with one Building", "produit avec un Bâtiment", "produkuje jednym Budynkiem"),
    "ChooseAside": ("set Weavings aside", "écarte des Tissus", "odkłada Tkaniny"),
    "ChooseWeavings": ("buy Weavings", "achète des Tissus", "kupuje Tkaniny"),
    "BuyLeftoverWeaving": ("leftover Weavings", "Tissus restants", "pozostałe Tkaniny"),
    "ChooseFreeWeaving": ("take a free Weaving", "prend un Tissu gratuit", "bierze darmową Tkaninę"),
    "ArrangeWeaving": ("lay a Weaving", "pose un Tissu", "dokłada Tkaninę"),
    "ChooseStatue": ("build a Statue", "construit une Statue", "buduje Posąg"),
    "ChooseSteps": ("build Steps", "construit un Escalier", "buduje Schody"),
    "ChooseBuilding": ("construct a Building", "construit un Bâtiment", "wznosi Budynek"),
    "ChooseReplaced": ("replace Buildings", "remplace des Bâtiments", "wymienia Budynki"),
    "ActOrGold": ("act or take gold", "agit ou prend l'or", "akcja lub złoto"),
    "Worship": ("discard Statues", "défausse des Statues", "odrzuca Posągi"),
    "MakeOffering": ("offer corn", "offre du maïs", "ofiarowuje kukurydzę"),
    "Produce": ("produce", "produit", "produkuje"),
    "ChooseCasualty": ("choose a casualty", "choisit une perte", "wybiera ofiarę"),
    "PlayArmy": ("play Army cards", "joue des cartes Armée", "zagrywa karty Armii"),
    "JoinConquest": ("conquer a space", "conquiert une case", "podbija pole"),
    "PaySoldiers": ("pay with soldiers", "paie en soldats", "płaci żołnierzami"),
    "FeedGods": ("pay for God cards", "paie ses cartes Dieu", "płaci za karty Bogów"),
    "PlayGodCards": ("play God cards", "joue des cartes Dieu", "zagrywa karty Bogów"),
}


def word(name: str, lang: str) -> str:
    """A word of the pictures."""
    return _WORDS[name][language_index(lang)]


def asked(question: str, lang: str) -> str:
    """What a Decision of this class name asks, in two or three words."""
    return _QUESTIONS[question][language_index(lang)]


def language_index(lang: str) -> int:
    """The place of a language in the dictionary."""
    if lang not in LANGUAGES:
        raise ValueError(f"there is no language called {lang!r}; there are {', '.join(LANGUAGES)}")
    return LANGUAGES.index(lang)


WORDS = frozenset(_WORDS)
QUESTIONS = frozenset(_QUESTIONS)
