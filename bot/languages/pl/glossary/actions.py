"""Polish: what one does: actions, tasks, Workers, resources; and what each Passive Building means in play."""

from bot.languages.language import Templates

TITLES: Templates = {
    "action:worship": "Oddanie Czci",
    "action:offering": "Składanie Ofiar",
    "action:rejuvenate": "Odnowienie",
    "action:conquest": "Podbój",
    "action:produce": "Produkcja",
    "action:high_priest": "Poruszenie Arcykapłana",
    "action:pray": "Modlitwa",
    "action:train": "Szkolenie (akcja)",
    "action:recruit": "Rekrutacja",
    "action:hire": "Rekrutowanie na koniec tury",
    "action:discard_army": "Karta Armii za jej surowiec",
    "action:exchange": "Wymiana u Wekslarza",
    "action:oracle": "Pytanie do Wyroczni",
    "task:potato": "Zbierz ziemniaki",
    "task:corn": "Zbierz kukurydzę",
    "task:stone": "Zbierz kamienie",
    "task:gold": "Zbierz złoto",
    "task:weavings": "Zakup Tkanin",
    "task:statue": "Zbuduj Posąg",
    "task:steps": "Zbuduj Schody",
    "task:building": "Wznieś Budynek",
    "task:training": "Szkolenie",
    "task:produce_one": "Wyprodukuj Raz",
    "task:merchant": "Kupiec",
    "resource:potato": "Ziemniak",
    "resource:corn": "Kukurydza",
    "resource:stone": "Kamień",
    "resource:gold": "Złoto",
    "resource:food": "Żywność",
    "resource:vp": "PZ",
}

ACTIONS: Templates = {
    "action:worship": (
        "Oddaj Posągi, aby awansować w Świątyni; opuszczają grę."
        "\n**Aktywny gracz:** jeden duży Posąg za {high_priest.worship.active_large:plural pole|pola|pól}, jeden mały za"
        " {high_priest.worship.active_small:plural pole|pola|pól} albo oba."
        "\n**Pozostali**, w kolejności tury: jeden Posąg, mały lub duży, za"
        " {high_priest.worship.follower_any:plural pole|pola|pól}."
    ),
    "action:offering": (
        "Oddaj kukurydzę, aby awansować w Świątyni."
        "\n**Aktywny gracz:** {high_priest.offering.active_corn_per_step:count corn} za pole, najwyżej"
        " {high_priest.offering.active_max_steps:plural pole|pola|pól}."
        "\n**Pozostali**, w kolejności tury: {high_priest.offering.follower_corn:count corn} za"
        " {high_priest.offering.follower_max_steps:plural pole|pola|pól}."
    ),
    "action:rejuvenate": (
        "Zakryte Budynki Produkcyjne i karty Armii zostają odkryte: tyle, za ile chcesz zapłacić."
        "\n**Aktywny gracz:** {high_priest.rejuvenate.active_free} za darmo, każde następne za"
        " {high_priest.rejuvenate.active_price_food:count food accusative}."
        "\n**Pozostali**, w kolejności tury: po {high_priest.rejuvenate.follower_price_corn:count corn accusative} za"
        " sztukę; złoto zastępuje kukurydzę, ziemniaki nie."
        "{only_nobles}\n**Możni i Przybysze:** tak samo i za tę samą cenę można postawić leżącego Możnego.{only_end}"
    ),
    "action:conquest": (
        "Najpierw aktywny gracz wysyła Robotnika z jednego z końców Wioski do Ofiar Wojny (spośród Koczowników, jeśli"
        " Wioska jest pusta), nawet gdy bierze złoto."
        "\nPotem wszyscy mogą zagrywać z ręki karty Armii, każdą za {play_price:cost accusative}; pierwsza karta"
        " aktywnego gracza jest darmowa."
        "\nPotem, w kolejności tury, każdy może położyć znacznik Podboju na pustym polu dowolnego regionu: odkryci"
        " Żołnierze muszą pokryć jego cenę, gracz otrzymuje korzyść, potem jednych Żołnierzy odrzuca, a innych zakrywa."
        " Każdą kartę odrzuca się albo zakrywa w całości, a nadwyżka przepada. Na samym końcu aktywny gracz, i tylko on,"
        " może położyć drugi znacznik."
    ),
    "action:produce": (
        "Odkryte Budynki Produkcyjne dają swoje korzyści, każdy raz i tyle z nich, ile chce ich właściciel; potem"
        " wszystkie, które to zrobiły, zostają zakryte."
        "\n**Aktywny gracz** może też odnowić {high_priest.produce.active_flips_up:count production_building accusative},"
        " zanim pierwszy zacznie produkować albo gdy wszystkie są już zakryte."
        "\n**Pozostali**, w kolejności tury: tylko produkują."
        "{only_vassals}\nBudynek z twoim Wasalem (VN08) produkuje i nie zostaje zakryty.{only_end}"
    ),
    "action:high_priest": (
        "Przesuń swojego Arcykapłana o 1 lub {high_priest.max_move} pola zgodnie z ruchem wskazówek zegara. Akcja pola, na"
        " którym stanie, jest aktywowana dla wszystkich: najpierw wykonujesz ją ty albo bierzesz"
        " {high_priest.gold_instead:count gold accusative}, a potem inni mogą dołączyć w kolejności tury, zwykle na"
        " gorszych warunkach. Od teraz Wędrówka zaczyna się w nowej sekcji."
        "{only_vassals}\nPola z twoimi Wasalami (VN02) możesz ominąć, każde za 1 ziemniaka.{only_end}"
    ),
    "action:pray": (
        "Weź 2 karty Bogów, jedną po drugiej, każdą z wierzchu talii albo z oferty. Pierwszą widzisz, zanim wybierzesz"
        " drugą."
    ),
    "action:train": "Dobierz 2 karty Armii; jedna zostaje na ręku, druga idzie na stos kart odrzuconych.",
    "action:recruit": (
        "Weź za darmo wybranego Robotnika spośród Koczowników. Jego miejsce od razu zajmuje Robotnik z woreczka.{only_nobles} Z modułem"
        " Możni i Przybysze może zostać Możnym w twoim pustym Pałacu.{only_end}"
    ),
    "action:hire": (
        "Kończąc turę, możesz zrekrutować jednego Robotnika z Wioski: tego od strony ziemniaków za 1 ziemniaka albo tego od strony kukurydzy za 1 kukurydzę. Złoto też się liczy. Ostatniego wolno wziąć za jedno lub drugie. Nie możesz"
        " zachować więcej niż {worker_limit.regular:count worker genitive}{only_nobles}, nie licząc jednego"
        " Przybysza{only_end}; pusta Wioska wywołuje Święto."
        "{only_nobles}\nZ modułem Możni i Przybysze zrekrutowany Robotnik może zostać Możnym w twoim pustym"
        " Pałacu.{only_end}"
    ),
    "action:discard_army": (
        "W dowolnej chwili swojej tury możesz odrzucać karty Armii **z ręki**, ile chcesz, za wydrukowane na nich surowce:"
        " także między zadaniami, tuż przed zapłatą, na koniec tury i podczas Święta na początku tej tury. Kart"
        " leżących w obszarze nie da się tak sprzedać."
    ),
    "action:exchange": (
        "Właściciel Wekslarza (Z15) może zamienić 2 kamienie, 2 kukurydze lub 1 złoto na jedno z pozostałych, ile razy"
        " chce, przy każdym pytaniu skierowanym do niego, nawet w turze innego gracza."
    ),
    "action:oracle": (
        "Właściciel Wyroczni (Z19) może w swojej turze, ile razy chce, zapłacić 1 ziemniaka za kartę Bogów, z oferty albo"
        " z talii."
    ),
}

TASKS: Templates = {
    "task:potato": "Zysk: {benefit:benefit}.",
    "task:corn": "Zysk: {benefit:benefit}.",
    "task:stone": "Zysk: {benefit:benefit}.",
    "task:gold": "Zysk: {benefit:benefit}. Mierniczy (Z20) nic do złota nie dodaje.",
    "task:weavings": (
        "Odkryj {tasks.weavings.tiles_drawn:plural wierzchnią Tkaninę|wierzchnie Tkaniny|wierzchnich Tkanin}. Kup 1, 2 lub"
        " 3 z nich, razem za {tasks.weavings.corn_for_1_2_3[0]}, {tasks.weavings.corn_for_1_2_3[1]} lub"
        " {tasks.weavings.corn_for_1_2_3[2]:count corn genitive}, albo żadnej; zapłacone od razu dokładasz do Gobelinów."
        " Potem każdy inny gracz w kolejności tury może kupić jedną z pozostałych za"
        " {tasks.weavings.leftover_corn:count corn accusative}. Reszta trafia pod stos, a nowa wierzchnia płytka zostaje"
        " odkryta."
    ),
    "task:statue": (
        "Weź Posąg dowolnego boga, który jeszcze jest: mały za {tasks.statue.small.cost:cost accusative}"
        " ({tasks.statue.small.vp} PZ), duży za {tasks.statue.large.cost:cost accusative} ({tasks.statue.large.vp} PZ)."
    ),
    "task:steps": (
        "Zapłać {tasks.steps.cost:cost accusative}, połóż znacznik Schodów na dowolnym otwartym miejscu wzgórza, nie tylko"
        " w sekcji Robotnika; zysk: {tasks.steps.benefit:benefit}. Dolne miejsce otwiera się, gdy w jego sekcji stoją"
        " górne Schody; budowa na nim daje ich właścicielowi {tasks.steps.upper_owner_vp} PZ, nawet jeśli to ty."
    ),
    "task:building": (
        "Wznieś jeden z Budynków na Rynku za jego cenę. Jeśli stać cię na któryś, możesz najpierw, raz, odłożyć kartę Bogów"
        " z ręki pod talię i wymienić 1 lub 2 Budynki na Rynku; potem wznosisz jeden, jeśli możesz."
    ),
    "task:training": "Dobierz 2 karty Armii; jedna zostaje na ręku, druga idzie na stos kart odrzuconych.",
    "task:produce_one": "Jeden z twoich odkrytych Budynków Produkcyjnych daje swoją korzyść. Zostaje odkryty.",
    "task:merchant": "Każde pasujące połączenie w twoich Gobelinach daje swoją nagrodę.",
}

WORKERS: Templates = {
    "worker:architect": (
        "Niebieski. Na **niebieskim** polu Architekt ma jedno zadanie więcej. Niebieskie pola są na każdym tarasie."
    ),
    "worker:craftsman": (
        "Zielony. Na **zielonym** polu Rzemieślnik ma jedno zadanie więcej. Zielone pola są na każdym tarasie."
    ),
    "worker:warrior": (
        "Czerwony. Umieszczając Wojownika, dobierz 1 kartę Armii. Potem możesz zabrać ze wzgórza do swoich zasobów jednego"
        " **sąsiadującego** Robotnika, który nie jest Wojownikiem, bez względu na to, kto go umieścił{only_nobles}; Przybysza wolno zabrać"
        " nawet czerwonego{only_end}. Zadania liczy się wcześniej."
    ),
    "worker:courier": (
        "Żółty. Goniec płaci za umieszczenie o {placement.courier_discount:count food accusative} mniej, po odliczeniu wszystkich"
        " Schodów. Jeśli w tej chwili nikt nie stoi w **segmencie** (tarasie tej sekcji), ma jedno zadanie więcej."
    ),
    "worker:priest": (
        "Biały. Przed jego pierwszym zadaniem możesz raz zapłacić {placement.priest_extra_task_price:cost accusative} za"
        " jedno zadanie więcej. Po zadaniach musisz wziąć kartę Bogów, z oferty albo z talii."
    ),
}

RESOURCES: Templates = {
    "resource:potato": (
        "Żywność. Płacisz nim za umieszczanie Robotników, za rekrutowanie z jednego z końców Wioski, za zagrywanie kart Armii"
        " przy Podboju, za dodatkowe zadanie Kapłana i podczas Święta za karty Bogów na ręku."
        "\n**Skąd:** z zadania Zbierz ziemniaki, z Budynków Produkcyjnych, kart Bogów, kart Armii, połączeń Tkanin,"
        " Podbojów i Świątyni."
    ),
    "resource:corn": (
        "Żywność. Płacisz nią za umieszczanie Robotników, za rekrutowanie z jednego z końców Wioski, za Tkaniny, Składanie Ofiar"
        " i wiele Budynków. Kto dołącza do Odnowienia, płaci kukurydzą."
        "\n**Skąd:** z zadania Zbierz kukurydzę, z Budynków Produkcyjnych, kart Bogów, kart Armii i Podbojów."
    ),
    "resource:stone": (
        "Płacisz nim za Schody, Posągi i wszystkie Budynki."
        "\n**Skąd:** z zadania Zbierz kamienie, z Budynków Produkcyjnych, kart Bogów, kart Armii, połączeń Tkanin, Podbojów"
        " i Świątyni."
    ),
    "resource:gold": (
        "Zastępuje każdy inny surowiec w stosunku 1:1. {placement.gold_instead_of_god_card:count gold} zastępuje też kartę"
        " Bogów, gdy umieszczasz Robotnika. Duże Posągi i niektóre Budynki wymagają właśnie złota. Każde złoto, które"
        " zostaje na koniec, daje {final_scoring.gold} PZ."
        "\n**Skąd:** z zadania Zbierz złoto, zamiast aktywowanej akcji Arcykapłana, z Budynków Produkcyjnych, kart Bogów,"
        " kart Armii, połączeń Tkanin, Podbojów i Świątyni."
    ),
    "resource:food": (
        "Ziemniaki lub kukurydza, w dowolnych proporcjach. Złoto też się liczy. Płaci się nią za umieszczanie Robotników."
    ),
    "resource:vp": (
        "Punkty Zwycięstwa. Każdy zaczyna z {score.start}; nikt nie spada poniżej {score.minimum}. Wygrywa ten, kto po"
        " ostatecznej punktacji ma ich najwięcej."
    ),
}

GODS_AND_STATUES: Templates = {
    "statue:small": (
        "Przy **Oddaniu Czci** jest wart {high_priest.worship.active_small:plural pole|pola|pól} w Świątyni, bez względu na to,"
        " kto je aktywuje. Niektóre pola i karty dają mały Posąg za darmo; PZ daje tak samo."
    ),
    "statue:large": (
        "Przy **Oddaniu Czci** jest dla aktywnego gracza wart {high_priest.worship.active_large:plural pole|pola|pól} w"
        " Świątyni, a dla gracza, który dołącza, {high_priest.worship.follower_any}. Dużego Posągu nic nie daje za darmo."
    ),
}

WORDS: Templates = {**ACTIONS, **TASKS, **WORKERS, **RESOURCES, **GODS_AND_STATUES}
