"""English: the chat itself. Keys are grouped by what they belong to."""

from bot.languages.language import Templates

BUTTONS: Templates = {
    "button.turn": "My turn",
    "button.hand": "My hand",
    "button.board": "Board",
    "button.since": "Since",
    "button.back": "Back",
    "button.next": "Next",
    "button.restart": "Start over",
    "button.confirm": "Confirm",
    "button.more": "More ({page}/{pages})",
    "button.private": "Choose in private",
    "button.options": "All my options",
    "button.join": "Join",
    "button.leave": "Leave",
    "button.add_bot": "Add bot",
    "button.drop_bot": "Remove bot",
    "button.start": "Start",
    "button.concede": "Yes, concede",
    "button.abort": "Yes, end this game",
    "button.rematch": "Rematch",
    "button.play_it": "Play it yourself",
    "button.watch_again": "Watch another",
    "button.watch_pause": "Pause",
    "button.watch_go": "Go on",
    "button.watch_step": "Step",
    "button.watch_faster": "Faster",
    "button.watch_slower": "Slower",
    "button.watch_stop": "Stop",
    "button.claim": "Take this seat",
    "button.wait": "Wait",
    "button.pass": "Pass on prompts",
    "button.bot": "Bot plays on",
    "button.replace": "Offer the seat",
    "button.present": "I am back",
}

LOBBIES: Templates = {
    "lobby.heading": "**Tawantinsuyu: The Inca Empire** (game {game})",
    "lobby.options": ("{players} players; Coricancha {coricancha}; leftover Weavings cost {cost} corn; {clock}."),
    "lobby.solo": (
        "Solo against {automa:automa} ({difficulty}); 120 VP and more than the opponent win;"
        " Coricancha {coricancha}; leftover Weavings cost {cost} corn."
    ),
    "lobby.automa": "{number}. {who}, the opponent",
    "solo.as_printed": "as printed",
    "solo.words": "Difficulty is made of the words that are offered, with commas between them.",
    "solo.people": "Levels of difficulty are for a solo game: choose an opponent, too.",
    "lobby.person": "{number}. {who}",
    "lobby.bot": "{number}. {who} 🤖 {level}",
    "lobby.add_bot": "Add a bot player of another level",
    "level.easy": "easy",
    "level.easy.how": "likes what it sees, and errs now and then",
    "level.medium": "medium",
    "level.medium.how": "takes what is worth most at first sight",
    "level.hard": "hard",
    "level.hard.how": "thinks ahead, about 2 seconds a turn",
    "level.expert": "expert",
    "level.expert.how": "thinks ahead, about 20 seconds a turn",
    "lobby.free": "{number}. *free*",
    "lobby.invited": "Invited: {who}",
    "lobby.waiting": "Press Join to take a seat, or fill the table with bot players.",
    "lobby.ready": "The table is full: anybody at it may press Start.",
    "lobby.closed": "This table is closed.",
    "thread.name": "Tawantinsuyu with {who}",
    "thread.failed": "No thread can be opened here now; leave `thread` out to play in the channel itself.",
    "lobby.opened": "Table {game} is open in {channel}.",
    "lobby.too_many": "A table for {players} has no room for all these people and bot players.",
    "lobby.no_bot": "There is no bot player at this table.",
    "lobby.started": "This game has started. A seat can be taken over only when it is offered.",
    "coricancha.random": "shuffled",
    "coricancha.printed": "as printed",
    "clock.none": "no clock",
    "clock.limit": "{time} for each answer",
    "clock.bank": "{bank} in all, {more} more for each answer",
    "time.days": "{n:plural day|days}",
    "time.hours": "{n:plural hour|hours}",
    "time.minutes": "{n:plural minute|minutes}",
    "joined": "You sit at table {game}.",
    "left": "You have left table {game}.",
    "started": "Game {game} begins.",
    "rematch.not_over": "That game is not over yet.",
    "rematch.open": "A new table is open: game {game}. The others can join it.",
    "imported": "The game goes on here as game {game}. Use /game replace to give seats to other people.",
    "import.unreadable": "That file cannot be had from Discord now; try it again.",
    "import.too_large": "That file is too large to be a saved game.",
    "export": "Game {game}, move by move. `chaski replay` and /game import can read it.",
    "export.running": (
        "The file of a running game would show every hand."
        " Until it is over only a server manager who has never sat in it may export it."
    ),
}

TURNS: Templates = {
    "when.turn": "turn {turn}",
    "when.setup": "set-up",
    "walk.heading": "**{title}** (game {game}, {when})",
    "walk.supply": "You have {goods}; {vp} VP; Workers: {workers}.",
    "walk.choose": "Choose",
    "walk.free": "Free actions, before you answer",
    "walk.final": "*⚠️ cannot be undone; you will be asked to confirm it.*",
    "walk.all_final": "*This cannot be undone; you will be asked to confirm it.*",
    "walk.final.at_once": "*⚠️ counts at once and cannot be undone.*",
    "walk.all_final.at_once": "*This counts at once and cannot be undone.*",
    "walk.confirm": (
        "**Confirm** (game {game}, {when})\nYou are about to: {answer}\n"
        "After this there is no way back: the table sees it, or something new is revealed."
    ),
    "done": "Done. The table is being told.",
    "repeated": "That was played already.",
    "game_ended": "That was the last move of game {game}.",
    "undone": "Taken back.",
    "stale": "That question has been answered already; this is the present one.",
    "nothing_to_confirm": "Nothing waits for your confirmation.",
    "not_your_turn": "The game waits for {who} ({what}), not for you.",
    "not_legal": "The rules do not allow that now.",
    "not_now": "That cannot be done at this moment; press **My turn** to see what is asked.",
    "not_now.asked": "{why} Press **My turn** to see it.",
    "not_offered": "“{value}” is not among the answers now; pick one from the list.",
    "not_started": "This game has not started yet.",
    "game_over": "This game is over.",
    "no_game_here": "There is no game in this channel. Open one with /game new.",
    "no_such_game": "There is no such game on this server.",
    "no_such_seat": "There is no such seat.",
    "no_automa": "There is no automa at this table; people and bots play it.",
    "not_at_table": "You do not sit at table {game}.",
    "already_at_table": "That person sits at this table already.",
    "seat_not_offered": "That seat is taken.",
    "not_a_person": "That is a program, not a person; leave the name out for a bot player.",
    "host_only": "Only the host of this table and the managers of the server may do that.",
    "managers_only": "Only those who may manage the server can change this.",
    "old_button": "That button is from earlier times and does nothing any more. /game status shows where the game is.",
    "too_long": "That is too long: {n} letters are enough for anything that can be meant.",
    "servers_only": "That works in the channels of a server only.",
    "old_command": "That command has changed; type it again in a moment.",
    "trouble": "{sentence} (reference {reference})",
    "failed": "Something went wrong on our side; nothing of your game is lost. (reference {reference})",
}

CHANNEL: Templates = {
    "board.heading": "**Tawantinsuyu** (game {game}, {when})",
    "ask": "➡️ {who}: **{what}** (game {game})",
    "ask.until": "➡️ {who}: **{what}** (game {game}), until {until}",
    "prompt": "➡️ {who} **{title}** (game {game}): {question}",
    "prompt.until": "➡️ {who} **{title}** (game {game}, until {until}): {question}",
    "call.how": "*Answer with a reaction or a button.*",
    "call.many": "*There are more answers than reactions: press the button to see them all.*",
    "call.private": "*The cards are yours alone to see: choose in private, or say no with a reaction.*",
    "call.private_only": "*The cards are yours alone to see: choose in private.*",
    "waiting": "The game waits for {who}: {what}.",
    "news.earlier": "… {n:plural earlier turn|earlier turns}: see /log",
    "news.more": "… and {n} more (/log)",
    "news.automatic": "⚙️ Answered by standing orders: {names}.",
    "remind": "⏰ {who}, game {game} is waiting for you: **{what}** (asked {since}).",
    "remind.until": "⏰ {who}, game {game} is waiting for you: **{what}** (asked {since}), until {until}.",
    "end.heading": "**Game {game} is over.**",
    "end.place": "{medal} {who}: {vp} VP",
    "film": "Game {game} from beginning to end:",
    "film.alt": "An animation of game {game}: {n:plural board|boards}, one for each turn.",
    "move.done": "Game {game} goes on here.",
    "move.here": "That game is played in this channel already.",
    "rules_changed": (
        "📜 Game {game} began under an earlier version of the rules or of what is printed on the pieces."
        " It goes on from where it is, under the present one."
    ),
    "damaged": (
        "⚠️ Game {game} cannot go on: what is stored of it is damaged. All other games go on."
        " Whoever runs this bot can look into it with `chaski doctor`."
    ),
    "damaged.host": (
        "⚠️ {who}, game {game} cannot go on: what is stored of it is damaged. All other games go on."
        " Whoever runs this bot can look into it with `chaski doctor`."
    ),
    "abort.sure": "Game {game} would end without a result. Are you sure?",
    "abort.done": "🛑 {who} has ended this game without a result.",
    "abort.yours": "Game {game} is ended.",
    "concede.sure": "You would leave game {game} for good: a bot player has your seat to its end. Are you sure?",
    "conceded": "{who} concedes; a bot player takes the seat for the rest of the game.",
    "conceded.yours": "You have conceded game {game}.",
    "exported": "📄 {who} has taken this game as a file, which shows every hand, and can take no seat in it any more.",
    "imported.told": (
        "📄 {who} has brought this game here from a file, and may know what is hidden in it."
        " It counts in no statistics."
    ),
    "replaced": "{by} takes over the seat of {who}.",
    "replaced.bot": "A bot player takes over the seat of {who}.",
    "replaced.done": "Done.",
    "claim.done": "{who} has taken the seat that was offered.",
    "claim.yours": "The seat at table {game} is yours.",
    "returned": "🙋 {who} takes a seat at this table and plays on.",
    "late": "⌛ The time of {who} in game {game} is over: **{what}** (asked {since}). What shall the table do?",
    "late.away": "{who} is away until {until}.",
    "late.wait": "wait another day",
    "late.pass": "pass on prompts from now on, until the player is back; turns still wait",
    "late.bot": "a bot player takes the seat; /game join brings its owner back",
    "late.replace": "offer the seat to somebody else",
    "late.decides": "{who}: you decide.",
    "late.rule": "{who}: more than half of you decide.",
    "late.rule.host": "{who}: more than half of you decide, or the host alone.",
    "late.votes": "Votes so far: {votes}; {needed} for the same decide.",
    "late.answered": "✅ {who} has answered after all: nothing is left to decide here.",
    "late.over": "✅ Nothing is left to decide here.",
    "decided.wait": "⏳ The table waits for {who} until {until}.",
    "decided.pass": "🙅 What is asked of {who} out of turn is passed from now on; a turn still waits for its player.",
    "decided.bot": "🤖 A bot player plays on for {who}; /game join brings the owner back.",
    "decided.replace": (
        "🪑 The seat of {who} in game {game} is free for somebody else."
        " Until it is taken, /game join brings {who} back."
    ),
    "present": "🙋 {who} is back and is asked everything again.",
    "present.not_yours": "That button is for the player whom it names.",
    "vote.counted": "Your vote counts: {way}. You can still change it.",
    "vote.decided": "Decided.",
    "vote.too_late": "That has been settled already.",
    "vote.yourself": "The others decide that. You settle it by answering; /game join brings you back to your seat.",
    "vote.not_yours": "Only the others at this table and its host decide that.",
    "permission.missing": "I lack a permission in this channel; /game new names those I need.",
    "permission.need": "I need {what} in this channel.",
    "permission.warning": "⚠️ I need {what} in this channel.",
    "permission.attach": "⚠️ I need Attach Files in this channel to show the board.",
}

LOOKING: Templates = {
    "hand": "Your hand (game {game}, {when})",
    "since.heading": "**Since your last turn** (game {game})",
    "since.nothing": "Nothing has happened since your last turn.",
    "log.longer": "*(only the end fits here)*",
    "status.person": "• {who}: {vp} VP, Temple step {step}",
    "status.bot": "• {who} 🤖: {vp} VP, Temple step {step}",
    "status.free": "• {who} 🪑 (free for somebody else): {vp} VP, Temple step {step}",
    "status.since": "Asked {since}.",
    "status.until": "Time until {until}.",
    "status.over": "The time was over {until}.",
    "list.none": "No game is open on this server. Open one with /game new.",
    "list.lobby": "Game {game} in {channel}: waiting for players ({who})",
    "list.running": "Game {game} in {channel}: {who}",
    "list.watched": "👁️ Game {game} in {channel}, to watch: {who}",
    "list.lost": "⚠️ Game {game} has lost its channel ({who}): /game move brings it into another one.",
    "list.yours": "➡️ Game {game} in {channel} waits for you ({who})",
    "list.more": "… and {n:plural more game|more games}",
    "orders.heading": "Your standing orders at this table:",
    "orders.none": "You have given no standing orders at this table. /orders question: … order: … gives one.",
    "orders.line": "• {kind}: {order}",
    "orders.absent": "⏭️ The table has decided to pass whatever you are asked out of turn, until you are back.",
    "orders.incomplete": "Say both: which question, and what to answer.",
    "reminders": "You are reminded after {hours:plural hour|hours}.",
    "reminders.never": "You are never reminded.",
    "reminders.quiet": "Quiet from {start}:00 to {end}:00 ({zone}: it is {time} there).",
    "reminders.zone": "Your time zone is {zone}: it is {time} there.",
    "reminders.clock": "{zone} ({time} now)",
    "reminders.no_zone": "“{typed}” is no time zone that I know; pick one from the list, such as {example}.",
    "reminders.away": "You are away until {until}; nobody reminds you before. Clocks go on; the table is told.",
    "reminders.half": "Say both: from which hour and until which hour it is to be quiet.",
    "reminders.twice": "Say either for how many days you are away, or until when.",
    "reminders.no_date": "Say a day within a year from now, such as {example}.",
    "reminders.day": "{day} ({n:plural day|days})",
    "rules.unknown": "Nothing is known about “{about}”; the list offers what there is.",
    "stats": (
        "**{who}**: {games:plural finished game|finished games} ({with_bots} with bot players), {wins} won;"
        " {mean_score} VP on average, {best_score} at best."
    ),
    "stats.table": (
        "**{who}**: {games:plural finished game|finished games} ({with_bots} with bot players);"
        " {mean_score} VP on average, {best_score} at best."
    ),
    "stats.none": "**{who}**: no finished games yet.",
    "stats.server": "This server",
    "settings.me": "Your language is {language}, your colours are {theme}.",
    "settings.server": "Language {language}, colours {theme}, reminders after {hours:plural hour|hours}.",
    "settings.server.never": "Language {language}, colours {theme}, no reminders unless somebody wants them.",
    "forget.sure": "Type yes to have everything about you deleted; the games themselves remain, without your name.",
    "forgotten": "Everything about you is deleted; bot players have taken your seats.",
}

WATCHING: Templates = {
    "watch.opened": "Game {game} begins in {channel}. Lean back: it plays by itself.",
    "watch.heading": "👁️ **To watch** (game {game}, {when})",
    "watch.bot": "{who} 🤖 {level}: **{vp} VP**",
    "watch.automa": "{who}: **{vp} VP**",
    "watch.at_it": "▶️ It is the turn of {who}.",
    "watch.weighed": "💭 {what}",
    "watch.pace": "⏱️ *A turn every {n:plural second|seconds}.*",
    "watch.paused": "⏸️ *Paused (a turn every {n:plural second|seconds}). Step plays one turn, Go on all of them.*",
    "watch.too_many": "There are {n} games to watch on this server already: stop one of them, or wait for its end.",
    "watch.nobody_plays": "This game is only to watch; nobody can take a seat. /game new opens one to play.",
}

TOUR: Templates = {
    "tour.page": "*page {page} of {pages}*",
    "tour.0": (
        "**Welcome!** You lead a people of the Inca empire: place Workers on the hill, weave, build, pray and conquer;"
        " the most victory points win. A game takes days here, a minute at a time.\n"
        "Open a table with **/game new** (add bot players with a button), press **Join**, then **Start**."
    ),
    "tour.1": (
        "**Your turn.** The bot calls you. Press **My turn** under the board and walk through the questions:"
        " each answer says what it costs and gives. **Back** takes a step back, **Start over** the whole turn.\n"
        "A ⚠️ marks a step without a way back; you confirm it first. Commands do the same:"
        " /place, /priest, /pray, /train, /recruit, /hire, /choose."
    ),
    "tour.2": (
        "**What a turn is.** Either you place a Worker: show a God card (or pay gold) for the god of a space, pay food,"
        " and perform the tasks printed around the space. Or you do two different secondary actions: move the High"
        " Priest, pray, train, recruit. At the end you may hire a Worker from the Village."
    ),
    "tour.3": (
        "**Others ask you, too.** When somebody leaves Weavings, activates the High Priest or goes to war, you may"
        " follow. The question stands in the channel: press a reaction or a button. Tired of a question?"
        " **/orders** answers it for you."
    ),
    "tour.4": (
        "**Looking.** **My hand** is for your eyes only. **Since** shows what changed since your last turn."
        " /board, /tableau and /closeup show everything larger, /log tells all, and **/rules** explains any card, tile,"
        " space or word."
    ),
    "tour.5": (
        "**Time.** You are reminded after some hours; **/remind** changes that, keeps your nights quiet and says when"
        " you are away. If somebody vanishes, the table decides what to do.\n"
        "Would you rather look first? **/watch** has bot players play, and you lean back. Have fun!"
    ),
}

CHAT: Templates = {**BUTTONS, **LOBBIES, **TURNS, **CHANNEL, **LOOKING, **WATCHING, **TOUR}
