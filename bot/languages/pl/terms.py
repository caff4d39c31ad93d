"""Polish: the terms of the game, each once.

A term has its kind and its cases in the singular and in the plural, in the order of CASES, separated by |; a case that
nobody asks for may be empty. The kind is the gender: `m` (animate or not), `m1` for men (whose accusative plural is
that of the genitive), `f`, `n`, `pl` for words without a singular, `v` for a verb.
Forms in templates: the cases, and for the plural nominative_plural, genitive_plural and so on.
"""

from collections.abc import Mapping

from bot.languages.language import Templates
from bot.languages.terms import Term, declined

CASES = ("nominative", "genitive", "dative", "accusative", "instrumental", "locative", "vocative")
# What goes with 1, with 2 to 4, and with 5 and more.
COUNTED: Templates = {
    "nominative": "nominative|nominative_plural|genitive_plural",
    "accusative": "accusative|accusative_plural|genitive_plural",
    "genitive": "genitive|genitive_plural|genitive_plural",
    "dative": "dative|dative_plural|dative_plural",
    "instrumental": "instrumental|instrumental_plural|instrumental_plural",
    "locative": "locative|locative_plural|locative_plural",
}
PATTERNS: Mapping[str, Templates] = {}
WORDS: Mapping[str, Term] = {
    # The table and the turn
    "player": Term("m1", "gracz|gracza|graczowi|gracza|graczem|graczu", "gracze|graczy||graczy|graczami"),
    "first_player": Term(
        "m1",
        "pierwszy gracz|pierwszego gracza||pierwszego gracza",
        "pierwsi gracze|pierwszych graczy||pierwszych graczy",
    ),
    "active_player": Term(
        "m1", "aktywny gracz|aktywnego gracza||aktywnego gracza", "aktywni gracze|aktywnych graczy||aktywnych graczy"
    ),
    "opponent": Term("m1", "przeciwnik|przeciwnika||przeciwnika", "przeciwnicy|przeciwników||przeciwników"),
    "turn": Term("f", "tura|tury||turę", "tury|tur||tury"),
    "turn_order": Term("f", "kolejność tury|kolejności tury||kolejność tury"),
    "setup": Term("n", "przygotowanie|przygotowania||przygotowanie"),
    "main_action": Term("f", "główna akcja|głównej akcji||główną akcję", "główne akcje|głównych akcji||główne akcje"),
    "secondary_action": Term(
        "f", "akcja poboczna|akcji pobocznej||akcję poboczną", "akcje poboczne|akcji pobocznych||akcje poboczne"
    ),
    "free_action": Term(
        "f", "darmowa akcja|darmowej akcji||darmową akcję", "darmowe akcje|darmowych akcji||darmowe akcje"
    ),
    "placement": Term("n", "umieszczenie Robotnika|umieszczenia Robotnika||umieszczenie Robotnika"),
    "priest_move": Term("n", "Poruszenie Arcykapłana|Poruszenia Arcykapłana||Poruszenie Arcykapłana"),
    "pray": Term("f", "Modlitwa|Modlitwy||Modlitwę"),
    "training": Term("n", "Szkolenie|Szkolenia||Szkolenie", "Szkolenia|Szkoleń||Szkolenia"),
    "recruit": Term("f", "Rekrutacja|Rekrutacji||Rekrutację"),
    "hire": Term("n", "Rekrutowanie na koniec tury|Rekrutowania na koniec tury||Rekrutowanie na koniec tury"),
    "follow": Term("v", "dołączyć do akcji"),
    "activate": Term("v", "aktywować"),
    "space": Term("n", "pole|pola||pole", "pola|pól||pola"),
    "tile": Term("f", "płytka|płytki||płytkę", "płytki|płytek||płytki"),
    "token": Term("m", "żeton|żetonu||żeton", "żetony|żetonów||żetony"),
    "marker": Term("m", "znacznik|znacznika||znacznik", "znaczniki|znaczników||znaczniki"),
    "board": Term("f", "plansza|planszy||planszę", "plansze|plansz||plansze"),
    "tableau": Term(
        "m", "obszar gracza|obszaru gracza||obszar gracza", "obszary graczy|obszarów graczy||obszary graczy"
    ),
    "supply": Term("pl", "zasoby|zasobów||zasoby", "zasoby|zasobów||zasoby"),
    "general_supply": Term("f", "pula główna|puli głównej||pulę główną"),
    "hand": Term("f", "ręka|ręki||rękę", "ręce|rąk||ręce"),
    "bag": Term("m", "woreczek|woreczka||woreczek", "woreczki|woreczków||woreczki"),
    "deck": Term("f", "talia|talii||talię", "talie|talii||talie"),
    "stack": Term("m", "stos|stosu||stos", "stosy|stosów||stosy"),
    "discard_pile": Term("m", "stos kart odrzuconych|stosu kart odrzuconych||stos kart odrzuconych"),
    "offer": Term("f", "oferta|oferty||ofertę", "oferty|ofert||oferty"),
    "cost": Term("m", "koszt|kosztu||koszt", "koszty|kosztów||koszty"),
    "benefit": Term("f", "korzyść|korzyści||korzyść", "korzyści|korzyści||korzyści"),
    "reward": Term("f", "nagroda|nagrody||nagrodę", "nagrody|nagród||nagrody"),
    "ability": Term("f", "zdolność|zdolności||zdolność", "zdolności|zdolności||zdolności"),
    "face_up": Term("adj", "odkryty|odkrytego||odkryty", "odkryte|odkrytych||odkryte"),
    "face_down": Term("adj", "zakryty|zakrytego||zakryty", "zakryte|zakrytych||zakryte"),
    "free": Term("adj", "darmowy|darmowego||darmowy", "darmowe|darmowych||darmowe"),
    "victory_point": Term(
        "m",
        "Punkt Zwycięstwa|Punktu Zwycięstwa||Punkt Zwycięstwa",
        "Punkty Zwycięstwa|Punktów Zwycięstwa||Punkty Zwycięstwa",
    ),
    "vp": Term("m", "PZ|PZ|PZ|PZ|PZ|PZ", "PZ|PZ|PZ|PZ|PZ|PZ"),
    "score_track": Term("m", "tor punktacji|toru punktacji||tor punktacji"),
    "scoring": Term("n", "punktowanie|punktowania||punktowanie"),
    "final_scoring": Term("f", "ostateczna punktacja|ostatecznej punktacji||ostateczną punktację"),
    "end_of_the_game": Term("m", "koniec gry|końca gry||koniec gry"),
    "tie": Term("m", "remis|remisu||remis", "remisy|remisów||remisy"),
    # Resources
    "resource": Term("m", "surowiec|surowca||surowiec", "surowce|surowców||surowce"),
    "potato": Term("m", "ziemniak|ziemniaka||ziemniaka", "ziemniaki|ziemniaków||ziemniaki"),
    "corn": Term(
        "f", "kukurydza|kukurydzy|kukurydzy|kukurydzę|kukurydzą|kukurydzy", "kukurydze|kukurydzy||kukurydze|kukurydzami"
    ),
    "stone": Term("m", "kamień|kamienia||kamień", "kamienie|kamieni||kamienie"),
    "gold": Term("n", "złoto|złota|złotu|złoto|złotem|złocie", "złota|złota||złota"),
    "food": Term("f", "żywność|żywności||żywność", "żywności|żywności||żywności"),
    "wild_resource": Term(
        "m",
        "uniwersalny surowiec|uniwersalnego surowca||uniwersalny surowiec",
        "uniwersalne surowce|uniwersalnych surowców||uniwersalne surowce",
    ),
    # Workers
    "worker": Term(
        "m1",
        "Robotnik|Robotnika|Robotnikowi|Robotnika|Robotnikiem|Robotniku",
        "Robotnicy|Robotników||Robotników|Robotnikami",
    ),
    "architect": Term("m1", "Architekt|Architekta||Architekta", "Architekci|Architektów||Architektów"),
    "craftsman": Term("m1", "Rzemieślnik|Rzemieślnika||Rzemieślnika", "Rzemieślnicy|Rzemieślników||Rzemieślników"),
    "warrior": Term("m1", "Wojownik|Wojownika||Wojownika", "Wojownicy|Wojowników||Wojowników"),
    "courier": Term("m1", "Goniec|Gońca||Gońca", "Gońcy|Gońców||Gońców"),
    "priest": Term("m1", "Kapłan|Kapłana||Kapłana", "Kapłani|Kapłanów||Kapłanów"),
    "adjacent_worker": Term(
        "m1",
        "sąsiadujący Robotnik|sąsiadującego Robotnika||sąsiadującego Robotnika",
        "sąsiadujący Robotnicy|sąsiadujących Robotników||sąsiadujących Robotników",
    ),
    "worker_limit": Term("m", "limit Robotników|limitu Robotników||limit Robotników"),
    "village": Term("f", "Wioska|Wioski|Wiosce|Wioskę|Wioską|Wiosce"),
    "village_end": Term(
        "m", "koniec kolejki|końca kolejki||koniec kolejki", "końce kolejki|końców kolejki||końce kolejki"
    ),
    "nomad": Term("m1", "Koczownik|Koczownika||Koczownika", "Koczownicy|Koczowników||Koczowników"),
    "nomads_area": Term("m", "obszar Koczowników|obszaru Koczowników||obszar Koczowników"),
    "casualty": Term("f", "Ofiara Wojny|Ofiary Wojny||Ofiarę Wojny", "Ofiary Wojny|Ofiar Wojny||Ofiary Wojny"),
    # The hill
    "hill": Term("n", "wzgórze|wzgórza||wzgórze"),
    "terrace": Term("m", "taras|tarasu||taras", "tarasy|tarasów||tarasy"),
    "top": Term("m", "górny taras|górnego tarasu||górny taras"),
    "middle": Term("m", "środkowy taras|środkowego tarasu||środkowy taras"),
    "bottom": Term("m", "dolny taras|dolnego tarasu||dolny taras"),
    "section": Term("f", "sekcja|sekcji||sekcję", "sekcje|sekcji||sekcje"),
    "segment": Term("m", "segment|segmentu||segment", "segmenty|segmentów||segmenty"),
    "coricancha": Term("f", "Coricancha|Coricanchy|Coricanchy|Coricanchę|Coricanchą|Coricanchy"),
    "blue_space": Term(
        "n", "niebieskie pole|niebieskiego pola||niebieskie pole", "niebieskie pola|niebieskich pól||niebieskie pola"
    ),
    "green_space": Term("n", "zielone pole|zielonego pola||zielone pole", "zielone pola|zielonych pól||zielone pola"),
    "placement_cost": Term("m", "koszt umieszczenia|kosztu umieszczenia||koszt umieszczenia"),
    "roaming": Term("f", "Wędrówka|Wędrówki||Wędrówkę"),
    "descending": Term("n", "Zejście|Zejścia||Zejście"),
    "steps": Term("pl", "Schody|Schodów||Schody", "Schody|Schodów||Schody"),
    "steps_marker": Term(
        "m",
        "znacznik Schodów|znacznika Schodów||znacznik Schodów",
        "znaczniki Schodów|znaczników Schodów||znaczniki Schodów",
    ),
    "upper_steps": Term(
        "pl", "górne Schody|górnych Schodów||górne Schody", "górne Schody|górnych Schodów||górne Schody"
    ),
    "lower_steps": Term(
        "pl", "dolne Schody|dolnych Schodów||dolne Schody", "dolne Schody|dolnych Schodów||dolne Schody"
    ),
    # Tasks
    "task": Term("n", "zadanie|zadania||zadanie", "zadania|zadań||zadania"),
    "task_icon": Term(
        "m", "symbol zadania|symbolu zadania||symbol zadania", "symbole zadań|symboli zadań||symbole zadań"
    ),
    "task_collect": Term("n", "Zbieranie Surowców|Zbierania Surowców||Zbieranie Surowców"),
    "task_weavings": Term("m", "Zakup Tkanin|Zakupu Tkanin||Zakup Tkanin"),
    "task_statue": Term("v", "Zbuduj Posąg"),
    "task_steps": Term("v", "Zbuduj Schody"),
    "task_building": Term("v", "Wznieś Budynek"),
    "produce_one": Term("v", "Wyprodukuj Raz"),
    "merchant": Term("m1", "Kupiec|Kupca||Kupca"),
    # Weavings, Statues, Buildings
    "weaving": Term("f", "Tkanina|Tkaniny||Tkaninę", "Tkaniny|Tkanin||Tkaniny"),
    "starting_weaving": Term(
        "f",
        "Tkanina początkowa|Tkaniny początkowej||Tkaninę początkową",
        "Tkaniny początkowe|Tkanin początkowych||Tkaniny początkowe",
    ),
    "tapestry": Term("m", "Gobelin|Gobelinu||Gobelin", "Gobeliny|Gobelinów||Gobeliny"),
    "pattern": Term("m", "wzór|wzoru||wzór", "wzory|wzorów||wzory"),
    "edge": Term("f", "krawędź|krawędzi||krawędź", "krawędzie|krawędzi||krawędzie"),
    "match": Term(
        "n",
        "pasujące połączenie|pasującego połączenia||pasujące połączenie",
        "pasujące połączenia|pasujących połączeń||pasujące połączenia",
    ),
    "leftover_weaving": Term(
        "f",
        "pozostała Tkanina|pozostałej Tkaniny||pozostałą Tkaninę",
        "pozostałe Tkaniny|pozostałych Tkanin||pozostałe Tkaniny",
    ),
    "statue": Term("m", "Posąg|Posągu||Posąg", "Posągi|Posągów||Posągi"),
    "small_statue": Term("m", "mały Posąg|małego Posągu||mały Posąg", "małe Posągi|małych Posągów||małe Posągi"),
    "large_statue": Term("m", "duży Posąg|dużego Posągu||duży Posąg", "duże Posągi|dużych Posągów||duże Posągi"),
    "building": Term("m", "Budynek|Budynku||Budynek", "Budynki|Budynków||Budynki"),
    "production_building": Term(
        "m",
        "Budynek Produkcyjny|Budynku Produkcyjnego||Budynek Produkcyjny",
        "Budynki Produkcyjne|Budynków Produkcyjnych||Budynki Produkcyjne",
    ),
    "passive_building": Term(
        "m", "Budynek Pasywny|Budynku Pasywnego||Budynek Pasywny", "Budynki Pasywne|Budynków Pasywnych||Budynki Pasywne"
    ),
    "building_market": Term("m", "Rynek Budynków|Rynku Budynków||Rynek Budynków"),
    # Temple and High Priest
    "temple": Term("f", "Świątynia|Świątyni|Świątyni|Świątynię|Świątynią|Świątyni"),
    "temple_track": Term("m", "tor Świątyni|toru Świątyni||tor Świątyni"),
    "temple_step": Term("n", "pole|pola||pole", "pola|pól||pola"),
    "advance_on_the_temple": Term("v", "awansować o 1 pole w Świątyni"),
    "temple_marker": Term(
        "m",
        "znacznik Świątyni|znacznika Świątyni||znacznik Świątyni",
        "znaczniki Świątyni|znaczników Świątyni||znaczniki Świątyni",
    ),
    "high_priest": Term("m1", "Arcykapłan|Arcykapłana||Arcykapłana", "Arcykapłani|Arcykapłanów||Arcykapłanów"),
    "worship": Term("n", "Oddanie Czci|Oddania Czci||Oddanie Czci"),
    "offering": Term("n", "Składanie Ofiar|Składania Ofiar||Składanie Ofiar"),
    "rejuvenate": Term("n", "Odnowienie|Odnowienia||Odnowienie", "Odnowienia|Odnowień||Odnowienia"),
    "conquest": Term("m", "Podbój|Podboju||Podbój", "Podboje|Podbojów||Podboje"),
    "produce": Term("f", "Produkcja|Produkcji||Produkcję"),
    # Gods and Army
    "god": Term("m1", "Bóg|Boga||Boga", "Bogowie|Bogów||Bogów"),
    "god_card": Term("f", "karta Bogów|karty Bogów||kartę Bogów", "karty Bogów|kart Bogów||karty Bogów"),
    "inti": Term("m", "Inti|Inti||Inti"),
    "killa": Term("f", "Killa|Killi||Killę"),
    "illapa": Term("m", "Illapa|Illapy||Illapę"),
    "qocha": Term("f", "Qocha|Qochy||Qochę"),
    "kuychi": Term("m", "Kuychi|Kuychi||Kuychi"),
    "wiraqocha": Term("m", "Wiraqocha|Wiraqochy||Wiraqochę"),
    "army_card": Term("f", "karta Armii|karty Armii||kartę Armii", "karty Armii|kart Armii||karty Armii"),
    "soldier": Term(
        "m1",
        "Żołnierz|Żołnierza|Żołnierzowi|Żołnierza|Żołnierzem|Żołnierzu",
        "Żołnierze|Żołnierzy||Żołnierzy|Żołnierzami",
    ),
    "conquest_marker": Term(
        "m",
        "znacznik Podboju|znacznika Podboju||znacznik Podboju",
        "znaczniki Podboju|znaczników Podboju||znaczniki Podboju",
    ),
    "conquest_region": Term(
        "m", "region Podboju|regionu Podboju||region Podboju", "regiony Podboju|regionów Podboju||regiony Podboju"
    ),
    "conquest_space": Term("n", "pole Podboju|pola Podboju||pole Podboju", "pola Podboju|pól Podboju||pola Podboju"),
    "majority": Term("f", "większość|większości||większość"),
    "chinchaysuyu": Term("n", "Chinchaysuyu|Chinchaysuyu||Chinchaysuyu"),
    "antisuyu": Term("n", "Antisuyu|Antisuyu||Antisuyu"),
    "qullasuyu": Term("n", "Qullasuyu|Qullasuyu||Qullasuyu"),
    "kuntisuyu": Term("n", "Kuntisuyu|Kuntisuyu||Kuntisuyu"),
    "festival": Term("n", "Święto|Święta|Świętu|Święto|Świętem|Święcie", "Święta|Świąt||Święta|Świętami"),
    "festival_tile": Term("f", "płytka Święta|płytki Święta||płytkę Święta"),
    # Solo
    "axomamma": Term("f", "Axomamma|Axomammy|Axomammie|Axomammę|Axomammą|Axomammie"),
    "automated_opponent": Term(
        "m1", "zautomatyzowany przeciwnik|zautomatyzowanego przeciwnika||zautomatyzowanego przeciwnika"
    ),
    "die": Term("f", "kość|kości||kość", "kości|kości||kości"),
    "numbered_token": Term(
        "m",
        "numerowany żeton|numerowanego żetonu||numerowany żeton",
        "numerowane żetony|numerowanych żetonów||numerowane żetony",
    ),
    "personality": Term("f", "Osobowość|Osobowości||Osobowość", "Osobowości|Osobowości||Osobowości"),
    "personality_token": Term(
        "m",
        "żeton Osobowości|żetonu Osobowości||żeton Osobowości",
        "żetony Osobowości|żetonów Osobowości||żetony Osobowości",
    ),
    "row_top": Term("m", "górny rząd|górnego rzędu||górny rząd"),
    "row_middle": Term("m", "środkowy rząd|środkowego rzędu||środkowy rząd"),
    "row_bottom": Term("m", "dolny rząd|dolnego rzędu||dolny rząd"),
    "available_soldiers": Term(
        "m1",
        "dostępni Żołnierze|dostępnych Żołnierzy||dostępnych Żołnierzy",
        "dostępni Żołnierze|dostępnych Żołnierzy||dostępnych Żołnierzy",
    ),
    "difficulty": Term("m", "poziom trudności|poziomu trudności||poziom trudności"),
    # The Golden Age (all proposed: there is no French or Polish rulebook of it here)
    "golden_age": Term("m", "Złoty Wiek|Złotego Wieku||Złoty Wiek"),
    "expansion": Term("m", "dodatek|dodatku||dodatek", "dodatki|dodatków||dodatki"),
    "module": Term("m", "moduł|modułu||moduł", "moduły|modułów||moduły"),
    "way_of_the_sun": Term("f", "Droga Słońca|Drogi Słońca||Drogę Słońca"),
    "ruruy": Term("m", "Ruruy"),
    "simpa": Term("m", "Simpa|Simpa|Simpa|Simpa|Simpa|Simpa"),
    "temple_overlay": Term(
        "f",
        "nakładka Świątyni|nakładki Świątyni||nakładkę Świątyni",
        "nakładki Świątyni|nakładek Świątyni||nakładki Świątyni",
    ),
    "path": Term("f", "ścieżka|ścieżki||ścieżkę", "ścieżki|ścieżek||ścieżki"),
    "vassals": Term("m1", "Wasale Inków|Wasali Inków||Wasali Inków", "Wasale Inków|Wasali Inków||Wasali Inków"),
    "vassal": Term("m1", "Wasal|Wasala|Wasalowi|Wasala|Wasalem|Wasalu", "Wasale|Wasali||Wasali|Wasalami"),
    "nation": Term("m", "Lud|Ludu||Lud", "Ludy|Ludów||Ludy"),
    "nation_tile": Term("f", "płytka Ludu|płytki Ludu||płytkę Ludu", "płytki Ludów|płytek Ludów||płytki Ludów"),
    "influence": Term("n", "Szerzenie Wpływów|Szerzenia Wpływów||Szerzenie Wpływów"),
    "cultural_influence": Term(
        "pl",
        "Wpływy Kulturowe|Wpływów Kulturowych||Wpływy Kulturowe",
        "Wpływy Kulturowe|Wpływów Kulturowych||Wpływy Kulturowe",
    ),
    "nobles": Term(
        "m1",
        "Możni i Przybysze|Możnych i Przybyszów||Możnych i Przybyszów",
        "Możni i Przybysze|Możnych i Przybyszów||Możnych i Przybyszów",
    ),
    "noble": Term("m1", "Możny|Możnego|Możnemu|Możnego|Możnym|Możnym", "Możni|Możnych||Możnych|Możnymi"),
    "appoint_a_noble": Term("v", "mianować Możnego"),
    "stand_up": Term("v", "postawić"),
    "noble_ability": Term(
        "f",
        "zdolność Możnego|zdolności Możnego||zdolność Możnego",
        "zdolności Możnych|zdolności Możnych||zdolności Możnych",
    ),
    "newcomer": Term(
        "m1",
        "Przybysz|Przybysza|Przybyszowi|Przybysza|Przybyszem|Przybyszu",
        "Przybysze|Przybyszów||Przybyszów|Przybyszami",
    ),
    "palace": Term("m", "Pałac|Pałacu||Pałac", "Pałace|Pałaców||Pałace"),
    "prophecy": Term("f", "Przepowiednia|Przepowiedni||Przepowiednię", "Przepowiednie|Przepowiedni||Przepowiednie"),
    "fulfilled_prophecy": Term(
        "f",
        "spełniona Przepowiednia|spełnionej Przepowiedni||spełnioną Przepowiednię",
        "spełnione Przepowiednie|spełnionych Przepowiedni||spełnione Przepowiednie",
    ),
    "buildings": Term("pl", "Nowe Budynki|Nowych Budynków||Nowe Budynki", "Nowe Budynki|Nowych Budynków||Nowe Budynki"),
    "pachamama": Term("f", "Pachamama|Pachamamy|Pachamamie|Pachamamę|Pachamamą|Pachamamie"),
    "cult": Term("m", "Kult|Kultu||Kult", "Kulty|Kultów||Kulty"),
    "cult_tile": Term("f", "płytka Kultu|płytki Kultu||płytkę Kultu", "płytki Kultów|płytek Kultów||płytki Kultów"),
    "slot": Term("n", "miejsce|miejsca||miejsce", "miejsca|miejsc||miejsca"),
    "ready_to_conquer": Term("adj", "gotowa do Podboju"),
}
TERMS = declined(WORDS, CASES, PATTERNS, COUNTED)
