"""Polish: tiles of The Golden Age by name and text, when they may be used, Prophecies, and Cult tiles at work."""

from bot.languages.language import Clauses, Lengths, Tables
from bot.languages.pl.terms import TERMS
from bot.languages.terms import named

GOLDEN_AGE: Tables = {
    "nation_name": {
        "VN01": "Tkacze z wybrzeża",
        "VN02": "Strażnicy drogi",
        "VN03": "Budowniczowie schodów",
        "VN04": "Pielgrzymi z doliny",
        "VN05": "Odzyskane miasta",
        "VN06": "Wierni wodzowie",
        "VN07": "Straż graniczna",
        "VN08": "Mistrzowie odlewnictwa",
        "VN09": "Tragarze idoli",
        "VN10": "Przyjęci władcy",
    },
    "nation_text": {
        "VN01": (
            "Umieść Wasala na krawędzi swojej Tkaniny i otrzymaj przykrytą nagrodę; odtąd ta krawędź pasuje do"
            " wszystkiego."
        ),
        "VN02": (
            "Umieść Wasala na polu Coricanchy bez Wasala; twój Arcykapłan może je pomijać, za każdym razem za 1"
            " ziemniaka."
        ),
        "VN03": (
            "Umieść Wasala na swoich Schodach i zyskaj jeszcze raz 4 PZ, 2 ziemniaki i 1 kukurydzę; gdy którykolwiek"
            " gracz użyje tych Schodów, zyskujesz 1 kukurydzę, ziemniaka lub kamień."
        ),
        "VN04": (
            "Umieść Wasala przy dolnym segmencie bez Wasala; za każdego Robotnika, którego umieścisz w tym segmencie,"
            " awansujesz o 1 pole w Świątyni."
        ),
        "VN05": (
            "Zastąp Wasalem swój znacznik Podboju na polu Podboju i otrzymaj jeszcze raz korzyść tego pola; Wasal"
            " liczy się tam do większości zamiast znacznika."
        ),
        "VN06": (
            "Umieść Wasala obok swojego znacznika Podboju na polu Podboju: liczy się dodatkowo do większości; zyskaj 1"
            " kukurydzę i 2 złota."
        ),
        "VN07": (
            "Umieść Wasala wśród Ofiar Wojny: podczas punktowania regionów liczy się jako jedna więcej; dobierz 3 karty"
            " Armii."
        ),
        "VN08": (
            "Umieść Wasala na swoim Budynku Produkcyjnym: zakryty zostaje odkryty, odkryty produkuje. Gdy którykolwiek"
            " gracz aktywuje Produkcję, ten Budynek może produkować bez zakrywania."
        ),
        "VN09": (
            "Umieść Wasala na swoim Posągu; każda karta Bogów tego Boga, z której otrzymujesz korzyści, daje jeszcze 2"
            " ziemniaki i 1 kamień. Wasal opuszcza grę razem z Posągiem."
        ),
        "VN10": (
            "Umieść Wasala w swoim pustym Pałacu i weź Przybysza; Wasal jest tam Możnym, który nigdy się nie kładzie, a"
            " Przepowiednia się liczy."
        ),
    },
    "cult_name": {
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
    },
    "cult_text": {
        "PV01": (
            "Jej największy Gobelin liczy się tak, jakby miał o jedną Tkaninę więcej: 1 PZ więcej podczas Święta i"
            " następna wartość na koniec gry."
        ),
        "PV02": (
            "Dostępne jest dla niej także trzecie pole przed jej Arcykapłanem; ruch na to pole kosztuje ją 1 ziemniaka."
        ),
        "PV03": "Każde użycie jej Schodów, przez ciebie lub przez nią, daje jej o 1 PZ więcej.",
        "PV04": "Podczas Święta jej pole w Świątyni daje swoje PZ i nagrodę dwa razy.",
        "PV05": "Każde pole Podboju wymaga od niej zakrycia o jednego Żołnierza mniej.",
        "PV06": (
            "Podczas Święta ma o jeden znacznik więcej (w remisach najsłabszy) w regionie, w którym ma ich najmniej;"
            " spośród równych tam, gdzie daje jej to większość."
        ),
        "PV07": "Każdy region, w którym podczas Święta ma większość, daje jej o 2 PZ więcej.",
        "PV08": (
            "Gdy produkuje lub dołącza do Produkcji, odkryty zostaje też Budynek o drugim najwyższym numerze spośród"
            " tych, które produkowały."
        ),
        "PV09": "Za mały Posąg odrzucony podczas Oddania Czci awansuje o 2 pola w Świątyni.",
        "PV10": "Każdy jej Pałac z Możnym jest na koniec gry wart o 2 PZ więcej.",
    },
    "cult_second": {
        "PV01": "Przy dwóch Wasalach to samo dotyczy jej drugiego największego Gobelinu.",
        "PV02": "Przy dwóch Wasalach ten ruch jest darmowy.",
        "PV03": "Przy dwóch Wasalach o 2 PZ więcej.",
        "PV04": "Przy dwóch Wasalach trzy razy.",
        "PV05": "Przy dwóch Wasalach odrzuca też o jednego mniej.",
        "PV06": "Przy dwóch Wasalach dotyczy to dwóch regionów, w których ma najmniej znaczników.",
        "PV07": "Przy dwóch Wasalach o 3 PZ więcej.",
        "PV08": "Przy dwóch Wasalach także Budynek o trzecim najwyższym numerze.",
        "PV09": "Przy dwóch Wasalach także duży daje więcej: awans o 4 pola.",
        "PV10": "Przy dwóch Wasalach o 5 PZ więcej.",
    },
    "module": {
        "way_of_the_sun:ruruy": "Droga Słońca (Ruruy)",
        "way_of_the_sun:simpa": "Droga Słońca (Simpa)",
        **named(TERMS, ("vassals", "nobles", "buildings")),
    },
    "module_brief": {
        "way_of_the_sun:ruruy": "Słońce: Ruruy",
        "way_of_the_sun:simpa": "Słońce: Simpa",
        "vassals": "Wasale",
        "nobles": "Możni",
        "buildings": "Budynki",
    },
    "module_advice": {
        "way_of_the_sun:ruruy": "Druga strona nakładki Świątyni, z rozwidloną ścieżką: gdy znasz już stronę Simpa",
        "way_of_the_sun:simpa": "Nowa dolna połowa Świątyni, z krzyżującymi się ścieżkami: zacznij dodatek od niej",
        "vassals": "Jeszcze jedna akcja poboczna i Ludy przy regionach: drugi krok",
        "nobles": "Pałace i Robotnicy w dwóch kolorach: ostatni krok, a w pierwszej rozgrywce nie razem z Wasalami",
        "buildings": "Więcej Budynków na Rynku; pasują do wszystkiego, nawet do samej gry podstawowej",
    },
    "overlay": {"ruruy": "Ruruy", "simpa": "Simpa"},
    "prophecy": {
        "X01": "twój drugi najdłuższy Gobelin ma co najmniej 4 Tkaniny",
        "X02": "masz co najmniej 3 żółtych lub zielonych Robotników, Możnych lub Przybyszów",
        "X03": "masz co najmniej 6 brązowych lub żółtych Tkanin",
        "X04": "masz co najmniej 3 zielonych lub niebieskich Robotników, Możnych lub Przybyszów",
        "X05": "masz co najmniej 5 Budynków Produkcyjnych, odkrytych lub zakrytych",
        "X06": "masz co najmniej 3 czerwonych lub białych Robotników, Możnych lub Przybyszów",
        "X07": "co najmniej 7 twoich znaczników Podboju jest w grze",
        "X08": "masz co najmniej 3 żółtych lub białych Robotników, Możnych lub Przybyszów",
        "X09": "masz co najmniej 3 czerwonych lub niebieskich Robotników, Możnych lub Przybyszów",
        "X10": "leży przed tobą co najmniej 7 kart Armii, odkrytych lub zakrytych",
        "X11": "masz co najmniej 4 Pałace",
        "X12": "twoje Gobeliny mają co najmniej 5 pasujących połączeń",
        "X13": "twój znacznik Świątyni osiągnął pole za 16 PZ",
        "X14": "masz co najmniej 4 Budynki Pasywne",
        "X15": "masz co najmniej 3 zielone lub czerwone Tkaniny",
    },
    # What happened that abilities may answer; a sentence about them goes on after it.
    "moment": {
        "activated_worship": "Aktywowano Oddanie Czci",
        "activated_offering": "Aktywowano Składanie Ofiar",
        "activated_conquest": "Aktywowano Podbój",
        "activated_produce": "Aktywowano Produkcję",
        "worker_placed": "Umieszczasz Robotnika",
        "recruited": "Rekrutujesz Koczownika",
        "purchased": "Kupujesz Tkaniny",
        "statue_built": "Budujesz Posąg",
        "constructed": "Wznosisz Budynek",
        "climbed": "Awansujesz w Świątyni",
        "festival_began": "Zaczyna się Święto",
    },
    # What an ability does that answers by itself, at the moment it does: a noun, behind a colon.
    "answer": {
        "Z03": "Odnowienie najwyżej 2 Budynków Produkcyjnych",
        "Z11": "darmowa Tkanina",
        "Z12": "awans o 1 pole w Świątyni, jeśli zapłacisz 1 złoto",
        "ZA1": "awans o 1 pole w Świątyni",
        "ZA7": "darmowe zagranie karty Armii z ręki, jeśli chcesz",
        "ZN1": "postawienie najwyżej 4 twoich Możnych",
        "ZN3": "nowy Przybysz",
        "ZN6": "postawienie najwyżej 4 twoich Możnych",
        "VN04": "awans o 1 pole w Świątyni",
    },
    # What an ability does that may be used or not, without its price: a noun, too.
    "offer": {
        "ZA3": "odrzucenie odkrytej karty Armii i awans o 1 pole w Świątyni",
        "ZV2": "Szerzenie Wpływów",
        "ZN8": "zagranie karty Bogów z ręki i jej korzyści",
        "X01": "budowa małego Posągu i 3 PZ za niego",
        "X02": "zakrycie odkrytej karty Armii i awans o 1 pole w Świątyni",
        "X03": "Odnowienie 2, ale nie tego Możnego",
        "X04": "zadanie Zakupu Tkanin",
        "X05": "nowy Przybysz",
        "X06": "2 karty Armii na rękę",
        "X07": "nowy Przybysz",
        "X08": "Odnowienie 2, ale nie tego Możnego",
        "X09": "Budynek Pasywny",
        "X10": "budowa Schodów i ich korzyści",
        "X11": "Podbój pierwszego z lewej pustego pola regionu bez Żołnierzy",
        "X12": "Budynek Produkcyjny",
        "X13": "podgląd 4 kart Bogów z talii, 2 z nich na rękę",
        "X14": "zadanie Kupca",
        "X15": "ruch Arcykapłana o 1 pole bez aktywacji oraz zagranie karty Bogów i jej korzyści",
    },
}

# What comes of Cult tiles in a turn, in clauses.
CULTS_TOLD: Clauses = {
    "turn.vassals_on": Lengths("umieszcza Wasala: {things:each cult_name}", brief="+Wasal {things:each}"),
    "turn.withheld.full": Lengths(
        "bez Wasala ({tile:cult_name} ma już dwóch)", brief="bez Wasala ({tile} ma już dwóch)"
    ),
    "turn.withheld.none": "nie ma już Wasala",
    "turn.cult": Lengths("{vp} PZ dzięki płytce {tile:cult_name}", brief="{vp} PZ dzięki {tile}"),
    "turn.cult.PV02": Lengths(
        "{things:each priest_action} w zasięgu dzięki płytce {tile:cult_name}",
        brief="{things:each priest_action} dzięki {tile}",
    ),
    "turn.cult.PV04": Lengths(
        "pole Świątyni {times} razy dzięki płytce {tile:cult_name} (w tym {vp} PZ)",
        brief="pole Świątyni {times} razy dzięki {tile} ({vp} PZ)",
    ),
    "turn.cult.PV04.lost": Lengths(
        "pole Świątyni {times} razy przez płytkę {tile:cult_name} (strata {vp} PZ)",
        brief="pole Świątyni {times} razy przez {tile} (strata {vp} PZ)",
    ),
    "turn.cult.PV05": Lengths(
        "o {n:count soldier accusative} mniej dzięki płytce {tile:cult_name}", brief="o {n} mniej dzięki {tile}"
    ),
    "turn.cult.PV06": Lengths(
        "jeden znacznik więcej w {things:each region} dzięki płytce {tile:cult_name}",
        brief="{things:each region} +1 dzięki {tile}",
    ),
    "turn.cult.PV08": Lengths(
        "{things:each building_name} bez zakrycia dzięki płytce {tile:cult_name}",
        brief="{n} bez zakrycia dzięki {tile}",
    ),
    "turn.cult.PV09": Lengths(
        "o {n:plural pole|pola|pól} więcej dzięki płytce {tile:cult_name}",
        brief="o {n:plural pole|pola|pól} więcej dzięki {tile}",
    ),
    "turn.vp.cult": Lengths("{vp} dzięki płytce {tile:cult_name}", brief="{vp} dzięki {tile}"),
}
