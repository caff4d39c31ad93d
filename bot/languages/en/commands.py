"""English: slash commands as Discord lists them, and their options and choices."""

from collections.abc import Mapping

from bot.languages.language import Command, CommandOption, Tables

MODULES: Mapping[str, CommandOption] = {
    "way_of_the_sun": CommandOption(
        "way_of_the_sun", "Module: a new lower half for the Temple; start the expansion with its Simpa side"
    ),
    "vassals": CommandOption("vassals", "Module: Vassals of the Inca; learn it second"),
    "nobles": CommandOption(
        "nobles", "Module: Nobles and Newcomers; learn it last, and not with Vassals in a first game"
    ),
    "new_buildings": CommandOption(
        "new_buildings", "New Buildings for the market; if you leave it out, they come with any module"
    ),
}

COMMANDS: Mapping[str, Command] = {
    "play": Command("play", "Play now: against a bot, alone or with friends; or learn, or watch"),
    "games": Command("games", "Your tables on this server, whose turn it is, and the way to your next turn"),
    "game": Command("game", "Open, join and run games"),
    "game new": Command(
        "new",
        "Open a table in this channel; others can join it",
        {
            "players": CommandOption("players", "How many seats"),
            "bots": CommandOption("bots", "How many of them are bot players"),
            "level": CommandOption("level", "How the bot players play"),
            "invite": CommandOption("invite", "Keep a seat for somebody"),
            "opponent": CommandOption("opponent", "Play alone against an automated opponent"),
            "difficulty": CommandOption(
                "difficulty", "For an opponent: words such as hard or leftovers_score, separated by commas"
            ),
            "handicap": CommandOption(
                "handicap", "For an opponent, a house rule of ours: begin with more VP, or let the opponent do so"
            ),
            **MODULES,
            "clock": CommandOption("clock", "Thinking time; as this server usually does if you leave it out"),
            "thread": CommandOption("thread", "Play in a thread of its own"),
            "invite_2": CommandOption("invite_2", "Keep a seat for somebody else"),
            "invite_3": CommandOption("invite_3", "And for one more"),
            "hints": CommandOption("hints", "Whether players may ask for hints; yes if you leave it out"),
            "rest_at_night": CommandOption("rest_at_night", "The clock stands in the quiet hours of whoever is asked"),
            "vanished_after": CommandOption(
                "vanished_after", "Without a clock: days of silence until the table is asked what to do; 0 for never"
            ),
            "coricancha": CommandOption("coricancha", "How the High Priest actions are arranged on the Coricancha"),
            "leftover_cost": CommandOption("leftover_cost", "Corn for a leftover Weaving: 2 or 3"),
        },
    ),
    "game join": Command("join", "Take a free seat at this channel's table, or return to your own"),
    "game leave": Command("leave", "Give up your seat before the game starts"),
    "game start": Command("start", "Deal and begin, once all seats are taken"),
    "game status": Command("status", "Whom the game is waiting for, since when, and the scores"),
    "game list": Command("list", "Your games on this server (managers: all): turn, who is awaited, who is away"),
    "game nudge": Command("nudge", "Nudge whoever the table waits for, kindly, at most once a day"),
    "game pause": Command("pause", "Pause this game: clocks stand, no reminders (the host, or a vote)"),
    "game resume": Command("resume", "Let a paused game go on (the host, or a vote)"),
    "game host": Command(
        "host",
        "Make another player the host of this table",
        {"person": CommandOption("person", "Who becomes the host")},
    ),
    "game concede": Command("concede", "Leave a running game for good; a bot player takes your seat"),
    "game replace": Command(
        "replace",
        "Give a seat to somebody else or to a bot player (host or managers)",
        {
            "seat": CommandOption("seat", "Which seat"),
            "by": CommandOption("by", "Who takes it; a bot player if you leave it out"),
            "level": CommandOption("level", "How the bot player plays"),
        },
    ),
    "game abort": Command("abort", "End this channel's game without a result (host or managers)"),
    "game move": Command(
        "move",
        "Continue a game in this channel, for example if its old one is gone",
        {"game": CommandOption("game", "The number of the game")},
    ),
    "game export": Command(
        "export",
        "Get a finished game as a file; a running one is for managers only",
        {"game": CommandOption("game", "The number of the game; this channel's game if you leave it out")},
    ),
    "game import": Command(
        "import",
        "Continue a game from a file; you take the seat that has to answer",
        {"file": CommandOption("file", "A file made by /game export or by the chaski program")},
    ),
    "place": Command(
        "place",
        "Place a Worker on the hill; fill in what you know, in any order",
        {
            "wish": CommandOption("for", "What you want to do there"),
            "where": CommandOption("where", "A whole placement from the list: Worker, card and space"),
            "worker": CommandOption("worker", "Which Worker"),
            "card": CommandOption("card", "The God card you play, or gold"),
            "space": CommandOption("space", "The space; whatever else you leave out is filled in or asked"),
        },
    ),
    "priest": Command(
        "priest",
        "Secondary action: move your High Priest and activate the action there",
        {"spaces": CommandOption("spaces", "How far")},
    ),
    "pray": Command("pray", "Secondary action: take two God cards"),
    "train": Command("train", "Secondary action: draw two Army cards, keep one"),
    "recruit": Command(
        "recruit", "Secondary action: take a Worker from the Nomads", {"worker": CommandOption("worker", "Which one")}
    ),
    "army": Command(
        "army",
        "Free action: discard an Army card from your hand for its resource",
        {"card": CommandOption("card", "Which card")},
    ),
    "hire": Command(
        "hire",
        "At the end of your turn: hire a Worker from one end of the Village, or nobody",
        {"end": CommandOption("end", "Which end, or none")},
    ),
    "choose": Command(
        "choose",
        "Answer whatever the game asks you now",
        {"answer": CommandOption("answer", "Your answer; leave out to see the question")},
    ),
    "undo": Command("undo", "Take back your last step, unless it revealed something"),
    "confirm": Command("confirm", "Confirm the step that is waiting"),
    "hand": Command("hand", "Your own cards, for your eyes only"),
    "board": Command("board", "The whole board as it is now"),
    "tableau": Command(
        "tableau",
        "A player's area: Buildings, Tapestries, Army, Statues",
        {"player": CommandOption("player", "Whose area; yours if you leave it out")},
    ),
    "closeup": Command(
        "closeup", "A closer look at one part of the board", {"part": CommandOption("part", "Which part")}
    ),
    "log": Command(
        "log",
        "Everything that happened in the last turns, or since a bot began to play for you",
        {"turns": CommandOption("turns", "How many turns back")},
    ),
    "replay": Command(
        "replay",
        "Any turn of a game, picture by picture",
        {
            "game": CommandOption("game", "The number of the game; this channel's game if you leave it out"),
            "turn": CommandOption("turn", "The turn to begin with"),
        },
    ),
    "since": Command("since", "What happened since your last turn, in words and a picture"),
    "orders": Command(
        "orders",
        "Answers in advance: always pass, always take, or take with a limit",
        {
            "question": CommandOption("question", "Which kind of question; leave out to see your orders"),
            "order": CommandOption("order", "What to answer"),
            "resource": CommandOption("resource", "Take only while you have enough of this"),
            "at_least": CommandOption("at_least", "How much is enough"),
        },
    ),
    "remind": Command(
        "remind",
        "Reminders, quiet hours, and being away",
        {
            "after_hours": CommandOption(
                "after_hours", "Remind me after this many hours outside my quiet ones; 0 for never"
            ),
            "quiet_from": CommandOption("quiet_from", "Hour of the day from which I sleep (0-23)"),
            "quiet_to": CommandOption(
                "quiet_to", "Hour of the day until which I sleep (0-23); the same as quiet_from for no quiet hours"
            ),
            "time_zone": CommandOption("time_zone", "Where my clock is: a city, a country, or hours ahead of UTC"),
            "away_days": CommandOption("away_days", "I am away for this many days; 0 if I am back"),
            "away_until": CommandOption("away_until", "I am away until this day, for example 2030-12-24"),
            "stand_in": CommandOption("stand_in", "How a bot plays for me while I am away, if my table wants one"),
            "call_at_night": CommandOption("call_at_night", "Let calls to my turn ring in my quiet hours, too"),
            "usual": CommandOption("usual", "Forget all this and remind me as this server usually does"),
        },
    ),
    "settings": Command("settings", "Your settings and this server's"),
    "settings me": Command(
        "me",
        "Your language, and light or dark pictures, at every table",
        {
            "language": CommandOption("language", "The language the bot speaks to you"),
            "theme": CommandOption("theme", "Light or dark pictures"),
        },
    ),
    "settings server": Command(
        "server",
        "Language, pictures, reminders, clocks and organisers of this server (managers)",
        {
            "language": CommandOption("language", "The language the bot speaks in the channels of this server"),
            "theme": CommandOption("theme", "Light or dark pictures in these channels"),
            "remind_after": CommandOption(
                "remind_after", "Hours until a player who has to answer is reminded; 0 for never"
            ),
            "clock": CommandOption("clock", "Thinking time of new tables"),
            "vanished_after": CommandOption(
                "vanished_after", "Days of silence until a table without a clock is asked what to do; 0 for never"
            ),
            "quiet_from": CommandOption("quiet_from", "Hour from which people sleep who have chosen no quiet hours"),
            "quiet_to": CommandOption("quiet_to", "Hour until which they sleep; the same as quiet_from for none"),
            "time_zone": CommandOption("time_zone", "The time zone of these hours: a city, a country, or hours"),
            "organisers": CommandOption("organisers", "A role whose members may run tables as managers do"),
        },
    ),
    "settings forget": Command(
        "forget",
        "Delete what is stored about you; your seats go to bot players",
        {"sure": CommandOption("sure", "Type yes to confirm")},
    ),
    "rules": Command(
        "rules",
        "Look up anything: a card, tile, space, Worker, action or term",
        {"about": CommandOption("about", "What you want to know")},
    ),
    "help": Command("help", "How to play here: a short tour for your first game"),
    "stats": Command(
        "stats",
        "Finished games in numbers: leaderboard, head to head, modules, solo ladder, bot players",
        {
            "person": CommandOption("person", "Whose; this server's as a whole if you leave it out"),
            "against": CommandOption("against", "Against whom; you, or the person above, play them head to head"),
            "season": CommandOption("season", "A month such as 2026-11; all time if you leave it out"),
            "start": CommandOption("from", "Instead of a season: the first day, such as 2026-11-01"),
            "end": CommandOption("to", "Instead of a season: the last day, such as 2026-12-31"),
        },
    ),
    "watch": Command(
        "watch",
        "Watch bot players play in this channel; nobody needs to do anything",
        {
            "opponent": CommandOption("opponent", "The bot player's automated opponent; Pachamama if you leave it out"),
            "difficulty": CommandOption(
                "difficulty", "For an opponent: words such as hard or leftovers_score, separated by commas"
            ),
            "handicap": CommandOption(
                "handicap", "For an opponent, a house rule of ours: begin with more VP, or let the opponent do so"
            ),
            "player": CommandOption("player", "How the bot players play"),
            "players": CommandOption("players", "How many bots, if they play each other"),
            "pace": CommandOption("pace", "Seconds per turn"),
            "seed": CommandOption("seed", "Any words; the same words deal the same game"),
            **MODULES,
        },
    ),
}

CHOICES: Tables = {
    "clock": {
        "none": "none",
        "12 hours a turn": "12 hours a turn",
        "1 day a turn": "1 day a turn",
        "3 days a turn": "3 days a turn",
        "3 days and 4 hours more for each answer": "3 days and 4 hours more for each answer",
        "7 days and 8 hours more for each answer": "7 days and 8 hours more for each answer",
    },
    "coricancha": {"random": "random", "printed": "printed"},
    "part": {
        "section 1": "section 1",
        "section 2": "section 2",
        "section 3": "section 3",
        "section 4": "section 4",
        "section 5": "section 5",
        "free_spaces": "free spaces",
        "market": "market",
        "chinchaysuyu": "chinchaysuyu",
        "antisuyu": "antisuyu",
        "qullasuyu": "qullasuyu",
        "kuntisuyu": "kuntisuyu",
        "temple": "temple",
        "village": "village",
        "automa": "automa",
    },
    "theme": {"light": "light", "dark": "dark"},
    "overlay": {"simpa": "Simpa: paths that cross", "ruruy": "Ruruy: a path that splits"},
    "watched": {"bots": "bots against each other"},
}
