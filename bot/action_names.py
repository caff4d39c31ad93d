"""The actions that a typed name may mean, and the reason why they are no answer now."""

from collections.abc import Collection, Mapping, Sequence
from functools import cache
from itertools import product
from typing import get_args

from msgspec import Struct, structs

from bot import say
from bot.fuzzy_search import plain
from bot.languages import Language, and_others
from engine import actions as act
from engine.components import ICONS, NEWCOMERS
from engine.core import why_not
from engine.errors import Reason
from engine.reasons import ANOTHER_QUESTION, NOT_AT_THIS_SPACE
from engine.reasons.ids import IDS
from engine.state import Options, View

SHORTEST = 3  # letters of a part of a name
MOST = 12  # actions with such a part; more of them say nothing
VAGUE = (NOT_AT_THIS_SPACE, ANOTHER_QUESTION)  # reasons that say little, and least: another action's may say more
_WORKER = ("worker", ("worker", "a_worker"))
_GOD_CARD = ("card", ("god_name",))
_BUILDING = ("building", ("building",))
# The field with a name, and the forms of its name; any other action has only its key.
CALLED: Mapping[type, tuple[str, Sequence[str]]] = {
    act.PlaceWorker: _WORKER,
    act.RecruitNomad: _WORKER,
    act.TakeNomad: _WORKER,
    act.GiveUpWorker: _WORKER,
    act.ShowGodCard: _GOD_CARD,
    act.KeepGodCard: _GOD_CARD,
    act.ReturnGodCard: _GOD_CARD,
    act.TakeGodCard: _GOD_CARD,
    act.PlayGodCard: _GOD_CARD,
    act.ConstructBuilding: _BUILDING,
    act.RemoveBuilding: _BUILDING,
    act.ProduceWith: _BUILDING,
    act.TurnUp: ("item", ("item",)),
    act.BuyWeaving: ("tile", ("weaving",)),
    act.UseAbility: ("tile", ("tile",)),
    act.ClimbTo: ("step", ("temple_step",)),
    act.SacrificeWorker: _WORKER,
    act.SpreadInfluence: ("region", ("region",)),
    act.AppointNoble: ("palace", ("building",)),
    act.TakeNewcomer: _WORKER,
    act.ChooseKind: ("kind", ("worker", "a_worker")),
    act.DrawBuilding: ("kind", ("kind",)),
    act.LiftWeaving: ("tile", ("weaving",)),
}


class NamedAction(Struct, frozen=True):
    """An action with all its names."""

    action: act.Action
    names: tuple[str, ...]


def key(action: act.Action) -> str:
    """A short name of an action within its kind, as autocomplete hands it back."""
    fields = "-".join(str(value) for value in structs.astuple(action))
    if isinstance(action, act.ShowGold):
        return f"gold-{fields}"
    return fields or type(action).__name__.lower()


def why_refused(seen: View, typed: str, lang: Language, kinds: Collection[type] = ()) -> Reason | None:
    """The reason why the input is no answer now; None if it names nothing of these kinds, or too much."""
    told: list[Reason] = []
    named = (_meant(plain(typed), kinds, each, seen.options) for each in and_others(lang))
    for action in next(filter(None, named), ()):
        reason = why_not(seen, action)
        if reason is not None and not any(say.same_words(reason, earlier, lang) for earlier in told):
            told.append(reason)
    least = min(map(_vagueness, told), default=0)
    clear = [reason for reason in told if _vagueness(reason) == least]
    return clear[0] if len(clear) == 1 else None


def _vagueness(reason: Reason) -> int:
    return VAGUE.index(reason.code) + 1 if reason.code in VAGUE else 0


def _meant(typed: str, kinds: Collection[type], lang: Language, options: Options) -> list[act.Action]:
    """The actions with exactly this name, else those with words that begin so."""
    known = [
        named
        for named in _everything(lang, options.box.newcomers)
        if type(named.action) in kinds or not (kinds or named.action.by_number or _is_foreign(named, options))
    ]
    exact = [named.action for named in known if typed in named.names]
    if exact or len(typed) < SHORTEST:
        return exact
    found = [named.action for named in known if any(f" {typed}" in f" {name}" for name in named.names)]
    return found if len(found) <= MOST else []


def _is_foreign(named: NamedAction, options: Options) -> bool:
    return not options.modules and named.action.of_modules


@cache
def _everything(lang: Language, newcomers: tuple[str, ...]) -> tuple[NamedAction, ...]:
    """All actions with their names in this language, in a game with these Newcomers."""
    absent = NEWCOMERS.keys() - set(newcomers)
    kinds = [(kind, fields) for kind, fields in IDS.items() if kind is not act.LayWeaving]
    actions: list[act.Action] = [
        kind(*names) for kind, fields in kinds for names in product(*fields.values()) if absent.isdisjoint(names)
    ]
    actions += [kind(number) for kind in get_args(act.AnyAction) if kind.by_number for number in range(10)]
    return tuple(NamedAction(action, tuple(plain(name) for name in _names(action, lang))) for action in actions)


def _names(action: act.Action, lang: Language) -> list[str]:
    if isinstance(action, act.PerformTask):
        return [key(action), say.thing("task", ICONS[action.icon].task, lang)]
    if isinstance(action, act.PlaceWorker) and action.acting != action.worker:
        return [key(action)]
    field, forms = CALLED.get(type(action), ("", ()))
    return [key(action), *(say.thing(form, getattr(action, field), lang) for form in forms)]
