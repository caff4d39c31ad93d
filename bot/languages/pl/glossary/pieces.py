"""Polish: cards, tiles, tracks and the hill, put together from parts."""

from collections.abc import Mapping

from bot.languages.language import Templates

KINDS: Templates = {
    "term": "Pojęcie",
    "priest_action": "Akcja Arcykapłana",
    "secondary_action": "Akcja poboczna",
    "end_of_turn": "Koniec tury",
    "free_action": "Darmowa akcja",
    "worker": "Robotnik",
    "task": "Zadanie",
    "resource": "Surowiec",
    "god": "Bóg",
    "statue": "Posąg",
    "production": "Budynek Produkcyjny",
    "passive": "Budynek Pasywny",
    "god_card": "Karta Bogów",
    "army_card": "Karta Armii",
    "weaving": "Tkanina",
    "pattern": "Wzór Tkanin",
    "reward": "Nagroda za połączenie",
    "temple": "Pole Świątyni",
    "region": "Region Podboju",
    "conquest": "Pole Podboju",
    "players": "Liczba graczy",
    "section": "Sekcja wzgórza",
    "terrace": "Taras wzgórza",
    "space": "Pole na wzgórzu",
    "spot": "Miejsce na Schody",
    "icon": "Symbol zadania na wzgórzu",
}

TITLES: Templates = {
    "worker": "{worker:worker}",
    "god": "{god:god}",
    "statue": "{size:sized} Posąg",
    "production": "{id:building}",
    "passive": "{id:building}",
    "god_card": "{id} {god:god}: {benefit:benefit}",
    "army_card": "{id}: {soldiers:count soldier}, {amount:count {resource}}",
    "weaving": "{id} {pattern:pattern}: {left:edge} | {right:edge}",
    "pattern": "Wzór: {pattern:pattern}",
    "reward": "Połączenie: {edge:edge}",
    "temple": "Pole Świątyni {id}",
    "region": "{region:region}",
    "conquest": "{id} w {region:region}: {benefit:benefit}",
    "players": "Gra dla {players:plural gracza|graczy|graczy}",
    "section": "Sekcja {section}",
    "terrace": "{terrace:terraced} taras",
    "space": "{id}: {god:god}, {terrace:nominative}",
    "spot": "{id}: {between[1]:leads} Schody w sekcji {section}",
    "icon": "Symbol zadania: {task:task}, pola {spaces:each}",
}

WORDS: Templates = {
    # cards
    "god_card": "**Korzyść:** {benefit:benefit}.",
    "god_card.use": (
        "\n**Umieszczanie:** zagraj ją, aby umieścić Robotnika na polu {god:genitive} ({spaces:row}). Z Posągiem"
        " {god:genitive} w swoim obszarze możesz też użyć korzyści, przed zadaniami lub po nich."
        "\n**Poza tym:** zagraj ją i weź korzyść po pierwszym lub drugim Święcie; odłóż ją, aby zmienić Rynek Budynków;"
        " albo zatrzymaj: −{festival.potato_per_god_card:count potato} podczas każdego Święta,"
        " {final_scoring.god_card_in_hand} PZ na koniec."
    ),
    "army_card": (
        "**Na ręku:** w dowolnej chwili swojej tury odrzuć ją za {amount:count {resource} accusative}."
        "\n**W grze:** przy Podboju możesz ją zagrać odkrytą za {play_price:cost accusative}; pierwsza karta aktywnego"
        " gracza jest darmowa. Odkrytą płacisz za pola Podboju ({soldiers:count soldier}): zakryta"
        " leży, dopóki nie odkryje jej Odnowienie; odrzucona przepada. Odkryta daje na koniec"
        " {final_scoring.face_up_army_card} PZ."
        "\nTakich kart jest: {copies}."
    ),
    # Buildings
    "production": "**Koszt:** {cost:cost}. **Daje:** {benefit:benefit}.",
    "production.use": (
        ""
        "\nTrafia do twojego obszaru odkryty. Podczas Produkcji daje korzyść i zostaje zakryty; w zadaniu Wyprodukuj"
        " Raz daje ją i pozostaje odkryty. Odnowienie odkrywa go z powrotem. Odkryty daje na koniec"
        " {final_scoring.face_up_building} PZ."
    ),
    "passive": "**Koszt:** {cost:cost}. **Zdolność:** {id:ability}",
    "passive.use": (
        "\nDziała przez całą grę, nigdy nie jest zakrywany i daje na koniec {final_scoring.face_up_building} PZ."
    ),
    # gods and Statues
    "god": (
        "Symbol: {symbol:symbol}. Karta {god:genitive} albo złoto pozwala umieścić Robotnika na polach tego boga: {spaces:row}."
        "\n**Karty Bogów:** {cards:row}."
        "\n**Posągi:** małe: {small_statues}, duże: {large_statues}. Kto ma któryś z nich, może używać korzyści każdej"
        " karty {god:genitive}, którą zagrywa, aby umieścić Robotnika."
    ),
    "statue": (
        "**Koszt:** {cost:cost}. **Od razu:** {vp} PZ. W tym rozmiarze jest ich {copies}."
        "\nW twoim obszarze pozwala używać korzyści kart Bogów z jego symbolem, gdy umieszczasz Robotnika."
    ),
    # Weavings
    "weaving": (
        "**Wzór:** {pattern:pattern}, {colour:cloth}; w Gobelinie każdy wzór może być tylko raz."
        "\n**Lewa krawędź:** {left:edge}. Z lewej pasują do niej {left_tiles:row}; nagroda: {left_reward:benefit}."
        "\n**Prawa krawędź:** {right:edge}. Z prawej pasują do niej {right_tiles:row}; nagroda: {right_reward:benefit}."
        "\nPołączenia wypłaca każdy Kupiec. Płytek nie wolno obracać."
    ),
    "weaving.starting": "\nTo Tkanina początkowa: każdy gracz zaczyna z jedną z czterech.",
    "weaving.from_3": "\nPrzy dwóch graczach zostaje w pudełku, przy trzech i czterech jest w grze.",
    "weaving.from_4": "\nJest w grze tylko przy czterech graczach.",
    "pattern": (
        "Jeden z {all_patterns:count pattern genitive}, {colour:cloth}, na {copies:plural Tkaninie|Tkaninach|Tkaninach}:"
        " {tiles:row}. Żaden Gobelin nie może go mieć dwa razy, więc druga taka Tkanina trafia do innego Gobelinu albo"
        " zaczyna nowy."
    ),
    "reward": (
        "**Daje:** {benefit:benefit}, przy każdym Kupcu, gdy dwie takie krawędzie stykają się w jednym z twoich"
        " Gobelinów."
        "\nNa prawej krawędzi mają ją {right:row}; na lewej {left:row}."
    ),
    # tracks
    "temple.start": "Stąd zaczynają wszystkie znaczniki Świątyni.",
    "temple.reward": "**Po wejściu na pole:** {reward:benefit}.",
    "temple.bare": "Wejście na to pole nie daje nagrody.",
    "temple.festival": "\n**Podczas każdego Święta** znacznik na tym polu daje {vp} PZ i jeszcze raz nagrodę.",
    "temple.festival_bare": "\n**Podczas każdego Święta** znacznik na tym polu daje {vp} PZ.",
    "temple.final": "\n**Na koniec** daje {final_vp} PZ więcej.",
    "region": (
        "Jeden z czterech regionów do podbicia, z polami {spaces:row}; im dalej w prawo, tym droższe."
        "\nPodczas każdego Święta ten, kto ma tu najwięcej znaczników Podboju, zdobywa 1 PZ za każdą Ofiarę Wojny. Remis"
        " rozstrzyga znacznik najdalej z prawej."
        "{only_vassals}\n**Wasale Inków:** liczą się też znaczniki na jego płytce Ludu i Wasale na jego torze (VN05,"
        " VN06), ale płytka i VN06 nie rozstrzygają remisów. Wasal wśród Ofiar Wojny (VN07) liczy się jak jedna z"
        " nich.{only_end}"
    ),
    "conquest": "**Korzyść:** {benefit:benefit}.",
    "conquest.both": (
        "\n**Cena:** odrzuć {discard:count soldier accusative} i zakryj {flip:count soldier accusative}."
    ),
    "conquest.discard": "\n**Cena:** odrzuć {discard:count soldier accusative}.",
    "conquest.use": (
        ""
        "\nPole {position} z {length} w regionie {region:region}, licząc od lewej; mieści jeden znacznik. Kładąc znacznik,"
        " musisz mieć dość odkrytych Żołnierzy; korzyść otrzymujesz przed zapłatą."
    ),
    "players": (
        "**Robotnicy:** po {per_kind} z każdego rodzaju. **Wioska:** {village}. **Koczownicy:** {nomads}. **Oferta kart"
        " Bogów:** najwyżej {offer}."
        "\n**Karty Bogów po Święcie**, od największej do najmniejszej liczby PZ: {draws:row}."
    ),
    "players.blocks": (
        "\n**Zablokowane pola:** Robotnicy z woreczka stoją od początku na"
        " {blocks_top:plural oznaczonym polu|oznaczonych polach|oznaczonych polach} górnego tarasu, a po pierwszym"
        " Święcie stają na {blocks_middle} polach środkowego, o ile są puste. Są sąsiadami tak jak wszyscy inni."
    ),
    # the hill
    "section": (
        "Jedna piąta wzgórza. **Pola:** górne {top:row}; środkowe {middle:row}; dolne {bottom:row}. **Miejsca na"
        " Schody:** {spots:each}."
        "\n**Wędrówka:** umieszczenie tutaj kosztuje {placement.roaming.same} żywności, jeśli twój Arcykapłan jest w tej"
        " sekcji; {placement.roaming.adjacent}, jeśli w sekcji {beside[0]} lub {beside[1]}; inaczej"
        " {placement.roaming.non_adjacent}."
        "\nO tym, która akcja Arcykapłana jest tutaj, decyduje obrót Coricanchy na początku."
    ),
    "terrace": (
        "**Zejście:** {descending} żywności. {spaces_per_segment:plural pole|pola|pól} w każdej sekcji: {spaces:row}."
        "\nSąsiadować mogą tylko pola tego samego tarasu."
    ),
    "space": (
        "**Gdzie:** sekcja {section}, {terrace:nominative}. **Bóg:** {god:god}. **Zadania:** {touches:row task}."
    ),
    "space.blue": "**Niebieskie:** Architekt ma tu jedno zadanie więcej.",
    "space.green": "**Zielone:** Rzemieślnik ma tu jedno zadanie więcej.",
    "space.plain": "**Zwykłe:** jego kolor nie sprzyja nikomu.",
    "space.cost": (
        ""
        "\n**Koszt:** karta {god:genitive} lub {placement.gold_instead_of_god_card:count gold} oraz żywność. Wędrówka:"
        " {placement.roaming.same} (Arcykapłan w sekcji {section}), {placement.roaming.adjacent} (w sekcji {beside[0]} lub"
        " {beside[1]}), {placement.roaming.non_adjacent} (gdzie indziej)."
    ),
    "space.top": "Zejście: nic.",
    "space.middle": "Zejście: {descending}, a ze znacznikiem Schodów na {spots:each} o {placement.steps_discount} mniej.",
    "space.bottom": (
        "Zejście: {descending}, o {placement.steps_discount} mniej za każdy znacznik Schodów na {spots:each}."
    ),
    "space.next": (
        "\n**Sąsiednie:** {neighbours:row}; Robotnik tego samego koloru dodaje stamtąd zadanie. **Ten sam segment:**"
        " {segment:row}; dopóki nikt w nim nie stoi, Goniec ma jedno zadanie więcej."
    ),
    "space.blocked_top": "\n**Dwoje graczy:** od początku stoi tu Robotnik z woreczka.",
    "space.blocked_middle": (
        "\n**Dwoje graczy:** po pierwszym Święcie staje tu Robotnik z woreczka, jeśli pole jest puste."
    ),
    "spot": (
        "Miejsce na jeden znacznik Schodów, w sekcji {section}, między {between[0]:instrumental} a {between[1]:instrumental}."
        "\n**Budowa:** {tasks.steps.cost:cost}; od razu {tasks.steps.benefit:benefit}."
        "\n**W użyciu:** o {placement.steps_discount} żywności mniej za umieszczenie na {spaces:row}. Właściciel zdobywa"
        " {placement.steps_owner_vp} PZ, ilekroć inny gracz umieszcza tam Robotnika."
    ),
    "spot.upper": "\nTo górne miejsce: dostępne od początku.",
    "spot.lower": (
        ""
        "\nTo dolne miejsce: dostępne, gdy na {upper} stoją już Schody. Gdy ktoś tu buduje, ich właściciel"
        " zdobywa {tasks.steps.upper_owner_vp} PZ."
    ),
    "icon": (
        "Jeden z {all_icons:count task_icon genitive}. **Zadanie:** {benefit:benefit}. Mogą go użyć Robotnicy na polach"
        " {spaces:each}."
    ),
    "task.where": "\n**Pola z tym symbolem:** {spaces:row}.",
    "priest_action": (
        "\nAktywny gracz może zamiast tego wziąć {high_priest.gold_instead:count gold accusative}; inni i tak mogą"
        " dołączyć."
    ),
    # effects that need a word more
    "effect.DrawGod": "Kartę Bogów bierzesz z oferty albo z wierzchu talii.",
    "effect.FreeWeaving": "Darmowa Tkanina to ta odkryta albo ta bezpośrednio pod nią.",
    "effect.FreeStatue": "Posąg daje swoje PZ.",
    "effect.StatueTask": "Za Posąg płaci się jak zwykle.",
    "effect.FreeSteps": "Darmowe Schody dają wszystko, co dają Schody.",
    "effect.StepsTask": "Za Schody płaci się jak zwykle.",
    "effect.FreeBuilding": "Budynek pochodzi z Rynku.",
    "effect.BuildingTask": "Za Budynek płaci się jak zwykle.",
    "effect.GainNomad": "Na miejsce Koczownika trafia Robotnik z woreczka.",
    "effect.ClimbTemple": "Pole Świątyni daje swoją nagrodę.",
    "effect.Rejuvenate": (
        "Odnowić można tylko zakryte Budynki Produkcyjne i karty Armii{only_nobles} oraz leżących Możnych{only_end}."
    ),
    "effect.Merchant": "Kupiec wypłaca wszystkie połączenia w twoich Gobelinach.",
    "effect.ProduceOne": "Jeden odkryty Budynek Produkcyjny produkuje i zostaje odkryty.",
    "effect.Choose": "Wybór należy do ciebie.",
    "effect.Priced": "Możesz nie płacić i z tego zrezygnować.",
}

TABLES: Mapping[str, Mapping[str, str]] = {
    "sized": {"small": "Mały", "large": "Duży"},
    "terraced": {"top": "Górny", "middle": "Środkowy", "bottom": "Dolny"},
    "leads": {"middle": "górne", "bottom": "dolne"},
    "cloth": {"brown": "kolor brązowy", "yellow": "kolor żółty", "green": "kolor zielony", "red": "kolor czerwony"},
    "symbol": {
        "sun": "słońce",
        "moon": "księżyc",
        "lightning": "błyskawica",
        "spiral": "spirala fali",
        "rainbow": "tęcza",
        "four_squares": "krzyż schodkowy",
    },
}
