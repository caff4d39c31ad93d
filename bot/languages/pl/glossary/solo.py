"""Polish: the solo game, its two opponents, their boards and their personality tokens."""

from collections.abc import Mapping

from bot.languages.language import Templates

KINDS: Templates = {
    "automa": "Przeciwniczka solo",
    "automa_space": "Pole na planszy automy",
    "personality": "Żeton Osobowości",
}

TITLES: Templates = {
    "term:solo": "Gra solo",
    "term:automa_turn": "Tura automy",
    "term:automa_priest": "Arcykapłan automy",
    "term:automa_board": "Plansza automy",
    "term:automa_goods": "Co dostaje automa",
    "term:personality": "Żetony Osobowości",
    "term:automa_difficulty": "Łatwiejsze i trudniejsze automy",
    "term:automa_actions": "Akcje Arcykapłana automy",
    "term:automa_conquest": "Podboje automy",
    "term:automa_tasks": "Zadania automy",
    "term:automa_priorities": "Pierwszeństwa automy",
    "automa": "{automa:automa}",
    "automa_space": "{id}: {action:benefit}",
    "personality": "{id:personality} ({id}), {automa:automa}",
}

WORDS: Templates = {
    "term:solo": (
        "Grasz sam na sam z **automą**, Axomammą lub Pachamamą, która ma drugie miejsce. Stół przygotowuje się jak dla"
        " dwóch graczy, a ty zaczynasz. Automa dostaje losową Tkaninę początkową, zanim wybierzesz swoją, a zamiast kart"
        " Bogów dobra; jej Arcykapłan zaczyna o tyle pól za twoim, zgodnie z ruchem wskazówek zegara, ile pokaże kość."
        "\nNikt za automę nie gra: decydują kość solo ({solo.die:row}) i stałe reguły, a dziennik opowiada każdy krok."
        "\n**Wygrywasz**, mając co najmniej {solo.target_vp} PZ i więcej niż automa. Inaczej wygrywa automa."
    ),
    "term:automa_turn": (
        "1. Gdy warunek jednej z dwóch następnych **akcji Arcykapłana** jest spełniony, wykonuje bliższą z nich."
        "\n2. Inaczej rzuca **kością**. Karta Bogów pod tą liczbą mówi, dokąd idzie jej najstarszy Robotnik: przed 1. Świętem"
        " taras górny, przed 2. środkowy, potem dolny; gdy pełno, wyżej, potem niżej; pole najtańsze, dalej losowe. Nic nie"
        " płaci; twoje Schody dają PZ. Karta trafia do oferty, zastępuje ją nowa."
        "\n3. Wszystkie **żetony** z tą liczbą działają, od górnego rzędu, i idą dalej."
        "\n**Axomamma bez Robotnika** bierze losowego Koczownika, usuwa z oferty dwie karty Bogów, po 1 PZ, dobiera kartę"
        " Armii, a jej Arcykapłan idzie o pole."
        "\n**Arcykapłan Pachamamy** idzie o pole przed każdym rzutem; rzuca ona też bez Robotnika. Kończąc turę bez niego (od"
        " 2. Święta: mając mniej niż dwóch), bierze Robotnika z Wioski: przy 2 i 3 od strony ziemniaków, inaczej kukurydzy."
    ),
    "term:automa_priest": (
        "Idzie do bliższej z {high_priest.max_move} następnych akcji, których warunek jest spełniony:"
        "\n**Składanie Ofiar:** 4 kukurydze. **Oddanie Czci:** Posąg. **Produkcja:** dwa odkryte Budynki Produkcyjne"
        " (Pachamama przed pierwszym Świętem: jeden). **Odnowienie:** trzy zakryte Budynki lub karty Armii. **Podbój:**"
        " więcej Żołnierzy niż Ofiar Wojny; karta Armii na jej ręku liczy się jako jeden Żołnierz."
        "\nPachamama pomija akcję, która nic by jej nie dała. Możesz dołączyć jak zwykle; do twoich akcji automa dołącza bez"
        " pytania."
        "\nPotem ofertę opuszczają dwie najstarsze karty Bogów, a automa dobiera kartę Armii. Pachamama bierze zamiast tego"
        " losowego Koczownika, jeśli jest gotowa do Podboju, czyli spełnia jego warunek."
    ),
    "term:automa_board": (
        "**Cztery karty Bogów** leżą odkryte pod liczbami z kości. Niżej są rzędy pól z numerowanymi **żetonami**; każdy"
        " rząd jest pierścieniem. Po rzucie każdy żeton z wyrzuconą liczbą wykonuje swoje pole, od górnego rzędu, a potem"
        " przesuwa się zgodnie z ruchem wskazówek zegara o tyle pól, ile wynosi ta liczba. Żetony mogą stać razem."
        "\nJeśli bóg z wylosowanej karty nie ma wolnego pola, karta trafia do oferty, a użyta zostaje wierzchnia z talii."
        " Koszt pola liczy się ze Schodami wszystkich."
        "\nPlansza Pachamamy ma też u góry wydrukowaną liczbę, która działa, ilekroć wypadnie."
        "\n**Żeton Osobowości** przykrywa pole i zastępuje jego akcję. Wszystko to pokazuje zbliżenie o nazwie automa."
    ),
    "term:automa_goods": (
        "**Robotnicy:** każdy zdobyty daje nagrodę według rodzaju; zatrzymuje najwyżej {worker_limit.regular}, a pierwszy"
        " umieszczany jest losowy. Gdy Wioska jest pusta, Pachamama bierze Koczownika, gdy nie ma Koczowników, kogoś z"
        " Wioski, gdy nie ma nikogo, 1 złoto. **Karty Armii** leżą zakryte na jej ręku i wchodzą do gry za darmo przy"
        " Podboju; z dwóch do wyboru dobiera jedną. **Ziemniaki:** pięć od razu staje się 5 PZ. **Złoto** zastępuje"
        " wszystko, ale tylko w potrzebie. **Budynki Pasywne** dają tylko PZ na koniec. **Tkaniny:** połączenia nic nie dają."
        "\n**Święto:** 1 PZ za każdą Tkaninę zamiast Kupca, żadnych ziemniaków za jej karty Bogów, a zamiast nowych kart 2"
        " PZ, jeśli jest za tobą. **Koniec:** przed punktacją ostatnie Odnowienie, a z Posągiem też ostatnie Oddanie Czci."
    ),
    "term:personality": (
        "Dwustronny żeton, który leży na polu planszy automy i zastępuje to, co tam wydrukowano: silniejsza akcja, zawsze bez"
        " zwykłej ceny. Axomamma ma jeden, losowy, w górnym rzędzie. Pachamama, zależnie od poziomu, nie ma żadnego albo ma"
        " jeden, dwa lub trzy, na miejscach A, B i C, losowo albo z wyboru przy otwarciu stołu."
    ),
    "term:automa_difficulty": (
        "**Axomamma, łatwiej:** bez żetonu Osobowości; 2 kamienie za Budynek; Oddanie Czci tylko z dużym i małym Posągiem;"
        " bez drugiego Podboju; bez karty Armii w turze bez Robotnika. **Trudniej:** darmowe pole w Świątyni przed Oddaniem"
        " Czci i Składaniem Ofiar; wystarcza tylu Żołnierzy, ile jest Ofiar Wojny; o jednego Żołnierza mniej do zakrycia i"
        " do odrzucenia; 2 PZ za każdą wybraną przez nią akcję Arcykapłana albo za turę bez Robotnika; 2 PZ za każdą Tkaninę"
        " podczas Święta; 1 PZ za każdy surowiec, który zostanie."
        "\n**Pachamama:** prosty, łatwy, normalny lub trudny, z 0 do 3 żetonami Osobowości; a jeśli chcesz, 1 PZ za każdy"
        " surowiec, który zostanie."
        "\n**Fory, nasza własna zasada**, której nie ma w instrukcji: ty albo automa zaczynacie z dodatkowymi 20, 40, 60 lub 80 PZ."
        " Liczą się do wyniku końcowego; aby wygrać, nadal trzeba mieć co najmniej 120 PZ i więcej niż automa. Takie gry mają"
        " osobne wiersze w /statystyki."
        "\nWszystko to ustala się przy otwarciu stołu."
    ),
    "term:automa_priorities": (
        "Zobacz też: Tura automy, Akcje Arcykapłana automy, Podboje automy, Zadania automy."
        "\n**Surowiec do wyboru:** ten, którego ma najmniej; przy równych złoto, kukurydza, kamień, ziemniak. Złotem płaci na"
        " końcu."
        "\n**Świątynia:** Axomamma bierze kamień lub Robotnika (od strony ziemniaków, inaczej Koczownika), czego ma mniej; gdy ma po równo,"
        " Robotnika, chyba że ma dwóch lub nikogo nie ma. Pachamama zawsze bierze drugą z dwóch nagród, a 1 złoto, gdy"
        " nagroda nic jej nie daje."
        "\n**Tkaniny:** zawsze do największego możliwego Gobelinu. Pozostałą kupuje za kukurydzę, ale nigdy, by zacząć"
        " Gobelin."
        "\n**Odnowienie:** Budynek o najwyższym numerze, potem najsilniejsza karta Armii. **Wyprodukuj Raz:** Budynek o"
        " najwyższym numerze."
        "\n**Robotnicy:** najpierw najstarszy, Przybysze na końcu. Ponad dwóch: Axomamma traci losowego, Pachamama"
        " najstarszego."
    ),
    "term:automa_actions": (
        "**Produkcja:** wszystkie jej odkryte Budynki produkują i zostają zakryte. Jako aktywna Axomamma zostawia odkryty ten"
        " o najwyższym numerze; Pachamama odkrywa swój najwyższy zakryty: przed produkcją, jeśli odkryty był tylko jeden,"
        " inaczej po niej. Nie dołącza, jeśli Produkcję może aktywować w swojej następnej turze."
        "\n**Składanie Ofiar:** tyle pól, na ile ją stać. **Oddanie Czci:** duży i mały Posąg, jeśli może; mały, gdy wystarcza"
        " jeden i gdy dołącza; bóg jest losowy."
        "\n**Odnowienie:** wszystko, za darmo. Gdy dołącza: połowa Budynków i połowa kart Armii, z zaokrągleniem w górę,"
        " najwyższe i najsilniejsze najpierw."
        "\n**Podbój:** Ofiara Wojny jest od strony ziemniaków, a przy pustej Wiosce to losowy Koczownik; wszystkie karty Armii"
        " zagrywa za darmo, potem podbija."
        "\nZłota zamiast akcji nie bierze nigdy."
    ),
    "term:automa_conquest": (
        "**Axomamma** zajmuje pole z największą liczbą PZ, na które ma Żołnierzy. Remis: region z najmniejszą liczbą"
        " znaczników; z mniej niż trzema własnymi; z najmniejszą twoich; Antisuyu, Chinchaysuyu, Kuntisuyu, Qullasuyu; pole"
        " najdalej z prawej. Drugie jest darmowe: najmniej Żołnierzy do odrzucenia, potem los."
        "\n**Pachamama** wybiera region, gdzie ma Żołnierzy na pole: taki, w którym obejmie prowadzenie; z najmniejszą liczbą"
        " znaczników; jej własnych; potem kość (1 do 4: {solo.region_by_die:row region}, dalej zgodnie z ruchem wskazówek zegara). Tam"
        " zajmuje pole najdalej z prawej. Drugie jest darmowe: tak samo, ale spośród pól najdalej z lewej."
        "\nDwa razy podbija tylko aktywna automa. **Żołnierze:** jak najmniej zmarnowanych; pojedynczych odrzuca, podwójnych"
        " zakrywa."
        "\n**Wpływy Kulturowe:** region, w którym obejmie prowadzenie; bez jej znacznika na płytce; w którym prowadzisz; potem"
        " kość."
    ),
    "term:automa_tasks": (
        "**Tkaniny:** kupuje dwie, a gdy stać ją tylko na jedną, tę jedną i dostaje 1 złoto: najpierw takie, które pasują do"
        " jej największego Gobelinu, potem (Axomamma) czerwone, zielone, żółte, brązowe, potem wyższe numery."
        "\n**Posąg:** duży, jeśli może zapłacić, inaczej mały. Kość wskazuje jedną z jej kart Bogów, a więc boga; jeśli tego"
        " Posągu nie ma lub już go ma, następną kartę zgodnie z ruchem wskazówek zegara; potem losowego boga."
        "\n**Schody:** górne miejsca zgodnie z ruchem wskazówek zegara od jej Arcykapłana, potem dolne, a pod twoimi Schodami"
        " na końcu."
        "\n**Budynek:** losowy za 1 kamień, cokolwiek na nim wydrukowano. Plansza Axomammy podaje rodzaj; Pachamama bierze"
        " Produkcyjny, dopóki ma najwyżej jeden, potem rodzaj, którego ma najmniej (przy równych Produkcyjny, Pałac, Pasywny)."
        "\n**Jeśli nie może,** dostaje 1 złoto; tylko górny i dolny rząd Axomammy zostają pominięte."
    ),
    # the opponents
    "automa:axomamma": (
        "Przeciwniczka z gry podstawowej: trzy rzędy, górny zawsze możliwy, środkowy za opłatą, dolny dla Robotników."
        "\n**Na początku:** {goods:benefit}, dwóch Robotników i darmowy znacznik Schodów."
        "\n**Karta Bogów**, którą by dostała: zamiast tego najstarsza w ofercie idzie pod talię, za 1 PZ. **5 PZ**, jeśli"
        " umieszcza Robotnika z kartą Bogów, której Posąg ma."
    ),
    "automa:pachamama": (
        "Przeciwniczka ze Złotego Wieku, z którą można też grać w grę podstawową: wydrukowana liczba i dwa rzędy, więc każdy"
        " rzut daje dwie akcje. Wszystko, czego nie da się zrobić, staje się 1 złotem."
        "\n**Na początku:** {goods:benefit}, dwóch Robotników, darmowy znacznik Schodów i zakryty Budynek Produkcyjny."
        "\nPosągi nie dają jej korzyści z kart Bogów, a kart Bogów nie bierze nigdy."
    ),
    "automa.rewards": (
        ""
        "\n**Z nowym Robotnikiem:** Architekt: {architect:benefit}; Rzemieślnik: {craftsman:benefit}; Wojownik:"
        " {warrior:benefit}; Goniec: {courier:benefit}; Kapłan: {priest:benefit}."
    ),
    "automa.personalities": "\n**Osobowości:** {sides:row personality}.",
    # their spaces
    "automa_space": (
        "**Akcja:** {action:benefit}. Pole {number} z {length}, rząd {loop:loop}, plansza {automa:genitive}."
    ),
    "automa_space.printed": (
        "**Akcja:** {action:benefit}. U góry planszy {automa:genitive}: ilekroć wypadnie {printed}, zanim zadziała żeton z tą"
        " liczbą."
    ),
    "automa_space.slot": "\nMoże je przykryć żeton Osobowości.",
    "automa_space.letter": "\nMiejsce {slot}: może je przykryć żeton Osobowości.",
    "automa_space.never": "\nJest zawsze możliwa.",
    "automa_space.gain_1_gold": "\nJeśli jest niemożliwa, automa dostaje zamiast tego 1 złoto.",
    "automa_space.skip": "\nJeśli jest niemożliwa, automa ją pomija.",
    # their personality tokens
    "personality": "**Akcja:** {action:benefit}.",
    "personality.axomamma": "\nLeży na pierwszym polu górnego rzędu. Druga strona: {other:personality}.",
    "personality.pachamama": "\nLeży na miejscu A, B lub C górnego rzędu. Druga strona: {other:personality}.",
    # how an automa performs what has some choice in it
    "automa.DrawArmy": "Karty Armii idą zakryte na rękę automy; Podbój wprowadza je do gry za darmo.",
    "automa.Choose": "Automa bierze to, czego ma mniej, a gdy ma po równo, kukurydzę.",
    "automa.PurchaseWeavings.axomamma": (
        "Kupuje dwie Tkaniny za zwykłą cenę, a gdy stać ją tylko na jedną, tę jedną i dostaje 1 złoto. Najpierw takie, które"
        " pasują do jej największego Gobelinu, potem czerwone, zielone, żółte, brązowe, potem wyższe numery. Możesz kupić"
        " pozostałą."
    ),
    "automa.PurchaseWeavings.pachamama": (
        "Kupuje dwie Tkaniny za zwykłą cenę, a gdy stać ją tylko na jedną, tę jedną i dostaje 1 złoto. Najpierw takie, które"
        " pasują do jej największego Gobelinu, potem wyższe numery. Możesz kupić pozostałą."
    ),
    "automa.BuildingTask.axomamma": ("Płaci 1 kamień, cokolwiek wydrukowano, za losowy Budynek tego rodzaju z Rynku."),
    "automa.BuildingTask.pachamama": (
        "Płaci 1 kamień, cokolwiek wydrukowano, za losowy Budynek z Rynku: Produkcyjny, dopóki ma najwyżej jeden, potem"
        " rodzaj, którego ma najmniej; przy równych Produkcyjny, potem Pałac, potem Pasywny."
    ),
    "automa.StatueTask": (
        "Automa buduje duży, jeśli może zapłacić, inaczej mały. Kość wskazuje jedną z jej kart Bogów, a więc boga; jeśli"
        " takiego Posągu już nie ma albo automa go ma, następną kartę zgodnie z ruchem wskazówek zegara; potem losowego"
        " boga. Taki, który już ma, jest ostatecznością."
    ),
    "automa.StepsTask": (
        "Za zwykłą cenę i ze zwykłym zyskiem; najpierw górne miejsca, zgodnie z ruchem wskazówek zegara od Arcykapłana"
        " automy, potem dolne, a pod twoimi Schodami na końcu."
    ),
    "automa.GainNomad": "Losowy Koczownik, z nagrodą za swój rodzaj; na jego miejsce trafia Robotnik z woreczka.",
    "automa.GainVillager": "Robotnik nic nie kosztuje i daje nagrodę za swój rodzaj.",
    "automa.FreeStatue.axomamma": (
        "Losowy bóg, najchętniej taki, którego małego Posągu jeszcze nie ma; Posąg daje swoje PZ."
    ),
    "automa.FreeStatue.pachamama": "Kość wskazuje jedną z jej kart Bogów, a więc boga; Posąg daje swoje PZ.",
    "automa.FreeWeaving.axomamma": "To Tkanina z wierzchu stosu.",
    "automa.FreeWeaving.pachamama": (
        "To Tkanina odkryta, chyba że nie zmieści się w jej największym Gobelinie; wtedy ta pod nią."
    ),
    "automa.ClimbTemple": "Pole Świątyni daje swoją nagrodę.",
    "automa.FreeBuilding.axomamma": (
        "Losowy Budynek Produkcyjny, dopóki ma mniej niż dwa odkryte, potem losowy Pasywny."
    ),
    "automa.FreeBuilding.pachamama": "Wybiera go tak, jak wtedy, gdy płaci za niego kamień.",
    "automa.PlaceConquestMarker": (
        "Znacznik kładzie tak jak pierwszy przy Podboju i płaci odkrytymi Żołnierzami; kart Armii nie zagrywa i nikt nie"
        " dołącza."
    ),
}

NAMES: Mapping[str, tuple[str, ...]] = {
    "term:solo": (
        *("samotnie", "jeden gracz", "jednoosobowa", "1 gracz", "wygrana solo", "tryb solo", "automa", "sztuczna"),
        "zautomatyzowany przeciwnik",
    ),
    "term:automa_turn": (
        *("jak gra Axomamma", "jak gra Pachamama", "ruchy automy", "tura przeciwnika", "tura przeciwniczki"),
        *("tura Axomammy", "tura Pachamamy", "umieszczanie automy", "rekrutacja automy"),
        *("umieszczanie Axomammy", "umieszczanie Pachamamy", "Axomamma rekrutuje", "Pachamama rekrutuje"),
    ),
    "term:automa_priest": (
        *("warunki arcykapłana", "warunki aktywacji", "gotowa do podboju"),
        *("Arcykapłan Axomammy", "Arcykapłan Pachamamy"),
    ),
    "term:automa_board": (
        *("żetony", "numerowane żetony", "pierścienie", "rzędy", "kość", "kostka", "czerwone liczby"),
        *("plansza Axomammy", "plansza Pachamamy"),
    ),
    "term:automa_goods": (
        *("ziemniaki automy", "nagrody za rekrutację", "święto automy", "Axomamma podczas Święta", "Axomamma święto"),
        *("Pachamama podczas Święta", "Pachamama święto", "surowce automy", "punktacja automy", "koniec gry automy"),
    ),
    "term:personality": ("osobowość", "osobowości", "miejsce A", "miejsce B", "miejsce C"),
    "term:automa_actions": ("jak dołącza automa", "Axomamma dołącza", "Pachamama dołącza"),
    "term:automa_conquest": (*("gdzie podbija automa", "regiony automy", "Podbój Axomammy", "Podbój Pachamamy"),),
    "term:automa_tasks": (
        *("zadania Axomammy", "zadania Pachamamy", "budynek automy", "posąg automy", "schody automy"),
        "automa kupuje Tkaniny",
    ),
    "term:automa_priorities": (
        *("priorytety", "pierwszeństwo", "jak decyduje automa", "wybory automy", "remis automy", "jak wybiera automa"),
        *("priorytety Axomammy", "priorytety Pachamamy", "świątynia automy"),
    ),
    "term:automa_difficulty": (
        *("trudność", "poziom trudności", "poziom", "łatwiej", "trudniej", "prosty", "łatwy", "normalny", "trudny"),
        *("fory", "handicap", "wyrównanie szans"),
    ),
    "automa:axomamma": ("Axomama", "przeciwniczka solo", "przeciwnik solo", "bot gry podstawowej"),
    "automa:pachamama": ("Patchamama", "Matka Ziemia", "przeciwniczka solo", "przeciwnik solo"),
}
