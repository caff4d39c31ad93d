"""The boards of the solo opponents, as records mirroring solo.toml."""

from collections.abc import Mapping

from msgspec import Struct

from engine.benefits import Effect
from engine.components.records import Entry


class Token(Struct, frozen=True, forbid_unknown_fields=True):
    """A numbered token on a loop; `start` counts the spaces from 1."""

    value: int
    start: int


class SoloSpace(Entry, frozen=True):
    """A space of a loop; `slot` marks where a personality token may lie."""

    id: str
    action: tuple[Effect, ...]
    slot: str = ""


class Loop(Entry, frozen=True):
    """A ring of spaces, clockwise, and its tokens; `failure` is what an impossible action turns into."""

    id: str
    tokens: tuple[Token, ...]
    spaces: tuple[SoloSpace, ...]
    failure: str = ""


class RecruitReward(Entry, frozen=True):
    """What the opponent gains with a Worker of this kind."""

    kind: str
    benefit: tuple[Effect, ...]


class PersonalitySide(Entry, frozen=True):
    """One side of a personality token."""

    id: str
    name: str
    action: tuple[Effect, ...]


class Personality(Entry, frozen=True):
    """A double-sided personality token."""

    id: str
    sides: tuple[PersonalitySide, ...]


class Axomamma(Entry, frozen=True):
    """The board and the values of Axomamma, the automa of the base game."""

    god_slots: int
    personality_tokens_used: int
    instead_of_god_hand: tuple[Effect, ...]
    loops: Mapping[str, Loop]
    recruit_rewards: Mapping[str, RecruitReward]
    personalities: Mapping[str, Personality]


class TopSpace(Entry, frozen=True):
    """The space that goes with one rolled number by itself."""

    id: str
    printed: int
    action: tuple[Effect, ...]


class PachamamaSide(Entry, frozen=True):
    """One side of Pachamama's board."""

    id: str
    top: TopSpace
    loops: Mapping[str, Loop]


class Pachamama(Entry, frozen=True):
    """The opponent of The Golden Age; `difficulty_slots` says where personality tokens lie."""

    god_slots: int
    instead_of_god_hand: tuple[Effect, ...]
    start_production_buildings_face_down: int
    difficulty_slots: Mapping[str, tuple[str, ...]]
    failure: str
    sides: Mapping[str, PachamamaSide]
    recruit_rewards: Mapping[str, RecruitReward]
    personalities: Mapping[str, Personality]


class Solo(Struct, frozen=True):
    """Everything in solo.toml: both automas."""

    axomamma: Axomamma
    pachamama: Pachamama
