"""Polish: tiles of The Golden Age by name and text, when they may be used, Prophecies, and Cult tiles at work."""

from bot.languages.language import Clauses, Lengths, Tables

GOLDEN_AGE: Tables = {
    "nation_name": {
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
    },
    "nation_text": {
        "VN01": (
            "Umieść Wasala na krawędzi swojej Tkaniny i otrzymaj zakrytą nagrodę; odtąd ta krawędź pasuje do"
            " wszystkiego."
        ),
        "VN02": (
            "Umieść Wasala na polu Coricanchy bez Wasala; twój Arcykapłan może je ominąć za 1 ziemniaka za każdym"
            " razem."
        ),
        "VN03": (
            "Umieść Wasala na swoich Schodach i otrzymaj znów 4 PZ, 2 ziemniaki i 1 kukurydzę; gdy ktokolwiek użyje"
            " tych Schodów, otrzymujesz 1 kukurydzę, ziemniaka lub kamień."
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
            "Umieść Wasala przy swoim znaczniku Podboju jako dodatkową figurę do większości; otrzymujesz 1 kukurydzę"
            " i 2 złota."
        ),
        "VN07": (
            "Umieść Wasala wśród Ofiar Wojny: przy punktacji regionów liczy się jako jedna więcej; dobierz 3 karty"
            " Armii."
        ),
        "VN08": (
            "Umieść Wasala na swoim Budynku Produkcyjnym: zakryty odkrywa się, odkryty produkuje. Przy każdej"
            " Produkcji może produkować bez zakrywania."
        ),
        "VN09": (
            "Umieść Wasala na swoim Posągu; każda karta tego boga, z której korzystasz, daje o 2 ziemniaki i 1 kamień"
            " więcej. Odchodzi z gry z Posągiem."
        ),
        "VN10": (
            "Umieść Wasala w swoim pustym Pałacu i weź Przybysza; służy jako Szlachcic, który nigdy się nie kładzie,"
            " a Przepowiednia się liczy."
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
            "Jej największy Gobelin liczy się jako o jedną Tkaninę dłuższy: 1 PZ więcej w Święta i następna wartość"
            " na końcu."
        ),
        "PV02": "Trzecie pole Coricanchy też jest dla niej dostępne; ruch tam kosztuje 1 ziemniaka.",
        "PV03": "Każde użycie jej Schodów, przez ciebie lub przez nią, daje jej o 1 PZ więcej.",
        "PV04": "W Święto jej stopień Świątyni daje PZ i nagrodę dwa razy.",
        "PV05": "Każde pole Podboju wymaga od niej zakrycia o jednego Żołnierza mniej.",
        "PV06": (
            "W Święto ma jeden znacznik więcej, najsłabszy przy remisach, w regionie, gdzie ma ich najmniej; przy"
            " równych tam, gdzie daje większość."
        ),
        "PV07": "Każdy region, w którym prowadzi w Święto, daje jej o 2 PZ więcej.",
        "PV08": "Gdy produkuje lub dołącza do Produkcji, także drugi najwyższy Budynek zostaje odkryty.",
        "PV09": "Mały Posąg odrzucony przy Oddaniu Czci daje jej 2 stopnie Świątyni.",
        "PV10": "Każdy jej Pałac ze Szlachcicem jest na koniec wart o 2 PZ więcej.",
    },
    "cult_second": {
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
    },
    "module": {
        "way_of_the_sun:ruruy": "Droga Słońca (Ruruy)",
        "way_of_the_sun:simpa": "Droga Słońca (Simpa)",
        "vassals": "Wasale Inków",
        "nobles": "Szlachta i Przybysze",
        "buildings": "Nowe Budynki",
    },
    "module_brief": {
        "way_of_the_sun:ruruy": "Sun: Ruruy",
        "way_of_the_sun:simpa": "Sun: Simpa",
        "vassals": "Vassals",
        "nobles": "Nobles",
        "buildings": "Buildings",
    },
    "module_advice": {
        "way_of_the_sun:ruruy": "The other side of the Temple overlay, with a split path: once you know Simpa",
        "way_of_the_sun:simpa": "A new lower half for the Temple, with crossing paths: start the expansion here",
        "vassals": "One more secondary action, and Nations beside the regions: the second step",
        "nobles": "Palaces and Workers of two colours: the last step, and not with Vassals in a first game",
        "buildings": "More Buildings for the market; they go with anything, even the base game alone",
    },
    "overlay": {"ruruy": "Ruruy", "simpa": "Simpa"},
    "prophecy": {
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
    },
    # What happened that abilities may answer; a sentence about them goes on after it.
    "moment": {
        "activated_worship": "Worship was activated",
        "activated_offering": "Offering was activated",
        "activated_conquest": "Conquest was activated",
        "activated_produce": "Produce was activated",
        "worker_placed": "You placed a Worker",
        "recruited": "You recruited a Nomad",
        "purchased": "You purchased Weavings",
        "statue_built": "You built a Statue",
        "constructed": "You constructed a Building",
        "climbed": "You climbed the Temple",
        "festival_began": "A Festival begins",
    },
    # What an ability does that answers by itself, at the moment it does.
    "answer": {
        "Z03": "Rejuvenate up to 2 Production Buildings",
        "Z11": "take a free Weaving",
        "Z12": "climb 1 Temple step, if you pay 1 gold",
        "ZA1": "climb 1 Temple step",
        "ZA7": "play an Army card from your hand for free, if you like",
        "ZN1": "stand up as many as 4 of your Nobles",
        "ZN3": "take a Newcomer",
        "ZN6": "stand up as many as 4 of your Nobles",
        "VN04": "climb 1 Temple step",
    },
    # What an ability does that may be used or not, without its price.
    "offer": {
        "ZA3": "discard a face-up Army card to climb 1 Temple step",
        "ZV2": "Spread Cultural Influence",
        "ZN8": "play a God card from hand for its benefits",
        "X01": "build a small Statue and score its 3 VP",
        "X02": "flip a face-up Army card face down to climb 1 Temple step",
        "X03": "Rejuvenate 2, except this Noble",
        "X04": "perform a Purchase Weavings task",
        "X05": "take a Newcomer",
        "X06": "draw 2 Army cards and keep both",
        "X07": "take a Newcomer",
        "X08": "Rejuvenate 2, except this Noble",
        "X09": "take a Passive Building",
        "X10": "build Steps and gain their benefits",
        "X11": "conquer the leftmost empty space of a region without Soldiers",
        "X12": "take a Production Building",
        "X13": "look at 4 God cards from the deck and keep 2",
        "X14": "perform a Merchant task",
        "X15": "move the High Priest 1 space without activating, and play a God card for its benefits",
    },
}

# What comes of Cult tiles in a turn, in clauses.
CULTS_TOLD: Clauses = {
    "turn.vassals_on": Lengths("placed a Vassal on {things:each cult_name}", brief="+Vassal {things:each}"),
    "turn.withheld.full": Lengths("no Vassal (two on {tile:cult_name})", brief="no Vassal (two on {tile})"),
    "turn.withheld.none": "no Vassal left",
    "turn.cult": Lengths("{vp} VP by {tile:cult_name}", brief="{vp} VP by {tile}"),
    "turn.cult.PV02": Lengths(
        "{things:each priest_action} in reach by {tile:cult_name}", brief="{things:each priest_action} by {tile}"
    ),
    "turn.cult.PV04": Lengths(
        "Temple step {times} times by {tile:cult_name} ({vp} VP of it)",
        brief="Temple step {times} times by {tile} ({vp} VP)",
    ),
    "turn.cult.PV04.lost": Lengths(
        "Temple step {times} times by {tile:cult_name} ({vp} VP lost by it)",
        brief="Temple step {times} times by {tile} ({vp} VP lost)",
    ),
    "turn.cult.PV05": Lengths(
        "{n:plural Soldier|Soldiers|Soldiers} fewer by {tile:cult_name}", brief="{n} fewer by {tile}"
    ),
    "turn.cult.PV06": Lengths(
        "one more marker in {things:each region} by {tile:cult_name}", brief="{things:each region} +1 by {tile}"
    ),
    "turn.cult.PV08": Lengths(
        "{things:each building_name} kept face up by {tile:cult_name}", brief="{n} kept up by {tile}"
    ),
    "turn.cult.PV09": Lengths(
        "{n:plural step|steps|steps} more by {tile:cult_name}", brief="{n:plural step|steps|steps} more by {tile}"
    ),
    "turn.vp.cult": Lengths("{vp} by {tile:cult_name}", brief="{vp} by {tile}"),
}
