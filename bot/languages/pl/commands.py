"""Polish: slash commands as Discord lists them, and their options and choices."""

from collections.abc import Mapping

from bot.languages.language import Command, CommandOption, Tables

MODULES: Mapping[str, CommandOption] = {
    "way_of_the_sun": CommandOption(
        "droga_słońca", "Moduł: nowa dolna połowa Świątyni; dodatek najlepiej zacząć od strony Simpa"
    ),
    "vassals": CommandOption("wasale", "Moduł: Wasale Inków; na drugim miejscu"),
    "nobles": CommandOption(
        "możni", "Moduł: Możni i Przybysze; na końcu, a w pierwszej rozgrywce nie razem z Wasalami"
    ),
    "new_buildings": CommandOption("nowe_budynki", "Nowe Budynki na Rynku; bez wyboru pojawiają się z każdym modułem"),
}

COMMANDS: Mapping[str, Command] = {
    "play": Command("graj", "Zagraj od razu: z botem, solo lub z przyjaciółmi; możesz też poznać grę lub oglądać"),
    "games": Command("gry", "Twoje stoły na tym serwerze, czyja jest tura, i droga do twojej następnej tury"),
    "game": Command("gra", "Otwieranie i prowadzenie rozgrywek, dołączanie do nich"),
    "game new": Command(
        "nowa",
        "Otwórz stół w tym kanale; inni mogą do niego dołączyć",
        {
            "players": CommandOption("gracze", "Ile miejsc przy stole"),
            "bots": CommandOption("boty", "Ile z nich zajmują boty"),
            "level": CommandOption("poziom", "Jak grają boty"),
            "invite": CommandOption("zaproś", "Zatrzymaj miejsce dla tej osoby"),
            "opponent": CommandOption("przeciwnik", "Graj solo przeciwko automie"),
            "difficulty": CommandOption("trudność", "Dla automy: słowa z listy, oddzielone przecinkami"),
            "handicap": CommandOption(
                "fory", "Do gry z przeciwniczką, nasza zasada: na start więcej PZ masz ty albo ona"
            ),
            **MODULES,
            "clock": CommandOption("zegar", "Czas na odpowiedzi; bez wyboru taki, jak zwykle na tym serwerze"),
            "thread": CommandOption("wątek", "Graj w osobnym wątku"),
            "invite_2": CommandOption("zaproś_2", "Zatrzymaj miejsce dla drugiej osoby"),
            "invite_3": CommandOption("zaproś_3", "I dla trzeciej"),
            "hints": CommandOption("podpowiedzi", "Czy wolno prosić o podpowiedzi; bez wyboru: tak"),
            "rest_at_night": CommandOption("nocna_przerwa", "Zegar stoi w godzinach ciszy osoby, na którą czeka stół"),
            "vanished_after": CommandOption(
                "dni_milczenia", "Bez zegara: po ilu dniach milczenia stół pyta, co dalej; 0: nigdy"
            ),
            "coricancha": CommandOption("coricancha", "Jak ułożone są akcje Arcykapłana na Coricanchy"),
            "leftover_cost": CommandOption("koszt_pozostałej", "Ile kukurydzy za pozostałą Tkaninę: 2 lub 3"),
        },
    ),
    "game join": Command("dołącz", "Zajmij wolne miejsce przy stole w tym kanale albo wróć na swoje"),
    "game leave": Command("opuść", "Zwolnij swoje miejsce przed początkiem gry"),
    "game start": Command("rozpocznij", "Rozdaj karty i zacznij, gdy wszystkie miejsca są zajęte"),
    "game status": Command("stan", "Na kogo czeka stół, od kiedy, i kto ma ile PZ"),
    "game list": Command(
        "lista", "Twoje rozgrywki na tym serwerze (zarządzający widzą wszystkie): tura, oczekiwani, nieobecni"
    ),
    "game nudge": Command("szturchnij", "Szturchnij życzliwie osoby, na które czeka stół; najwyżej raz dziennie"),
    "game pause": Command(
        "wstrzymaj", "Wstrzymaj rozgrywkę: zegary stoją, nie ma przypomnień (gospodarz lub głosowanie)"
    ),
    "game resume": Command("wznów", "Wznów wstrzymaną rozgrywkę (gospodarz lub głosowanie)"),
    "game host": Command(
        "gospodarz",
        "Przekaż komuś innemu rolę gospodarza tego stołu",
        {"person": CommandOption("osoba", "Kto zostaje gospodarzem")},
    ),
    "game concede": Command("poddaj", "Opuść trwającą rozgrywkę na dobre; twoje miejsce zajmuje bot"),
    "game replace": Command(
        "zastąp",
        "Oddaj miejsce komuś innemu albo botowi (gospodarz lub zarządzający)",
        {
            "seat": CommandOption("miejsce", "Które miejsce"),
            "by": CommandOption("kto", "Kto je zajmuje; bez wyboru: bot"),
            "level": CommandOption("poziom", "Jak gra bot"),
        },
    ),
    "game abort": Command("przerwij", "Zakończ rozgrywkę w tym kanale bez wyniku (gospodarz lub zarządzający)"),
    "game move": Command(
        "przenieś",
        "Kontynuuj rozgrywkę w tym kanale, na przykład gdy dawny kanał zniknął",
        {"game": CommandOption("rozgrywka", "Numer rozgrywki")},
    ),
    "game export": Command(
        "eksportuj",
        "Pobierz zakończoną rozgrywkę jako plik; trwającą mogą tylko zarządzający",
        {"game": CommandOption("rozgrywka", "Numer rozgrywki; bez wyboru ta z tego kanału")},
    ),
    "game import": Command(
        "importuj",
        "Kontynuuj rozgrywkę z pliku; zajmujesz miejsce, które ma odpowiedzieć",
        {"file": CommandOption("plik", "Plik z /gra eksportuj albo z programu chaski")},
    ),
    "place": Command(
        "umieść",
        "Umieść Robotnika na wzgórzu; podaj, co już wiesz, w dowolnej kolejności",
        {
            "wish": CommandOption("cel", "Co chcesz tam zrobić"),
            "where": CommandOption("gdzie", "Całe umieszczenie z listy: Robotnik, karta i pole"),
            "worker": CommandOption("robotnik", "Który Robotnik"),
            "card": CommandOption("karta", "Karta Bogów, którą zagrywasz, albo złoto"),
            "space": CommandOption("pole", "Które pole; o resztę, której nie podasz, pyta gra"),
        },
    ),
    "priest": Command(
        "arcykapłan",
        "Akcja poboczna: porusz Arcykapłana i aktywuj akcję na jego nowym polu",
        {"spaces": CommandOption("pola", "O ile pól")},
    ),
    "pray": Command("modlitwa", "Akcja poboczna: weź dwie karty Bogów"),
    "train": Command("szkolenie", "Akcja poboczna: dobierz dwie karty Armii, zatrzymaj jedną"),
    "recruit": Command(
        "rekrutacja",
        "Akcja poboczna: weź Robotnika spośród Koczowników",
        {"worker": CommandOption("robotnik", "Którego")},
    ),
    "army": Command(
        "armia",
        "Darmowa akcja: odrzuć z ręki kartę Armii i weź jej surowiec",
        {"card": CommandOption("karta", "Która karta")},
    ),
    "hire": Command(
        "rekrutuj",
        "Na koniec tury: zrekrutuj Robotnika z jednego z końców Wioski albo nikogo",
        {"end": CommandOption("koniec", "Który koniec, albo nikt")},
    ),
    "choose": Command(
        "wybierz",
        "Odpowiedz na to, o co gra teraz pyta",
        {"answer": CommandOption("odpowiedź", "Twoja odpowiedź; bez niej zobaczysz pytanie")},
    ),
    "undo": Command("cofnij", "Cofnij swój ostatni krok, chyba że coś ujawnił"),
    "confirm": Command("potwierdź", "Potwierdź krok, który na to czeka"),
    "hand": Command("ręka", "Twoje karty; nikt inny ich nie zobaczy"),
    "board": Command("plansza", "Cała plansza w tej chwili"),
    "tableau": Command(
        "obszar",
        "Obszar gracza: Budynki, Gobeliny, Armia, Posągi",
        {"player": CommandOption("gracz", "Czyj obszar; bez wyboru: twój")},
    ),
    "closeup": Command("zbliżenie", "Jedna część planszy z bliska", {"part": CommandOption("część", "Która część")}),
    "log": Command(
        "dziennik",
        "Wszystko, co zaszło w ostatnich turach albo odkąd gra za ciebie bot",
        {"turns": CommandOption("tury", "Ile ostatnich tur")},
    ),
    "replay": Command(
        "powtórka",
        "Dowolna tura rozgrywki, obraz po obrazie",
        {
            "game": CommandOption("rozgrywka", "Numer rozgrywki; bez wyboru ta z tego kanału"),
            "turn": CommandOption("tura", "Od której tury"),
        },
    ),
    "since": Command("co_nowego", "Co zaszło od twojej ostatniej tury, słowami i na obrazie"),
    "orders": Command(
        "polecenia",
        "Odpowiedzi z góry: zawsze pasuj, zawsze bierz albo bierz, dopóki masz zapas",
        {
            "question": CommandOption("pytanie", "Jakie pytania; bez wyboru zobaczysz swoje polecenia"),
            "order": CommandOption("polecenie", "Co odpowiadać"),
            "resource": CommandOption("surowiec", "Bierz tylko, dopóki masz dość tego surowca"),
            "at_least": CommandOption("minimum", "Ile to jest dość"),
        },
    ),
    "remind": Command(
        "przypomnienia",
        "Przypomnienia, godziny ciszy i nieobecność",
        {
            "after_hours": CommandOption(
                "po_ilu_godzinach", "Przypomnij mi po tylu godzinach, nie licząc godzin ciszy; 0: nigdy"
            ),
            "quiet_from": CommandOption("cisza_od", "Od której godziny śpię (0-23)"),
            "quiet_to": CommandOption(
                "cisza_do", "Do której godziny śpię (0-23); tak samo jak cisza_od: bez godzin ciszy"
            ),
            "time_zone": CommandOption(
                "strefa_czasowa", "Gdzie jest mój zegar: miasto, kraj albo różnica godzin względem UTC"
            ),
            "away_days": CommandOption("nieobecność_dni", "Tyle dni mnie nie będzie; 0: już jestem"),
            "away_until": CommandOption("nieobecność_do", "Nie będzie mnie do tego dnia, na przykład 2030-12-24"),
            "stand_in": CommandOption("zastępstwo", "Jak bot gra za mnie pod moją nieobecność, jeśli stół tego chce"),
            "call_at_night": CommandOption(
                "wołaj_w_ciszy", "Wezwania do mojej tury dzwonią także w moich godzinach ciszy"
            ),
            "usual": CommandOption("jak_zwykle", "Zapomnij to wszystko i przypominaj jak zwykle na tym serwerze"),
        },
    ),
    "settings": Command("ustawienia", "Ustawienia twoje i tego serwera"),
    "settings me": Command(
        "ja",
        "Twój język oraz jasne lub ciemne obrazy, przy każdym stole",
        {
            "language": CommandOption("język", "W jakim języku bot mówi do ciebie"),
            "theme": CommandOption("obrazy", "Jasne lub ciemne obrazy"),
        },
    ),
    "settings server": Command(
        "serwer",
        "Język, obrazy, przypomnienia, zegary i organizatorzy tego serwera (zarządzający)",
        {
            "language": CommandOption("język", "W jakim języku bot mówi w kanałach tego serwera"),
            "theme": CommandOption("obrazy", "Jasne lub ciemne obrazy w tych kanałach"),
            "remind_after": CommandOption(
                "przypomnienie_po", "Po ilu godzinach bot przypomina komuś o odpowiedzi; 0: nigdy"
            ),
            "clock": CommandOption("zegar", "Czas na odpowiedzi przy nowych stołach"),
            "vanished_after": CommandOption(
                "dni_milczenia", "Bez zegara: po ilu dniach milczenia stół pyta, co dalej; 0: nigdy"
            ),
            "quiet_from": CommandOption("cisza_od", "Od której godziny śpią ci, którzy nie mają godzin ciszy"),
            "quiet_to": CommandOption("cisza_do", "Do której godziny śpią; tak samo jak cisza_od: bez ciszy"),
            "time_zone": CommandOption("strefa_czasowa", "Strefa czasowa tych godzin: miasto, kraj albo liczba godzin"),
            "organisers": CommandOption("organizatorzy", "Rola, która może prowadzić stoły tak jak zarządzający"),
        },
    ),
    "settings forget": Command(
        "zapomnij",
        "Usuń wszystko, co o tobie zapisano; twoje miejsca zajmują boty",
        {"sure": CommandOption("potwierdzenie", "Wpisz tak, aby potwierdzić")},
    ),
    "rules": Command(
        "zasady",
        "Sprawdź cokolwiek: kartę, płytkę, pole, Robotnika, akcję lub pojęcie",
        {"about": CommandOption("temat", "O co pytasz")},
    ),
    "help": Command("pomoc", "Jak się tu gra: krótkie oprowadzanie przed pierwszą rozgrywką"),
    "stats": Command(
        "statystyki",
        "Zakończone rozgrywki w liczbach: ranking, pojedynki, moduły, drabinka solo, boty",
        {
            "person": CommandOption("osoba", "Czyje; bez wyboru całego serwera"),
            "against": CommandOption("przeciw", "Przeciw komu: pojedynki z tobą albo z osobą powyżej"),
            "season": CommandOption("sezon", "Miesiąc, na przykład 2026-11; bez wyboru od początku"),
            "start": CommandOption("od", "Zamiast sezonu: pierwszy dzień, na przykład 2026-11-01"),
            "end": CommandOption("do", "Zamiast sezonu: ostatni dzień, na przykład 2026-12-31"),
        },
    ),
    "watch": Command(
        "oglądaj",
        "Oglądaj w tym kanale, jak grają boty; nikt nie musi nic robić",
        {
            "opponent": CommandOption("przeciwnik", "Automa, z którą gra bot; bez wyboru Pachamama"),
            "difficulty": CommandOption("trudność", "Dla automy: słowa z listy, oddzielone przecinkami"),
            "handicap": CommandOption(
                "fory", "Do gry z przeciwniczką, nasza zasada: na start więcej PZ masz ty albo ona"
            ),
            "player": CommandOption("poziom", "Jak grają boty"),
            "players": CommandOption("gracze", "Ile botów, jeśli grają między sobą"),
            "pace": CommandOption("tempo", "Ile sekund na turę"),
            "seed": CommandOption("ziarno", "Dowolne słowa; te same słowa dają tę samą rozgrywkę"),
            **MODULES,
        },
    ),
}

CHOICES: Tables = {
    "clock": {
        "none": "bez zegara",
        "12 hours a turn": "12 godzin na turę",
        "1 day a turn": "1 dzień na turę",
        "3 days a turn": "3 dni na turę",
        "3 days and 4 hours more for each answer": "3 dni i po 4 godziny za każdą odpowiedź",
        "7 days and 8 hours more for each answer": "7 dni i po 8 godzin za każdą odpowiedź",
    },
    "coricancha": {"random": "losowo", "printed": "jak w druku"},
    "part": {
        "section 1": "sekcja 1",
        "section 2": "sekcja 2",
        "section 3": "sekcja 3",
        "section 4": "sekcja 4",
        "section 5": "sekcja 5",
        "free_spaces": "wolne pola",
        "market": "Rynek Budynków",
        "chinchaysuyu": "Chinchaysuyu",
        "antisuyu": "Antisuyu",
        "qullasuyu": "Qullasuyu",
        "kuntisuyu": "Kuntisuyu",
        "temple": "Świątynia",
        "village": "Wioska",
        "automa": "automa",
    },
    "theme": {"light": "jasne", "dark": "ciemne"},
    "overlay": {"simpa": "Simpa: ścieżki się krzyżują", "ruruy": "Ruruy: ścieżka się rozdziela"},
    "watched": {"bots": "boty między sobą"},
}
