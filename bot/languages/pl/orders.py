"""Polish: standing orders, spoken by the person who gives them."""

from bot.languages.language import Templates

# fmt: off
ORDER_KINDS: Templates = {
    "leftover_weaving": "Tkaniny pozostałe po zakupie innego gracza",
    "worship": "Oddanie Czci: Posąg za pole w Świątyni",
    "offering": "Składanie Ofiar: kukurydza za pole w Świątyni",
    "rejuvenate": "Odnowienie: Budynki i karty Armii za kukurydzę",
    "produce": "Produkcja: korzyści z Budynków Produkcyjnych",
    "army": "Zagrywanie kart Armii w Podboju innego gracza",
    "conquest": "Podbijanie pola w Podboju innego gracza",
    "festival_food": "Święto: czym płacić za karty Bogów",
    "festival_gods": "Święto: zagrywanie kart Bogów dla ich korzyści",
    "hire": "Rekrutowanie na koniec mojej tury",
    "last_free_actions": "Darmowe akcje przed końcem mojej tury lub gry",
    "free_rejuvenate": "Darmowe Odnowienie",
    "paid_benefit": "Korzyści za opłatą, na przykład złoto za pole w Świątyni",
    "payment": "Którymi surowcami płacić",
    "tapestry": "Gdzie kłaść Tkaninę",
    "soldiers": "Które karty Armii oddawać za Podbój",
    "one_benefit": "Którą z kilku korzyści brać",
    "details": "Który Koczownik, która karta lub darmowa Tkanina i co najpierw",
    "temple_way": "Którą ścieżką iść w Świątyni",
    "abilities": "Używanie zdolności Pałaców i innych płytek",
    "free_army": "Darmowe zagrywanie kart Armii",
    "rearranging": "Przekładanie Tkanin przed zadaniem Kupca",
    "noble": "Mianowanie Robotnika Możnym",
    "newcomer": "Branie Przybysza",
    "nation": "Płacenie za zdolność płytki Ludu",
}

ORDERS: Templates = {
    "ask": "pytaj mnie",
    "pass": "zawsze pasuj",
    "take": "zawsze bierz, jeśli mnie stać",
    "take.limit": "bierz, dopóki mam co najmniej {at_least:count {resource} accusative}",
    "take.free": "bierz tylko to, co darmowe",
    "take.choice": "zawsze wybieraj za mnie",
    "take.choice_limit": "wybieraj za mnie, dopóki mam co najmniej {at_least:count {resource} accusative}, inaczej pytaj mnie",
}
