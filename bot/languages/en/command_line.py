"""English: the command line, its help and its reports. What argparse says keeps its signs with %."""

from bot.languages.en.findings import FINDINGS
from bot.languages.language import Templates

ABOUT: Templates = {
    "about": (
        "Plays the board game Tawantinsuyu: The Inca Empire and its expansion The Golden Age: on Discord, or in a"
        " stand-in for it in the browser (run), in this terminal (play, watch), and many games between bots (simulate,"
        " arena). The other commands show saved games and the pieces, and look after the database."
    ),
    "about.more": "chaski COMMAND --help says more about each of them.",
    "about.lang": "language of everything that is said, with any command (default: that of the environment)",
    "about.commands": "commands",
    "about.no_version": "(not installed)",
    "interrupted": "interrupted.",
    "play": "play a game in the terminal",
    "play.about": "{summary}: people take the first seats, bots the others",
    "play.players": "2, 3 or 4 (default 2)",
    "play.humans": "how many people share the screen (default 1)",
    "play.bots": "the bots (default: greedy on the other seats)",
    "play.printed": "leave the Coricancha as printed, for a first game",
    "play.load": "continue a saved game",
    "play.begins": "Tawantinsuyu for {n}, seed {seed}. Type ? for help, q to quit.",
    "play.begins.solo": "Tawantinsuyu against {automa}, seed {seed}. Type ? for help, q to quit.",
    "watch": "watch the bot play, turn by turn",
    "watch.about": "{summary}: what happens, what it was thinking, and the scores",
    "watch.bots": "2, 3 or 4 bots against each other instead",
    "watch.player": "who plays (default hard): {levels:row}",
    "watch.level": "{level} ({how})",
    "watch.pace": "time for a turn (default 5; 0: as fast as possible)",
    "watch.out": "write the board after every turn, chart, animation and game there",
    "watch.begins": "Tawantinsuyu: {names:row}, seed {seed}. Ctrl-C ends it.",
    "watch.begins.solo": "Tawantinsuyu: {player} ({level}) against {automa}, seed {seed}. Ctrl-C ends it.",
    "run": "run the bot: on Discord with a DISCORD_TOKEN, else in the sandbox",
    "run.about": (
        "{summary}. The token is read from the environment or from .env in the current folder. The sandbox is a"
        " stand-in for Discord with a web page, on this machine only; it keeps its chat in {folder}. Games are kept in"
        " the database, and go on where they were at the next start. Ctrl-C stops it."
    ),
    "run.sandbox": "use the sandbox even if there is a token",
    "run.gateway": "use the sandbox that runs at this address, such as {example}, instead of one of its own",
    "run.shards": (
        "serve shards A to B of N, while other processes serve the others with the same PostgreSQL database (default:"
        " CHASKI_SHARDS, or all that Discord recommends)"
    ),
    "run.no_token": (
        "There is no DISCORD_TOKEN, so this is the sandbox: Chaski on a stand-in for Discord, on this machine only."
    ),
    "run.open": "Open {url} in a browser. Ctrl-C stops it; games are kept.",
    "run.joined": "This bot is in the sandbox at {url}. Ctrl-C stops it; games are kept.",
    "sandbox": "run the sandbox without a bot; chaski run --gateway URL joins it, as often as you like",
    "sandbox.about": "{summary}. Ctrl-C stops it.",
    "sandbox.servers": "at least so many servers (default: 1)",
    "sandbox.recommend": "recommend so many shards to bots (default: 1)",
    "sandbox.open": "Open {url} in a browser; chaski run --gateway {url} adds a bot. Ctrl-C stops it.",
    "sandbox.server": "Server {number}",
    "worker": "draw and think for bots that share a queue",
    "worker.about": (
        "{summary}. It takes work from the queue in CHASKI_JOBS, a PostgreSQL address, which the bots have in their"
        " settings, too. Any number of workers may run on any machines; without one the bots do the work themselves."
        " Ctrl-C stops it."
    ),
    "worker.queues": "default: {queues}",
    "worker.processes": "processes for each queue (default: one for each core)",
    "backup": "copy the database to a file, also while the bot runs",
    "backup.file": "where to write the copy",
    "backup.force": "overwrite an existing file",
    "backup.done": "The database is safe in {file} ({size} bytes).",
}

OPTIONS: Templates = {
    "option.seed": "the same seed gives the same cards (default: a new one)",
    "option.seeds": "game i has the seed S-i (default 1)",
    "option.games": "how many games (default 100)",
    "option.file": "a game saved by simulate or play",
    "option.json": "print one JSON object and nothing else",
    "option.budget": "seconds a bot that thinks may take for a decision (default {usual})",
    "option.budget.level": "as the level has it",
    "option.solo": "against this opponent instead of other players",
    "option.difficulty": "how hard the opponent is. {words}, or the sides of her personality tokens",
    "option.handicap": (
        "VP at the start: for you or, below 0, for the opponent; {known:row}. A house rule of ours, not the rulebook's"
    ),
    "option.modules": (
        "with these modules of The Golden Age: {modules:row} (one side of way_of_the_sun; in a first game the simpa"
        " side, and not vassals and nobles together)"
    ),
    "option.cluster": (
        "play the games on Dask: on a cluster that is started on all cores of this machine, or on the one whose"
        " scheduler has this address, such as {example}"
    ),
    "option.port": "port of the sandbox, 0 for any that is free (default: {usual})",
    "option.locale": "language of the people in the sandbox who choose none on the page, such as fr (default: {usual})",
    "option.database": (
        "such as sqlite:///chaski.db or postgresql://user@host/name (default: DATABASE_URL, or chaski.db here)"
    ),
    "wrong.number": "{given!r} is not a whole number of at least 1",
    "wrong.seconds": "{given!r} is not a number of seconds above 0",
    "wrong.players": "this game is for 2, 3 or 4 players, not {given!r}",
    "wrong.port": "{given!r} is not a port from 0 to {most}",
    "wrong.shards": ("{given!r} names no shards; write 0-3/16 for the first four of sixteen, or 2/16 for one of them"),
    "wrong.sandbox": "{given!r} is not the address of a sandbox, such as {example}",
    "wrong.names": "give at least one name",
    "wrong.servers": "the sandbox has at most {most} servers, not {given}",
    "wrong.queues": "{given!r} does not name some of {queues:row}, with commas between them",
}

REPORTS: Templates = {
    "modules": "Modules: {modules:row module}.",
    "solo": "Difficulty: {words}. A victory needs {goal} VP and more than {automa:automa}.",
    "player": "Player",
    "player.number": "Player {number}",
    "seat": "Seat",
    "wins": "Wins",
    "mean": "Mean score",
    "games": "Games",
    "games.so_far": "{done} of {total} games, {seconds} s so far, about {left} s to go.",
    "arena": "let bots play against each other, the seats going round",
    "arena.seats": "2 to 4 bots: {names:row}, or your own as my_module:MyPlayer, looked for in the current folder",
    "arena.report": "{finished} games, seed {seed}, {seconds} s; the seats went round.",
    "arena.pairs": (
        "each of the bots against each other one, two at a table; without --seats the levels, the best of which think"
        " for seconds a turn"
    ),
    "arena.rival": "Against",
    "arena.interval": "95% interval",
    "arena.lead": "Mean lead",
    "arena.error": "Std. error",
    "arena.share": "Share",
    "arena.lowest": "Lowest",
    "arena.highest": "Highest",
    "simulate": "play many games between bots and report the scores",
    "simulate.policy": "who plays (default random)",
    "simulate.save": "write every game to a file in this folder",
    "simulate.report": "{finished} of {games} games with {players} {policy} players ended properly (seed {seed}).",
    "simulate.report.solo": (
        "{finished} of {games} games of a {policy} player against {automa:automa} ended properly (seed {seed})."
    ),
    "simulate.report.difficulty": (
        "{finished} of {games} games of a {policy} player against {automa:automa} ({difficulty:row}) ended properly"
        " (seed {seed})."
    ),
    "simulate.mean": "On average {turns} turns and {decisions} decisions a game, {options} options a decision.",
    "simulate.speed": "{seconds} s: {games} games/s, {decisions} decisions/s.",
    "simulate.scores": "Scores from {least} to {most}, {mean} on average.",
    "simulate.won": "{share} were won, with {goal} VP or more and ahead of {automa:automa}.",
    "simulate.vp": "Where the VP came from",
    "simulate.vp.players": "Mean VP a player",
    "simulate.vp.automa": "Mean VP of {automa:automa}",
    "replay": "replay a saved game: scores, or where it stands",
    "replay.report": (
        "A game of {players} players with the seed {seed}: {answers:plural answer|answers} in"
        " {turns:plural turn|turns}; every answer fits the rules."
    ),
    "replay.report.solo": (
        "A solo game against {automa:automa} with the seed {seed}: {answers:plural answer|answers} in"
        " {turns:plural turn|turns}; every answer fits the rules."
    ),
    "replay.all_the_same": "{why} It replays all the same.",
    "replay.asked": "The game is not over. {who} is asked: {question}",
    "replay.hash": "State hash: {hash}",
    "render": "draw a picture of a saved game",
    "render.out": (
        "the picture to write; if it is too tall for a phone, its further parts become OUT-2.png, OUT-3.png ..."
    ),
    "render.at": "after N answers; without it, at the end of the file",
    "render.seat": "what this seat sees; seats count from 0",
    "render.spectator": "what everybody sees (the default)",
    "render.whole": "one picture, however tall, instead of parts for a phone",
    "render.theme": "colours",
    "components": "the printed data and where each value comes from",
    "components.check": "check every file against the rulebooks and the value scale",
    "components.folder": "check a corrected copy of the files instead",
    "components.list": "list cards, tiles and spaces with their sources",
    "components.kind": "one of {kinds:row}; all of them if left out",
    "components.json": "print one JSON object",
    "components.ok": "ok",
    "components.complaints": "{n:plural complaint|complaints}",
    "components.provenance": "provenance",
    "components.counted": "entries: {entries}; fields that differ: {differ}",
    "components.id": "id",
    "components.name": "name",
    "components.words": "what it is and gives",
    "components.module": "module",
    "components.source": "source",
    "components.source.rulebook": "rulebook",
    "components.source.derived": "derived",
    "components.source.reconstructed": "reconstructed",
    "components.summary.unusable": "cannot be used",
    "components.summary.unchecked": "cannot be checked",
    "components.summary.constants": "{n} groups of numbers",
    "components.summary.hill": "{spaces} spaces, {icons} icons, {least}-{most} neighbours, Example 4 at {example}",
    "components.summary.hill_unfit": "the spaces do not fit the rings",
    "components.summary.workers": "{kinds} kinds, {left} left after a third Village, {newcomers} Newcomers",
    "components.summary.gods": "{cards} cards, {mean} on average, Example 1 is {example}",
    "components.summary.army": "{one} with 1 soldier, {two} with 2",
    "components.summary.buildings": "{production} Production ({worth}), {passive} Passive",
    "components.summary.palaces": "{n} Palaces, all for {cost:cost}",
    "components.summary.weavings": "stacks of {sizes}, Example 7 is {example}, up to {best} matches in a row",
    "components.summary.weavings_unfit": "a pattern is unknown",
    "components.summary.temple": "{n} steps, {least}-{most} VP, overlays with {nodes:each} nodes",
    "components.summary.conquest": "{regions} regions, {spaces} spaces, VP spaces of {amounts}",
    "components.summary.vassals": "{nations} Nation tiles, {cults} Cult tiles",
    "components.summary.solo": "Axomamma {loops} loops, Pachamama {sides} sides, {tokens} personality tokens",
    "languages": "the languages of the bot, for whoever translates them",
    "languages.check": "what a language lacks, what is the same as English in it, and what is too long for its place",
    "languages.show": "texts of a language beside the English ones, with made-up values",
    "languages.begin": "make the files of a new language, copies of the English ones",
    "languages.begin.about": "{summary}. CONTRIBUTING.md says how to go on.",
    "languages.code": "its code, such as {example}",
    "languages.name": "what its speakers call it, such as {example}",
    "languages.lang": "such as {example}",
    "languages.file": "only the texts of this file, such as {one} or {other}",
    "languages.key": "only texts whose key has this in it",
    "languages.begun": "{folder} has the files. Name {variable} in bot/languages/__init__.py, and translate.",
    "languages.nothing_left": "nothing is the same as English",
    "languages.left": "{language}: {faults} faults, {same} texts as in English, {long} too long",
    "doctor": "check the database and every game in it, without changing anything",
    "doctor.database": "Database: {database}",
    "doctor.schema": "Schema: {schema}",
    "doctor.free": "Free on its disk: {gigabytes} GB",
    "doctor.checked": "Checked: {games} with {answers}",
    "doctor.games": "{n:plural game|games}",
    "doctor.answers": "{n:plural answer|answers}",
    "doctor.severity.note": "note:",
    "doctor.severity.wrong": "wrong:",
    "doctor.severity.fatal": "fatal:",
    "doctor.wrong": "{n:plural thing|things} wrong.",
    "doctor.nothing": "Nothing wrong was found, but no game was checked.",
    "doctor.well": "All is well.",
}

# What argparse says, by its own words.
ARGPARSE: Templates = {
    "argparse.usage": "usage: ",
    "argparse.positional": "positional arguments",
    "argparse.options": "options",
    "argparse.help": "show this help message and exit",
    "argparse.version": "show program's version number and exit",
    "argparse.unrecognized": "unrecognized arguments: %s",
    "argparse.required": "the following arguments are required: %s",
    "argparse.required.one": "one of the arguments %s is required",
    "argparse.expected.one": "expected one argument",
    "argparse.expected.most": "expected at most one argument",
    "argparse.expected.least": "expected at least one argument",
    "argparse.ambiguous": "ambiguous option: %(option)s could match %(matches)s",
    "argparse.invalid": "invalid %(type)s value: %(value)r",
    "argparse.choice": "invalid choice: %(value)r (choose from %(choices)s)",
    "argparse.not_allowed": "not allowed with argument %s",
    "argparse.ignored": "ignored explicit argument %r",
    "argparse.argument": "argument %(argument_name)s: %(message)s",
}

COMMAND_LINE: Templates = {**ABOUT, **OPTIONS, **REPORTS, **ARGPARSE, **FINDINGS}
