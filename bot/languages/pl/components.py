"""Polish: the names of components, and what those that have a text of their own say."""

from bot.languages.language import Templates

NAMES: Templates = {
    "inti": "Inti",
    "killa": "Killa",
    "illapa": "Illapa",
    "qocha": "Qocha",
    "kuychi": "Kuychi",
    "wiraqocha": "Wiraqocha",
    "chinchaysuyu": "Chinchaysuyu",
    "antisuyu": "Antisuyu",
    "qullasuyu": "Qullasuyu",
    "kuntisuyu": "Kuntisuyu",
    "axomamma": "Axomamma",
    "pachamama": "Pachamama",
    "AP1a": "Rzeźbiarka",
    "AP1b": "Tkaczka",
    "AP2a": "Pątniczka",
    "AP2b": "Budownicza",
    "PP1a": "Rzeźbiarka",
    "PP1b": "Tkaczka",
    "PP2a": "Zdobywca",
    "PP2b": "Wódz",
    "PP3a": "Pątniczka",
    "PP3b": "Matka",
    "PP4a": "Budownicza",
    "PP4b": "Zbieraczka",
    "P01": "Ogród tarasowy",
    "P02": "Dom chichy",
    "P03": "Skład ziemniaków",
    "P04": "Kapliczka",
    "P05": "Taras kukurydzy",
    "P06": "Kamieniołom",
    "P07": "Plac tańca",
    "P08": "Złotnik",
    "P09": "Hala wymiany",
    "P10": "Szkoła tkania",
    "P11": "Zagroda lam",
    "P12": "Zbrojownia",
    "P13": "Dom gości",
    "P14": "Dziedziniec murarzy",
    "P15": "Sala pieśni",
    "P16": "Plac ćwiczeń",
    "P17": "Spichlerz królewski",
    "P18": "Brama Słońca",
    "P19": "Mennica królewska",
    "PX01": "Dwór karawan",
    "Z01": "Stacja biegaczy",
    "Z02": "Dom modlitwy",
    "Z03": "Kuchnia obozowa",
    "Z04": "Mistrzowskie krosno",
    "Z05": "Wspólny warsztat",
    "Z06": "Dół ofiarny",
    "Z07": "Strażnicy schodów",
    "Z08": "Targ barwników",
    "Z09": "Sala sukna",
    "Z10": "Wspólny skład",
    "Z11": "Krosno wotywne",
    "Z12": "Złote schody",
    "Z13": "Namiot generała",
    "Z14": "Warsztaty koszar",
    "Z15": "Kantor",
    "Z16": "Szopa na narzędzia",
    "Z17": "Urząd łupów",
    "Z18": "Punkt werbunku",
    "Z19": "Wyrocznia",
    "Z20": "Mierniczy",
    "ZA1": "Dwór Słońca",
    "ZA2": "Archiwum architektów",
    "ZA3": "Kamień ofiarny",
    "ZA4": "Pochód sukien",
    "ZA5": "Droga procesji",
    "ZA6": "Dom poległych",
    "ZA7": "Pole przeglądu",
    "ZA8": "Izba wzorów",
    "ZV1": "Ambasada",
    "ZV2": "Świątynia posłów",
    "ZN1": "Dworski odpoczynek",
    "ZN2": "Uczta powitalna",
    "ZN3": "Otwarta brama",
    "ZN4": "Skarbiec szlachty",
    "ZN5": "Grobla pałacowa",
    "ZN6": "Sala wróżb",
    "ZN7": "Bliźniacza gildia",
    "ZN8": "Kaplica obcych",
    "Z04X": "Mistrzowskie krosno",
    "X01": "Dwór posągów",
    "X02": "Pałac marszałka",
    "X03": "Pałac pielgrzymów",
    "X04": "Pałac sukna",
    "X05": "Pałac gości",
    "X06": "Sala idoli",
    "X07": "Pałac żniw",
    "X08": "Pałac obrzędów",
    "X09": "Siedziba namiestnika",
    "X10": "Pałac dróg",
    "X11": "Pałac pogranicza",
    "X12": "Pałac kuźni",
    "X13": "Obserwatorium",
    "X14": "Pałac targowy",
    "X15": "Pałac szat",
    "VN01": "Tkacze z wybrzeża",
    "VN02": "Strażnicy drogi",
    "VN03": "Budowniczowie schodów",
    "VN04": "Pielgrzymi z doliny",
    "VN05": "Odbite miasta",
    "VN06": "Wierni wodzowie",
    "VN07": "Straż graniczna",
    "VN08": "Mistrzowie odlewu",
    "VN09": "Nosiciele idoli",
    "VN10": "Przybrani panowie",
    "PV01": "Kult sukna",
    "PV02": "Kult dróg",
    "PV03": "Kult schodów",
    "PV04": "Kult Słońca",
    "PV05": "Kult sztandaru",
    "PV06": "Kult obecności",
    "PV07": "Kult daniny",
    "PV08": "Kult kuźni",
    "PV09": "Kult idoli",
    "PV10": "Kult przodków",
    "stripes": "pasy",
    "checker": "szachownica",
    "diamond": "romb",
    "lattice": "krata",
    "fret": "meander",
    "serpent": "wąż",
    "condor": "kondor",
    "gold": "złoto",
    "stone": "kamień",
    "potato": "ziemniak",
    "god": "karta Bogów",
    "rejuvenate": "Odnowienie",
    "army": "karta Armii",
    "temple": "Świątynia",
    "vp": "PZ",
}
ABILITIES: Templates = {
    "Z01": "Każdy Robotnik, którego umieszczasz, może liczyć się jako Goniec.",
    "Z02": "Każdy Robotnik, którego umieszczasz, może liczyć się jako Kapłan.",
    "Z03": "Po umieszczeniu Wojownika możesz za darmo odnowić do 2 Budynków Produkcyjnych.",
    "Z04": "Nowe dopasowanie w twoim Gobelinie od razu daje nagrodę.",
    "Z05": "Twoi Architekci mogą działać jak Rzemieślnicy, a Rzemieślnicy jak Architekci.",
    "Z06": (
        "Gdy zaczyna się Święto, otrzymujesz 4 ziemniaki; na koniec gry każda karta Bogów na ręce jest warta o 1 PZ"
        " więcej."
    ),
    "Z07": "Otrzymujesz PZ za Schody także wtedy, gdy twój Robotnik używa twoich własnych Schodów.",
    "Z08": "Kupując Tkaniny w zadaniu, obejrzyj 5 płytek i najpierw odłóż 2 z nich pod stos.",
    "Z09": "Gdy zaczyna się Święto, otrzymujesz 1 PZ za każdą Tkaninę w najdłuższym Gobelinie.",
    "Z10": "Gdy zaczyna się Święto, otrzymujesz 2 ziemniaki, 1 kukurydzę i 1 kamień.",
    "Z11": "Gdy dowolny gracz aktywuje Składanie Ofiar, weź darmową Tkaninę.",
    "Z12": (
        "Gdy ktoś aktywuje Oddanie Czci i tuż przed każdym Świętem: za 1 złoto możesz wejść stopień wyżej w Świątyni."
    ),
    "Z13": (
        "Każde podbijane pole kosztuje o 1 Żołnierza mniej do zakrycia i/lub odrzucenia, ale zawsze razem co najmniej"
        " 1."
    ),
    "Z14": "Wojownik, którego umieszczasz, ma dwa zadania więcej.",
    "Z15": "W dowolnym momencie wymieniaj między sobą 2 kamienie, 2 kukurydze i 1 złoto.",
    "Z16": (
        "Gdy dowolny gracz aktywuje Produkcję, możesz za darmo odnowić 1 Budynek Produkcyjny lub kartę Armii, przed"
        " produkcją lub po niej."
    ),
    "Z17": "Gdy dowolny gracz aktywuje Podbój, otrzymujesz 1 PZ i 1 złoto.",
    "Z18": "Gdy dowolny gracz aktywuje Odnowienie, otrzymujesz 1 złoto i dobierasz 1 kartę Armii.",
    "Z19": "W swojej turze możesz dowolnie często płacić 1 ziemniaka za 1 kartę Bogów.",
    "Z20": "Gdy zadanie daje ci ziemniaki, kukurydzę lub kamień (nie złoto), otrzymujesz o 1 więcej i 1 PZ.",
    "ZA1": "Gdy dowolny gracz aktywuje Oddanie Czci, wejdź 1 stopień wyżej w Świątyni.",
    "ZA2": (
        "Twoje zadanie wzniesienia Budynku może też wybierać z 3 płytek dobranych z dowolnych stosów; reszta wraca pod"
        " stosy."
    ),
    "ZA3": "Umieszczając Kapłana, możesz odrzucić odkrytą kartę Armii, by wejść 1 stopień wyżej w Świątyni.",
    "ZA4": "Gdy zaczyna się Święto, otrzymujesz 0/2/4/9 PZ za 1/2/3/4 Gobeliny.",
    "ZA5": "Nowa akcja poboczna: zapłać 1 kukurydzę i przesuń Arcykapłana o jedno pole bez aktywacji.",
    "ZA6": "Nowa akcja poboczna: oddaj Robotnika do Ofiar Wojny w zamian za Odnowienie 2.",
    "ZA7": "Gdy dowolny gracz aktywuje Podbój lub Odnowienie, możesz za darmo zagrać z ręki 1 kartę Armii.",
    "ZA8": "Przed każdym zadaniem Kupca możesz przełożyć swoje Tkaniny; te dopasowania nie dają nagród od razu.",
    "ZV1": ("Gdy szerzysz Wpływy Kulturowe, weź też 2 karty Bogów albo zagraj z ręki 2 karty Armii za darmo."),
    "ZV2": "Gdy dowolny gracz aktywuje Oddanie Czci, możesz szerzyć Wpływy Kulturowe.",
    "ZN1": "Gdy dowolny gracz aktywuje Oddanie Czci lub Składanie Ofiar, postaw najwyżej 4 swoich Szlachciców.",
    "ZN2": "Przybysz, którego umieszczasz, ma jedno zadanie więcej.",
    "ZN3": "Gdy zaczyna się Święto, weź Przybysza.",
    "ZN4": "Gdy używasz Szlachcica, otrzymujesz 1 złoto.",
    "ZN5": "W turze, w której wznosisz Pałac, możesz po zadaniach wykonać też akcję Arcykapłana.",
    "ZN6": (
        "Gdy zaczyna się Święto, postaw najwyżej 4 swoich Szlachciców; na koniec gry każda spełniona Przepowiednia"
        " jest warta o 2 PZ więcej."
    ),
    "ZN7": "Przybysz, którego umieszczasz, ma zdolności i sąsiadów obu swoich kolorów.",
    "ZN8": (
        "Umieszczając Przybysza, możesz zagrać z ręki kartę Bogów dla jej korzyści; trafia do oferty na koniec tury."
    ),
    "Z04X": "Nowe dopasowanie w twoim Gobelinie od razu daje nagrodę.",
    "X01": "Gdy wznosisz Budynek Pasywny: zapłać 1 kukurydzę i 1 kamień za mały Posąg i jego 3 PZ.",
    "X02": "Gdy wznosisz Budynek Produkcyjny: zakryj odkrytą kartę Armii, by wejść 1 stopień wyżej w Świątyni.",
    "X03": "Gdy wchodzisz wyżej w Świątyni: Odnowienie 2, ale nie tego Szlachcica.",
    "X04": "Gdy wznosisz Pałac: wykonaj zadanie kupna Tkanin.",
    "X05": "Po kupnie w twoim zadaniu kupna Tkanin: weź Przybysza.",
    "X06": "Gdy budujesz Posąg w zadaniu: dobierz 2 karty Armii.",
    "X07": "Gdy dowolny gracz aktywuje Produkcję: weź Przybysza.",
    "X08": "Gdy dowolny gracz aktywuje Oddanie Czci lub Składanie Ofiar: Odnowienie 2, ale nie tego Szlachcica.",
    "X09": "Gdy dowolny gracz aktywuje Podbój: zapłać 1 kamień za Budynek Pasywny.",
    "X10": "Gdy twoja akcja werbunku daje Koczownika: zapłać 2 kamienie i zbuduj Schody z korzyściami.",
    "X11": (
        "Gdy umieszczasz Gońca: zapłać 1 złoto, by bez Żołnierzy podbić pierwsze z lewej puste pole regionu i otrzymać"
        " jego korzyść."
    ),
    "X12": "Gdy umieszczasz Wojownika: zapłać 1 kamień za Budynek Produkcyjny.",
    "X13": (
        "Gdy umieszczasz Architekta: zapłać 1 dowolny zasób, obejrzyj 4 wierzchnie karty Bogów, zatrzymaj 2, resztę"
        " wtasuj."
    ),
    "X14": "Gdy umieszczasz Rzemieślnika: zapłać 2 kukurydze za zadanie Kupca.",
    "X15": (
        "Gdy umieszczasz Kapłana: przesuń Arcykapłana o 1 pole bez aktywacji i otrzymaj korzyść karty Bogów z ręki."
    ),
    "VN01": (
        "Umieść Wasala na krawędzi swojej Tkaniny i otrzymaj zakrytą nagrodę; odtąd ta krawędź pasuje do wszystkiego."
    ),
    "VN02": (
        "Umieść Wasala na polu Coricanchy bez Wasala; twój Arcykapłan może je ominąć za 1 ziemniaka za każdym razem."
    ),
    "VN03": (
        "Umieść Wasala na swoich Schodach i otrzymaj znów 4 PZ, 2 ziemniaki i 1 kukurydzę; gdy ktokolwiek użyje tych"
        " Schodów, otrzymujesz 1 kukurydzę, ziemniaka lub kamień."
    ),
    "VN04": (
        "Umieść Wasala przy dolnym segmencie bez Wasala; każdy Robotnik, którego tam umieścisz, daje 1 stopień"
        " Świątyni."
    ),
    "VN05": (
        "Zastąp swój znacznik Podboju Wasalem i otrzymaj znów korzyść jego pola; Wasal liczy się zamiast niego do"
        " większości."
    ),
    "VN06": (
        "Umieść Wasala przy swoim znaczniku Podboju jako dodatkową figurę do większości; otrzymujesz 1 kukurydzę i 2"
        " złota."
    ),
    "VN07": (
        "Umieść Wasala wśród Ofiar Wojny: przy punktacji regionów liczy się jako jedna więcej; dobierz 3 karty Armii."
    ),
    "VN08": (
        "Umieść Wasala na swoim Budynku Produkcyjnym: zakryty odkrywa się, odkryty produkuje. Przy każdej Produkcji"
        " może produkować bez zakrywania."
    ),
    "VN09": (
        "Umieść Wasala na swoim Posągu; każda karta tego boga, z której korzystasz, daje o 2 ziemniaki i 1 kamień"
        " więcej. Odchodzi z gry z Posągiem."
    ),
    "VN10": (
        "Umieść Wasala w swoim pustym Pałacu i weź Przybysza; służy jako Szlachcic, który nigdy się nie kładzie, a"
        " Przepowiednia się liczy."
    ),
    "PV01": (
        "Jej największy Gobelin liczy się jako o jedną Tkaninę dłuższy: 1 PZ więcej w Święta i następna wartość na"
        " końcu."
    ),
    "PV02": "Trzecie pole Coricanchy też jest dla niej dostępne; ruch tam kosztuje 1 ziemniaka.",
    "PV03": "Każde użycie jej Schodów, przez ciebie lub przez nią, daje jej o 1 PZ więcej.",
    "PV04": "W Święto jej stopień Świątyni daje PZ i nagrodę dwa razy.",
    "PV05": "Każde pole Podboju wymaga od niej zakrycia o jednego Żołnierza mniej.",
    "PV06": (
        "W Święto ma jeden znacznik więcej, najsłabszy przy remisach, w regionie, gdzie ma ich najmniej; przy równych"
        " tam, gdzie daje większość."
    ),
    "PV07": "Każdy region, w którym prowadzi w Święto, daje jej o 2 PZ więcej.",
    "PV08": "Gdy produkuje lub dołącza do Produkcji, także drugi najwyższy Budynek zostaje odkryty.",
    "PV09": "Mały Posąg odrzucony przy Oddaniu Czci daje jej 2 stopnie Świątyni.",
    "PV10": "Każdy jej Pałac ze Szlachcicem jest na koniec wart o 2 PZ więcej.",
}
SECOND_VASSALS: Templates = {
    "PV01": "Z dwoma Wasalami to samo dotyczy drugiego Gobelinu.",
    "PV02": "Z dwoma Wasalami ruch tam jest darmowy.",
    "PV03": "Z dwoma Wasalami o 2 PZ więcej.",
    "PV04": "Z dwoma Wasalami trzy razy.",
    "PV05": "Z dwoma Wasalami także o jednego mniej do odrzucenia.",
    "PV06": "Z dwoma Wasalami w dwóch regionach, gdzie ma ich najmniej.",
    "PV07": "Z dwoma Wasalami o 3 PZ więcej.",
    "PV08": "Z dwoma Wasalami także trzeci.",
    "PV09": "Z dwoma Wasalami duży daje 4 stopnie.",
    "PV10": "Z dwoma Wasalami o 5 PZ więcej.",
}
PROPHECIES: Templates = {
    "X01": "twój drugi najdłuższy Gobelin ma co najmniej 4 Tkaniny",
    "X02": "masz co najmniej 3 żółtych lub zielonych Robotników, Szlachciców lub Przybyszów",
    "X03": "masz co najmniej 6 brązowych lub żółtych Tkanin",
    "X04": "masz co najmniej 3 zielonych lub niebieskich Robotników, Szlachciców lub Przybyszów",
    "X05": "masz co najmniej 5 Budynków Produkcyjnych, odkrytych lub zakrytych",
    "X06": "masz co najmniej 3 czerwonych lub białych Robotników, Szlachciców lub Przybyszów",
    "X07": "co najmniej 7 twoich znaczników Podboju jest w grze",
    "X08": "masz co najmniej 3 żółtych lub białych Robotników, Szlachciców lub Przybyszów",
    "X09": "masz co najmniej 3 czerwonych lub niebieskich Robotników, Szlachciców lub Przybyszów",
    "X10": "leży przed tobą co najmniej 7 kart Armii, odkrytych lub zakrytych",
    "X11": "masz co najmniej 4 Pałace",
    "X12": "twoje Gobeliny mają co najmniej 5 dopasowań",
    "X13": "twój znacznik w Świątyni dotarł do stopnia za 16 PZ",
    "X14": "masz co najmniej 4 Budynki Pasywne",
    "X15": "masz co najmniej 3 zielone lub czerwone Tkaniny",
}
