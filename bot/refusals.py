"""The refusals of the command line, each with a code and values, like those of the engine and storage."""

from enum import unique
from typing import Any

from engine.errors import Code, Refusal


@unique
class CommandCode(Code):
    """Every refusal of the command line itself."""

    # arguments
    ARGUMENTS = "arguments", "why", "program"
    NO_TEXT = "argument_is_no_text", "argument"
    SETTING_NO_TEXT = "setting_is_no_text", "name"
    SETTING_NO_SHARDS = "setting_is_no_shards", "name", "given"
    SETTING_NO_NUMBER = "setting_is_no_number", "name", "given", "most"
    SETTING_NO_CHOICE = "setting_is_no_choice", "name", "given", "offered"
    NO_PERSON = "no_person"
    WRONG_SUM = "wrong_sum", "people", "bots", "players"
    WRONG_ARENA = "wrong_arena", "players"
    NOBODY_IN_THE_ARENA = "nobody_in_the_arena"
    NO_PAIR = "no_pair"
    BOTS_OR_SOLO = "bots_or_solo"
    DIFFICULTY_WITHOUT_SOLO = "difficulty_without_solo"
    SOLO_HAS_TWO_SEATS = "solo_has_two_seats"
    ALONE_AGAINST_AUTOMA = "alone_against_automa"
    LOAD_ALONE = "load_alone"
    LOADED_IS_OVER = "loaded_is_over", "file"
    LOADED_PLAYERS = "loaded_players", "players", "given"
    BEYOND_THE_END = "beyond_the_end", "answers"
    NO_SEAT = "no_seat_to_draw", "seat", "last"
    NO_HAND = "no_hand"
    NO_AUTOMA = "no_automa_to_draw"
    NO_SUCH_LANGUAGE = "no_such_language", "given", "offered"
    NO_KIND = "no_kind_of_component", "kind", "known"
    NO_LANGUAGE = "no_language", "code"
    LANGUAGE_THERE = "language_there", "code"
    # players of one's own
    NO_NAME_OF_OWN_PLAYER = "no_name_of_own_player", "player"
    NO_MODULE_OF_OWN_PLAYER = "no_module_of_own_player", "module", "folder"
    OWN_MODULE_FAILS = "own_module_fails", "module", "why"
    NO_OWN_PLAYER = "no_own_player", "player", "module", "file"
    OWN_PLAYER_CHOOSES_NOT = "own_player_chooses_not", "player"
    OWN_PLAYER_FAILS = "own_player_fails", "player", "part", "why"
    OWN_PLAYER_ANSWERS_WRONG = "own_player_answers_wrong", "player", "asked", "answer"
    PLAYING_PROCESS_DIED = "playing_process_died"
    # clusters
    NO_CLUSTER_EXTRA = "no_cluster_extra"
    CLUSTER_UNREACHABLE = "cluster_unreachable", "cluster"
    CLUSTER_WITHOUT_WORKERS = "cluster_without_workers", "cluster"
    CLUSTER_LACKS_PROGRAM = "cluster_lacks_program", "cluster"
    CLUSTER_PLAYS_OTHERWISE = "cluster_plays_otherwise"
    CLUSTER_LOST = "cluster_lost", "cluster"
    # files
    FILE_UNREADABLE = "file_unreadable", "path", "why"
    FILE_NO_TEXT = "file_is_no_text", "path"
    FILE_EMPTY = "file_is_empty", "path"
    FILE_UNWRITABLE = "file_unwritable", "path", "why"
    FILE_NO_GAME = "file_is_no_game", "path"
    FOLDER_UNMAKABLE = "folder_unmakable", "folder", "why"
    FOLDER_HAS_GAME = "folder_has_game", "folder"
    # running the bot
    INCOMPLETE_LANGUAGE = "incomplete_language", "complaint"
    STRANGE_TOKEN = "strange_token"
    WRONG_TOKEN = "wrong_token"
    NO_INTENT = "no_intent"
    HUNG_UP = "hung_up", "code"
    DISCORD_REFUSES = "discord_refuses", "status"
    DISCORD_UNREACHABLE = "discord_unreachable"
    NO_QUEUE = "no_queue"
    STRANGE_QUEUE = "strange_queue"
    NO_PROCRASTINATE = "no_procrastinate"
    QUEUE_UNUSABLE = "queue_unusable", "why"
    WRONG_SHARDS = "wrong_shards"
    TOO_FEW_SHARDS = "too_few_shards"
    SHARDS_NEED_POSTGRESQL = "shards_need_postgresql", "shards"
    PORT_TAKEN = "port_taken", "port"
    NO_SANDBOX_THERE = "no_sandbox_there", "url"
    METRICS_ADDRESS_TAKEN = "metrics_address_taken", "host", "port"
    SANDBOX_FOLDER_TAKEN = "sandbox_folder_taken", "folder"
    SANDBOX_FOLDER_UNUSABLE = "sandbox_folder_unusable", "folder", "why"


class CommandError(Refusal):
    """A command that is impossible as given, or in this place."""

    def __init__(self, code: CommandCode, /, **values: Any) -> None:
        super().__init__(code, **values)


class FileTrouble(CommandError):
    """A file or folder that cannot be used."""
