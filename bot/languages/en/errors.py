"""English: every refusal by its code, filled with the values that come with it.

`.aside` is what is said of a refusal inside another text, where nobody is spoken to.
"""

from bot.languages.language import Templates

GAME: Templates = {
    # answers
    "no_action": "The game does not understand that. That is not an action of this game, but {kind}.",
    "no_action.aside": "That is not an action of this game, but {kind}.",
    "unreadable_action": "The game does not understand that. That is not an action of this game.",
    "unreadable_action.aside": "That is not an action of this game.",
    "not_yours": "You are not the one who is asked right now.",
    "not_yours.aside": "Seat {asked} is asked, not seat {seat}.",
    "illegal": "The rules do not allow that now.",
    "illegal.aside": "{answer} is not among the answers to {question:title} now.",
    "stale": "That question has been answered already; look at the present one.",
    "stale.aside": "That was an answer to question {seq}; the game is at question {now}.",
    "over": "The game is over; there is nothing left to answer.",
    "over.aside": "The game is over.",
    # options
    "wrong_players": "This game is for 2, 3 or 4 players, not {players}.",
    "wrong_coricancha": "The Coricancha is either printed or random, not {coricancha!r}.",
    "wrong_leftover_cost": "A leftover Weaving costs 2 or 3 corn, not {cost}.",
    "wrong_first_player": "Seat {seat} cannot start a game of {players}.",
    "no_such_module": "There is no module {module!r}; there are {known:row}.",
    "module_twice": "A game uses each module once, and one side of the Temple overlay.",
    "several_levels": "A game has one level, not {levels:each difficulty}.",
    "solo_only": "Difficulty, level, personalities and handicap belong to a solo game.",
    "no_such_opponent": "There is no solo opponent {opponent!r}; there are {known:each}.",
    "solo_is_for_two": "A solo game is set up for 2 players, the opponent being one of them, not for {players}.",
    "person_starts": "The person starts a solo game, not the opponent.",
    "pachamama_only": "Levels and chosen personalities are for pachamama; axomamma's personality is drawn at random.",
    "axomamma_plays_without": (
        "Axomamma plays without {modules:row module}: of the expansion, it knows only the new Buildings."
        " Pachamama plays with every module."
    ),
    "no_such_difficulty": (
        "{difficulty!r} makes {opponent:opponent} neither easier nor harder; what does: {known:row difficulty}."
    ),
    "difficulty_twice": "Each option that makes the opponent easier or harder counts once.",
    "no_such_handicap": "A handicap is one of {known:row} VP, not {handicap}.",
    "no_such_level": "There is no level {level!r}; there are {known:row difficulty}.",
    "wrong_personalities": "The level {level:difficulty} has {slots} personality tokens, not {given}.",
    "no_such_personality": "There is no personality {personality!r}; there are {known:row}.",
    "both_sides": "A personality token shows one of its two sides, not both.",
    "no_such_player": "There is no player called {player!r}; there are {known:row}.",
    # standing orders
    "no_order": (
        "That is no standing order. Say {orders:row}, or {limited} with a limit, such as"
        ' "{example}"; limits are 1 to {most} {resources:any_of}.'
    ),
    "no_orders_for_that": "There are no standing orders for that; there are for {known:row}.",
    "never_asked": "Nobody is asked that at this table: “{kind:order_kind}”. It comes with modules of The Golden Age.",
    "senseless_order": "You cannot {order:order} here: “{kind:order_kind}”. Say {sensible:any_of order}.",
    # saved games
    "not_saved": "This is not a saved {what:saved}.",
    "not_saved_there": "This is not a saved {what:saved}: what it says at {where} cannot be right.",
    "other_format": "This {what:saved} has format {format}; this program reads format {known}.",
    "options_no_game": "The saved options do not make a game: {why:aside}",
    "end_not_reached": "The saved game claims to be over, but its answers do not reach the end.",
    "other_end": "The saved game does not end the way it says.",
    "other_question": "Answer {answer} is to {question:title}, but the game asks {asked:title}.",
    "no_such_question": "Answer {answer} is to no question of this game, while the game asks {asked:title}.",
    "unfit_answer": "Answer {answer} does not fit: {why:aside}",
    "earlier_version": "{why:aside} It comes from an earlier version, whose component values may have been different.",
    "other_rules": "{difference:difference} It cannot be replayed under this program's rules, so it cannot be checked.",
}

STORAGE: Templates = {
    # which game
    "no_game": "There is no game {game}.",
    "not_started": "Game {game} has not started yet.",
    "channel_taken": "Another game is open in this channel; finish it or open a thread.",
    "that_channel_taken": "Another game is open in that channel.",
    # what cannot be done in it now
    "game_is_over": "This game is over.",
    "busy": "Somebody is making a move in this game right now; try again.",
    "started": "This game has already started.",
    "not_full": "This game is for {players} players; {joined:plural has|have} joined.",
    "joined": "You have already joined this game.",
    "not_joined": "You have not joined this game.",
    "full": "All seats of this game are taken.",
    "invited_only": "The free seats of this game are kept for the people who were invited.",
    "too_late_to_leave": "This game has started; you can concede or be replaced.",
    "no_seat": "There is no seat {seat} in this game.",
    "no_seat_to_free": "There is no such seat to free.",
    "seats_of_saved": "That game has {seats} seats.",
    # who has seen too much
    "secrets": "A running game has secrets: those who have played in it can have it as a file when it is over.",
    "conceded": "Somebody who has conceded is out of this game; a bot player keeps the seat to the end.",
    "knows_a_hand": (
        "Those who have played in this game know one of its hands, and can only return to a seat that is still their"
        " own."
    ),
    "knows_all": "Those who have this game as a file have seen all its secrets and cannot take a seat in it.",
    # answering, planning and taking back
    "answered": "That question has been answered already.",
    "asked_now": "It is your turn to answer now; there is nothing to say ahead.",
    "plan_too_large": "This plan is too long to keep.",
    "too_late": "That question (number {seq}) has been answered already; the game is at {now}.",
    "not_agreed": "Everybody must agree to take a move back; still missing: {missing:row}.",
    "revealed": "Nothing can be taken back: your last answer revealed something or ended a turn, or was not yours.",
    "no_answer": "There is no answer {answer} to go back to.",
    "began_by_other_rules": "The first {answers} answers were given under other rules and cannot be taken back.",
    "played_by_other_rules": "That was played under other rules, and nobody can go back to it.",
    # what is stored of a game
    "damaged": (
        "The stored data of this game cannot be read; whoever runs this bot can find out more with `chaski doctor`."
    ),
    # the database: the first one is for players, the others for whoever runs the bot
    "database_trouble": "The database cannot be used right now; what was committed is safe. Try again later.",
    "database_unusable": "The database cannot be used right now ({why}).",
    "newer_schema": "The database has schema {schema}, which is newer than this program; update the program.",
    "no_address": "That is not a database address, such as {example}.",
    "no_port": "{port} is not a database port.",
    "strange_database": "Games are stored in SQLite or PostgreSQL, not in {name}.",
    "no_file": "That address names no file; games are kept in one such as {example}.",
    "file_is_folder": "{file} is a folder; give the name of a file, such as {example}.",
    # its copies
    "no_database": "There is no database {source}.",
    "source_locked": "{source} is locked by another program; try again later.",
    "source_strange": "{source} holds no games of this program.",
    "source_unreadable": "{source} cannot be copied: {why}.",
    "source_damaged": "{source} is damaged ({verdict}); no backup was written.",
    "target_is_folder": "{target} is a folder; give the name of a file.",
    "target_exists": "{target} already exists; choose another name or add --force.",
    "target_is_database": "{target} is the database itself.",
    "target_unwritable": "{target} cannot be written: {why}.",
    "no_pg_dump": "A backup of PostgreSQL needs the program pg_dump, which is not on the PATH.",
    "pg_dump_failed": "pg_dump has failed ({why}).",
    "pg_dump_failed_silently": "pg_dump has failed (no reason given).",
}

COMMANDS: Templates = {
    # arguments
    "arguments": "{why} ({program} --help says more).",
    "argument_is_no_text": "{argument!r} is not text.",
    "setting_is_no_text": "{name} in the environment is not text.",
    "setting_is_no_shards": "{name} names no shards: {given!r}. Write 0-3/16 or 2/16, or leave it empty.",
    "setting_is_no_number": "{name} takes a whole number from 0 to {most}, not {given!r}.",
    "setting_is_no_choice": "{name} takes {offered}, not {given!r}.",
    "no_person": "At least one seat must be left for a person; for bots against each other use simulate or arena.",
    "wrong_sum": "{people} people and {bots} bots do not make {players} players.",
    "wrong_arena": "An arena has 2, 3 or 4 players, not {players}.",
    "nobody_in_the_arena": "Name 2, 3 or 4 bots with --seats, or let the levels meet with --pairs.",
    "no_pair": "A pair takes two different bots.",
    "bots_or_solo": "Bots play either each other or an opponent: give --bots or --solo, not both.",
    "difficulty_without_solo": "--difficulty and --handicap are for a game against an opponent: add --solo NAME.",
    "solo_has_two_seats": "A solo game has two seats, yours and the opponent's: leave out --players.",
    "alone_against_automa": "One person plays against an automa, without bots: leave out --humans and --bots.",
    "load_alone": "A saved game brings its own seed, Coricancha, opponent and modules: give --load alone.",
    "loaded_is_over": "The game in {file} is over; chaski replay shows how it ended.",
    "loaded_players": "The saved game is one of {players} players, not {given}.",
    "beyond_the_end": "This game has {answers} answers; --at takes 0 to {answers}.",
    "no_seat_to_draw": "There is no seat {seat}; the seats of this game are 0 to {last}.",
    "no_hand": "A spectator has no hand; choose a seat with --seat.",
    "no_automa_to_draw": "There is no automa in this game.",
    "no_such_language": "There is no language {given!r} here; there are {offered}.",
    "no_kind_of_component": "There is no kind of component called {kind}; the kinds are {known:row}.",
    "no_language": "There is no language with the code {code}.",
    "language_there": "The language {code} has its folder already.",
    # players of one's own
    "no_name_of_own_player": "A player of your own is called module:Class, such as my_module:MyPlayer, not {player!r}.",
    "no_module_of_own_player": "There is no module {module!r} in {folder}, nor anywhere else where Python looks.",
    "own_module_fails": "The module {module!r} cannot be imported: {why}.",
    "no_own_player": "The module {module!r} ({file}) has no class {player!r}.",
    "own_player_chooses_not": "{player} has no method choose(view, options).",
    "own_player_fails": "{player} fails in {part}: {why}.",
    "own_player_answers_wrong": "{player} answers {asked} with {answer}, which is not one of the options.",
    "playing_process_died": "A process in which games were played has died, so there is no result.",
    # clusters
    "no_cluster_extra": "--cluster needs Dask, which is an extra: python -m pip install -e '.[cluster]' in its folder.",
    "cluster_unreachable": "There is no Dask scheduler at {cluster}; an address looks like tcp://10.0.0.5:8786.",
    "cluster_without_workers": "The cluster {cluster} has no worker; start some with dask worker {cluster}.",
    "cluster_lacks_program": "Chaski is not installed on every machine of the cluster {cluster}.",
    "cluster_plays_otherwise": "A worker of the cluster has another version of the rules or of the components.",
    "cluster_lost": "The connection to the cluster {cluster} was lost, so there is no result.",
    # files
    "file_unreadable": "{path} cannot be read: {why}.",
    "file_is_no_text": "{path} cannot be read: it is not text.",
    "file_is_empty": "{path} is empty.",
    "file_unwritable": "{path} cannot be written: {why}.",
    "file_is_no_game": "{path} already exists and is not a saved game; choose another name.",
    "folder_unmakable": "The folder {folder} cannot be created: {why}.",
    "folder_has_game": "The folder {folder} already has a game in it; choose another one.",
    # running the bot
    "incomplete_language": "The bot cannot start: {complaint}.",
    "strange_token": "This DISCORD_TOKEN is not valid: it contains spaces, line breaks or unusual characters.",
    "wrong_token": "Discord does not accept this DISCORD_TOKEN.",
    "no_intent": "Discord requires an intent to be enabled for this application.",
    "hung_up": "Discord hung up with code {code}.",
    "discord_refuses": "Discord cannot be used right now; it answered {status}.",
    "discord_unreachable": "Discord cannot be reached; is there a network?",
    "no_queue": "There is no CHASKI_JOBS, the PostgreSQL address of the queue that the bots use, too.",
    "strange_queue": "CHASKI_JOBS is not a PostgreSQL address such as postgresql://user:password@host:5432/name.",
    "no_procrastinate": 'The queue needs a package that is not installed: pip install "chaski[jobs]".',
    "queue_unusable": "The queue in CHASKI_JOBS cannot be used: {why}.",
    "wrong_shards": "Discord does not know these shards.",
    "too_few_shards": "Discord requires more shards for so many servers; without --shards there are as many as needed.",
    "shards_need_postgresql": (
        "Shards {shards} are a part of the bot, whose processes share one PostgreSQL database; a SQLite file is for one"
        " process. Set DATABASE_URL, or serve all shards here."
    ),
    "no_sandbox_there": "There is no sandbox at {url}; chaski sandbox starts one.",
    "port_taken": "Port {port} cannot be used; another program may have it. --port chooses another.",
    "metrics_address_taken": "The metrics cannot be served at {host}:{port}; another program may have that port.",
    "sandbox_folder_taken": "Another sandbox is using {folder}.",
    "sandbox_folder_unusable": "The sandbox cannot use its folder {folder}: {why}.",
}

ERRORS: Templates = {**GAME, **STORAGE, **COMMANDS}
