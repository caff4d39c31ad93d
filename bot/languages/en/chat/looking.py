"""English: looking at things, settings, watching, and the tour. Keys are grouped by what they belong to."""

from bot.languages.language import Templates

LOOKING: Templates = {
    "hand": "Your hand (game {game}, {when})",
    "replay.heading": "**Looking back at game {game}**, {when}",
    "scores.heading": "**Where the VP came from** (game {game}, {when})",
    "scores.total": "VP so far",
    "since.heading": "**Since your last turn** (game {game})",
    "since.line": "🕓 Since your last turn: {what}",
    "since.nothing": "Nothing has happened since your last turn.",
    "status.person": "• {who}: {vp} VP, {step:temple_step}",
    "status.bot": "• {who} 🤖: {vp} VP, {step:temple_step}",
    "status.free": "• {who} 🪑 (free for somebody else): {vp} VP, {step:temple_step}",
    "status.since": "{who}: asked {since}.",
    "status.until": "{who}: asked {since}; the time runs out {until}.",
    "status.over": "{who}: asked {since}; the time ran out {until}.",
    "status.paused": "⏸️ Paused {since}: the clocks are stopped.",
    "list.none": "You aren't in any games here. Begin one with /play.",
    "list.no_wait": "No table waits for you right now.",
    "list.lobby": "**Game {game}** in {channel}: waiting for players ({who})",
    "list.running": "**Game {game}** in {channel}, {when}: {who}",
    "list.waits": "  ⏳ {who}, asked {since}",
    "list.waits.until": "  ⏳ {who}, asked {since}, until {until}",
    "list.away": "  🌴 {who} is away until {until}",
    "list.free": "  🪑 the seat of {who} is free",
    "list.paused": "  ⏸️ paused {since}",
    "list.watched": "👁️ **Game {game}** in {channel}, for watching: {who}",
    "list.lost": "⚠️ **Game {game}** has lost its channel ({who}): /game move brings it to another one.",
    "list.yours": "➡️ **Game {game}** in {channel}, {when}, is waiting for you ({who})",
    "list.modules": " · {modules}",
    "list.more": "… and {n:plural more game|more games}",
    "orders.heading": "Your standing orders at this table:",
    "orders.none": "You have no standing orders at this table.",
    "orders.of_kind": "**{kind}**: what should I do from now on?",
    "orders.answers_now": "It answers what you are asked just now: **{what}**",
    "orders.pick": "Give or change an order …",
    "orders.line": "• {kind}: {order} ({done})",
    "orders.never": "has not answered yet",
    "orders.done": "⚙️ has answered {n:plural time|times}, last {when}: {what}",
    "orders.absent": "⏭️ The table skips your out-of-turn questions until you are back.",
    "orders.ahead": "Answered in advance, for this once: played when you are asked, unless it has become impossible.",
    "orders.ahead.line": "• {question}: {what}",
    "orders.ahead.no": "no",
    "orders.incomplete": "Give both: which question, and what to answer.",
    "reminders": "You are reminded after {hours:plural hour|hours}.",
    "reminders.never": "You get no reminders, only calls.",
    "reminders.quiet": "Quiet from {start}:00 to {end}:00 ({zone}: it is {time} there).",
    "reminders.later": (
        "Calls in these hours are silent; what still waits for you afterwards rings once, within half an hour."
    ),
    "reminders.night": "Calls to your turn ring in these hours, too.",
    "reminders.zone": "Your time zone is {zone}: it is {time} there.",
    "reminders.clock": "{zone} ({time} now)",
    "reminders.no_zone": "“{typed}” is not a time zone I know; pick one from the list, such as {example}.",
    "reminders.away": (
        "You are away until {until}; nobody calls you before then. Your tables know, and may wait or let a bot player"
        " ({level}) play for you."
    ),
    "reminders.half": "Give both: the hour when quiet begins and the hour when it ends.",
    "reminders.twice": "Give either how many days you are away or until when.",
    "reminders.no_date": "Give a day within a year from now, such as {example}.",
    "reminders.day": "{day} ({n:plural day|days})",
    "rules.unknown": "I know nothing about “{about}”; the list shows what can be looked up.",
    "settings.among": "{chosen}; or {others}",
    "settings.me": (
        "**Your settings**, at every table. Change them with `/settings me`:"
        "\n• Language: {language}"
        "\n• Pictures: {theme}"
        "\n`/remind` sets reminders and quiet hours, `/orders` sets standing orders, `/settings forget` deletes what is"
        " stored about you."
    ),
    "settings.server": (
        "**This server's settings**. Its managers change them with `/settings server`:"
        "\n• Language: {language}"
        "\n• Pictures: {theme}"
        "\n• Reminders: after {hours:plural hour|hours}"
        "{more}"
    ),
    "settings.server.never": (
        "**This server's settings**. Its managers change them with `/settings server`:"
        "\n• Language: {language}"
        "\n• Pictures: {theme}"
        "\n• Reminders: none, unless somebody sets them with `/remind`"
        "{more}"
    ),
    "settings.clock": "\n• New tables: {clock}",
    "settings.quiet": "\n• Quiet hours, unless somebody has others: {start}:00 to {end}:00 ({zone})",
    "settings.vanished": "\n• Without a clock, the table is asked about a silent player after {n:plural day|days}",
    "settings.vanished.never": "\n• Without a clock, tables wait for silent players as long as it takes",
    "settings.organisers": "\n• Organisers of tables: {role}",
    "forget.yes": "yes",
    "forget.sure": "Type yes to delete everything about you; the games themselves remain, without your name.",
    "forgotten": "Everything about you has been deleted; bot players have taken your seats.",
}

STATISTICS: Templates = {
    "stats": (
        "**{who}**: {games:plural finished game|finished games} ({with_bots} with bot players), {wins} won;"
        " {mean_score} VP on average, {best_score} at best."
    ),
    "stats.none": "**{who}**: no finished games.",
    "stats.uncounted": (
        "{n:plural more game in which a bot, or somebody else, played some of the turns is not counted"
        "|more games in which a bot, or somebody else, played some of the turns are not counted}."
    ),
    "stats.uncounted.server": (
        "In {n:plural game|games} a bot, or somebody else, played some of the turns of a seat; such a seat is not"
        " counted."
    ),
    "stats.leaders.heading": "**Leaderboard of this server** · {season}",
    "stats.leaders.line": (
        "{rank}. {who}: {games:plural game|games}, {wins} won ({rate}%), {mean} VP on average, {best} at best"
    ),
    "stats.leaders.none": "Nobody has finished a game with others that counts. Solo games have a ladder of their own.",
    "stats.stood_in": " · 🤖 {n} more, not counted",
    "stats.met.heading": "**{who} against everybody** · {season}",
    "stats.met.pair": "**{who} against {other}** · {season}",
    "stats.met.line": (
        "• {who}: {games:plural game|games}, {wins} won and {losses} lost to them, {difference:signed} VP on average"
    ),
    "stats.met.none": "They have not met in a finished game that counts.",
    "stats.modules.heading": "**Modules of The Golden Age** · {who} · {season}",
    "stats.modules.line": "• {module}: {games:plural game|games}, {wins} won, {mean} VP on average",
    "stats.modules.none": "There is no finished game that counts.",
    "stats.base_game": "Without modules",
    "stats.solo.heading": "**Solo ladder** · {who} · {season}",
    "stats.solo.line": (
        "• {opponent} ({difficulty}): {games:plural game|games}, {wins} won, {best} VP at best;"
        " the record is {record} by {who}"
    ),
    "stats.solo.none": "There is no finished solo game that counts.",
    "stats.bots.heading": "**Against bot players** · {who} · {season}",
    "stats.bots.line": "• {level}: {games:plural game|games}, {wins} won ({rate}%)",
    "stats.bots.none": "There is no finished game against a bot player that counts.",
    "stats.more": "… and {n} more",
    "stats.server": "this server",
    "stats.all_time": "all time",
    "stats.no_month": "“{typed}” is not a month; write it like {example}.",
    "stats.no_date": "“{typed}” is not a date; write it like {example}.",
    "stats.reversed": "{end} comes before {start}: give the earlier day first.",
    "stats.season_or_dates": "Give either a season or dates, not both.",
    "stats.same": "Choose two different people.",
}

WATCHING: Templates = {
    "showcase.topic": "A game that plays itself. Play your own: press Play now",
    "watch.opened": "Game {game} begins in {channel}. It plays itself.",
    "watch.heading": "👁️ **Watching** ({when})",
    "watch.bot": "{who} 🤖 {level}",
    "watch.levels": "🤖 {levels:row}",
    "watch.standing": "{who}: **{vp} VP**",
    "watch.at_it": "▶️ {who:whose} turn.",
    "watch.weighed": "💭 {what}",
    "watch.pace": "⏱️ *A turn every {n:plural second|seconds} or more.*",
    "watch.paused": "⏸️ *Paused ({n:plural second|seconds} a turn).*",
    "watch.seeing": (
        "**What is this?** A game of Tawantinsuyu that plays itself. The picture is the table after the last turn:"
        "\n• **Top:** whose turn it is, and what they are asked."
        "\n• **Middle:** the hill. Workers stand on its spaces; each space belongs to a god, and around it are the"
        " tasks it gives. What has just changed is outlined, with its code."
        "\n• **Corners:** one for each player, with victory points, what the last turn brought, goods and Workers."
        "\n• **An automa** such as Pachamama, who follows fixed rules, has two corners more: the High Priest actions"
        " ahead of her, with ✓ where the condition is met; and the red numbers of her die, each beside the god whose"
        " space she would take."
        "\n• **Bottom:** the Village and the Nomads, where new Workers come from, the casualties of war, and whatever"
        " else has changed; then a line for each of the last turns: first the decision, then what it came to."
        "\n**Details** tells these turns in full, an automa's step by step; 💭 is what a bot player considered."
        "\n**Pause** halts the game and **Play** lets it go on; **Step** plays one turn, **Slower** and **Faster**"
        " change the pace; **Stop** ends the game."
        "\nThe tour shows how to play in two minutes; **/rules** explains any symbol, card or word."
    ),
    "watch.here": "A game to watch goes on in this channel already.",
    "watch.too_many": "There are already {n} games to watch on this server: stop one of them, or wait until one ends.",
    "limit.watched.person": "You have as many games to watch as you may ({n}): stop one, or wait until one ends.",
    "watch.nobody_plays": "This game is only for watching; nobody can take a seat. /play begins one of your own.",
}

TOUR: Templates = {
    "tour.page": "*page {page} of {pages}*",
    "tour.0": (
        "**Welcome!** You lead a people of the Inca empire: place Workers on the hill, weave, build, pray and conquer;"
        " the most victory points win. A game takes days here, a minute at a time.\n"
        "**Play now**, here and on the last page, begins a game: against a bot, alone, or with friends."
    ),
    "tour.1": (
        "**Your turn.** The bot calls you. Press **My turn** under the board and walk through the questions:"
        " each answer says what it costs and gives. **Back** takes a step back, **Start over** the whole turn.\n"
        "A 🔒 marks a step without a way back, such as a draw. Commands do the same:"
        " /place, /priest, /pray, /train, /recruit, /hire, /choose."
    ),
    "tour.2": (
        "**What a turn is.** Either you place a Worker: play a God card (or pay gold) for the god of a space, pay food,"
        " and perform the tasks printed around the space. Or you perform two different secondary actions: move the High"
        " Priest, pray, train, recruit (modules bring more). At the end you may hire a Worker from the Village."
    ),
    "tour.3": (
        "**You answer others, too.** When somebody leaves Weavings unbought, activates the High Priest or goes to war,"
        " you may follow. The question appears in the channel: press a reaction or a button. Tired of a question?"
        " **/orders** answers it for you."
    ),
    "tour.4": (
        "**Looking.** **My hand** is for your eyes only. **Since** shows what changed since your last turn."
        " /board, /tableau and /closeup show everything larger, /log tells all, and **/rules** explains any card, tile,"
        " space or word."
    ),
    "tour.5": (
        "**Time.** A call in your quiet hours is silent and rings after them, once for all your tables here. While"
        " somebody else who is asked sleeps, your call may ring later: an hour before they wake up. Reminders follow"
        " after some hours. **/remind** sets all this, and says when you are away: then nobody calls you before the day"
        " of return, and the table may wait or let a bot play.\n"
        "If somebody runs out of time or, without a clock, is silent for days (three, unless the table or the server"
        " says otherwise), the others and the host are asked: wait, remind, let a bot play on, or offer the seat;"
        " a week later again."
        "\n**/games** lists your tables and leads to your next turn. Press **Play now**, and have fun!"
    ),
}
