"""Polish: The Golden Age explained: terms, Palaces, Nation and Cult tiles, overlays, Newcomers, notes on Buildings."""

from collections.abc import Mapping

from bot.languages.language import Templates

KINDS: Templates = {
    "palace": "Pałac",
    "nation": "Płytka Ludu",
    "cult": "Płytka Kultu",
    "newcomer": "Przybysz",
    "overlay_step": "Pole nakładki Świątyni",
}

TITLES: Templates = {
    "palace": "{id:building}",
    "nation": "{id:tile}",
    "cult": "{id:tile}",
    "newcomer": "{worker:worker}",
    "overlay_step": "{id}: {overlay:overlay}, {id:temple_step}",
    "term:golden_age": "Złoty Wiek",
    "term:way_of_the_sun": "Droga Słońca",
    "term:ruruy": "Ruruy",
    "term:simpa": "Simpa",
    "term:vassals": "Wasale Inków",
    "term:vassal": "Wasale",
    "term:nation": "Płytki Ludów",
    "term:nobles": "Możni i Przybysze",
    "term:new_buildings": "Nowe Budynki",
    "term:palace": "Pałace",
    "term:noble": "Możni",
    "term:prophecy": "Przepowiednie",
    "term:newcomer": "Przybysze",
    "term:cult": "Płytki Kultów",
    "term:automa_modules": "Pachamama z modułami",
    "action:influence": "Szerzenie Wpływów",
}

WORDS: Templates = {
    # terms
    "term:golden_age": (
        "Dodatek. Stół wybiera, z czym gra, w dowolnym zestawie: **Droga Słońca** (jedna z dwóch innych dolnych połów"
        " Świątyni), **Wasale Inków** (piąta akcja poboczna), **Możni i Przybysze** (Pałace i Robotnicy o dwóch kolorach)"
        " oraz **Nowe Budynki** ZA1 do ZA8, PX01 i Z04X."
        "\nOd prostych do złożonych: Droga Słońca, Wasale, Możni. W pierwszej rozgrywce lepiej pominąć Wasali albo Możnych i"
        " wziąć raczej stronę Simpa niż Ruruy."
        "\nPachamama gra ze wszystkim; Axomamma zna tylko Nowe Budynki."
    ),
    "term:way_of_the_sun": (
        "Nakładka, **Ruruy** lub **Simpa**, zakrywa dolną połowę Świątyni. Gdzie jej ścieżka się rozdziela, wybierasz pole,"
        " bierzesz jego nagrodę i dopiero wtedy idziesz dalej. Powyżej nakładki jest wydrukowany tor."
        "\nNagroda pola jest po jego lewej stronie; PZ po prawej są dla całego rzędu i może ich być mniej niż w niższym rzędzie. Podczas"
        " każdego Święta twoje pole jeszcze raz daje nagrodę, a rząd PZ, gracz po graczu, zaczynając od tego, kto wywołuje Święto; Rynek Budynków się wtedy nie uzupełnia."
        "\nPoruszenie Arcykapłana oraz Ofiara Wojny wraz z kartami Armii są obowiązkowe, na ile się da. Surowce, karty,"
        " Koczownicy i darmowe Tkaniny przychodzą same: wybierasz, które, ale nie, czy. Z każdej innej nagrody wolno"
        " zrezygnować."
    ),
    "term:ruruy": (
        "Nakładka wzrostu. Po pierwszym polu ścieżka dzieli się raz na dwie gałęzie, lewą i prawą. Kto wejdzie na jedną,"
        " zostaje na niej, aż obie wrócą na wydrukowany tor."
        "\nPole startowe też ma nagrodę, ale tylko dla znacznika, który wciąż stoi tam podczas Święta: 1 kukurydza i PZ"
        " rzędu."
    ),
    "term:simpa": (
        "Nakładka warkocza. Jej gałęzie krzyżują się w każdym rzędzie: z każdego pola możesz iść na lewe lub prawe pole"
        " wyżej."
        "\nZnacznik, który podczas Święta wciąż stoi na polu startowym, kosztuje swojego właściciela 2 PZ. Nikt nie spada"
        " poniżej 0 PZ."
    ),
    "term:vassals": (
        "Moduł. Obok każdego z czterech regionów leży jedna płytka Ludu. Każdy gracz ma czterech Wasali i 12 znaczników"
        " Podboju, które służą i Podbojowi, i Wpływom Kulturowym."
        "\nNowa akcja poboczna **Szerzenie Wpływów** pozwala położyć znacznik na płytce Ludu, a za ziemniaki także postawić"
        " na stałe Wasala tam, gdzie wskazuje płytka. Znaczniki na płytkach Ludów liczą się do większości w ich regionie, ale nie"
        " rozstrzygają remisów."
    ),
    "term:vassal": (
        "Pionki z modułu Wasali, po cztery dla każdego gracza. Umieszcza się go zdolnością płytki Ludu; nigdy już nie wraca."
        " Nie jest Robotnikiem: nie liczy się do limitu Robotników ani do Przepowiedni."
        "\nWasale mogą stać razem, gdzie płytka Ludu nie podaje limitu (VN03, VN06, VN09), i każdy z nich działa. Wasal na"
        " Posągu opuszcza grę razem z nim."
    ),
    "term:nation": (
        "W rozgrywce są cztery spośród płytek od VN01 do VN10, po jednej przy każdym regionie; VN10 tylko z Możnymi. Płytka Ludu przyjmuje"
        " kolejny znacznik tylko wtedy, gdy ma ich mniej, licząc wszystkich graczy, niż jej region ma podbitych pól."
        "\nZnacznik na niej liczy się do większości tak jak znacznik na torze, ale nie rozstrzyga remisu: robi to znacznik"
        " lub Wasal VN05 stojący na torze najdalej w prawo. Co robi Wasal danej płytki, powie pytanie o płytkę, na przykład VN03."
    ),
    "term:nobles": (
        "Moduł. **Pałace** to trzeci rodzaj Budynków; każdy zaczyna z jednym. Robotnik z Wioski lub spośród Koczowników,"
        " który ma kolor pustego Pałacu, może zostać jego **Możnym**, a to daje **Przybysza**, Robotnika o dwóch kolorach."
        " Stojącego Możnego można położyć za zdolność jego Pałacu; na koniec może punktować jego **Przepowiednia**."
        "\nNa Rynku są też dwa Pałace; do pozostałych dochodzą Budynki Pasywne ZN1 do ZN8 i sześć kart Bogów."
    ),
    "term:new_buildings": (
        "Dziesięć Budynków Złotego Wieku, które nie wymagają żadnego modułu: Budynki Pasywne ZA1 do ZA8 i Budynek"
        " Produkcyjny PX01 są wtasowane między inne, a Z04X, który robi to samo co Z04, zajmuje jego miejsce. Można grać z"
        " nimi lub bez nich; moduł dodaje je razem z sobą, chyba że się je znów usunie."
        "\nWasale przynoszą dwa dalsze Budynki Pasywne (ZV1, ZV2), Możni osiem (ZN1 do ZN8) i Pałace. Co robi któryś z nich,"
        " powie pytanie o niego, na przykład ZA5."
    ),
    "term:palace": (
        "Budynek dla Możnego; kosztuje 1 kamień i 1 ziemniaka. Gdzie wolno wziąć Budynek dowolnego rodzaju, może to być"
        " Pałac. Zawsze leży odkryty i daje na koniec {final_scoring.face_up_building} PZ, zamieszkany czy nie."
        "\nJego górna połowa to zdolność, która wymaga Możnego, a dolna to Przepowiednia. Każdy zaczyna z Pałacem ze stosu."
    ),
    "term:noble": (
        "**Mianowanie:** gdy zyskujesz Robotnika z Wioski lub spośród Koczowników, w jakikolwiek sposób poza przygotowaniem,"
        " a ma on kolor twojego pustego Pałacu, możesz go tam postawić, od razu albo wcale. Zostaje na dobre i nie liczy się"
        " do limitu Robotników. Potem możesz wziąć Przybysza."
        "\n**Używanie:** gdy nadchodzi okazja podana na Pałacu, a Możny stoi, możesz go położyć i zapłacić cenę za korzyść."
        " Z jednej okazji może skorzystać kilku Możnych, każdy raz."
        "\n**Stawianie:** Odnowienie może postawić Możnego jak każdą kartę Armii lub Budynek, za tę samą cenę; Z03, Z16 i"
        " zdolność tego samego Pałacu nie mogą."
        "\nMożny, który na koniec stoi, daje {final_scoring.standing_noble} PZ."
    ),
    "term:prophecy": (
        "Dolna połowa Pałacu. Na koniec, przed wszystkim innym, daje {final_scoring.prophecy} PZ, jeśli w Pałacu ktoś jest,"
        " stojący lub nie, a to, czego wymaga, jest spełnione."
        "\nRobotników danego koloru liczy się w twoich zasobach i Pałacach, nie na wzgórzu ani wśród Ofiar Wojny. Przybysz"
        " liczy się raz w każdej Przepowiedni, która wymienia jeden z jego kolorów. Wasale nie są Robotnikami, ale z Wasalem"
        " w Pałacu (VN10) jego Przepowiednia się liczy."
    ),
    "term:newcomer": (
        "Robotnicy o dwóch kolorach. Trzech jest odkrytych; kto bierze, wybiera, a brakującego uzupełnia się z ich woreczka. Dostajesz ich za"
        " mianowanie Możnego oraz z niektórych kart i płytek. Sami Możnymi nie zostają."
        "\n**Umieszczanie:** do zdolności wybierasz jeden z jego rodzajów. Przy sąsiadach liczy się jako kolor, który ma ich"
        " więcej, a dla Budynków i Pałaców, które reagują na rodzaj, jako jeden z dwóch, do wyboru."
        "\n**Na wzgórzu** ma dla tych, którzy przyjdą po nim, oba kolory, ale jest jednym Robotnikiem. Wojownik może zabrać"
        " każdego Przybysza, nawet czerwonego."
        "\n**Limit:** jeden Przybysz się nie liczy, więc możesz zachować trzech Robotników, jeśli jeden z nich jest"
        " Przybyszem."
    ),
    "term:cult": (
        "Odpowiedniki płytek Ludów u Pachamamy: PV01 należy do VN01 i tak dalej. Ilekroć szerzy Wpływy Kulturowe, jeden z jej"
        " czterech Wasali idzie za darmo na płytkę Kultu tego Ludu i służy jej do końca gry. Drugi na tej samej płytce służy"
        " jej jeszcze lepiej; trzeciego nie stawia nigdy."
    ),
    "term:automa_modules": (
        "**Droga Słońca:** gdzie ścieżka się rozdziela, rzuca kością: 1 lub 2 w lewo, 3 lub 4 w prawo. Robotnika do Ofiar"
        " Wojny oddaje za nagrodę tylko wtedy, gdy prowadzi w dwóch regionach, a Arcykapłanem rusza tylko wtedy, gdy żadna z następnych akcji"
        " nie jest możliwa; inaczej 1 złoto. Karta Bogów, którą zagrywa, to wierzchnia z talii."
        "\n**Wasale:** po akcji Arcykapłana najpierw szerzy Wpływy Kulturowe, bez opłaty, jeśli prowadzi w mniej niż dwóch"
        " regionach i jakaś płytka przyjmuje znacznik; Wasal idzie na należącą do niej płytkę Kultu."
        "\n**Możni:** Koczownika lub Robotnika z Wioski, który pasuje do jej pustego Pałacu, bierze przed innymi i robi z niego"
        " Możnego; za nim idzie losowy Przybysz, bez nagrody. Jej Możni nigdy się nie kładą. Na koniec każdy daje z Pałacem 8"
        " PZ, bez względu na to, czego wymaga Przepowiednia."
        "\nZ Wasalami lub Możnymi używa się strony Złotego Wieku jej planszy. Dołączasz do niej jak zwykle."
    ),
    "action:influence": (
        "Z Wasalami Inków jest piąta akcja poboczna: połóż znacznik Podboju na płytce Ludu regionu, w którym jest więcej"
        " podbitych pól niż znaczników wszystkich graczy na tej płytce. Potem możesz zapłacić po 1 ziemniaku za każdy swój znacznik na niej,"
        " razem z nowym, aby zdolnością płytki umieścić Wasala."
        "\nJeśli nie płacisz, nie masz Wasala albo nie masz dla niego miejsca, po prostu kładziesz znacznik. Nikt nie dołącza."
        " Twoje 12 znaczników musi wystarczyć i na Podboje, i na Wpływy."
    ),
    # Newcomers
    "newcomer": (
        "Przybysz dwóch rodzajów: {one:worker} i {other:worker}. Tacy Przybysze: {alike:each}."
        "\n**{one:worker}:** {one:talent}. **{other:worker}:** {other:talent}. Umieszczając go, wybierasz jedną zdolność; z Bliźniaczą"
        " gildią (ZN7) ma obie."
    ),
    # Palaces
    "palace": "**Koszt:** {cost:cost}. **Możny:** {noble:worker}. **Zdolność:** {palace:ability}",
    "palace.use": (
        "\n**Przepowiednia:** {final_scoring.prophecy} PZ na koniec, jeśli ktoś tu jest i {palace:prophecy}."
        "\nUżycie zdolności kładzie Możnego i nigdy nie jest obowiązkowe."
    ),
    "building:X01": ("\nChodzi o wznoszenie w ramach zadania. Ten Posąg daje PZ, ale nie wywołuje Sali idoli (X06)."),
    "building:X02": "\nChodzi o wznoszenie w ramach zadania. Karta Armii może mieć jednego Żołnierza lub dwóch.",
    "building:X03": "\nDzieje się to po całym awansie i jego nagrodach. Może postawić innych Możnych.",
    "building:X04": "\nChodzi o wznoszenie w ramach zadania. Inni mogą jak zawsze kupić to, co zostawisz.",
    "building:X05": (
        "\nMusisz kupić co najmniej jedną Tkaninę we własnym zadaniu; pozostała z cudzego zakupu się nie liczy."
    ),
    "building:X06": "\nChodzi o budowę małego lub dużego Posągu w ramach zadania. Zatrzymujesz obie karty.",
    "building:X07": "\nDzieje się to przed samą Produkcją, także gdy aktywny gracz bierze złoto.",
    "building:X08": (
        "\nDzieje się to przed samą akcją, także gdy aktywny gracz bierze złoto. Może postawić innych Możnych."
    ),
    "building:X09": "\nDzieje się to po Ofierze Wojny, a przed Podbojem. Kamień zastępuje wydrukowany koszt.",
    "building:X10": (
        "\nLiczy się tylko akcja poboczna, nie Koczownik z innego źródła. 2 kamienie zastępują koszt Schodów."
    ),
    "building:X11": "\nNie trzeba Żołnierzy, nic nie zostaje aktywowane, a znacznik jest jednym z twoich.",
    "building:X12": "\nKamień zastępuje wydrukowany koszt.",
    "building:X13": "\nCztery karty widzisz tylko ty; pochodzą wyłącznie z talii.",
    "building:X14": "\nKukurydzę płacisz zaraz po umieszczeniu Rzemieślnika, przed jego zadaniami.",
    "building:X15": ("\nKolejność jest dowolna. Karta Bogów nie potrzebuje Posągu; na koniec tury trafia do oferty."),
    # Passive Buildings
    "building:ZA1": (
        "\nDzieje się to przed samym Oddaniem Czci, także gdy aktywny gracz bierze złoto. Na szczycie nic nie daje."
    ),
    "building:ZA2": (
        "\nPrzed każdą płytką podajesz stos. Gdy zaczniesz, dobierasz wszystkie trzy; płacisz jak zwykle albo nie wznosisz"
        " niczego."
    ),
    "building:ZA3": (
        "\nOdrzucasz całą kartę, czy ma jednego Żołnierza, czy dwóch; najwyżej jedną za każdego umieszczonego Kapłana."
    ),
    "building:ZA4": "\nJedna Tkanina to już Gobelin; więcej niż cztery Gobeliny też dają 9 PZ.",
    "building:ZA5": ("\nMoże być jedną z dwóch akcji obok akcji Arcykapłana. Nie ma za nią złota i nikt nie dołącza."),
    "building:ZA6": "\nRobotnik pochodzi z twoich zasobów. Może postawić Możnych.",
    "building:ZA7": "\nDzieje się to przed samą akcją: zagrana tak karta może walczyć w tym Podboju.",
    "building:ZA8": "\nDziała też przed Kupcem podczas Święta. Gobelin nadal może mieć każdy wzór tylko raz.",
    "building:ZV1": "\nDzieje się to po znaczniku i zdolności, także gdy zdolność nie jest użyta.",
    "building:ZV2": "\nTo cała akcja za swoją cenę, przed samym Oddaniem Czci, oprócz dwóch akcji twojej tury.",
    "building:ZN1": "\nNic nie kosztuje i dzieje się przed samą akcją, także gdy aktywny gracz bierze złoto.",
    "building:ZN2": "\nTo jedno zadanie, bez względu na to, ile jego kolorów pomaga.",
    "building:ZN3": "\nWybierasz spośród odkrytych; jeśli ich nie ma, nie dostajesz nikogo.",
    "building:ZN4": "\nZłoto dostajesz po zapłaceniu ceny, więc nie opłaci ono tego użycia.",
    "building:ZN5": (
        "\nChodzi o wznoszenie w ramach zadania. Akcja jest przed rekrutowaniem; tura akcji pobocznych jej nie daje."
    ),
    "building:ZN6": "\nGdy w Pałacu ktoś jest, spełniona Przepowiednia daje 7 PZ zamiast 5.",
    "building:ZN7": (
        "\nKażdy sąsiad liczy się raz. Dla Budynków i Pałaców, które reagują na rodzaj, nadal liczy się jako jeden z"
        " dwóch."
    ),
    "building:ZN8": (
        "\nJedna karta na każdego umieszczonego Przybysza; nie potrzebuje Posągu, a za pole wolno zapłacić złotem."
    ),
    "building:Z04X": (
        "\nZajmuje miejsce Z04. Nie zmienia nagród każdego późniejszego Kupca i działa także przy darmowych Tkaninach."
    ),
    # Nation and Cult tiles
    "nation": "**Zdolność:** {id:nation_text}",
    "nation:VN01": (
        "\nDwaj Wasale naprzeciw siebie nie tworzą pasującego połączenia. Wasal zostaje na krawędzi, dokądkolwiek trafi Tkanina."
    ),
    "nation:VN02": (
        "\nOminięte pole nie liczy się do ruchu. Pomaga to tylko tobie; inni poruszają się tam jak zwykle."
    ),
    "nation:VN03": (
        "\nNa tych samych Schodach może stać kilku Wasali; każdy daje surowiec przy każdym umieszczeniu poniżej."
    ),
    "nation:VN04": (
        "\nAwansujesz zaraz po umieszczeniu Robotnika, przed jego zadaniami. Dolny segment mieści tylko jednego Wasala,"
        " bez względu na to, czyj jest."
    ),
    "nation:VN05": (
        "\nZnacznik wraca do twoich zasobów. To nie jest Podbój i nie wymaga Żołnierzy. Wasala nie da się zastąpić, a remisy"
        " rozstrzyga zamiast znacznika."
    ),
    "nation:VN06": "\nNigdy nie rozstrzyga remisu. Przy jednym znaczniku może stać kilku Wasali.",
    "nation:VN07": "\nLiczy się tylko podczas Świąt i nie jest Robotnikiem. Zatrzymujesz wszystkie trzy karty.",
    "nation:VN08": (
        "\nPrzy Produkcji Budynek musi być odkryty; produkuje raz na każdą aktywację, nawet gdy bierzesz złoto."
    ),
    "nation:VN09": (
        "\nRaz na kartę i Wasala, przy pierwszej korzyści, którą bierzesz. Karta, która tylko umieszcza Robotnika, nic nie"
        " daje. Na jednym Posągu może stać kilku Wasali."
    ),
    "nation:VN10": (
        "\nPałac może mieć dowolny kolor i żaden Możny już się do niego nie wprowadzi. Wasal sam nie daje PZ i nie jest"
        " Robotnikiem żadnego koloru."
    ),
    "cult": "Należy do: {nation:tile}. **Jeden Wasal:** {id:cult_text} {id:cult_second}",
    "automa_space.golden_age": "\nJest na tej stronie jej planszy, która służy do gry z Wasalami lub Możnymi.",
    # overlays
    "temple.start_ruruy": (
        "Na stronie Ruruy wszystkie znaczniki zaczynają tutaj. Podczas każdego Święta znacznik, który wciąż tu stoi, daje {vp} PZ i"
        " nagrodę: {reward:benefit}."
    ),
    "temple.start_simpa": (
        "Na stronie Simpa wszystkie znaczniki zaczynają tutaj. Podczas każdego Święta znacznik, który wciąż tu stoi, kosztuje"
        " swojego właściciela 2 PZ."
    ),
    "temple.left": "\nTo lewe z dwóch pól tego rzędu.",
    "temple.right": "\nTo prawe z dwóch pól tego rzędu.",
    "temple.two_weavings": "Obie bierze się, zanim zostanie odkryta następna płytka.",
    "temple.next": "\n**Stąd dalej:** {next:each}.",
    # effects that need a word more
    "effect.GainNewcomer": "Wybierasz spośród odkrytych Przybyszów.",
    "effect.PlayGod": ("Karta Bogów nie potrzebuje Posągu i nie umieszcza Robotnika; na koniec tury trafia do oferty."),
    "effect.PlaceConquestMarker": (
        "Najpierw mogą wejść do gry karty Armii, każda za {play_price:cost accusative}; potem podbijasz jedno pole za jego"
        " Żołnierzy. Nikt nie dołącza."
    ),
    "effect.CasualtyForArmy": "Robotnik pochodzi z twoich zasobów; musisz zrobić z tego tyle, ile możesz.",
    "effect.MovePriest": "Arcykapłan musi się ruszyć; niczego to nie aktywuje.",
}

NAMES: Mapping[str, tuple[str, ...]] = {
    "term:golden_age": ("dodatek", "rozszerzenie", "moduły", "moduł"),
    "term:way_of_the_sun": ("nakładka", "nakładki", "rozdzielona ścieżka", "ścieżka", "nakładka świątyni"),
    "term:ruruy": ("wzrost", "rozdzielenie"),
    "term:simpa": ("warkocz", "krzyżowanie"),
    "term:vassals": ("moduł wasali",),
    "term:vassal": ("wasal", "wasali", "wasala"),
    "term:nation": ("lud", "ludy", "płytka ludu", "nacja", "nacje", "naród"),
    "term:nobles": ("moduł możnych",),
    "term:new_buildings": ("więcej budynków", "budynki dodatku"),
    "term:palace": ("pałac",),
    "term:noble": (
        "możny",
        "możnych",
        "szlachcic",
        "mianuj",
        "mianować",
        "mianowanie",
        "położyć możnego",
        "postawić możnego",
    ),
    "term:prophecy": ("przepowiednia", "przepowiedni", "proroctwo"),
    "term:newcomer": ("przybysz", "przybysza", "przybyszów", "dwa kolory"),
    "term:cult": ("kult", "kulty", "płytka kultu"),
    "term:automa_modules": ("moduły solo", "automa i moduły"),
    "action:influence": ("wpływy", "wpływy kulturowe", "szerzenie", "szerz wpływy", "wpływ"),
}
