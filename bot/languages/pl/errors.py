"""Polish: every refusal by its code, filled with the values that come with it.

`.aside` is what is said of a refusal inside another text, where nobody is spoken to.
"""

from bot.languages.language import Templates

# fmt: off
GAME: Templates = {
    # answers
    "no_action": "Gra tego nie rozumie. To nie jest akcja tej gry, tylko {kind}.",
    "no_action.aside": "To nie jest akcja tej gry, tylko {kind}.",
    "unreadable_action": "Gra tego nie rozumie. To nie jest akcja tej gry.",
    "unreadable_action.aside": "To nie jest akcja tej gry.",
    "not_yours": "Teraz nie ty odpowiadasz.",
    "not_yours.aside": "Odpowiada miejsce {asked}, nie miejsce {seat}.",
    "illegal": "Zasady teraz na to nie pozwalają.",
    "illegal.aside": "{answer} to nie jest teraz odpowiedź na: {question:title}.",
    "stale": "Na to pytanie padła już odpowiedź; zobacz, o co gra pyta teraz.",
    "stale.aside": "To odpowiedź na pytanie numer {seq}, a teraz pada pytanie numer {now}.",
    "over": "Rozgrywka jest zakończona; nie ma już na co odpowiadać.",
    "over.aside": "Rozgrywka jest zakończona.",
    # options
    "wrong_players": "Ta gra jest dla 2, 3 lub 4 graczy, nie dla {players}.",
    "wrong_coricancha": "Coricancha może być printed lub random, nie {coricancha!r}.",
    "wrong_leftover_cost": "Pozostała Tkanina kosztuje 2 lub 3 kukurydze, nie {cost}.",
    "wrong_first_player": "Miejsce {seat} nie może rozpocząć gry na {players} graczy.",
    "no_such_module": "Nie ma modułu {module!r}; są: {known:row}.",
    "module_twice": "Każdy moduł można wybrać raz, a nakładka Świątyni ma jedną stronę.",
    "several_levels": "Gra ma jeden poziom, nie kilka: {levels:each difficulty}.",
    "solo_only": "Trudność, poziom, Osobowości i fory dotyczą tylko gry solo.",
    "no_such_opponent": "Nie ma przeciwniczki solo {opponent!r}; są: {known:each}.",
    "solo_is_for_two": "Gra solo jest dla 2 graczy, licząc przeciwniczkę, a nie dla {players}.",
    "person_starts": "Grę solo rozpoczyna człowiek, nie przeciwniczka.",
    "pachamama_only": "Poziomy i wybrane Osobowości są tylko dla Pachamamy; Osobowość Axomammy jest losowana.",
    "axomamma_plays_without": (
        "Axomamma gra bez modułów: {modules:row module}. Z dodatku zna tylko Nowe Budynki. Pachamama gra ze wszystkimi modułami."
    ),
    "no_such_difficulty": "{difficulty!r} nie zmienia trudności, gdy przeciwniczką jest {opponent:opponent}; zmienia ją: {known:row difficulty}.",
    "difficulty_twice": "Każda opcja, która ułatwia lub utrudnia grę, liczy się raz.",
    "no_such_handicap": "Fory to jedna z tych liczb PZ: {known:row}, a nie {handicap}.",
    "no_such_level": "Nie ma poziomu {level!r}; są: {known:row difficulty}.",
    "wrong_personalities": "Poziom {level:difficulty} ma {slots:count personality_token accusative}, nie {given}.",
    "no_such_personality": "Nie ma Osobowości {personality!r}; są: {known:row}.",
    "both_sides": "Żeton Osobowości pokazuje jedną z dwóch stron, nie obie.",
    "no_such_player": "Nie ma gracza {player!r}; są: {known:row}.",
    # standing orders
    "no_order": (
        "To nie jest stałe polecenie. Napisz {orders:row} albo {limited} z limitem, na przykład „{example}”; limit to od 1 do {most}"
        " {resources:any_of}."
    ),
    "no_orders_for_that": "Do tego nie ma stałych poleceń; są do: {known:row}.",
    "never_asked": "Przy tym stole nikt o to nie pyta: „{kind:order_kind}”. To pytanie z modułów Złotego Wieku.",
    "senseless_order": "Tutaj to nie działa: {order:order} („{kind:order_kind}”). Napisz {sensible:any_of order}.",
    # saved games
    "not_saved": "To nie jest prawidłowy zapis ({what:saved}).",
    "not_saved_there": "To nie jest prawidłowy zapis ({what:saved}): wartość w {where} nie może być poprawna.",
    "other_format": "Zapis ({what:saved}) ma format {format}, a ten program czyta format {known}.",
    "options_no_game": "Z zapisanych opcji nie da się utworzyć gry: {why:aside}",
    "end_not_reached": "Według zapisu gra jest zakończona, ale jego odpowiedzi nie sięgają końca.",
    "other_end": "Zapisana gra nie kończy się tak, jak podaje zapis.",
    "other_question": "Odpowiedź {answer} dotyczy pytania {question:title}, a gra pyta o co innego: {asked:title}.",
    "no_such_question": "Odpowiedź {answer} nie dotyczy żadnego pytania tej gry, a gra pyta: {asked:title}.",
    "unfit_answer": "Odpowiedź {answer} nie pasuje: {why:aside}",
    "earlier_version": "{why:aside} Zapis pochodzi z wcześniejszej wersji, w której wartości elementów mogły być inne.",
    "other_rules": "{difference:difference} Według zasad tego programu nie da się tego odtworzyć ani sprawdzić.",
}

STORAGE: Templates = {
    # which game
    "no_game": "Nie ma rozgrywki {game}.",
    "not_started": "Rozgrywka {game} czeka jeszcze na rozpoczęcie.",
    "channel_taken": "Na tym kanale jest już otwarta inna rozgrywka; dokończ ją albo otwórz wątek.",
    "that_channel_taken": "Na tamtym kanale jest już otwarta inna rozgrywka.",
    # what cannot be done in it now
    "game_is_over": "Ta rozgrywka jest zakończona.",
    "busy": "Ktoś właśnie wykonuje ruch w tej rozgrywce; spróbuj ponownie.",
    "started": "Ta rozgrywka już trwa.",
    "not_full": "Ta rozgrywka jest dla {players} graczy; na razie jest ich {joined}.",
    "joined": "Jesteś już w tej rozgrywce.",
    "not_joined": "Nie grasz w tej rozgrywce.",
    "full": "Wszystkie miejsca w tej rozgrywce są zajęte.",
    "invited_only": "Wolne miejsca w tej rozgrywce są zarezerwowane dla zaproszonych osób.",
    "too_late_to_leave": "Ta rozgrywka już trwa; możesz się poddać albo znaleźć zastępstwo.",
    "no_seat": "W tej rozgrywce nie ma miejsca {seat}.",
    "no_seat_to_free": "Nie ma takiego miejsca do zwolnienia.",
    "seats_of_saved": "Tamta rozgrywka ma {seats:plural miejsce|miejsca|miejsc}.",
    # who has seen too much
    "secrets": "Trwająca rozgrywka ma tajemnice: jej uczestnicy mogą dostać ją jako plik dopiero po zakończeniu.",
    "conceded": "Po poddaniu się nie ma powrotu do tej rozgrywki; miejsce do końca zajmuje bot.",
    "knows_a_hand": "Dotychczasowi uczestnicy tej rozgrywki znają jedną z jej rąk i mogą wrócić tylko na miejsce, które nadal do nich należy.",
    "knows_all": "Kto ma tę rozgrywkę jako plik, zna wszystkie jej tajemnice i nie może zająć w niej miejsca.",
    # answering, planning and taking back
    "answered": "Na to pytanie padła już odpowiedź.",
    "asked_now": "Teraz i tak odpowiadasz ty; nie trzeba niczego ustalać z góry.",
    "plan_too_large": "Ten plan jest za długi, by go zapisać.",
    "too_late": "Na pytanie numer {seq} padła już odpowiedź; teraz pada pytanie numer {now}.",
    "not_agreed": "Na cofnięcie ruchu muszą się zgodzić wszyscy; brakuje jeszcze zgody: {missing:row}.",
    "revealed": "Niczego nie można cofnąć: ostatnia odpowiedź coś ujawnia, kończy turę albo nie należy do ciebie.",
    "no_answer": "Nie ma odpowiedzi {answer}, do której można wrócić.",
    "began_by_other_rules": "Odpowiedzi od 1 do {answers} podlegały innym zasadom i nie można ich cofnąć.",
    "played_by_other_rules": "Tam obowiązywały inne zasady i nikt nie może do tego wrócić.",
    # what is stored of a game
    "damaged": "Zapisanych danych tej rozgrywki nie da się odczytać; kto prowadzi tego bota, może sprawdzić więcej za pomocą `chaski doctor`.",
    # the database: the first one is for players, the others for whoever runs the bot
    "database_trouble": "Bazy danych nie można teraz użyć; wszystko, co zatwierdzone, jest bezpieczne. Spróbuj później.",
    "database_unusable": "Bazy danych nie można teraz użyć ({why}).",
    "newer_schema": "Baza danych ma schemat {schema}, nowszy niż ten program; zaktualizuj program.",
    "no_address": "To nie jest adres bazy danych, taki jak {example}.",
    "no_port": "{port} to nie jest port bazy danych.",
    "strange_database": "Rozgrywki zapisuje się w SQLite lub PostgreSQL, nie w {name}.",
    "no_file": "Ten adres nie podaje pliku; rozgrywki są w pliku takim jak {example}.",
    "file_is_folder": "{file} to katalog; podaj nazwę pliku, na przykład {example}.",
    # its copies
    "no_database": "Nie ma bazy danych {source}.",
    "source_locked": "Baza {source} jest zablokowana przez inny program; spróbuj później.",
    "source_strange": "Baza {source} nie zawiera rozgrywek tego programu.",
    "source_unreadable": "Nie da się skopiować bazy {source}: {why}.",
    "source_damaged": "Baza {source} jest uszkodzona ({verdict}); kopia zapasowa nie powstała.",
    "target_is_folder": "{target} to katalog; podaj nazwę pliku.",
    "target_exists": "{target} już istnieje; wybierz inną nazwę albo dodaj --force.",
    "target_is_database": "{target} to sama baza danych.",
    "target_unwritable": "Nie da się zapisać {target}: {why}.",
    "no_pg_dump": "Kopia zapasowa PostgreSQL wymaga programu pg_dump, którego nie ma w PATH.",
    "pg_dump_failed": "Program pg_dump zakończył się błędem ({why}).",
    "pg_dump_failed_silently": "Program pg_dump zakończył się błędem (bez podania przyczyny).",
}

COMMANDS: Templates = {
    # arguments
    "arguments": "{why} (więcej: {program} --help).",
    "argument_is_no_text": "{argument!r} to nie tekst.",
    "setting_is_no_text": "{name} w środowisku to nie tekst.",
    "setting_is_no_shards": "{name} nie podaje shardów: {given!r}. Napisz 0-3/16 lub 2/16 albo zostaw puste.",
    "setting_is_no_number": "{name} przyjmuje liczbę całkowitą od 0 do {most}, nie {given!r}.",
    "setting_is_no_choice": "{name} przyjmuje {offered}, nie {given!r}.",
    "no_person": "Co najmniej jedno miejsce musi zostać dla człowieka; gry botów między sobą to simulate lub arena.",
    "wrong_sum": "Ludzie ({people}) i boty ({bots}) nie dają razem {players} graczy.",
    "wrong_arena": "Arena ma 2, 3 lub 4 graczy, nie {players}.",
    "nobody_in_the_arena": "Podaj 2, 3 lub 4 boty po --seats albo porównaj poziomy opcją --pairs.",
    "no_pair": "Do pary potrzeba dwóch różnych botów.",
    "bots_or_solo": "Boty grają albo między sobą, albo z przeciwniczką: podaj --bots lub --solo, nie oba.",
    "difficulty_without_solo": "--difficulty i --handicap są do gry z przeciwniczką: dodaj --solo NAZWA.",
    "solo_has_two_seats": "Gra solo ma dwa miejsca, twoje i przeciwniczki: pomiń --players.",
    "alone_against_automa": "Z automą gra jedna osoba, bez botów: pomiń --humans i --bots.",
    "load_alone": "Zapisana gra ma własne ziarno, Coricanchę, przeciwniczkę i moduły: podaj samo --load.",
    "loaded_is_over": "Gra w {file} jest zakończona; chaski replay pokazuje jej koniec.",
    "loaded_players": "Zapisana gra jest dla {players} graczy, nie dla {given}.",
    "beyond_the_end": "Liczba odpowiedzi w tej grze to {answers}; --at przyjmuje od 0 do {answers}.",
    "no_seat_to_draw": "Nie ma miejsca {seat}; miejsca w tej grze to od 0 do {last}.",
    "no_hand": "Widz nie ma kart na ręku; wybierz miejsce za pomocą --seat.",
    "no_automa_to_draw": "W tej grze nie ma automy.",
    "no_such_language": "Nie ma tu języka {given!r}; są: {offered}.",
    "no_kind_of_component": "Nie ma rodzaju elementów {kind}; są: {known:row}.",
    "no_language": "Nie ma języka o kodzie {code}.",
    "language_there": "Język {code} ma już swój katalog.",
    # players of one's own
    "no_name_of_own_player": "Własny gracz nazywa się moduł:Klasa, na przykład my_module:MyPlayer, nie {player!r}.",
    "no_module_of_own_player": "Nie ma modułu {module!r} w {folder} ani nigdzie, gdzie szuka Python.",
    "own_module_fails": "Modułu {module!r} nie da się zaimportować: {why}.",
    "no_own_player": "W module {module!r} ({file}) nie ma klasy {player!r}.",
    "own_player_chooses_not": "{player} nie ma metody choose(view, options).",
    "own_player_fails": "{player} ma błąd w {part}: {why}.",
    "own_player_answers_wrong": "{player} na {asked} odpowiada {answer}, a to nie jest jedna z opcji.",
    "playing_process_died": "Jeden z procesów prowadzących gry nagle się zakończył, więc nie ma wyniku.",
    # clusters
    "no_cluster_extra": "--cluster wymaga Dask, który jest dodatkiem: python -m pip install -e '.[cluster]' w katalogu programu.",
    "cluster_unreachable": "Pod {cluster} nie ma planisty Dask; adres wygląda tak: tcp://10.0.0.5:8786.",
    "cluster_without_workers": "Klaster {cluster} nie ma żadnego procesu roboczego; uruchom je przez dask worker {cluster}.",
    "cluster_lacks_program": "Chaski nie jest zainstalowany na każdej maszynie klastra {cluster}.",
    "cluster_plays_otherwise": "Proces roboczy klastra ma inną wersję zasad lub elementów.",
    "cluster_lost": "Utracono połączenie z klastrem {cluster}, więc nie ma wyniku.",
    # files
    "file_unreadable": "Nie da się odczytać {path}: {why}.",
    "file_is_no_text": "Nie da się odczytać {path}: to nie tekst.",
    "file_is_empty": "Plik {path} jest pusty.",
    "file_unwritable": "Nie da się zapisać {path}: {why}.",
    "file_is_no_game": "{path} już istnieje i nie jest zapisaną grą; wybierz inną nazwę.",
    "folder_unmakable": "Nie da się utworzyć katalogu {folder}: {why}.",
    "folder_has_game": "W katalogu {folder} jest już gra; wybierz inny.",
    # running the bot
    "incomplete_language": "Bot nie może wystartować: {complaint}.",
    "strange_token": "Ten DISCORD_TOKEN jest nieprawidłowy: zawiera spacje, końce wierszy lub nietypowe znaki.",
    "wrong_token": "Discord nie przyjmuje tego DISCORD_TOKEN.",
    "no_intent": "Discord wymaga włączenia intencji (intent) dla tej aplikacji.",
    "hung_up": "Discord zerwał połączenie z kodem {code}.",
    "discord_refuses": "Discorda nie można teraz używać; odpowiada {status}.",
    "discord_unreachable": "Discord jest nieosiągalny; czy jest sieć?",
    "no_queue": "Brakuje CHASKI_JOBS, adresu PostgreSQL kolejki, której używają też boty.",
    "strange_queue": "CHASKI_JOBS to nie adres PostgreSQL, taki jak postgresql://user:password@host:5432/name.",
    "no_procrastinate": 'Kolejka wymaga pakietu, który nie jest zainstalowany: pip install "chaski[jobs]".',
    "queue_unusable": "Kolejki z CHASKI_JOBS nie można użyć: {why}.",
    "wrong_shards": "Discord nie zna tych shardów.",
    "too_few_shards": "Discord wymaga więcej shardów dla tylu serwerów; bez --shards jest ich tyle, ile potrzeba.",
    "shards_need_postgresql": (
        "Shardy {shards} to część bota, którego procesy mają wspólną bazę PostgreSQL; plik SQLite jest dla jednego procesu. Ustaw DATABASE_URL albo"
        " obsługuj tu wszystkie shardy."
    ),
    "no_sandbox_there": "Pod {url} nie ma piaskownicy; uruchamia ją chaski sandbox.",
    "port_taken": "Portu {port} nie można użyć; może go mieć inny program. Inny port wybiera --port.",
    "metrics_address_taken": "Metryk nie można podawać pod {host}:{port}; ten port może mieć inny program.",
    "sandbox_folder_taken": "Inna piaskownica używa już {folder}.",
    "sandbox_folder_unusable": "Piaskownica nie może użyć swojego katalogu {folder}: {why}.",
}

ERRORS: Templates = {**GAME, **STORAGE, **COMMANDS}
