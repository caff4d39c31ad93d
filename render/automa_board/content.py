"""What lies on an automa's board, and what is known of its next turn."""

from msgspec import Struct

from engine import automa_queries, buildings
from engine.automa_queries import Ahead
from engine.benefits import Benefit
from engine.buildings import PRODUCTION
from engine.components import CULTS, SOLO
from engine.components.solo import PersonalitySide
from engine.difficulty import AXOMAMMA, PACHAMAMA
from engine.state import Automa, Position

AUTOMAS = (AXOMAMMA, PACHAMAMA)
SIDES: dict[str, PersonalitySide] = {
    side.id: side
    for automa in (SOLO.axomamma, SOLO.pachamama)
    for token in automa.personalities.values()
    for side in token.sides
}
_TOKENS = [
    tuple(side.id for side in token.sides)
    for automa in (SOLO.axomamma, SOLO.pachamama)
    for token in automa.personalities.values()
]


class Cell(Struct, frozen=True):
    """A space of an automa's board: its action, or the personality on it, and the tokens."""

    space: str
    action: Benefit
    slot: str = ""
    side: str = ""  # of the personality token that covers it
    tokens: tuple[int, ...] = ()
    moved: tuple[bool, ...] = ()  # which of these came since the position it is compared with

    @property
    def shown(self) -> Benefit:
        """The benefit that a token brings on this space."""
        return SIDES[self.side].action if self.side else self.action


class LoopContent(Struct, frozen=True):
    """A row of an automa's board: the spaces that tokens go round and round, and what stands there."""

    id: str
    cells: tuple[Cell, ...]
    gold_instead: bool  # of an action that is impossible


class CultContent(Struct, frozen=True):
    """A Cult tile: for which region, how many Vassals are on it, and whether one is new."""

    tile: str
    region: str
    vassals: int
    changed: bool = False


class Board(Struct, frozen=True):
    """Everything on an automa's board, and what is beside it for its turn, in a form that can be a key."""

    which: str
    seat: int
    side: str = ""  # of Pachamama's board
    gods: tuple[str, ...] = ()
    replaced: tuple[int, ...] = ()  # slots whose card is new, counted from 1
    printed: tuple[int, Cell] | None = None  # a number of the die with an action of its own
    loops: tuple[LoopContent, ...] = ()
    rewards: tuple[tuple[str, Benefit], ...] = ()  # kind of Worker, what it brings
    personalities: tuple[tuple[str, str], ...] = ()  # slot, side
    priest_actions: tuple[Ahead, ...] = ()  # of its High Priest, the nearest first
    workers: tuple[str, ...] = ()  # that it may place
    production_up: tuple[str, ...] = ()
    production_down: tuple[str, ...] = ()
    cults: tuple[CultContent, ...] = ()  # in the order of their regions

    @property
    def due(self) -> Ahead | None:
        """The High Priest action of its next turn: the nearest that is possible."""
        return next((ahead for ahead in self.priest_actions if ahead.in_reach and ahead.met), None)

    @property
    def is_idle(self) -> bool:
        """Whether it does not even roll its die where no High Priest action is possible."""
        return self.which == AXOMAMMA and not self.workers


# ---------------------------------------------------------------- what lies on it


def content(view: Position, changed: tuple[str, ...] = ()) -> Board:
    """The board of the automa in a solo game; `changed` names moved tokens and new God cards."""
    automa = view.automa
    if automa is None:
        raise ValueError("there is no automa in this game")
    player = view.players[automa.seat]
    return Board(
        which=automa.which,
        seat=automa.seat,
        side=automa_queries.board_side(automa),
        gods=automa.tucked,
        replaced=tuple(slot for slot in range(1, len(automa.tucked) + 1) if god_mark(slot) in changed),
        printed=_printed(automa),
        loops=_loops(automa, changed),
        rewards=_rewards(automa.which),
        personalities=tuple(sorted(automa.personalities.items())),
        priest_actions=() if view.result else tuple(automa_queries.automa_priest_actions(view)),
        workers=player.workers,
        production_up=buildings.face_up(player, PRODUCTION),
        production_down=buildings.face_down(player, PRODUCTION),
        cults=_cults(view, changed),
    )


def at_start(which: str, side: str = "") -> Board:
    """The board by itself, this side of it if it has two, with the tokens where they begin."""
    automa = Automa(which=which, seat=1, board=side)
    tokens = {
        loop.id: tuple(token.start for token in loop.tokens) for loop in automa_queries.automa_loops(automa).values()
    }
    automa = Automa(which=which, seat=1, board=side, tokens=tokens)
    return Board(
        which=which,
        seat=1,
        side=automa_queries.board_side(automa),
        printed=_printed(automa),
        loops=_loops(automa, ()),
        rewards=_rewards(which),
    )


def other_side(side: str) -> str:
    """What is on the other side of a personality token.

    >>> other_side("AP2b")
    'AP2a'
    """
    (other,) = [each for token in _TOKENS if side in token for each in token if each != side]
    return other


def token_mark(loop: str, index: int) -> str:
    """What a token is called among the things that changed."""
    return f"{loop} {index}"


def god_mark(slot: int) -> str:
    """What a God card under a slot is called among the things that changed."""
    return f"god {slot}"


def _cults(view: Position, changed: tuple[str, ...]) -> tuple[CultContent, ...]:
    """Her Cult tiles: those of the Nation tiles in this game."""
    tiles = {cult.nation: cult.id for cult in CULTS.values()}
    return tuple(
        CultContent(cult, region, len(_owners(view, cult)), cult in changed)
        for region, nation in view.nations.items()
        if (cult := tiles[nation])
    )


def _owners(view: Position, cult: str) -> list[int]:
    return [vassal.seat for vassal in view.vassals if vassal.tile == cult]


def moved(now: Position, since: Position) -> tuple[str, ...]:
    """The tokens that went on, the slots with another God card and the Cult tiles with a new Vassal, by their marks."""
    if now.automa is None or since.automa is None:
        return ()
    found = [
        token_mark(loop, index)
        for loop, spaces in now.automa.tokens.items()
        for index, (here, there) in enumerate(zip(spaces, since.automa.tokens.get(loop, spaces), strict=True))
        if here != there
    ]
    cards = zip(now.automa.tucked, since.automa.tucked, strict=False)
    found += [god_mark(slot) for slot, (card, before) in enumerate(cards, start=1) if card != before]
    return (*found, *(cult for cult in CULTS if len(_owners(now, cult)) > len(_owners(since, cult))))


def _printed(automa: Automa) -> tuple[int, Cell] | None:
    if automa.which != PACHAMAMA:
        return None
    top = SOLO.pachamama.sides[automa_queries.board_side(automa)].top
    return top.printed, Cell(top.id, top.action)


def _loops(automa: Automa, changed: tuple[str, ...]) -> tuple[LoopContent, ...]:
    found = []
    for loop in automa_queries.automa_loops(automa).values():
        spaces = automa.tokens.get(loop.id, ())
        cells = []
        for number, space in enumerate(loop.spaces, start=1):
            here = [index for index, at in enumerate(spaces) if at == number]
            cells.append(
                Cell(
                    space=space.id,
                    action=space.action,
                    slot=space.slot,
                    side=automa.personalities.get(space.slot, ""),
                    tokens=tuple(loop.tokens[index].value for index in here),
                    moved=tuple(token_mark(loop.id, index) in changed for index in here),
                )
            )
        found.append(LoopContent(loop.id, tuple(cells), automa_queries.turns_into_gold(loop)))
    return tuple(found)


def _rewards(which: str) -> tuple[tuple[str, Benefit], ...]:
    rewards = (SOLO.axomamma if which == AXOMAMMA else SOLO.pachamama).recruit_rewards.values()
    return tuple((reward.kind, reward.benefit) for reward in rewards)
