"""English: what `chaski doctor` finds in a database, and its advice, by the keys that storage.doctor has for them."""

from bot.languages.language import Templates

ADVICE: Templates = {
    "finding.keep": "Keep the file as it is, take a copy of it, and go back to the last good backup.",
    "finding.leave_game": "Do not go on with this game; export it if that works, or take it from the last good backup.",
    "finding.mend": "The bot passes over it. Set it anew in the chat, or take it from the last good backup.",
    "finding.check_address": "Check the address, that the database runs, and that it is one.",
    "finding.give_address": "Give the right address with --database or DATABASE_URL.",
    "finding.makes_tables": "Nothing to do: the bot makes its tables when it starts.",
    "finding.update_program": "Update the program; this version must not be started on it.",
    "finding.bring_up_to_date": "Make a backup, start the bot, which brings the schema up to date, and check again.",
    "finding.start_once": (
        "Start the bot once, which makes it, or give the right address with --database or DATABASE_URL."
    ),
    "finding.make_room": "Make room: without it no move can be stored.",
    "finding.backup_elsewhere": "Write backups elsewhere.",
    "finding.close_to_others": "Keep it to yourself: chmod 600 {path}",
    "finding.find_log": (
        "If you have it, put the file with the same name and -wal beside the database before you start the bot. For"
        " copies use `chaski backup`, which needs no second file."
    ),
    "finding.gone_on_without": (
        "The bot has gone on without it; see which games lack answers, or go back to the last good backup."
    ),
    "finding.drops_timers": "Nothing to do: the bot drops them when they fall due.",
    "finding.goes_on": "Nothing to do: it goes on under version {rules} of the rules. {how}.",
    "finding.all_replays": "All of it replays",
    "finding.positions_checked": "Its positions were checked",
    "finding.checked_from": "It was checked from answer {answer} on",
}

DATABASE: Templates = {
    "finding.in_game": "Game {game}: {what}",
    "finding.and_more": "{shown} and more",
    "finding.trouble": "{why}",
    "finding.no_games": "The games cannot be read ({why}).",
    "finding.other_program": "This is the database of some other program (it has {tables}).",
    "finding.empty_database": "The database is empty.",
    "finding.newer_schema": "The database has schema {schema}, which is newer than this program; no game was checked.",
    "finding.older_schema": "The database has schema {schema}; this program has {known}. No game was checked.",
    "finding.missing_games": "Of {made} games that were made, {missing} are missing.",
    "finding.no_database": "There is no database {path}.",
    "finding.full_disk": "Only {megabytes} MB are free on the disk of the database.",
    "finding.no_room_for_backup": "The disk of the database has no room for a backup of it.",
    "finding.open_to_others": (
        "Others on this machine may read or change the file, with all secrets of running games."
    ),
    "finding.damaged_file": "The file is damaged ({why}).",
    "finding.stray_rows": "Rows belong to games that do not exist: {tables}.",
    "finding.empty_log": (
        "It was in use when it was copied, or when the bot ended, but {log} is empty: what was written after {since}"
        " may be lost{until}."
    ),
    "finding.missing_log": (
        "It was in use when it was copied, or when the bot ended, but {log} is missing: what was written after {since}"
        " may be lost{until}."
    ),
    "finding.newest_answer": "; its newest answer is of {moment}",
    "finding.log_was_missing": ("What was written from {since} to {until} may be lost: its log was missing then."),
}

GAMES: Templates = {
    "finding.unreadable_game": "It cannot be read ({why}).",
    "finding.timers_left": "it is over but has {n:plural timer|timers} left.",
    "finding.no_stored_position": "It is {status} but has no stored position.",
    "finding.early_position": "It has a position before it has started.",
    "finding.wrong_seats": "It is for {players} players, but its seats are {seats}.",
    "finding.wrong_rows": "Its log should have the rows 1 to {last}; {how}.",
    "finding.wrong_numbers": "Its answers should be numbered 1 to {last}, each once; {how}.",
    "finding.missing": "missing: {numbers}",
    "finding.too_many": "too many: {numbers}",
    "finding.missing_and_more": "missing: {missing}, too many: {more}",
    "finding.out_of_order": "they are out of order",
    "finding.other_snapshot": "Its snapshot is of answer {answer}, not {wanted}.",
    "finding.no_first_position": "The positions at the start of its turns are not those of its log.",
    "finding.leads_elsewhere": "Its log does not lead to its stored position.",
    "finding.other_position": "The position stored for answer {answer} is of another one.",
    "finding.missing_position": (
        "The position after answer {answer}, from which it went on by the present rules, is missing."
    ),
    "finding.other_rules": "it began under rules version {rules}.",
    "finding.other_values": "it began with other component values.",
    "finding.other_rules_and_values": (
        "it began under rules version {rules} and it began with other component values."
    ),
    "finding.partly_other_rules": "part of it was played by other rules or values.",
    "finding.perhaps_other_values": "it is of an earlier version, whose component values may have been others.",
    "finding.no_deal": "It cannot be dealt ({why}).",
    "finding.other_question": "Answer {answer} is to {question}, but the game asks {asked}.",
    "finding.unfit_answer": "Answer {answer} does not fit the rules ({why})",
    "finding.wrong_mark": "Answer {answer} is marked wrongly as to whether it can be undone.",
    "finding.position_off_log": "The position stored for answer {answer} is not that of its log.",
    "finding.over_but_running": "It is over but counts as running.",
    "finding.finished_not_over": "It counts as finished but is not over.",
    "finding.other_seat_asked": "It does not wait for the seat that is asked.",
    "finding.results_of_others": "Its results are not those of its seats.",
    "finding.other_results": "The results of seat {seat} are not those of its last position.",
    "finding.results_by_whom": "The results of seat {seat} do not tell who has played it.",
    "finding.results_of_bots": "The results of seat {seat} do not tell how its bots have played.",
}

# What is wrong with a row of a table, behind its place and a colon; {column} and {status} stand as in the database.
ROWS: Templates = {
    "finding.row": "{where}: {problem}.",
    "finding.more_rows": "{table}: and more of the kind.",
    "finding.misfit_missing": "{column} is missing",
    "finding.misfit_no_text": "{column} is no text",
    "finding.misfit_strange_text": "{column} has characters that cannot be read",
    "finding.misfit_long_text": "{column} is too long",
    "finding.misfit_no_whole_number": "{column} is no whole number",
    "finding.misfit_no_truth_value": "{column} is neither true nor false",
    "finding.misfit_no_position": "{column} is no packed position",
    "finding.unreadable": "{what} cannot be read ({why})",
    "finding.the_answer": "its answer",
    "finding.the_terms": "its terms",
    "finding.the_editions": "what it has gone on under",
    "finding.the_orders": "its orders",
    "finding.the_leave": "its leave",
    "finding.the_agreed": "who has agreed",
    "finding.the_payload": "what it is about",
    "finding.the_memory": "what is remembered of it",
    "finding.the_plan": "the plan",
    "finding.the_answers_ahead": "what is said ahead",
    "finding.the_breakdown": "its breakdown",
    "finding.the_choices": "what was chosen",
    "finding.no_status": "nobody knows the status {status!r}",
    "finding.no_options": "its options cannot be read, or are no game",
    "finding.no_seed": "it has no seed",
    "finding.no_hash": "the hash of its components is none",
    "finding.no_rules_told": "the rules that its channel was told of are none",
    "finding.wrong_place": "it is {status}, but its channel is kept as if it were not",
    "finding.watched_counts": "it is watched, but counts in statistics",
    "finding.no_rules": "there are no rules {rules}",
    "finding.rows_and_answers": "it has {rows} rows and {answers} answers",
    "finding.final_answers": "{final} of its {answers} answers are final",
    "finding.wrong_question": "its question has the number {number} after {rows} rows",
    "finding.heard_of": "its channel has heard of {heard} of {answers} answers",
    "finding.no_seat_in": "{column}: there is no seat {seat}",
    "finding.no_seat": "there is no seat {seat}",
    "finding.empty": "{column} is empty",
    "finding.no_id": "{column} {id!r} is no number as Discord gives them",
    "finding.no_moment": "{column} is no moment ({value})",
    "finding.for_players": "it is for {players} players",
    "finding.nobody": "nobody knows who {who!r} is",
    "finding.nobody_there": "nobody sits there",
    "finding.no_level": "no bot player plays {level!r}",
    "finding.other_opponent": "{opponent!r} is not the opponent of this game",
    "finding.no_language": "{language!r} is no language",
    "finding.conceded": "it was conceded, but no bot player has it",
    "finding.no_time_left": "there cannot be {time} milliseconds left",
    "finding.not_awaited": "it has to answer, but nobody waits for it",
    "finding.no_answer": "there is no answer {answer}",
    "finding.no_question": "it answers no question",
    "finding.no_interaction": "its interaction is empty",
    "finding.thinks_for": "nobody thinks for {milliseconds} milliseconds",
    "finding.no_bot_played": "it tells how a bot has played, but none has",
    "finding.no_kind": "nobody knows the kind {kind!r}",
    "finding.put_off": "the bot has put it off for ever, because it could not be read",
    "finding.no_message": "{message!r} is no message",
    "finding.other_message": "it is kept in the place of another one than {which!r}",
    "finding.game_is": "the game is {status}",
    "finding.no_plan": "no plan has the number {number}",
    "finding.too_large": "it is longer than {most} bytes",
    "finding.no_vote": "it is about nothing",
    "finding.no_choice": "nobody knows the choice {choice!r}",
    "finding.no_hints": "nobody has asked {times} times",
    "finding.no_role": "nobody knows the role {role!r}",
    "finding.not_begun": "the game has not begun",
    "finding.forgotten": "the mark of a forgotten person should have gone with the end of the game",
    "finding.begins_after": "it begins after {after} of {rows} rows",
    "finding.other_server": "it is of another server than its game",
    "finding.players_and_bots": "it tells of {players} players and {bots} bots",
    "finding.played_by": "nobody knows what played by {whom!r} means",
    "finding.other_turns": "the positions at the start of its turns are not those of its log",
    "finding.no_theme": "{theme!r} is no theme",
    "finding.half_quiet_hours": "the quiet hours have no beginning or no end",
    "finding.no_time_zone": "{zone!r} is no time zone",
    "finding.no_number": "{value!r} is no number",
}

FINDINGS: Templates = {**ADVICE, **DATABASE, **GAMES, **ROWS}
