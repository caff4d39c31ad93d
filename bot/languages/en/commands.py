"""English: slash commands as Discord lists them, and their options and choices."""

from collections.abc import Mapping

from bot.languages.language import Command, CommandOption, Tables

MODULES: Mapping[str, CommandOption] = {
    "way_of_the_sun": CommandOption(
        "way_of_the_sun", "Module: another lower half of the Temple; begin the expansion with its Simpa side"
    ),
    "vassals": CommandOption("vassals", "Module: Vassals of the Inca, the second one to learn"),
    "nobles": CommandOption(
        "nobles", "Module: Nobles and Newcomers, the last one to learn; in a first game not with Vassals"
    ),
    "new_buildings": CommandOption(
        "new_buildings", "New Buildings for the market; if you leave it out, they come with any module"
    ),
}

COMMANDS: Mapping[str, Command] = {
    "game": Command("game", "Open, join and run games"),
    "game new": Command(
        "new",
        "Open a table in this channel; others can join it",
        {
            "players": CommandOption("players", "How many seats"),
            "bots": CommandOption("bots", "How many of them are bot players"),
            "level": CommandOption("level", "How the bot players play"),
            "invite": CommandOption("invite", "Keep a seat for somebody"),
            "invite_2": CommandOption("invite_2", "Keep a seat for somebody else"),
            "invite_3": CommandOption("invite_3", "And for one more"),
            "clock": CommandOption("clock", "Time to think; none if you leave it out"),
            "coricancha": CommandOption("coricancha", "How the actions lie on the Coricancha"),
            "leftover_cost": CommandOption("leftover_cost", "Corn for a leftover Weaving: 2 or 3"),
            "thread": CommandOption("thread", "Play in a thread of its own"),
            "hints": CommandOption("hints", "Whether players may ask for hints; yes if you leave it out"),
            "opponent": CommandOption("opponent", "Play alone against an automated opponent"),
            "difficulty": CommandOption(
                "difficulty", "For an opponent: words such as hard or leftovers_score, with commas between them"
            ),
            **MODULES,
        },
    ),
    "game join": Command("join", "Take a free seat at the table of this channel, or your own back"),
    "game leave": Command("leave", "Give your seat up before the game starts"),
    "game start": Command("start", "Deal and begin, once all seats are taken"),
    "game status": Command("status", "Who is asked what, since when, and the scores"),
    "game list": Command("list", "The games of this server, and those that wait for you"),
    "game concede": Command("concede", "Leave a running game for good; a bot player takes your seat"),
    "game replace": Command(
        "replace",
        "Somebody else, or a bot player, takes a seat (host or managers)",
        {
            "seat": CommandOption("seat", "Which seat"),
            "by": CommandOption("by", "Who takes it; a bot player if you leave it out"),
            "level": CommandOption("level", "How the bot player plays"),
        },
    ),
    "game abort": Command("abort", "End the game of this channel without a result (host and managers)"),
    "game move": Command(
        "move",
        "Go on with a game in this channel; its old place may be gone",
        {
            "game": CommandOption("game", "The number of the game"),
        },
    ),
    "game export": Command(
        "export",
        "A finished game as a file; a running one for managers only",
        {
            "game": CommandOption("game", "The number of the game; the one of this channel if you leave it out"),
        },
    ),
    "game import": Command(
        "import",
        "Go on with a game from a file: you take the seat that is asked",
        {
            "file": CommandOption("file", "A file made by /game export or by the chaski program"),
        },
    ),
    "place": Command(
        "place",
        "Place a Worker on the hill; fill in what you know, in any order",
        {
            "wish": CommandOption("for", "What you want to do there"),
            "where": CommandOption("where", "A whole placement from the list: Worker, card and space"),
            "worker": CommandOption("worker", "Which Worker"),
            "card": CommandOption("card", "The God card you show, or gold"),
            "space": CommandOption("space", "The space; if you name a card or none, what fits is filled in or asked"),
        },
    ),
    "priest": Command(
        "priest",
        "Secondary action: move your High Priest and activate where he arrives",
        {
            "spaces": CommandOption("spaces", "How far"),
        },
    ),
    "pray": Command("pray", "Secondary action: take two God cards"),
    "train": Command("train", "Secondary action: draw two Army cards, keep one"),
    "recruit": Command(
        "recruit",
        "Secondary action: take a Worker from the Nomads",
        {
            "worker": CommandOption("worker", "Which one"),
        },
    ),
    "army": Command(
        "army",
        "Free action: discard an Army card of your hand for its resource",
        {
            "card": CommandOption("card", "Which card"),
        },
    ),
    "hire": Command(
        "hire",
        "At the end of your turn: hire a Worker from an end of the Village, or nobody",
        {
            "end": CommandOption("end", "Which end, or none"),
        },
    ),
    "choose": Command(
        "choose",
        "Answer whatever the game asks you now",
        {
            "answer": CommandOption("answer", "Your answer; leave out to see the question"),
        },
    ),
    "undo": Command("undo", "Take back your last step, as long as it has revealed nothing"),
    "confirm": Command("confirm", "Confirm the step that waits for it"),
    "hand": Command("hand", "Your own cards, for your eyes only"),
    "board": Command("board", "The whole board as it is now"),
    "tableau": Command(
        "tableau",
        "A player's area: Buildings, Tapestries, Army, Statues",
        {
            "player": CommandOption("player", "Whose area; yours if you leave it out"),
        },
    ),
    "closeup": Command(
        "closeup",
        "A part of the board, larger",
        {
            "part": CommandOption("part", "Which part"),
        },
    ),
    "log": Command(
        "log",
        "Everything that happened in the last turns",
        {
            "turns": CommandOption("turns", "How many turns back"),
        },
    ),
    "replay": Command(
        "replay",
        "Any turn of a game, picture by picture",
        {
            "game": CommandOption("game", "The number of the game; the one of this channel if you leave it out"),
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
        "When you are reminded; quiet hours; being away",
        {
            "after_hours": CommandOption("after_hours", "Remind me after so many hours; 0 is never"),
            "quiet_from": CommandOption("quiet_from", "Hour of the day from which I sleep (0-23)"),
            "quiet_to": CommandOption(
                "quiet_to", "Hour of the day until which I sleep (0-23); the same as from: no quiet hours"
            ),
            "time_zone": CommandOption("time_zone", "Where my clock is: a city, a country, or hours ahead of UTC"),
            "away_days": CommandOption("away_days", "I am away for so many days; 0: I am back"),
            "away_until": CommandOption("away_until", "I am away until this day, for example 2030-12-24"),
            "usual": CommandOption("usual", "Forget all this: remind me as this server does"),
        },
    ),
    "settings": Command("settings", "What you or this server prefer"),
    "settings me": Command(
        "me",
        "Your language and light or dark pictures, at all tables",
        {
            "language": CommandOption("language", "The language the bot speaks to you"),
            "theme": CommandOption("theme", "Light or dark pictures"),
        },
    ),
    "settings server": Command(
        "server",
        "Language, pictures and reminders of this server (managers)",
        {
            "language": CommandOption("language", "The language the bot speaks in the channels of this server"),
            "theme": CommandOption("theme", "Light or dark pictures in these channels"),
            "remind_after": CommandOption("remind_after", "Hours until somebody who is asked is reminded; 0 for never"),
        },
    ),
    "settings forget": Command(
        "forget",
        "Delete what is stored about you; your seats go to bot players",
        {
            "sure": CommandOption("sure", "Type your decision: yes"),
        },
    ),
    "rules": Command(
        "rules",
        "Look anything up: a card, tile, space, Worker, action or term",
        {
            "about": CommandOption("about", "What you want to know"),
        },
    ),
    "help": Command("help", "How to play here: a short tour for your first game"),
    "stats": Command(
        "stats",
        "Finished games in numbers: yours, somebody's, or this server's",
        {
            "person": CommandOption("person", "Whose; this server's as a whole if you leave it out"),
        },
    ),
    "watch": Command(
        "watch",
        "Watch bot players play in this channel; nobody needs to do anything",
        {
            "opponent": CommandOption(
                "opponent", "Whom the bot player plays against alone; Pachamama if you leave it out"
            ),
            "difficulty": CommandOption(
                "difficulty", "For an opponent: words such as hard or leftovers_score, with commas between them"
            ),
            "player": CommandOption("player", "How the bot players play"),
            "players": CommandOption("players", "For bots among themselves: how many"),
            "pace": CommandOption("pace", "Seconds a turn"),
            "seed": CommandOption("seed", "Any words: the same ones deal the same game"),
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
    "watched": {"bots": "bots among themselves"},
}
