"""Polish: the names of components, what those that have a text of their own say, and what else there is to explain."""

from bot.languages.language import Tables, Templates
from bot.languages.pl.terms import TERMS
from bot.languages.terms import named

GODS = ("inti", "killa", "illapa", "qocha", "kuychi", "wiraqocha")
REGIONS = ("chinchaysuyu", "antisuyu", "qullasuyu", "kuntisuyu")
AUTOMAS = ("axomamma", "pachamama")
COMPONENTS: Tables = {
    "god": named(TERMS, GODS),
    "region": named(TERMS, REGIONS),
    "automa": named(TERMS, AUTOMAS),
    "personality": {
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
    },
    "building_name": {
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
    },
    "building_text": {
        "Z01": "Każdy Robotnik, którego umieszczasz, może liczyć się jako Goniec.",
        "Z02": "Każdy Robotnik, którego umieszczasz, może liczyć się jako Kapłan.",
        "Z03": "Po umieszczeniu Wojownika możesz za darmo odnowić do 2 Budynków Produkcyjnych.",
        "Z04": "Nowe dopasowanie w twoim Gobelinie od razu daje nagrodę.",
        "Z05": "Twoi Architekci mogą działać jak Rzemieślnicy, a Rzemieślnicy jak Architekci.",
        "Z06": (
            "Gdy zaczyna się Święto, otrzymujesz 4 ziemniaki; na koniec gry każda karta Bogów na ręce jest warta o 1"
            " PZ więcej."
        ),
        "Z07": "Otrzymujesz PZ za Schody także wtedy, gdy twój Robotnik używa twoich własnych Schodów.",
        "Z08": "Kupując Tkaniny w zadaniu, obejrzyj 5 płytek i najpierw odłóż 2 z nich pod stos.",
        "Z09": "Gdy zaczyna się Święto, otrzymujesz 1 PZ za każdą Tkaninę w najdłuższym Gobelinie.",
        "Z10": "Gdy zaczyna się Święto, otrzymujesz 2 ziemniaki, 1 kukurydzę i 1 kamień.",
        "Z11": "Gdy dowolny gracz aktywuje Składanie Ofiar, weź darmową Tkaninę.",
        "Z12": (
            "Gdy ktoś aktywuje Oddanie Czci i tuż przed każdym Świętem: za 1 złoto możesz wejść stopień wyżej w"
            " Świątyni."
        ),
        "Z13": (
            "Każde podbijane pole kosztuje o 1 Żołnierza mniej do zakrycia i/lub odrzucenia, ale zawsze razem co"
            " najmniej 1."
        ),
        "Z14": "Wojownik, którego umieszczasz, ma dwa zadania więcej.",
        "Z15": "W dowolnym momencie wymieniaj między sobą 2 kamienie, 2 kukurydze i 1 złoto.",
        "Z16": (
            "Gdy dowolny gracz aktywuje Produkcję, możesz za darmo odnowić 1 Budynek Produkcyjny lub kartę Armii,"
            " przed produkcją lub po niej."
        ),
        "Z17": "Gdy dowolny gracz aktywuje Podbój, otrzymujesz 1 PZ i 1 złoto.",
        "Z18": "Gdy dowolny gracz aktywuje Odnowienie, otrzymujesz 1 złoto i dobierasz 1 kartę Armii.",
        "Z19": "W swojej turze możesz dowolnie często płacić 1 ziemniaka za 1 kartę Bogów.",
        "Z20": "Gdy zadanie daje ci ziemniaki, kukurydzę lub kamień (nie złoto), otrzymujesz o 1 więcej i 1 PZ.",
        "ZA1": "Gdy dowolny gracz aktywuje Oddanie Czci, wejdź 1 stopień wyżej w Świątyni.",
        "ZA2": (
            "Twoje zadanie wzniesienia Budynku może też wybierać z 3 płytek dobranych z dowolnych stosów; reszta"
            " wraca pod stosy."
        ),
        "ZA3": "Umieszczając Kapłana, możesz odrzucić odkrytą kartę Armii, by wejść 1 stopień wyżej w Świątyni.",
        "ZA4": "Gdy zaczyna się Święto, otrzymujesz 0/2/4/9 PZ za 1/2/3/4 Gobeliny.",
        "ZA5": "Nowa akcja poboczna: zapłać 1 kukurydzę i przesuń Arcykapłana o jedno pole bez aktywacji.",
        "ZA6": "Nowa akcja poboczna: oddaj Robotnika do Ofiar Wojny w zamian za Odnowienie 2.",
        "ZA7": "Gdy dowolny gracz aktywuje Podbój lub Odnowienie, możesz za darmo zagrać z ręki 1 kartę Armii.",
        "ZA8": "Przed każdym zadaniem Kupca możesz przełożyć swoje Tkaniny; te dopasowania nie dają nagród od razu.",
        "ZV1": "Gdy szerzysz Wpływy Kulturowe, weź też 2 karty Bogów albo zagraj z ręki 2 karty Armii za darmo.",
        "ZV2": "Gdy dowolny gracz aktywuje Oddanie Czci, możesz szerzyć Wpływy Kulturowe.",
        "ZN1": "Gdy dowolny gracz aktywuje Oddanie Czci lub Składanie Ofiar, postaw najwyżej 4 swoich Szlachciców.",
        "ZN2": "Przybysz, którego umieszczasz, ma jedno zadanie więcej.",
        "ZN3": "Gdy zaczyna się Święto, weź Przybysza.",
        "ZN4": "Gdy używasz Szlachcica, otrzymujesz 1 złoto.",
        "ZN5": "W turze, w której wznosisz Pałac, możesz po zadaniach wykonać też akcję Arcykapłana.",
        "ZN6": (
            "Gdy zaczyna się Święto, postaw najwyżej 4 swoich Szlachciców; na koniec gry każda spełniona"
            " Przepowiednia jest warta o 2 PZ więcej."
        ),
        "ZN7": "Przybysz, którego umieszczasz, ma zdolności i sąsiadów obu swoich kolorów.",
        "ZN8": (
            "Umieszczając Przybysza, możesz zagrać z ręki kartę Bogów dla jej korzyści; trafia do oferty na koniec"
            " tury."
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
            "Gdy umieszczasz Gońca: zapłać 1 złoto, by bez Żołnierzy podbić pierwsze z lewej puste pole regionu i"
            " otrzymać jego korzyść."
        ),
        "X12": "Gdy umieszczasz Wojownika: zapłać 1 kamień za Budynek Produkcyjny.",
        "X13": (
            "Gdy umieszczasz Architekta: zapłać 1 dowolny zasób, obejrzyj 4 wierzchnie karty Bogów, zatrzymaj 2,"
            " resztę wtasuj."
        ),
        "X14": "Gdy umieszczasz Rzemieślnika: zapłać 2 kukurydze za zadanie Kupca.",
        "X15": (
            "Gdy umieszczasz Kapłana: przesuń Arcykapłana o 1 pole bez aktywacji i otrzymaj korzyść karty Bogów z ręki."
        ),
    },
}

# What there is to explain of a Passive Building beyond its text; the numbers of the game may stand in it.
BUILDING_NOTES: Templates = {
    "Z01": (
        "\nA Worker that counts as one has the Courier's ability **instead** of its own: less food, and one more task"
        " in an empty segment. Neighbours still go by its real colour."
    ),
    "Z02": (
        "\nA Worker that counts as one has the Priest's ability **instead** of its own: a task for 1 potato, and a God"
        " card after the tasks. Neighbours still go by its real colour."
    ),
    "Z03": (
        "\nThis happens on arrival, before the tasks. A Warrior treated as another kind by a Building does not trigger"
        " it.{only_nobles} A Newcomer that is half a Warrior does, whichever ability it uses.{only_end}"
    ),
    "Z04": "\nIt pays in addition to every later Merchant, and also for free Weavings.",
    "Z05": (
        "\nSo a blue Worker may have the extra task on a green space, and a green one on a blue space. Neighbours still"
        " go by the real colour."
    ),
    "Z06": (
        "\nThe potato comes before you pay for your God cards. A God card in hand scores 2 VP at the end instead of 1."
    ),
    "Z07": "\nThat is {placement.steps_owner_vp} VP for each marker of yours above the space.",
    "Z08": (
        "\nYou choose the order in which the 2 tiles go under the stack, and buy from the other 3. It affects only your"
        " own Purchase Weavings tasks, not free Weavings."
    ),
    "Z09": "\nIt comes before the Merchant of the Festival.",
    "Z10": "\nIt comes before the Merchant of the Festival.",
    "Z11": (
        "\nThe Weaving is the face-up one or the one beneath it. It comes before the Offering itself, also when the"
        " active player takes gold."
    ),
    "Z12": (
        "\nThe step brings its reward. Each occasion allows one step, which comes before the Worship itself, also when"
        " the active player takes gold."
    ),
    "Z13": "\nWhere nothing would be left, 1 Soldier is flipped face down, or discarded if the space asks for no flip.",
    "Z14": (
        "\nA Warrior treated as another kind by a Building does not have them.{only_nobles} A Newcomer that is half a"
        " Warrior has them, whichever of its two abilities it uses; only if something waits for its other half too, you"
        " choose as which of the two it counts.{only_end}"
    ),
    "Z15": "\nYou may do so whenever you are asked something, even in another player's turn.",
    "Z16": ("\nAlso when the active player takes gold; the active player's own right to Rejuvenate comes on top."),
    "Z17": "\nAlso when the active player takes gold, and also when nobody conquers anything.",
    "Z18": "\nAlso when the active player takes gold. The card is drawn from the deck.",
    "Z19": "\nEach card comes from the offer or the deck.",
    "Z20": "\nIt works with tasks only: not with Production Buildings, God cards or other gains.",
}
