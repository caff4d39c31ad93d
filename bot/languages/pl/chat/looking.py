"""Polish: looking at things, settings, watching, and the tour. Keys are grouped by what they belong to."""

from bot.languages.language import Templates

LOOKING: Templates = {
    "hand": "Twoja ręka (rozgrywka {game}, {when})",
    "replay.heading": "**Powtórka rozgrywki {game}**, {when}",
    "scores.heading": "**Skąd pochodzą PZ** (rozgrywka {game}, {when})",
    "scores.total": "PZ dotąd",
    "since.heading": "**Od twojej ostatniej tury** (rozgrywka {game})",
    "since.line": "🕓 Od twojej ostatniej tury: {what}",
    "since.nothing": "Od twojej ostatniej tury nic się nie zmieniło.",
    "status.person": "• {who}: {vp} PZ, {step:temple_step}",
    "status.bot": "• {who} 🤖: {vp} PZ, {step:temple_step}",
    "status.free": "• {who} 🪑 (wolne dla kogoś innego): {vp} PZ, {step:temple_step}",
    "status.since": "{who}: zapytano {since}.",
    "status.until": "{who}: zapytano {since}; czas do {until}.",
    "status.over": "{who}: zapytano {since}; koniec czasu: {until}.",
    "status.paused": "⏸️ Pauza ({since}): zegary stoją.",
    "list.none": "Nie grasz na tym serwerze w żadnej rozgrywce. Zacznij przez /graj.",
    "list.no_wait": "Żaden stół teraz na ciebie nie czeka.",
    "list.lobby": "**Rozgrywka {game}** w {channel}: czeka na graczy ({who})",
    "list.running": "**Rozgrywka {game}** w {channel}, {when}: {who}",
    "list.waits": "  ⏳ {who}, zapytano {since}",
    "list.waits.until": "  ⏳ {who}, zapytano {since}, do {until}",
    "list.away": "  🌴 {who}: nieobecność do {until}",
    "list.free": "  🪑 wolne miejsce: {who}",
    "list.paused": "  ⏸️ pauza ({since})",
    "list.watched": "👁️ **Rozgrywka {game}** w {channel}, do oglądania: {who}",
    "list.lost": "⚠️ **Rozgrywka {game}** nie ma już kanału ({who}): /gra przenieś da jej inny.",
    "list.yours": "➡️ **Rozgrywka {game}** w {channel}, {when}, czeka na ciebie ({who})",
    "list.modules": " · {modules}",
    "list.more": "… i jeszcze {n:plural rozgrywka|rozgrywki|rozgrywek}",
    "orders.heading": "Twoje stałe polecenia przy tym stole:",
    "orders.none": "Nie masz stałych poleceń przy tym stole.",
    "orders.of_kind": "**{kind}**: co mam odtąd robić?",
    "orders.answers_now": "To polecenie odpowiada od razu na obecne pytanie: **{what}**",
    "orders.pick": "Daj lub zmień polecenie …",
    "orders.line": "• {kind}: {order} ({done})",
    "orders.never": "jeszcze bez odpowiedzi",
    "orders.done": "⚙️ {n:plural odpowiedź|odpowiedzi|odpowiedzi}, ostatnia {when}: {what}",
    "orders.absent": "⏭️ Decyzją stołu pasujesz przy pytaniach w cudzych turach, aż do swojego powrotu.",
    "orders.ahead": (
        "Odpowiedzi z góry, tylko na ten jeden raz: zostaną zagrane, gdy padnie pytanie, o ile będą wtedy możliwe."
    ),
    "orders.ahead.line": "• {question}: {what}",
    "orders.ahead.no": "nie",
    "orders.incomplete": "Podaj jedno i drugie: jakie pytanie i co odpowiadać.",
    "reminders": "Przypomnienie po {hours:plural godzinie|godzinach|godzinach}.",
    "reminders.never": "Nie dostajesz przypomnień, tylko wezwania.",
    "reminders.quiet": "Cisza od {start}:00 do {end}:00 ({zone}: jest tam {time}).",
    "reminders.later": "Wezwania w tych godzinach przychodzą po cichu; o tym, co nadal czeka na odpowiedź, zadzwonię raz, najdalej pół godziny po nich.",
    "reminders.night": "Wezwania do twojej tury dzwonią także w tych godzinach.",
    "reminders.zone": "Twoja strefa czasowa to {zone}: jest tam {time}.",
    "reminders.clock": "{zone} (teraz {time})",
    "reminders.no_zone": "Nie znam strefy czasowej „{typed}”; wybierz jakąś z listy, na przykład {example}.",
    "reminders.away": "Nie ma cię do {until}; do tego czasu nikt cię nie woła. Twoje stoły o tym wiedzą i mogą poczekać albo pozwolić, aby za ciebie grał bot ({level}).",
    "reminders.half": "Podaj obie godziny: od której i do której jest cisza.",
    "reminders.twice": "Podaj albo liczbę dni nieobecności, albo jej ostatni dzień.",
    "reminders.no_date": "Podaj dzień w ciągu najbliższego roku, na przykład {example}.",
    "reminders.day": "{day} ({n:plural dzień|dni|dni})",
    "rules.unknown": "O „{about}” nic nie wiem; lista pokazuje, co można sprawdzić.",
    "settings.among": "{chosen}; inne: {others}",
    "settings.me": (
        "**Twoje ustawienia**, przy każdym stole. Zmienisz je przez `/ustawienia ja`:"
        "\n• Język: {language}"
        "\n• Obrazy: {theme}"
        "\n`/przypomnienia` ustawia przypomnienia i godziny ciszy, `/polecenia` stałe polecenia, a `/ustawienia zapomnij`"
        " usuwa wszystko, co o tobie zapisano."
    ),
    "settings.server": (
        "**Ustawienia tego serwera**. Zarządzający zmieniają je przez `/ustawienia serwer`:"
        "\n• Język: {language}"
        "\n• Obrazy: {theme}"
        "\n• Przypomnienia: po {hours:plural godzinie|godzinach|godzinach}"
        "{more}"
    ),
    "settings.server.never": (
        "**Ustawienia tego serwera**. Zarządzający zmieniają je przez `/ustawienia serwer`:"
        "\n• Język: {language}"
        "\n• Obrazy: {theme}"
        "\n• Przypomnienia: brak, chyba że ktoś ustawi je sobie przez `/przypomnienia`"
        "{more}"
    ),
    "settings.clock": "\n• Nowe stoły: {clock}",
    "settings.quiet": "\n• Zwykłe godziny ciszy: od {start}:00 do {end}:00 ({zone})",
    "settings.vanished": "\n• Bez zegara: gdy ktoś milczy, po {n:plural dniu|dniach|dniach} stół decyduje, co dalej",
    "settings.vanished.never": "\n• Bez zegara: gdy ktoś milczy, stół czeka bez końca",
    "settings.organisers": "\n• Organizatorzy stołów: {role}",
    "forget.yes": "tak",
    "forget.sure": "Wpisz tak, aby usunąć wszystko o sobie; same rozgrywki zostają, bez twojego imienia.",
    "forgotten": "Wszystkie dane o tobie zostały usunięte; twoje miejsca zajmują boty.",
}

STATISTICS: Templates = {
    "stats": (
        "**{who}**: {games:plural zakończona rozgrywka|zakończone rozgrywki|zakończonych rozgrywek} (z botami:"
        " {with_bots}), wygrane: {wins}; średnio {mean_score} PZ, najwięcej {best_score}."
    ),
    "stats.none": "**{who}**: żadnych zakończonych rozgrywek.",
    "stats.uncounted": (
        "{n:plural dalsza rozgrywka nie liczy się|dalsze rozgrywki nie liczą się|dalszych rozgrywek nie liczy się}, bo"
        " część tur zagrał bot albo ktoś inny."
    ),
    "stats.uncounted.server": (
        "W {n:plural rozgrywce|rozgrywkach|rozgrywkach} część tur któregoś miejsca zagrał bot albo ktoś inny; takie"
        " miejsce się nie liczy."
    ),
    "stats.leaders.heading": "**Ranking tego serwera** · {season}",
    "stats.leaders.line": (
        "{rank}. {who}: {games:plural rozgrywka|rozgrywki|rozgrywek}, wygrane: {wins} ({rate}%), średnio {mean} PZ,"
        " najwięcej {best}"
    ),
    "stats.leaders.none": (
        "Nikt jeszcze nie ma zakończonej rozgrywki z innymi, która się liczy. Rozgrywki solo mają osobną drabinkę."
    ),
    "stats.stood_in": " · 🤖 nie liczy się: {n}",
    "stats.met.heading": "**{who} kontra wszyscy** · {season}",
    "stats.met.pair": "**{who} kontra {other}** · {season}",
    "stats.met.line": "• {who}: {games:plural rozgrywka|rozgrywki|rozgrywek}, wygrane: {wins}, przegrane: {losses}, średnia różnica {difference:signed} PZ",
    "stats.met.none": "Nie ma między nimi zakończonej rozgrywki, która się liczy.",
    "stats.modules.heading": "**Moduły Złotego Wieku** · {who} · {season}",
    "stats.modules.line": "• {module}: {games:plural rozgrywka|rozgrywki|rozgrywek}, wygrane: {wins}, średnio {mean} PZ",
    "stats.modules.none": "Nie ma zakończonej rozgrywki, która się liczy.",
    "stats.base_game": "Bez modułów",
    "stats.solo.heading": "**Drabinka solo** · {who} · {season}",
    "stats.solo.line": (
        "• {opponent} ({difficulty}): {games:plural rozgrywka|rozgrywki|rozgrywek}, wygrane: {wins}, najwięcej {best}"
        " PZ; rekord: {record} ({who})"
    ),
    "stats.solo.none": "Nie ma zakończonej rozgrywki solo, która się liczy.",
    "stats.bots.heading": "**Z botami** · {who} · {season}",
    "stats.bots.line": "• {level}: {games:plural rozgrywka|rozgrywki|rozgrywek}, wygrane: {wins} ({rate}%)",
    "stats.bots.none": "Nie ma zakończonej rozgrywki z botem, która się liczy.",
    "stats.more": "… i jeszcze {n}",
    "stats.server": "ten serwer",
    "stats.all_time": "od początku",
    "stats.no_month": "„{typed}” to nie miesiąc; napisz go na przykład tak: {example}.",
    "stats.no_date": "„{typed}” to nie data; napisz ją na przykład tak: {example}.",
    "stats.reversed": "{end} jest przed {start}: podaj najpierw wcześniejszy dzień.",
    "stats.season_or_dates": "Podaj albo sezon, albo daty, nie jedno i drugie.",
    "stats.same": "Wybierz dwie różne osoby.",
}

WATCHING: Templates = {
    "showcase.topic": "Rozgrywka, która toczy się sama. Chcesz własną? Naciśnij Zagraj teraz",
    "watch.opened": "Rozgrywka {game} zaczyna się w {channel}. Toczy się sama.",
    "watch.heading": "👁️ **Oglądasz rozgrywkę** ({when})",
    "watch.bot": "{who} 🤖 {level}",
    "watch.levels": "🤖 {levels:row}",
    "watch.standing": "{who}: **{vp} PZ**",
    "watch.at_it": "▶️ Teraz gra: {who}.",
    "watch.weighed": "💭 {what}",
    "watch.pace": "⏱️ *Tura co najmniej co {n:plural sekundę|sekundy|sekund}.*",
    "watch.paused": "⏸️ *Pauza ({n:plural sekunda|sekundy|sekund} na turę).*",
    "watch.seeing": (
        "**Co to jest?** Rozgrywka w Tawantinsuyu, która toczy się sama. Obraz pokazuje stół po ostatniej turze:"
        "\n• **U góry:** czyja jest tura i jakie pada pytanie."
        "\n• **Pośrodku:** wzgórze. Na jego polach stoją Robotnicy; każde pole należy do któregoś boga, a wokół niego są"
        " zadania, które daje. To, co się właśnie zmieniło, ma obwódkę i swój kod."
        "\n• **W rogach:** gracze, każdy ze swoimi punktami zwycięstwa, tym, co dała ostatnia tura, dobrami i"
        " Robotnikami."
        "\n• **Automa**, na przykład Pachamama, która gra według stałych reguł, ma jeszcze dwa rogi: akcje Arcykapłana,"
        " które ma przed sobą, ze znakiem ✓ tam, gdzie warunek jest spełniony, oraz czerwone liczby jej kości, każdą"
        " przy bogu, którego pole by zajęła."
        "\n• **Na dole:** Wioska i Koczownicy, skąd przychodzą nowi Robotnicy, Ofiary Wojny i wszystko inne, co się"
        " zmieniło; pod nimi wiersz dla każdej z ostatnich tur: najpierw decyzja, potem jej skutek."
        "\n**Szczegóły** opowiadają te tury w całości, a tury automy krok po kroku; 💭 to, co rozważa bot."
        "\n**Pauza** zatrzymuje rozgrywkę, a **Graj** puszcza ją dalej; **Krok** rozgrywa jedną turę, **Wolniej** i"
        " **Szybciej** zmieniają tempo, **Stop** kończy rozgrywkę."
        "\nOprowadzanie pokazuje w dwie minuty, jak się gra; **/zasady** wyjaśniają każdy symbol, kartę i słowo."
    ),
    "watch.here": "W tym kanale toczy się już rozgrywka do oglądania.",
    "watch.too_many": "Rozgrywki do oglądania na tym serwerze: już {n}. Zatrzymaj jedną albo poczekaj, aż któraś się skończy.",
    "limit.watched.person": (
        "Masz już tyle rozgrywek do oglądania, ile wolno ({n}): zatrzymaj jedną albo poczekaj, aż któraś się skończy."
    ),
    "watch.nobody_plays": "Ta rozgrywka jest tylko do oglądania; nikt nie może w niej zająć miejsca. Własną zacznie /graj.",
}

TOUR: Templates = {
    "tour.page": "*strona {page} z {pages}*",
    "tour.0": (
        "**Witaj!** Prowadzisz lud imperium Inków: umieszczaj Robotników na wzgórzu, tkaj, buduj, módl się i podbijaj;"
        " wygrywa ten, kto ma najwięcej punktów zwycięstwa. Rozgrywka trwa tu kilka dni, po minucie na raz.\n"
        "**Zagraj teraz**, tu i na ostatniej stronie, zaczyna rozgrywkę: z botem, solo albo z przyjaciółmi."
    ),
    "tour.1": (
        "**Twoja tura.** Bot cię zawoła. Naciśnij **Moja tura** pod planszą i przejdź przez pytania: każda odpowiedź"
        " mówi, ile kosztuje i co daje. **Wstecz** cofa jeden krok, **Od nowa** całą turę.\n"
        "🔒 oznacza krok, z którego nie ma powrotu, na przykład dobranie karty. To samo robią polecenia /umieść,"
        " /arcykapłan, /modlitwa, /szkolenie, /rekrutacja, /rekrutuj i /wybierz."
    ),
    "tour.2": (
        "**Czym jest tura.** Albo umieszczasz Robotnika: zagrywasz kartę Bogów (lub płacisz złotem) za boga danego pola,"
        " płacisz żywnością i wykonujesz zadania wydrukowane wokół pola. Albo wykonujesz dwie różne akcje poboczne:"
        " poruszenie Arcykapłana, Modlitwę, Szkolenie, Rekrutację (moduły dodają kolejne). Na koniec możesz zrekrutować Robotnika z Wioski."
    ),
    "tour.3": (
        "**Odpowiadasz też innym.** Gdy ktoś nie kupi wszystkich Tkanin, aktywuje akcję Arcykapłana albo zaczyna Podbój,"
        " możesz dołączyć. Pytanie pojawia się w kanale: naciśnij reakcję lub przycisk. Masz dość jakiegoś pytania?"
        " **/polecenia** odpowiadają na nie za ciebie."
    ),
    "tour.4": (
        "**Oglądanie.** **Moja ręka** jest tylko dla twoich oczu. **Co nowego** pokazuje, co się zmieniło od twojej"
        " ostatniej tury. /plansza, /obszar i /zbliżenie pokazują wszystko w powiększeniu, /dziennik opowiada o każdym"
        " szczególe, a **/zasady** wyjaśniają każdą kartę, płytkę, pole i słowo."
    ),
    "tour.5": (
        "**Czas.** Wezwanie w twoich godzinach ciszy przychodzi po cichu i dzwoni po nich, raz dla wszystkich twoich stołów na tym serwerze."
        " Gdy śpi ktoś inny, kto też ma odpowiedzieć, twoje wezwanie może zadzwonić później: godzinę przed końcem jego ciszy."
        " Po kilku godzinach przychodzą przypomnienia. **/przypomnienia** ustawiają to wszystko i mówią stołom o twojej"
        " nieobecności: wtedy nikt nie woła cię przed dniem powrotu, a stół może poczekać albo pozwolić grać botowi.\n"
        "Gdy komuś skończy się czas albo, bez zegara, milczy całymi dniami (trzy, chyba że stół lub serwer ustawi inaczej),"
        " pozostali i gospodarz decydują: czekać, przypomnieć, oddać grę botowi czy zaoferować miejsce; po tygodniu znowu."
        "\n**/gry** pokazują twoje stoły i prowadzą do twojej następnej tury. Naciśnij **Zagraj teraz** i baw się"
        " dobrze!"
    ),
}
