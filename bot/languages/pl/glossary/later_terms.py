"""Polish: the terms of what is built, woven, conquered and scored, each in a few sentences."""

from bot.languages.language import Templates

WORDS: Templates = {
    "term:building": (
        "Budynki Produkcyjne dają coś, gdy produkują; Budynki Pasywne mają trwałą zdolność.{only_nobles} Z modułem Możni"
        " i Przybysze są też Pałace, każdy dla jednego Możnego.{only_end} Wszystkie wznosi się z Rynku za cenę z płytki,"
        " a każdy odkryty daje na koniec {final_scoring.face_up_building} PZ."
    ),
    "term:market": (
        "W sprzedaży są {setup.market_per_building_type} Budynki Produkcyjne i {setup.market_per_building_type}"
        " Pasywne{only_nobles}, a z modułem Możni i Przybysze także {setup.market_per_building_type} Pałace{only_end}."
        " Luki uzupełnia się na koniec tury. Kto może wznieść któryś z nich, może najpierw odłożyć jedną kartę Bogów z"
        " ręki pod talię i wymienić 1 lub 2 Budynki; usunięte trafiają pod swoje stosy. Po pierwszym i drugim Święcie"
        " wymienia się wszystkie."
    ),
    "term:production": (
        "Budynek Produkcyjny trafia do twojego obszaru odkryty. Podczas **Produkcji** daje korzyść i zostaje zakryty; w zadaniu"
        " **Wyprodukuj Raz** daje korzyść i pozostaje odkryty. **Odnowienie** odkrywa go z powrotem. Odkryty"
        " daje na koniec {final_scoring.face_up_building} PZ, zakryty nic."
    ),
    "term:passive": (
        "Budynek Pasywny działa od chwili, gdy stanie w twoim obszarze, aż do końca gry, zawsze odkryty. Te, które"
        " reagują na akcję Arcykapłana, robią to bez względu na to, kto ją aktywuje, nawet gdy bierze złoto;"
        " większość działa przed akcją."
    ),
    "term:face_down": (
        "Budynki Produkcyjne zakrywa się po Produkcji, a karty Armii, gdy płacisz nimi za Podbój. Zakryte nic nie robią i nic"
        " nie dają. Odnowienie je odkrywa.{only_nobles} Pałace są zawsze odkryte; ich Możni kładą się po użyciu, a"
        " Odnowienie ich stawia.{only_end}"
    ),
    "term:army": (
        "Karta Armii ma 1 lub 2 Żołnierzy i surowiec. **Z ręki** możesz ją odrzucić za ten surowiec, w dowolnej chwili"
        " swojej tury. **Przy Podboju** możesz ją zagrać odkrytą, a wtedy płacisz jej Żołnierzami za pola Podboju. Każda"
        " odkryta daje na koniec {final_scoring.face_up_army_card} PZ. Twoja ręka jest tajna i nie ma limitu."
    ),
    "term:soldiers": (
        "Pole Podboju wymaga Żołnierzy do **odrzucenia** (ich karty idą na stos kart odrzuconych) i Żołnierzy do"
        " **zakrycia** (ich karty odwraca się, a później można je odnowić). Liczą się tylko odkryte karty w twoim"
        " obszarze. Kartę zużywa się w całości, na jedno albo drugie; kartą z 2 Żołnierzami można zapłacić za 1."
    ),
    "term:marker": (
        "Każdy gracz ma {player_pieces.conquest_markers:count conquest_marker accusative}{only_vassals}"
        " ({markers_with_vassals} z Wasalami Inków){only_end}. Umieszczone na polu zostają tam do końca i liczą się do"
        " większości w regionie. Bez nich nie da się podbijać."
        "{only_vassals}\n**Wasale Inków:** tych samych {markers_with_vassals} używa się też na płytkach Ludów. Do twoich zasobów"
        " wraca tylko znacznik, który zastępuje Wasal (VN05).{only_end}"
    ),
    "term:majority": (
        "Podczas każdego Święta w każdym z czterech regionów ten, kto ma tam najwięcej znaczników Podboju, zdobywa 1 PZ za"
        " każdą Ofiarę Wojny. W razie remisu punktuje właściciel znacznika najdalej z prawej. W regionie bez znaczników"
        " nie punktuje nikt."
        "{only_vassals}\n**Wasale Inków:** liczą się też znaczniki na płytce Ludu i Wasale na torze (VN05, VN06). Remis"
        " rozstrzyga znacznik lub Wasal VN05 najdalej z prawej na torze; płytka i Wasale VN06 nie rozstrzygają żadnego."
        " Wasal wśród Ofiar Wojny (VN07) liczy się jak jedna z nich.{only_end}"
    ),
    "term:casualties": (
        "Każda aktywacja Podboju wysyła tam Robotnika: z jednego z końców Wioski, do wyboru aktywnego gracza, albo"
        " spośród Koczowników, gdy Wioska jest pusta. Nigdy nie wracają. Podczas Święta każda większość w regionie daje tyle PZ, ilu ich tu jest. Ofiarą Wojny może stać się ostatni Robotnik z Wioski, co wywołuje Święto."
        "{only_golden_age}\n**Złoty Wiek:** Dom poległych (ZA6) i jedno pole nakładki wysyłają tam Robotnika z twoich"
        " zasobów. Wasal wśród nich (VN07) liczy się jak Robotnik, gdy punktują regiony, i tylko wtedy.{only_end}"
    ),
    "term:weaving": (
        "Płytka z wzorem i nagrodą na każdej krawędzi. Tkaniny zdobywasz w zadaniu Zakupu Tkanin (1, 2 lub 3 za"
        " {tasks.weavings.corn_for_1_2_3[0]}, {tasks.weavings.corn_for_1_2_3[1]} lub"
        " {tasks.weavings.corn_for_1_2_3[2]:count corn genitive}), jako pozostałe po innych albo za darmo. Każda od razu"
        " trafia do Gobelinu i leży tam już zawsze."
    ),
    "term:tapestry": (
        "Rząd Tkanin o **różnych** wzorach, najwyżej {all_patterns}. Nowa Tkanina trafia na dowolny koniec Gobelinu bez"
        " jej wzoru albo zaczyna następny; potem niczego się nie przesuwa{only_golden_age}, chyba że masz Izbę wzorów"
        " (ZA8){only_end}. Gobelinów możesz mieć dowolnie wiele."
        "\nNa koniec Gobelin z 1 do {all_patterns} Tkanin daje PZ: {tapestry_vp:row}."
    ),
    "term:match": (
        "Pasujące połączenie powstaje tam, gdzie stykają się dwie Tkaniny, a obie krawędzie pokazują tę samą nagrodę. Każdy"
        " Kupiec wypłaca wszystkie połączenia wszystkich twoich Gobelinów. Tkaniny obok siebie nie muszą do siebie"
        " pasować.{only_vassals} Krawędź z Wasalem (VN01) pasuje do wszystkiego oprócz drugiego Wasala.{only_end}"
    ),
    "term:leftover": (
        "Z {tasks.weavings.tiles_drawn:count weaving genitive} dobranych do zakupu te, których kupujący nie bierze, są"
        " oferowane pozostałym graczom w kolejności tury: każdemu jedna za {tasks.weavings.leftover_corn:count corn"
        " accusative} (za 3, jeśli tak uzgodniono przy stole). Czego nikt nie kupi, trafia pod stos."
    ),
    "term:free_weaving": (
        "Gdy coś daje ci Tkaninę, weź tę odkrytą albo, w ciemno, tę bezpośrednio pod nią. Inni nie mogą wtedy niczego"
        " kupić."
    ),
    "term:temple": (
        "Tor, który ma {temple_steps:plural pole|pola|pól} ponad startem. Awansujesz dzięki Oddaniu Czci, Składaniu Ofiar"
        " oraz niektórym kartom, polom i połączeniom. Każde osiągnięte pole daje nagrodę ze swojej lewej strony, nawet"
        " jeśli idziesz dalej."
        "\nPodczas każdego Święta twoje pole daje PZ ze swojej prawej strony i jeszcze raz nagrodę. Najwyższe pola dają"
        " na koniec {temple_finals:row} PZ więcej. Na jednym polu może stać wiele znaczników."
        "{only_sun}\n**Droga Słońca:** nakładka Ruruy lub Simpa zakrywa dolną połowę innymi nagrodami; gdzie ścieżka się"
        " rozdziela, wybierasz pole, a PZ są te z całego rzędu.{only_end}"
    ),
    "term:worker": (
        "Pięć rodzajów w pięciu kolorach: Architekt (niebieski), Rzemieślnik (zielony), Wojownik (czerwony), Goniec"
        " (żółty), Kapłan (biały). Umieszczeni nie należą do nikogo i zostają na wzgórzu, chyba że zabierze ich Wojownik."
        " Robotnicy przychodzą z Wioski, spośród Koczowników i ze wzgórza. Każdy, kto na koniec jest w twoich zasobach,"
        " daje {final_scoring.worker_in_supply} PZ.{only_nobles} Przybysze to Robotnicy o dwóch kolorach.{only_end}"
    ),
    "term:village": (
        "Kolejka Robotników między stroną ziemniaków a stroną kukurydzy. Kończąc turę, możesz zrekrutować Robotnika z jednego końca, płacąc 1 ziemniaka lub 1 kukurydzę, zależnie od strony. Z Wioski pochodzą też Ofiary Wojny przy Podboju. Gdy na koniec tury jest"
        " pusta, wywołuje Święto, które napełnia ją z woreczka."
    ),
    "term:nomads": (
        "Kilku Robotników obok planszy, bez kolejności. Stąd bierzesz Robotnika przy Rekrutacji i zawsze, gdy coś daje"
        " Robotnika, a na jego miejsce od razu trafia nowy z woreczka. Gdy nikogo tu nie ma, nikogo nie dostajesz."
    ),
    "term:bag": (
        "Robotnicy, którzy dopiero przyjdą. Z woreczka od razu uzupełnia się Koczowników, a podczas Święta Wioskę. Jeśli nie ma"
        " w nim Robotnika dla Wioski, natychmiast zostaje wywołane następne Święto, i to ostatnie."
    ),
    "term:worker_limit": (
        "Na koniec tury, po rekrutowaniu, możesz zachować w zasobach {worker_limit.regular:count worker accusative}."
        " Nadmiarowi na dobre opuszczają grę; ty wybierasz, którzy. W trakcie tury wolno mieć więcej."
        "{only_nobles}\n**Możni i Przybysze:** jeden Przybysz się nie liczy, więc możesz zachować trzech Robotników,"
        " jeśli jeden z nich jest Przybyszem. Możni nie liczą się wcale, Wasale też nie.{only_end}"
    ),
    "term:festival": (
        "**Wywołuje** je ten, kto kończy turę przy pustej Wiosce: {festival.trigger_vp[0]}, {festival.trigger_vp[1]} lub"
        " {festival.trigger_vp[2]} PZ za pierwsze, drugie lub trzecie."
        "\n**Odbywa się** na początku następnej tury tego gracza, dla wszystkich, zaczynając od niego:"
        "\n1. To, co podczas Święta dają Budynki Pasywne; potem darmowy Kupiec."
        "\n2. PZ i nagroda twojego pola w Świątyni."
        "\n3. Większości w regionach."
        "\n4. Ziemniaki za karty Bogów na ręku."
        "\n5. Ostatnie Święto kończy tu grę. Inaczej Wioska się napełnia, każdy dostaje karty Bogów i może zagrać do"
        " {festival.god_cards_playable}, a Rynek się odnawia."
    ),
    "term:upkeep": (
        "Podczas Święta każda karta Bogów na ręku kosztuje cię {festival.potato_per_god_card:count potato accusative}."
        " Musisz oddać tyle ziemniaków, ile masz; złoto też się liczy, ale nie musisz go używać. Każdy brakujący ziemniak"
        " kosztuje {festival.vp_lost_per_missing_potato} PZ; nikt nie spada poniżej {score.minimum}. Karty zostają na"
        " ręku."
    ),
    "term:festival_cards": (
        "Po pierwszym i drugim Święcie rozdaje się karty Bogów z talii. Od największej do najmniejszej liczby PZ gracze"
        " dostają: {festival.god_draw_most_to_fewest_vp[2]:row} (przy dwóch graczach),"
        " {festival.god_draw_most_to_fewest_vp[3]:row} (przy trzech) lub"
        " {festival.god_draw_most_to_fewest_vp[4]:row} (przy czterech); w razie remisu ten, kto jest wcześniej w"
        " kolejności tury, liczy się tak, jakby miał więcej. Potem każdy zagrywa tyle kart Bogów, ile chce,"
        " najwyżej {festival.god_cards_playable}, i otrzymuje ich korzyści; Posąg nie jest potrzebny. Te karty wracają do talii."
    ),
    "term:end": (
        "Trzecie Święto jest ostatnie: po zapłaceniu za karty Bogów następuje od razu ostateczna punktacja. Między"
        " wywołaniem a początkiem Święta wszyscy inni mają jeszcze po jednej turze. Jeśli wcześniej woreczek nie może"
        " napełnić Wioski, następne Święto zostaje wywołane natychmiast i jest ostatnie; wtedy po jednej turze mają"
        " wszyscy, razem z tym, kto je wywołuje."
    ),
    "term:scoring": (
        "Po ostatnim Święcie:"
        "{only_nobles}\nNajpierw **Przepowiednie** (Możni i Przybysze): {final_scoring.prophecy} PZ za każdą spełnioną w"
        " Pałacu, w którym ktoś jest.{only_end}"
        "\n**Gobeliny** z 1 do {all_patterns} Tkanin, w PZ: {tapestry_vp:row}."
        "\n**Świątynia:** {temple_finals:row} PZ na najwyższych polach."
        "\n**Budynki** odkryte{only_nobles}, także Pałace{only_end}: po {final_scoring.face_up_building} PZ."
        "\n**Karty Bogów** na ręku: po {final_scoring.god_card_in_hand}. **Karty Armii** odkryte w twoim obszarze: po"
        " {final_scoring.face_up_army_card}. **Robotnicy** w twoich zasobach: po {final_scoring.worker_in_supply}."
        "{only_nobles} **Możni**, którzy stoją: po {final_scoring.standing_noble}.{only_end} **Złoto:** po"
        " {final_scoring.gold}."
        "\nWygrywa ten, kto ma najwięcej PZ; solo trzeba też mieć co najmniej {solo.target_vp}."
    ),
    "term:tie": (
        "**Zwycięstwo:** spośród tych, którzy mają najwięcej PZ, wygrywa ten z największą liczbą surowców (ziemniaki,"
        " kukurydza, kamienie i złoto razem); jeśli i to jest równe, dzielą się zwycięstwem. **Region:** znacznik"
        " najdalej z prawej na torze. **Karty Bogów po Święcie:** kto jest wcześniej w kolejności tury, liczy się tak,"
        " jakby miał więcej PZ."
    ),
    "term:setup": (
        "Dla 2 do 4 graczy albo dla jednej osoby przeciwko automie."
        "\nKażdy ma {setup.start_workers:plural Robotnika|różnych Robotników|różnych Robotników},"
        " {setup.start_resources:cost accusative}, {score.start} PZ i w kolejności tury wybiera Tkaninę początkową. Z"
        " {setup.god_cards_dealt} rozdanych kart Bogów zatrzymuje na ręku {setup.god_cards_kept}, a pozostałe"
        " {setup.god_cards_played} zagrywa i otrzymuje ich korzyści, zaczynając od ostatniego gracza; jedna karta może opłacić drugą."
        " Zagrane wtasowuje się do talii. Oferta kart Bogów jest na początku pusta."
        "{only_golden_age}\n**Złoty Wiek:** z modułem Możni i Przybysze każdy ma też wzniesiony, pusty Pałac; z Wasalami"
        " Inków obok każdego regionu leży płytka Ludu.{only_end}"
    ),
    "term:turn_order": (
        "Zgodnie z ruchem wskazówek zegara, od miejsca do miejsca. Co dotyczy kilku graczy, rozgrywa się w kolejności"
        " tury, najpierw aktywny gracz; Święto zaczyna się od tego, kto je wywołuje. Co spotyka jednego gracza w tej samej"
        " chwili, dzieje się w kolejności, którą on wybiera."
    ),
    "term:pieces": (
        "Każdy gracz ma Arcykapłana, znacznik Świątyni, {player_pieces.steps_markers:count steps_marker accusative} i"
        " {player_pieces.conquest_markers:count conquest_marker accusative}{only_vassals}, a z Wasalami Inków"
        " {markers_with_vassals} i {player_pieces.vassals:count vassal accusative}{only_end}; gdy się skończą, nie da się"
        " już budować ani podbijać. Surowce nie są ograniczone, ale Posągi, Robotnicy, karty i płytki już tak."
    ),
    "term:empty": (
        "Pusta talia Armii powstaje na nowo ze stosu kart odrzuconych, pusta talia Bogów z oferty. Jeśli i tam nic nie"
        " ma, niczego się nie dobiera. Stosy Tkanin i Budynków mogą się wyczerpać; wtedy po prostu już ich nie ma."
    ),
    "term:reconstruction": (
        "Po części. Instrukcje pokazują wzgórze, karty i wiele płytek tylko jako małe obrazki. Ich zasady i znane liczby"
        " są zachowane; układ, korzyści kart, koszty i nazwy, których nie dało się odczytać, powstały na potrzeby tego"
        " projektu, wyważone jedną miarą. Wydane karty mogą się różnić."
    ),
}
