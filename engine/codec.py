"""JSON in and out: one codec, driven by the fields of the records, with a format number."""

import re
from collections import deque
from collections.abc import Iterator, Mapping, Sequence
from hashlib import blake2b
from typing import Annotated, TypeVar, get_args

import msgspec
from msgspec import Meta, Struct

from engine.actions import Action, AnyAction
from engine.components import SAME_FOR_EARLIER_GAMES, fingerprint
from engine.core import Outcome, apply, legal_actions, open_game
from engine.decisions import AnyDecision, Decision
from engine.errors import DamagedSave, GameCode, GameError, MalformedAction, OtherRules
from engine.events import AnyEvent, Event
from engine.state import Options, State

T = TypeVar("T")
_QUESTIONS = frozenset(kind.__name__ for kind in get_args(AnyDecision))
_PLACE = re.compile(
    r"at `\$\.?(\S+)`$"
)  # the end of a complaint of msgspec, which says where it found what it did not expect
_UNREADABLE = (msgspec.DecodeError, UnicodeDecodeError, RecursionError)

FORMAT = 1
LONGEST_SEED = 1000  # letters
RULES_VERSION = 3  # raised when a change of the rules makes old logs replay differently
# Fields that came after the first games were saved, with the value of whoever does not use them.
_LATER: Mapping[str, object] = {
    "automa": None,
    "solo": "",
    "difficulty": [],
    "level": "normal",
    "personalities": [],
    "passives_idle": False,
    "unseen": [],
    "palaces": [],
    "nobles": {},
    "lying": [],
    "vassals_left": 0,
    "palace_stack": [],
    "palace_market": [],
    "palace_built": False,
    "newcomers": [],
    "newcomer_bag": [],
    "nations": {},
    "nation_markers": {},
    "vassals": [],
    "vassals_gone": [],
}
# The same of frames that may lie on the stack.
_LATER_ON_STACK: Mapping[str, object] = {
    "nobles_only": False,
    "besides": [],
    "unseen": False,
    "leftmost": False,
    "drawn": [],
    "by_task": False,
    "waited": "",
    "may_refuse": False,
    "kept": False,
    "outer": [],
}


class Answer(Struct, frozen=True):
    """One line of a game's log: who answered which question how."""

    seat: int
    question: str
    action: AnyAction


class Final(Struct, frozen=True):
    """How a finished game ended, for checking a replay."""

    scores: tuple[int, ...]
    winners: tuple[int, ...]
    state_hash: str


class Edition(Struct, frozen=True):
    """What a game is played by: a version of the rules, and the name of the printed values, None where nobody knows."""

    rules: int
    components: str | None = None

    @property
    def is_present(self) -> bool:
        """Whether it surely is what this program plays by."""
        return self.rules == RULES_VERSION and self.components is not None and same_values(self.components)

    @property
    def is_other(self) -> bool:
        """Whether these are surely other rules or component values than this program has."""
        return self.rules != RULES_VERSION or not same_values(self.components)


class Continued(Struct, frozen=True):
    """What a game went on by after so many answers."""

    seq: int
    edition: Edition


def same_values(name: str | None) -> bool:
    """Whether a game of the values of this name plays by those of this program, as far as anybody knows.

    >>> same_values(fingerprint()), same_values(None), same_values("0123456789abcdef")
    (True, True, False)
    """
    return name in (None, fingerprint(), *SAME_FOR_EARLIER_GAMES)


def present() -> Edition:
    """The rules and component values of this program.

    >>> present().is_present, present().is_other
    (True, False)
    """
    return Edition(RULES_VERSION, fingerprint())


class SavedGame(Struct, frozen=True, kw_only=True):
    """A game as a file: what it began by, options, seed and every answer; `final` once it is over."""

    format: int
    rules: int
    components: str | None = None
    continued: tuple[Continued, ...] = ()
    options: Options
    seed: int | Annotated[str, Meta(max_length=LONGEST_SEED)]
    answers: tuple[Answer, ...]
    final: Final | None = None

    @property
    def begun(self) -> Edition:
        """The rules and component values the game began with."""
        return Edition(self.rules, self.components)


class Difference(Struct, frozen=True, kw_only=True):
    """What of a saved game was played otherwise than this program plays; false if nothing was."""

    began: int  # the version of the rules it began under
    now: int  # and that of this program
    components: bool  # whether it began with other printed values
    since: int | None  # the first answer it went on from by other rules or values, if it did

    def __bool__(self) -> bool:
        return self.began != self.now or self.components or self.since is not None


class _SavedState(Struct, frozen=True):
    format: int
    state: State


_state_decoder: "msgspec.json.Decoder[_SavedState]" = msgspec.json.Decoder(_SavedState)
_action_decoder: "msgspec.json.Decoder[AnyAction]" = msgspec.json.Decoder(AnyAction)
_event_decoder: "msgspec.json.Decoder[AnyEvent]" = msgspec.json.Decoder(AnyEvent)
_game_decoder: "msgspec.json.Decoder[SavedGame]" = msgspec.json.Decoder(SavedGame)


def encode_state(state: State) -> bytes:
    """A State as JSON.

    >>> from engine import Options, new_game
    >>> encode_state(new_game(Options(), 1))[:23]
    b'{"format":1,"state":{"o'
    """
    bare = state.copy()
    bare.legal = None
    return msgspec.json.encode(_SavedState(FORMAT, bare))


def decode_state(data: bytes) -> State:
    """A State from JSON.

    >>> from engine import Options, new_game
    >>> game = new_game(Options(players=2), "an example")
    >>> decode_state(encode_state(game)) == game
    True
    """
    state = _decode(_state_decoder, data, "state").state
    state.legal = legal_actions(state)
    return state


def state_hash(state: State) -> str:
    """A short name for exactly this State, and still the same one after fields were added that it does not use.

    >>> from engine import Options, new_game
    >>> game = new_game(Options(players=2), "an example")
    >>> state_hash(game) == state_hash(decode_state(encode_state(game)))
    True
    >>> len(state_hash(game))
    32
    """
    record = msgspec.json.decode(encode_state(state))
    table = record["state"]
    _drop(_LATER, table, table["options"], table["automa"] or {}, *table["players"])
    _drop(_LATER_ON_STACK, *table["stack"])
    return blake2b(msgspec.json.encode(record), digest_size=16).hexdigest()


def _drop(later: Mapping[str, object], *parts: dict[str, object]) -> None:
    """Leave out what these parts of a record do not use of the fields that came later."""
    for part in parts:
        for name, unused in later.items():
            if part.get(name, ...) == unused:
                del part[name]


def encode_action(action: Action) -> bytes:
    """An Action as JSON.

    >>> from engine.actions import PickWeaving
    >>> encode_action(PickWeaving("SW01"))
    b'{"type":"PickWeaving","tile":"SW01"}'
    """
    return msgspec.json.encode(action)


def decode_action(data: bytes) -> Action:
    """An Action from JSON; raises MalformedAction.

    >>> decode_action(b'{"type":"RecruitNomad","worker":"priest"}')
    RecruitNomad(worker='priest')
    """
    try:
        return _action_decoder.decode(data)
    except _UNREADABLE as error:
        raise MalformedAction(GameCode.UNREADABLE_ACTION) from error


def encode_event(event: Event) -> bytes:
    """An Event as the bytes of its JSON.

    >>> from engine.events import GodCardDrawn
    >>> encode_event(GodCardDrawn(1, "G07"))
    b'{"type":"GodCardDrawn","seat":1,"card":"G07"}'
    """
    return msgspec.json.encode(event)


def decode_event(data: bytes) -> Event:
    """An Event from the bytes of its JSON.

    >>> decode_event(b'{"type":"GodCardDrawn","seat":1,"card":"G07"}')
    GodCardDrawn(seat=1, card='G07')
    """
    return _decode(_event_decoder, data, "event")


def save_game(
    options: Options,
    seed: int | str,
    answers: Sequence[Answer],
    state: State,
    begun: Edition | None = None,
    continued: Sequence[Continued] = (),
) -> bytes:
    """A game as the text of a file that `load_game` and `verify` understand; `begun` is the present unless given.

    >>> from engine import Options, new_game
    >>> game = new_game(Options(players=2), "an example")
    >>> file = save_game(game.options, "an example", [], game)
    >>> load_game(file).seed
    'an example'
    """
    edition = begun or present()
    saved = SavedGame(
        format=FORMAT,
        rules=edition.rules,
        components=edition.components,
        continued=tuple(continued),
        options=options,
        seed=seed,
        answers=tuple(answers),
        final=_final(state),
    )
    return msgspec.json.format(msgspec.json.encode(saved), indent=0)


def _final(state: State) -> Final | None:
    if not state.result:
        return None
    return Final(state.result.scores, state.result.winners, state_hash(state))


def load_game(data: bytes) -> SavedGame:
    """A saved game from the text of its file, of whatever rules; raises DamagedSave.

    >>> from engine import Options, new_game
    >>> game = new_game(Options(players=2), "an example")
    >>> saved = load_game(save_game(game.options, "an example", [], game))
    >>> saved.options == game.options, saved.answers, saved.begun == present()
    (True, (), True)
    """
    return _decode(_game_decoder, data, "game")


def difference(saved: SavedGame) -> Difference:
    """What a game was played by that this program does not play by.

    >>> from engine import Options, new_game
    >>> game = new_game(Options(players=2), "an example")
    >>> saved = load_game(save_game(game.options, "an example", [], game, begun=Edition(rules=1)))
    >>> difference(saved)
    Difference(began=1, now=3, components=False, since=None)
    """
    now = present()
    return Difference(
        began=saved.rules,
        now=now.rules,
        components=not same_values(saved.components),
        since=next((part.seq + 1 for part in saved.continued if part.edition.is_other), None),
    )


def verify(saved: SavedGame) -> State:
    """Replay a saved game, checking every answer and the end; raises DamagedSave where it does not fit.

    One that was played by other rules or values is no worse for that: if it does not fit, it raises OtherRules.

    >>> from engine import Options, apply, legal_actions, new_game
    >>> game = new_game(Options(players=2), "an example")
    >>> action = legal_actions(game)[0]
    >>> answers = [answer_to(game.decision, action)]
    >>> after = apply(game, action).state
    >>> verify(load_game(save_game(game.options, "an example", answers, after))) == after
    True
    """
    return deque(replay(saved), maxlen=1).pop().state


def replay(saved: SavedGame) -> Iterator[Outcome]:
    """The opening of a saved game, then what each answer has led to; checks and raises as `verify` does.

    >>> from engine import Options, apply, legal_actions, new_game
    >>> game = new_game(Options(players=2), "an example")
    >>> action = legal_actions(game)[0]
    >>> outcome = apply(game, action)
    >>> saved = load_game(save_game(game.options, "an example", [answer_to(game.decision, action)], outcome.state))
    >>> [found.state for found in replay(saved)] == [game, outcome.state]
    True
    """
    try:
        yield from _checked(saved)
    except DamagedSave as damage:
        if found := difference(saved):
            raise OtherRules(GameCode.OTHER_RULES, difference=found) from None
        if saved.components is None:
            raise DamagedSave(GameCode.EARLIER_VERSION, why=damage) from None
        raise


def _checked(saved: SavedGame) -> Iterator[Outcome]:
    try:
        outcome = open_game(saved.options, saved.seed)
    except GameError as error:
        raise DamagedSave(GameCode.OPTIONS_NO_GAME, why=error) from None
    yield outcome
    for number, answer in enumerate(saved.answers):
        outcome = _replay_answer(outcome.state, answer, number)
        yield outcome
    if saved.final:
        if not outcome.state.result:
            raise DamagedSave(GameCode.END_NOT_REACHED)
        if saved.final != _final(outcome.state):
            raise DamagedSave(GameCode.OTHER_END)


def _replay_answer(state: State, answer: Answer, number: int) -> Outcome:
    asked = type(state.decision).__name__
    if state.decision is not None and asked != answer.question:
        if answer.question not in _QUESTIONS:
            raise DamagedSave(GameCode.NO_SUCH_QUESTION, answer=number, asked=asked)
        raise DamagedSave(GameCode.OTHER_QUESTION, answer=number, question=answer.question, asked=asked)
    try:
        return apply(state, answer.action, seat=answer.seat)
    except GameError as error:
        raise DamagedSave(GameCode.UNFIT_ANSWER, answer=number, why=error) from None


def answer_to(decision: Decision, action: Action) -> Answer:
    """The line of the log for answering this question so.

    >>> from engine.actions import Pass
    >>> from engine.decisions import TakeTurn
    >>> answer_to(TakeTurn(1), Pass())
    Answer(seat=1, question='TakeTurn', action=Pass())
    """
    return Answer(decision.seat, type(decision).__name__, action)


def _decode(decoder: "msgspec.json.Decoder[T]", data: bytes, what: str) -> T:
    try:
        found = decoder.decode(data)
    except _UNREADABLE as error:
        if where := _PLACE.search(str(error)):
            raise DamagedSave(GameCode.NOT_SAVED_THERE, what=what, where=where[1]) from error
        raise DamagedSave(GameCode.NOT_SAVED, what=what) from error
    number = getattr(found, "format", FORMAT)
    if number != FORMAT:
        raise DamagedSave(GameCode.OTHER_FORMAT, what=what, format=number, known=FORMAT)
    return found
