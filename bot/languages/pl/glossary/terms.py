"""Polish: the terms a player meets first, each in a few sentences: the turn, the hill, gods and Steps."""

from bot.languages.language import Templates

WORDS: Templates = {
    "term:turn": (
        "Robisz **jedno** z dwojga: umieszczasz Robotnika albo wykonujesz dwie różne akcje poboczne. Darmowe akcje"
        " możesz wykonywać w każdej chwili."
        "\nPotem tura się kończy, kolejno: możesz zrekrutować jednego Robotnika z Wioski; usuwasz Robotników ponad"
        " {worker_limit.regular}{only_nobles}, nie licząc jednego Przybysza{only_end}; pusta Wioska wywołuje Święto;"
        " Rynek Budynków się uzupełnia; zagrana karta Bogów trafia do oferty."
        "\nPrzed swoją pierwszą turą stawiasz Arcykapłana na dowolnym polu Coricanchy; niczego to nie aktywuje."
    ),
    "term:placement": (
        "1. Weź Robotnika ze swoich zasobów i zagraj kartę Bogów z bogiem któregoś pustego pola albo zapłać"
        " {placement.gold_instead_of_god_card:count gold accusative} za dowolnego boga."
        "\n2. Zapłać żywność za Wędrówkę i Zejście."
        "\n3. Umieść Robotnika. Właściciele użytych Schodów zdobywają PZ; z Wojownikiem dobierasz kartę Armii i możesz"
        " zabrać sąsiadującego Robotnika."
        "\n4. Wykonaj jego zadania. Mając Posąg boga z tej karty, możesz też użyć jej korzyści, przed zadaniami lub po"
        " nich, wszystkich lub części."
        "\n5. Kapłan bierze kartę Bogów. Na koniec tury zagrana karta trafia do oferty."
    ),
    "term:placement_cost": (
        "Żywność za **Wędrówkę** ({placement.roaming.same}, {placement.roaming.adjacent} lub"
        " {placement.roaming.non_adjacent}) plus żywność za **Zejście** ({placement.descending[top]},"
        " {placement.descending[middle]} lub {placement.descending[bottom]}). Każdy znacznik Schodów po drodze, w sekcji"
        " pola, obniża Zejście o {placement.steps_discount}, lecz nie poniżej 0. Goniec płaci potem łącznie o"
        " {placement.courier_discount} mniej. Płacisz przed zadaniami, ziemniakami, kukurydzą lub złotem, oprócz karty"
        " Bogów albo złota za boga."
    ),
    "term:roaming": (
        "Droga z sekcji twojego Arcykapłana do sekcji pola: {placement.roaming.same} żywności w tej samej,"
        " {placement.roaming.adjacent} w jednej z dwóch obok, {placement.roaming.non_adjacent} w pozostałych."
    ),
    "term:descending": (
        "Droga w dół: {placement.descending[top]} żywności na górny taras, {placement.descending[middle]} na środkowy,"
        " {placement.descending[bottom]} na dolny. Każde Schody powyżej pola, w tej samej sekcji, odejmują"
        " {placement.steps_discount}, lecz nie poniżej 0. Robotnik używa ich wszystkich, czy tego chcesz, czy nie, a"
        " ich właściciele zdobywają PZ."
    ),
    "term:tasks": (
        "Umieszczony Robotnik ma **1** zadanie, plus 1 za każdego sąsiadującego Robotnika swojego koloru, plus to, co"
        " dodaje jego rodzaj."
        "\nKażde zadanie zużywa jeden z trzech symboli na rogach pola. Zanim któryś posłuży drugi raz, muszą posłużyć"
        " wszystkie trzy: dwa zadania to dwa różne symbole, a czwarte zaczyna nową serię."
        "\nMożesz przerwać w każdej chwili. Gdy żadnego z symboli, które zostały w serii, nie da się wykonać, reszta"
        " zadań przepada; pominięty symbol nie jest zużyty, więc nowej serii nie zaczyna."
    ),
    "term:adjacent": (
        "Dwa pola sąsiadują, gdy leżą na **tym samym tarasie** i dotykają **tego samego symbolu zadania**, także przez"
        " granicę dwóch sekcji. Każdy Robotnik tego samego koloru na sąsiednim polu, bez względu na to, kto go umieścił, daje umieszczanemu"
        " jeszcze jedno zadanie. Liczy się prawdziwy kolor, nawet gdy Budynek pozwala działać jak ktoś inny."
    ),
    "term:hill": (
        "Pięć sekcji wokół Coricanchy, każda z trzema tarasami: {all_spaces:plural pole|pola|pól} dla Robotników,"
        " {all_icons:count task_icon} i {all_spots:plural miejsce|miejsca|miejsc} na Schody. Pole jest trójkątem;"
        " pokazuje boga, a na rogach ma trzy zadania, które oferuje. Nazwa mówi, gdzie leży: taras górny (**T**),"
        " środkowy (**M**) lub dolny (**B**), potem sekcja. Czerwona linia to granica dwóch sekcji."
    ),
    "term:icons": (
        "Wszystkie symbole z obrazów i ich nazwy; pod tymi nazwami wyjaśniają je /zasady. Każdy rodzaj Robotnika ma"
        " własny kształt i kolor, a każdy gracz swój znak: serce, krzyż, kroplę lub gwiazdę."
        "\n**Obwódki** pokazują, co się właśnie zmieniło. **Trzy koła** w prawym górnym rogu to Święta: pełne po"
        " wywołaniu. Architekt ma jedno zadanie więcej na polu **niebieskim**, Rzemieślnik na **zielonym**."
        "\n**Solo:** czerwone **1** do **4** to liczby na kości, każda przy bogu, którego pole zajęłaby automa. **✓**"
        " oznacza akcję Arcykapłana, której warunek jest spełniony, czyli możliwą teraz{only_nobles}; na Pałacu oznacza"
        " spełnioną Przepowiednię{only_end}."
    ),
    "term:help": (
        "**Cofanie:** tura jest planem, dopóki jej nie potwierdzisz. **Wstecz** albo /cofnij cofa jeden krok, **Od nowa**"
        " wszystkie. Nie da się cofnąć tylko kroku ze znakiem 🔒, bo coś ujawnia."
        "\n**Podpowiedź:** przycisk na ekranie twojej tury pokazuje, co rozważyłby bot, jeśli stół na to pozwala."
        "\n**Co się zmieniło**, ma po każdej turze obwódkę na obrazie; **Co nowego** pokazuje wszystko od twojej"
        " ostatniej tury, a /dziennik opowiada to dokładnie."
        "\n**Znów wezwanie?** W cudzych turach też są pytania do ciebie: o dołączenie do akcji Arcykapłana, o pozostałą"
        " Tkaninę, podczas Święta."
        "\n**Nowa rozgrywka:** /gra nowa otwiera stół. **/pomoc** to krótkie oprowadzanie."
    ),
    "term:section": (
        "Sekcja to jedna piąta wzgórza; numery od 1 do 5 biegną zgodnie z ruchem wskazówek zegara. Ma"
        " {terraces[top].spaces_per_segment:plural pole|pola|pól} na górnym tarasie,"
        " {terraces[middle].spaces_per_segment} na środkowym i {terraces[bottom].spaces_per_segment} na dolnym, dwa"
        " miejsca na Schody i jedno pole Arcykapłana. Wędrówka liczy drogę z sekcji do sekcji."
    ),
    "term:terrace": (
        "Tarasy to pierścienie wzgórza: górny, środkowy i dolny. Droga w dół kosztuje żywność (Zejście); sąsiadować mogą"
        " tylko Robotnicy na tym samym tarasie."
    ),
    "term:segment": (
        "Segment to jeden taras jednej sekcji: {terraces[top].spaces_per_segment},"
        " {terraces[middle].spaces_per_segment} lub {terraces[bottom].spaces_per_segment:plural pole|pola|pól}. Goniec"
        " ma jedno zadanie więcej, jeśli w chwili umieszczenia nikt w jego segmencie nie stoi; Robotnicy blokujący pola"
        " w grze dla dwóch osób też się liczą."
    ),
    "term:coricancha": (
        "Sanktuarium na szczycie wzgórza. Każde z jego pięciu pól należy do jednej sekcji i ma akcję Arcykapłana; zgodnie"
        " z ruchem wskazówek zegara są to Oddanie Czci, Składanie Ofiar, Odnowienie, Podbój i Produkcja. Na początku"
        " płytka jest losowo obracana, chyba że gracie z układem nadrukowanym: plansza pokazuje, gdzie jest która akcja. Na"
        " jednym polu może stać dowolnie wielu Arcykapłanów."
    ),
    "term:high_priest": (
        "Każdy gracz ma jednego, na Coricanchy. W jego sekcji zaczyna się twoja Wędrówka. Poruszenie go to akcja"
        " poboczna, która aktywuje jego nowe pole, i to dla wszystkich."
    ),
    "term:secondary": (
        "Zamiast umieszczać Robotnika, wykonujesz **dwie różne**, w dowolnej kolejności: poruszenie Arcykapłana; Modlitwa"
        " (2 karty Bogów); Szkolenie (2 karty Armii, zostaje 1); Rekrutacja (Robotnik spośród Koczowników)."
        "{only_golden_age}\n**Złoty Wiek:** z Wasalami Inków także Szerzenie Wpływów. Droga procesyjna (ZA5) i Dom"
        " poległych (ZA6) dają swoim właścicielom po jednej więcej; liczą się jako osobne akcje.{only_end}"
    ),
    "term:free_action": (
        "W każdej chwili swojej tury, ile razy chcesz i oprócz wszystkiego innego: odrzucaj karty Armii z ręki za ich"
        " surowce. Wekslarz (Z15) i Wyrocznia (Z19) dają swoim właścicielom dwie dalsze."
    ),
    "term:follow": (
        "Gdy ktoś porusza Arcykapłana, aktywowana akcja jest otwarta dla wszystkich. Pierwszy jest aktywny gracz; potem"
        " inni w kolejności tury mogą **dołączyć**, zwykle drożej albo ze słabszym skutkiem. Wolno dołączyć nawet wtedy,"
        " gdy aktywny gracz bierze złoto, ale samemu nie bierze się go nigdy."
    ),
    "term:gold_instead": (
        "**Zamiast karty Bogów:** za {placement.gold_instead_of_god_card:count gold accusative} umieszczasz Robotnika na"
        " polu dowolnego boga. Nie ma wtedy karty, której korzyści dałby ci Posąg."
        "\n**Zamiast akcji:** po poruszeniu Arcykapłana aktywny gracz może wziąć {high_priest.gold_instead:count gold"
        " accusative} i nie wykonywać akcji. Inni i tak mogą dołączyć, a Podbój i tak zabiera Ofiarę Wojny."
    ),
    "term:payment": (
        "Złoto zastępuje każdy inny surowiec w stosunku 1:1. Jeśli da się zapłacić na różne sposoby, wybierasz. Żywność"
        " to ziemniaki lub kukurydza. Niczego innego nie wolno zamieniać, chyba że Budynek mówi inaczej. Surowców nigdy"
        " nie zabraknie."
    ),
    "term:god_card": (
        "Karta Bogów pokazuje boga i korzyść."
        "\n**Umieszczanie Robotnika:** zagraj kartę z bogiem pola. Jeśli masz Posąg tego boga, możesz też użyć jej"
        " korzyści."
        "\n**Po Święcie** (oprócz ostatniego) możesz zagrać do {festival.god_cards_playable} kart i otrzymać ich korzyści."
        "\n**Wznoszenie:** odłóż jedną pod talię, aby wymienić 1 lub 2 Budynki na Rynku."
        "\n**Na ręku** każda kosztuje podczas Święta {festival.potato_per_god_card:count potato accusative}, a na koniec"
        " daje {final_scoring.god_card_in_hand} PZ. Ręka nie ma limitu."
    ),
    "term:god_offer": (
        "Odkryte karty Bogów dla wszystkich, najwyżej {setup.god_offer_size[2]}, {setup.god_offer_size[3]} lub"
        " {setup.god_offer_size[4]} przy 2, 3 lub 4 graczach; na początku pusta. Na koniec twojej tury trafia tu karta"
        " Bogów, którą zagrywasz. Jeśli oferta jest pełna, jej karty są najpierw wtasowane do talii. Biorąc kartę Bogów,"
        " wybierasz między ofertą a talią; tylko po Święcie, dopóki wszyscy nie zagrają kart Bogów, dobiera się wyłącznie"
        " z talii."
    ),
    "term:statue": (
        "Mały: {tasks.statue.small.cost:cost}, {tasks.statue.small.vp} PZ. Duży: {tasks.statue.large.cost:cost},"
        " {tasks.statue.large.vp} PZ. Każdy bóg ma dwa małe i jeden duży."
        "\nPosąg w twoim obszarze, mały czy duży, pozwala używać korzyści każdej karty jego boga, którą zagrywasz, aby"
        " umieścić Robotnika; zbudowany w zadaniu tego samego umieszczenia działa po zadaniach."
        "\nPrzy Oddaniu Czci oddajesz Posągi za pola w Świątyni. Bez Posągu danego boga tracisz jego pomoc."
    ),
    "term:steps": (
        "Kosztują {tasks.steps.cost:cost accusative} i dają: {tasks.steps.benefit:benefit}. Każda sekcja ma górne i dolne"
        " miejsce; dolne wymaga górnego, którego właściciel dostaje przy budowie dolnego {tasks.steps.upper_owner_vp}"
        " PZ."
        "\nKażdy znacznik obniża wszystkim Zejście na pola pod nim, w jego sekcji, o {placement.steps_discount} żywności."
        " Gdy twoich Schodów używa **inny** gracz, zdobywasz {placement.steps_owner_vp} PZ za znacznik."
    ),
}
