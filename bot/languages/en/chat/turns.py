"""English: a turn, and what the channel is told. Keys are grouped by what they belong to."""

from bot.languages.language import Templates

TURNS: Templates = {
    "when.turn": "turn {turn}",
    "when.setup": "set-up",
    "walk.choose": "Choose",
    "walk.free": "Free actions, before you answer",
    "plan.heading": "**Your turn** (game {game}, {when})",
    "plan.heading.asked": "**{title}** (game {game}, {when})",
    "plan.line": "{n}. {what}",
    "plan.then": " · ",
    "plan.placed": "{worker} on {place}, showing {shown}",
    "plan.placed.gold": "{worker} on {place}, {shown}",
    "plan.vp": "{n} VP",
    "plan.brings": "{what} → {brought}",
    "plan.one_too_many": "{what} (then one must leave)",
    "plan.nothing_played": "*Nothing of this is played yet; ✅ and 🔒 play it for good.*",
    "plan.nothing_left": "Nothing else is left to do.",
    "plan.ahead": "*Said ahead: the others answer first; if this no longer fits then, you are asked.*",
    "plan.early": "*Others are asked first. What you say now counts when it is your turn.*",
    "plan.prefer": "*Others are asked first. Tap in the order you like best: the first one still free will be yours.*",
    "plan.said": "*Noted: it counts when it is your turn. You can change it; if it no longer fits, you are asked.*",
    "plan.or_else": ", or else ",
    "plan.rest_later": "Only this, ask me the rest later",
    "plan.ticked": "What you have chosen (press it once more to take it off):",
    "plan.look_first": "👀 **Look first, then press again.**",
    "plan.drew": "**You drew {what}.**",
    "plan.lost": "⚠️ No longer possible: {what}.",
    "plan.supply": "You have {goods} · Workers: {workers:row worker}",
    "plan.supply.then": "Then you have {goods} · Workers: {workers:row worker}",
    "plan.gods": "God cards: {cards:row god_name} (the next Festival asks for {n} potato)",
    "plan.gods.then": "The next Festival will ask for {n} potato.",
    "plan.all_workers": "All Workers",
    "plan.market": "Change the market: return a God card …",
    "plan.wish": "**Place a Worker.** What do you want?",
    "plan.any_place": "Any place",
    "plan.secondary": "**Or two of these:**",
    "plan.or": "Or, if you are done with that: {question}",
    "plan.where": "**{what}:** {n:plural place|places}, the cheapest first.",
    "plan.place": "Place",
    "plan.place_line": "**{place}** · {by} · {details}",
    "plan.more_places": "{n:plural more place|more places}",
    "plan.change": "Change something",
    "plan.see": "Play this now, see what you draw",
    "plan.others_first": "Play this now, let the others answer",
    "plan.end": "End turn",
    "plan.end_with": "End, {what}",
    "plan.forgone": "⚠️ **{what}.**",
    "plan.confirm": (
        "You are about to: {answer}\nAfter this there is no way back: the table sees it, or something new is revealed."
    ),
    "done": "Done. The table is being told.",
    "repeated": "That was played already.",
    "game_ended": "That was the last move of game {game}.",
    "undone": "Taken back.",
    "hint.heading": "💡 **Hint: {title}**",
    "hint.before_plan": "*Before your plan: what you draw on its way is not known yet.*",
    "hint.line": "{n}. {what} · **{lead}**",
    "hint.only": "Only this is worth a thought: {what}",
    "hint.meaning": (
        "*The number is the expected lead: by how many VP you would be ahead of the best other player at the end of the"
        " game (behind, with a minus). It is guessed in a second, from what you can see.*"
    ),
    "hint.off": "This table plays without hints.",
    "hint.busy": "A hint for you is being thought about already.",
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
    "not_here": "That person is not on this server.",
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
    "prompt.done": "✔ {what}",
    "prompt.done.order": "✔ ⚙️ {what}",
    "prompt.answered": "{who} has answered.",
    "cause.leftover": "🧵 {who} left {n:plural Weaving|Weavings}, {price:cost} each.",
    "cause.conquest": "⚔️ {who} began a Conquest with {n:plural Soldier|Soldiers}.",
    "cause.conquest.none": "⚔️ {who} began a Conquest without Soldiers in play.",
    "cause.festival.feed": "🎉 Festival {number}: every God card in hand asks for potato.",
    "cause.festival.play": "🎉 Festival {number}: God cards may be played for their benefits.",
    "cause.festival.other": "🎉 Festival {number} is being held.",
    "cause.scoring": "🏁 The game is about to be scored.",
    "cause.turn": "▫️ It is turn {turn}, that of {who}.",
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
    "end.hints": "Hints: {who}",
    "end.others": "all else",
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
    "abort.sure": "Game {game} would end without a result, for good. Are you sure?",
    "abort.sure.others": "Game {game} would end without a result, for good, also for {others}. Are you sure?",
    "abort.done": "🛑 {who} has ended this game without a result.",
    "abort.done.others": "🛑 {others}: {who} has ended this game without a result.",
    "abort.yours": "Game {game} is ended.",
    "concede.sure": "You would leave game {game} for good: a bot player has your seat to its end. Are you sure?",
    "concede.sure.others": (
        "You would leave game {game} for good, and {others} would go on without you:"
        " a bot player has your seat to its end. Are you sure?"
    ),
    "conceded": "🏳️ {who} concedes; a bot player takes the seat for the rest of the game.",
    "conceded.yours": "You have conceded game {game}.",
    "conceded.others": "🏳️ {others}: {who} concedes; a bot player takes the seat for the rest of the game.",
    "bots.wait": (
        "🤖 {who}: only bots are left in game {game}; they finish it in ten minutes ({when})."
        " /game join brings you back."
    ),
    "bots.wait.for_good": (
        "🤖 Only bots are left in game {game}; they finish it in ten minutes ({when}), unless /game abort ends it."
    ),
    "bots.finish": "🤖 Only bots were left in this game; now they finish it.",
    "bots.back": "✔ Somebody is back at this table: the game goes on.",
    "exported": "📄 {who} has taken this game as a file, which shows every hand, and can take no seat in it any more.",
    "imported.told": (
        "📄 {who} has brought this game here from a file, and may know what is hidden in it."
        " It counts in no statistics."
    ),
    "replace.sure": (
        "{by} would have the seat of {who} in game {game}, with all its cards; {who} could not come back. Are you sure?"
    ),
    "replace.sure.bot": (
        "A bot player ({level}) would have the seat of {who} in game {game}; /game join brings its owner back."
        " Are you sure?"
    ),
    "replaced": "{by} takes over the seat of {of}.",
    "replaced.bot": "A bot player takes over the seat of {of}; /game join brings its owner back.",
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
    "permission.need": "I need {what:row permission} in this channel.",
    "permission.warning": "⚠️ I need {what:row permission} in this channel.",
    "permission.attach": "⚠️ I need Attach Files in this channel to show the board.",
}
