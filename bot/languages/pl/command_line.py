"""Polish: the command line, its help and its reports. What argparse says keeps its signs with %."""

from bot.languages.language import Templates
from bot.languages.pl.findings import FINDINGS

ABOUT: Templates = {
    "about": (
        "Prowadzi grę planszową „Tawantinsuyu: Imperium Inków” z dodatkiem „Złoty Wiek”: na Discordzie albo w jego"
        " namiastce w przeglądarce (run), w tym terminalu (play, watch), a także całe serie rozgrywek botów między sobą"
        " (simulate, arena). Pozostałe polecenia pokazują zapisane rozgrywki i elementy gry oraz dbają o bazę danych."
    ),
    "about.more": "Więcej o każdym z nich mówi chaski COMMAND --help.",
    "about.lang": "język wszystkich komunikatów, z każdym poleceniem (domyślnie: język środowiska)",
    "about.commands": "polecenia",
    "about.no_version": "(nie zainstalowano)",
    "interrupted": "przerwano.",
    "play": "prowadzi rozgrywkę w terminalu",
    "play.about": "{summary}: ludzie zajmują pierwsze miejsca, boty pozostałe",
    "play.players": "2, 3 lub 4 (domyślnie 2)",
    "play.humans": "ile osób gra przy jednym ekranie (domyślnie 1)",
    "play.bots": "boty (domyślnie: greedy na pozostałych miejscach)",
    "play.printed": "zostawia Coricanchę tak, jak ją wydrukowano, na pierwszą rozgrywkę",
    "play.load": "wznawia zapisaną rozgrywkę",
    "play.begins": "Tawantinsuyu na {n} graczy, ziarno {seed}. Wpisz ?, aby zobaczyć pomoc, albo q, aby wyjść.",
    "play.begins.solo": (
        "Tawantinsuyu, przeciwniczka: {automa}, ziarno {seed}. Wpisz ?, aby zobaczyć pomoc, albo q, aby wyjść."
    ),
    "watch": "pokazuje grę bota tura po turze",
    "watch.about": "{summary}: co się dzieje, nad czym bot myśli i jakie są wyniki",
    "watch.bots": "zamiast tego 2, 3 lub 4 boty między sobą",
    "watch.player": "kto gra (domyślnie hard): {levels:row}",
    "watch.level": "{level} ({how})",
    "watch.pace": "czas na turę (domyślnie 5; 0: jak najszybciej)",
    "watch.out": "zapisuje tam planszę po każdej turze, wykres, animację i rozgrywkę",
    "watch.begins": "Tawantinsuyu: {names:row}, ziarno {seed}. Ctrl-C kończy.",
    "watch.begins.solo": "Tawantinsuyu: {player} ({level}), przeciwniczka: {automa}, ziarno {seed}. Ctrl-C kończy.",
    "run": "uruchamia bota: z DISCORD_TOKEN na Discordzie, a bez niego w piaskownicy",
    "run.about": (
        "{summary}. Token pochodzi ze środowiska albo z pliku .env w bieżącym katalogu. Piaskownica to namiastka"
        " Discorda ze stroną internetową, tylko na tej maszynie; swoje wiadomości przechowuje w {folder}. Rozgrywki są"
        " w bazie danych i przy następnym uruchomieniu toczą się dalej od tego samego miejsca. Ctrl-C zatrzymuje bota."
    ),
    "run.sandbox": "używa piaskownicy, nawet jeśli jest token",
    "run.gateway": "zamiast własnej używa piaskownicy, która działa pod tym adresem, na przykład {example}",
    "run.shards": (
        "obsługuje shardy od A do B z N, a pozostałe obsługują inne procesy z tą samą bazą PostgreSQL (domyślnie:"
        " CHASKI_SHARDS albo wszystkie, które zaleca Discord)"
    ),
    "run.no_token": (
        "Nie ma DISCORD_TOKEN, więc to jest piaskownica: Chaski w namiastce Discorda, tylko na tej maszynie."
    ),
    "run.open": "Otwórz {url} w przeglądarce. Ctrl-C zatrzymuje bota; rozgrywki zostają.",
    "run.joined": "Ten bot jest w piaskownicy pod {url}. Ctrl-C zatrzymuje bota; rozgrywki zostają.",
    "sandbox": "uruchamia piaskownicę bez bota; chaski run --gateway URL dołącza do niej, dowolnie wiele razy",
    "sandbox.about": "{summary}. Ctrl-C zatrzymuje piaskownicę.",
    "sandbox.servers": "co najmniej tyle serwerów (domyślnie: 1)",
    "sandbox.recommend": "zaleca botom tyle shardów (domyślnie: 1)",
    "sandbox.open": (
        "Otwórz {url} w przeglądarce; chaski run --gateway {url} dodaje bota. Ctrl-C zatrzymuje piaskownicę."
    ),
    "sandbox.server": "Serwer {number}",
    "worker": "rysuje i myśli za boty, które mają wspólną kolejkę",
    "worker.about": (
        "{summary}. Bierze zadania z kolejki w CHASKI_JOBS; ten adres PostgreSQL mają w ustawieniach także boty."
        " Takich procesów może działać dowolnie wiele, na dowolnych maszynach; gdy nie ma żadnego, boty"
        " wykonują tę pracę same. Ctrl-C zatrzymuje proces."
    ),
    "worker.queues": "domyślnie: {queues}",
    "worker.processes": "liczba procesów każdej kolejki (domyślnie: jeden na rdzeń)",
    "backup": "kopiuje bazę danych do pliku, także podczas pracy bota",
    "backup.file": "gdzie zapisać kopię",
    "backup.force": "zastępuje istniejący plik",
    "backup.done": "Baza danych jest bezpieczna w {file} (bajty: {size}).",
}

OPTIONS: Templates = {
    "option.seed": "to samo ziarno daje te same karty (domyślnie: nowe)",
    "option.seeds": "rozgrywka nr i ma ziarno S-i (domyślne S: 1)",
    "option.games": "ile rozgrywek (domyślnie 100)",
    "option.file": "rozgrywka zapisana przez simulate lub play",
    "option.json": "wypisuje jeden obiekt JSON i nic więcej",
    "option.budget": "ile sekund myślący bot może poświęcić na decyzję (domyślnie {usual})",
    "option.budget.level": "zależnie od poziomu",
    "option.solo": "przeciwko tej przeciwniczce zamiast innych graczy",
    "option.difficulty": "trudność gry z przeciwniczką. {words} albo strony jej żetonów Osobowości",
    "option.handicap": "fory, czyli PZ na start: dla ciebie albo, poniżej 0, dla przeciwniczki; {known:row}. Nasza zasada, nie z instrukcji",
    "option.modules": (
        "z tymi modułami Złotego Wieku: {modules:row} (way_of_the_sun tylko z jedną stroną; w pierwszej rozgrywce ze"
        " stroną simpa, a vassals i nobles nie razem)"
    ),
    "option.cluster": (
        "prowadzi rozgrywki przez Dask: w klastrze uruchomionym na wszystkich rdzeniach tej maszyny albo w tym, którego"
        " planista ma ten adres, na przykład {example}"
    ),
    "option.port": "port piaskownicy; 0: dowolny wolny (domyślnie: {usual})",
    "option.locale": (
        "język osób w piaskownicy, które nie wybierają go na stronie, na przykład fr (domyślnie: {usual})"
    ),
    "option.database": (
        "na przykład sqlite:///chaski.db lub postgresql://user@host/name (domyślnie: DATABASE_URL albo chaski.db w tym"
        " katalogu)"
    ),
    "wrong.number": "{given!r} to nie liczba całkowita większa od 0",
    "wrong.seconds": "{given!r} to nie liczba sekund większa od 0",
    "wrong.players": "ta gra jest dla 2, 3 lub 4 graczy, nie dla {given!r}",
    "wrong.port": "{given!r} to nie port od 0 do {most}",
    "wrong.shards": (
        "{given!r} nie podaje shardów; napisz 0-3/16, aby podać pierwsze cztery z szesnastu, albo 2/16, aby podać jeden"
    ),
    "wrong.sandbox": "{given!r} to nie adres piaskownicy, taki jak {example}",
    "wrong.names": "podaj co najmniej jedną nazwę",
    "wrong.servers": "największa liczba serwerów piaskownicy to {most}, nie {given}",
    "wrong.queues": "{given!r} nie podaje kolejek oddzielonych przecinkami; są: {queues:row}",
}

REPORTS: Templates = {
    "modules": "Moduły: {modules:row module}.",
    "solo": "Trudność: {words}. Do wygranej potrzeba {goal} PZ i więcej, niż ma {automa:automa}.",
    "player": "Gracz",
    "player.number": "Gracz {number}",
    "seat": "Miejsce",
    "wins": "Wygrane",
    "mean": "Średni wynik",
    "games": "Rozgrywki",
    "games.so_far": "Rozgrywki: {done} z {total}, dotąd {seconds} s, pozostało około {left} s.",
    "arena": "prowadzi rozgrywki botów między sobą, ze zmianą miejsc po każdej z nich",
    "arena.seats": (
        "od 2 do 4 botów: {names:row} albo własny w postaci my_module:MyPlayer, szukany w bieżącym katalogu"
    ),
    "arena.report": "Rozgrywki: {finished}, ziarno {seed}, {seconds} s; miejsca zmieniały się po każdej rozgrywce.",
    "arena.pairs": (
        "każdy bot z każdym, po dwóch przy stole; bez --seats grają poziomy, z których najwyższe myślą po kilka"
        " sekund na turę"
    ),
    "arena.rival": "Przeciwnik",
    "arena.interval": "Przedział 95%",
    "arena.lead": "Średnia przewaga",
    "arena.error": "Błąd std.",
    "arena.share": "Udział",
    "arena.lowest": "Najniższy",
    "arena.highest": "Najwyższy",
    "simulate": "prowadzi wiele rozgrywek botów między sobą i podaje wyniki",
    "simulate.policy": "kto gra (domyślnie random)",
    "simulate.save": "zapisuje każdą rozgrywkę w pliku w tym katalogu",
    "simulate.report": (
        "Prawidłowo zakończone rozgrywki na {players} graczy ({policy}): {finished} z {games} (ziarno {seed})."
    ),
    "simulate.report.solo": (
        "Prawidłowo zakończone rozgrywki ({policy} przeciwko {automa:dative}): {finished} z {games} (ziarno {seed})."
    ),
    "simulate.report.difficulty": (
        "Prawidłowo zakończone rozgrywki ({policy} przeciwko {automa:dative}; {difficulty:row}): {finished} z {games}"
        " (ziarno {seed})."
    ),
    "simulate.mean": "Średnio tur w rozgrywce: {turns}, decyzji: {decisions}; opcji na decyzję: {options}.",
    "simulate.speed": "Czas: {seconds} s; rozgrywek na sekundę: {games}, decyzji na sekundę: {decisions}.",
    "simulate.scores": "Wyniki od {least} do {most}, średnio {mean}.",
    "simulate.won": "Wygrane: {share} (co najmniej {goal} PZ i więcej, niż ma {automa:automa}).",
    "simulate.vp": "Skąd pochodzą PZ",
    "simulate.vp.players": "Średnio PZ na gracza",
    "simulate.vp.automa": "Średnio PZ ({automa:automa})",
    "replay": "odtwarza zapisaną rozgrywkę: wyniki albo obecny stan",
    "replay.report": (
        "Rozgrywka na {players} graczy, ziarno {seed}: {answers:plural odpowiedź|odpowiedzi|odpowiedzi} w"
        " {turns:plural turze|turach|turach}; każda odpowiedź jest zgodna z zasadami."
    ),
    "replay.report.solo": (
        "Rozgrywka solo przeciwko {automa:dative}, ziarno {seed}: {answers:plural odpowiedź|odpowiedzi|odpowiedzi} w"
        " {turns:plural turze|turach|turach}; każda odpowiedź jest zgodna z zasadami."
    ),
    "replay.all_the_same": "{why} Mimo to rozgrywkę da się odtworzyć.",
    "replay.asked": "Rozgrywka nie jest zakończona. Teraz odpowiada {who}: {question}",
    "replay.hash": "Skrót stanu: {hash}",
    "render": "rysuje obraz zapisanej rozgrywki",
    "render.out": ("obraz do zapisania; jeśli jest za wysoki na telefon, jego dalsze części to OUT-2.png, OUT-3.png…"),
    "render.at": "po N odpowiedziach; domyślnie na końcu pliku",
    "render.seat": "co widać z tego miejsca; miejsca liczy się od 0",
    "render.spectator": "co widzą wszyscy (domyślnie)",
    "render.whole": "jeden obraz dowolnej wysokości zamiast części na telefon",
    "render.theme": "kolory",
    "components": "wydrukowane dane i źródło każdej wartości",
    "components.check": "porównuje każdy plik z instrukcjami gry i skalą wartości",
    "components.folder": "sprawdza zamiast tego poprawioną kopię plików",
    "components.list": "wypisuje karty, płytki i pola z ich źródłami",
    "components.kind": "rodzaj: {kinds:row}; domyślnie wszystkie",
    "components.json": "wypisuje jeden obiekt JSON",
    "components.ok": "w porządku",
    "components.complaints": "{n:plural błąd|błędy|błędów}",
    "components.provenance": "pochodzenie",
    "components.counted": "wpisy: {entries}; różniące się pola: {differ}",
    "components.id": "id",
    "components.name": "nazwa",
    "components.words": "czym jest i co daje",
    "components.module": "moduł",
    "components.source": "źródło",
    "components.source.rulebook": "instrukcja",
    "components.source.derived": "wyliczone",
    "components.source.reconstructed": "odtworzone",
    "components.summary.unusable": "nie da się użyć",
    "components.summary.unchecked": "nie da się sprawdzić",
    "components.summary.constants": "grupy liczb: {n}",
    "components.summary.hill": "pola: {spaces}, symbole: {icons}, sąsiedzi: {least}-{most}, Przykład 4 na {example}",
    "components.summary.hill_unfit": "pola nie pasują do pierścieni",
    "components.summary.workers": "rodzaje: {kinds}, po trzeciej Wiosce zostaje {left}, Przybysze: {newcomers}",
    "components.summary.gods": "karty: {cards}, średnio {mean}, Przykład 1 to {example}",
    "components.summary.army": "z 1 Żołnierzem: {one}, z 2: {two}",
    "components.summary.buildings": "Produkcyjne: {production} ({worth}), Pasywne: {passive}",
    "components.summary.palaces": "Pałace: {n}, każdy za {cost:cost accusative}",
    "components.summary.weavings": "stosy: {sizes}, Przykład 7 to {example}, najwięcej połączeń w rzędzie: {best}",
    "components.summary.weavings_unfit": "nieznany wzór",
    "components.summary.temple": "pola: {n}, PZ od {least} do {most}, pola nakładek: {nodes:each}",
    "components.summary.conquest": "regiony: {regions}, pola: {spaces}, pola z PZ: {amounts}",
    "components.summary.vassals": "płytki Ludów: {nations}, płytki Kultów: {cults}",
    "components.summary.solo": "rzędy Axomammy: {loops}, strony Pachamamy: {sides}, żetony Osobowości: {tokens}",
    "languages": "języki bota, dla tłumaczy",
    "languages.check": "czego brakuje w języku, co jest w nim takie samo jak po angielsku i co jest za długie na swoje miejsce",
    "languages.show": "teksty języka obok angielskich, z przykładowymi wartościami",
    "languages.begin": "tworzy pliki nowego języka, kopie angielskich",
    "languages.begin.about": "{summary}. Co dalej, mówi CONTRIBUTING.md.",
    "languages.code": "jego kod, na przykład {example}",
    "languages.name": "jak nazywają go ci, którzy nim mówią, na przykład {example}",
    "languages.lang": "na przykład {example}",
    "languages.file": "tylko teksty z tego pliku, na przykład {one} lub {other}",
    "languages.key": "tylko teksty, których klucz to zawiera",
    "languages.begun": "Pliki są w {folder}. Podaj {variable} w bot/languages/__init__.py i tłumacz.",
    "languages.nothing_left": "nic nie jest takie samo jak po angielsku",
    "languages.left": "{language}: błędy: {faults}, teksty jak po angielsku: {same}, za długie: {long}",
    "doctor": "sprawdza bazę danych i każdą jej rozgrywkę, niczego nie zmieniając",
    "doctor.database": "Baza danych: {database}",
    "doctor.schema": "Schemat: {schema}",
    "doctor.free": "Wolne miejsce na jej dysku: {gigabytes} GB",
    "doctor.checked": "Sprawdzono: {games}, {answers}",
    "doctor.games": "{n:plural rozgrywka|rozgrywki|rozgrywek}",
    "doctor.answers": "{n:plural odpowiedź|odpowiedzi|odpowiedzi}",
    "doctor.severity.note": "uwaga:",
    "doctor.severity.wrong": "błąd:",
    "doctor.severity.fatal": "błąd krytyczny:",
    "doctor.wrong": "Razem {n:plural błąd|błędy|błędów}.",
    "doctor.nothing": "Nie znaleziono błędów, ale nie sprawdzono żadnej rozgrywki.",
    "doctor.well": "Wszystko w porządku.",
}

# What argparse says, by its own words.
ARGPARSE: Templates = {
    "argparse.usage": "użycie: ",
    "argparse.positional": "argumenty pozycyjne",
    "argparse.options": "opcje",
    "argparse.help": "pokazuje tę pomoc i kończy",
    "argparse.version": "pokazuje wersję programu i kończy",
    "argparse.unrecognized": "nieznane argumenty: %s",
    "argparse.required": "brakuje wymaganych argumentów: %s",
    "argparse.required.one": "wymagany jest jeden z argumentów %s",
    "argparse.expected.one": "wymagany jest jeden argument",
    "argparse.expected.most": "dozwolony jest najwyżej jeden argument",
    "argparse.expected.least": "wymagany jest co najmniej jeden argument",
    "argparse.ambiguous": "niejednoznaczna opcja: %(option)s może oznaczać %(matches)s",
    "argparse.invalid": "nieprawidłowa wartość (%(type)s): %(value)r",
    "argparse.choice": "nieprawidłowy wybór: %(value)r (do wyboru: %(choices)s)",
    "argparse.not_allowed": "niedozwolone razem z argumentem %s",
    "argparse.ignored": "zbędna wartość: %r",
    "argparse.argument": "argument %(argument_name)s: %(message)s",
}

COMMAND_LINE: Templates = {**ABOUT, **OPTIONS, **REPORTS, **ARGPARSE, **FINDINGS}
