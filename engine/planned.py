"""Answers said before their question is asked."""

from collections.abc import Container

from msgspec import Struct, json

from engine.actions import (
    Accept,
    Action,
    AnyAction,
    AppointNoble,
    ChooseReward,
    HireVillager,
    InsertWeaving,
    LayWeaving,
    Pass,
    PlaceVassal,
    SendCasualty,
    TakeBenefit,
    TakeTopWeaving,
    TakeWeavingBeneath,
)
from engine.benefits import Benefit, Effect
from engine.core import legal_actions
from engine.decisions import (
    AppointWorker,
    ArrangeWeaving,
    BuyEffect,
    ChooseBenefit,
    ChooseOne,
    ChooseVassalPlace,
    ChooseWeavingPlace,
    UseNation,
    UseStatue,
)
from engine.queries import is_follow_on, villager_at
from engine.resources import CORN, POTATO
from engine.state import Position


def meant(position: Position, action: Action) -> str:
    """What an answer to the present question is about although it does not name it; empty if there is no such thing.

    That is the Weaving that lies on top or is to be laid, the Worker at an end of the Village, or the benefit of a
    number: with the same words, the answer would be another one if something else were there.

    >>> from engine import Options, new_game
    >>> game = new_game(Options(players=2), "an example")
    >>> game.village = ("priest", "warrior", "courier")
    >>> meant(game, HireVillager("corn"))
    'courier'
    """
    match action, position.decision:
        case ((TakeTopWeaving() | TakeWeavingBeneath()), _):
            return position.weavings[0] if position.weaving_face_up else ""
        case ((HireVillager(end) | SendCasualty(end)), _) if end in (POTATO, CORN):
            return villager_at(position, end)
        case ((LayWeaving() | InsertWeaving()), (ArrangeWeaving() | ChooseWeavingPlace()) as asked):
            return asked.tile
        case TakeBenefit(index), (ChooseBenefit() | UseStatue()) as asked:
            return _written(asked.effects[index])
        case ChooseReward(index), ChooseOne() as asked:
            return _written(asked.options[index])
        case Accept(), BuyEffect() as asked:
            return _written(asked.effect)
        case Accept(), UseNation() as asked:
            return asked.region
        case PlaceVassal(), ChooseVassalPlace() as asked:
            return asked.tile
        case AppointNoble(), AppointWorker() as asked:
            return asked.worker
    return ""


def _written(benefit: Benefit | Effect) -> str:
    return json.encode(benefit).decode()


class Planned(Struct, frozen=True, omit_defaults=True):
    """An answer kept for a question of this kind: of several choices, the first that is possible then counts.

    It is for a question of this turn, the set-up being the turn 0; without one, for any. One that a standing order
    gives is marked. What its choices are `about` without naming it has to be the same then.
    """

    question: str
    choices: tuple[AnyAction, ...]
    turn: int | None = None
    ordered: bool = False
    about: str = ""

    @property
    def is_no(self) -> bool:
        """Whether nothing is done by it."""
        return all(isinstance(choice, Pass) for choice in self.choices)

    def is_for(self, position: Position) -> bool:
        """Whether the present question is one of those it answers."""
        return type(position.decision).__name__ == self.question and self.turn in (None, position.turn)

    def first_of(self, legal: Container[object], position: Position) -> Action | None:
        """The first choice that is one of these, and about the same as when it was said."""
        return next((choice for choice in self.choices if choice in legal and self._is_about(position, choice)), None)

    def _is_about(self, position: Position, choice: Action) -> bool:
        return not self.about or meant(position, choice) == self.about


def fitting(position: Position, planned: Planned) -> Action | None:
    """What a planned answer says to the present question; None if it was meant for another, or no longer fits.

    >>> from engine import Options, new_game
    >>> from engine.actions import PickWeaving
    >>> game = new_game(Options(players=2), "an example")
    >>> fitting(game, Planned("PickStartingWeaving", (PickWeaving("gone"), PickWeaving("SW02"))))
    PickWeaving(tile='SW02')
    >>> fitting(game, Planned("TakeTurn", (PickWeaving("SW02"),)))
    >>> fitting(game, Planned("PickStartingWeaving", (PickWeaving("SW02"),), turn=3))
    """
    return planned.first_of(legal_actions(position), position) if planned.is_for(position) else None


def due(position: Position, said: tuple[Planned, ...]) -> tuple[Planned, ...]:
    """What was said, from the answer to the present question on.

    Questions may not come because of what others have answered before: what was for them is left out. Whatever is said
    for one's own turn follows from what comes before it, but for a no, from which nothing follows.

    >>> from engine import Options, new_game
    >>> from engine.actions import TrainArmy
    >>> from engine.decisions import FeedGods, TakeSecondAction
    >>> game = new_game(Options(players=2), "an example")
    >>> game.active, game.stack = 1, (FeedGods(0),)
    >>> said = tuple(Planned(question, (Accept(),)) for question in ("BuyEffect", "FeedGods", "PlayGodCards"))
    >>> [answer.question for answer in due(game, said)]
    ['FeedGods', 'PlayGodCards']
    >>> game.stack = (TakeSecondAction(1, "pray"),)
    >>> due(game, (Planned("JoinConquest", (Pass(),)), Planned("TakeSecondAction", (TrainArmy(),))))
    (Planned(question='TakeSecondAction', choices=(TrainArmy(),), turn=None, ordered=False, about=''),)
    """
    place = next((place for place, answer in enumerate(said) if answer.is_for(position)), 0)
    may_be_left_out = is_follow_on(position) or all(answer.is_no for answer in said[:place])
    return said[place:] if may_be_left_out else said
