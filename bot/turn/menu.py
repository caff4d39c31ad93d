"""What can be tapped at a point of a plan: the answers to the question there, and what lies behind a no.

A tap is one thing a player would say aloud, so it brings along what follows from it: payments and the like by habit,
and a small choice that would come next is flattened into the taps themselves. What a no leads to is offered on the same
screen: whoever goes on there has said no.
"""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import chain

from msgspec import Struct, structs

from bot.turn.habits import ordered
from bot.turn.tap import (
    Step,
    Tap,
    brings_nothing,
    has_the_same,
    settling,
    tapped,
    with_habits,
)
from engine import decisions as ask
from engine.actions import Accept, Action, Activate, KeepArmyCard, Pass, PlaceWorker, ReturnGodCard, TakeBenefit
from engine.benefits import DrawArmy, DrawGod
from engine.components import ARMY_CARDS
from engine.foresight import Ahead, Forecast, answered, can_perform, draws_unseen
from engine.queries import is_free_action

MOST_FLAT = 5  # answers of a follow-up question that become taps of their own
MOST_IN_GROUP = 15  # taps that flattening may lead to
MOST_MULTIPLIED = 8  # the same where several answers have a follow-up question each
MOST_GROUPS = 5  # questions behind one another on a screen
MOST_TAPS = 24  # after which no further question is shown


class OtherEnd(Struct, frozen=True):
    """A tap that ends a plan, with another answer in place of one that was filled in."""

    number: int  # of the tap in its menu
    place: int  # of the answer in the tap
    index: int  # of the other one among the answers there
    step: Step


class Group(Struct, frozen=True):
    """A question and what can be tapped about it; without entries of its own where only the end is left."""

    here: Forecast
    entries: tuple[Tap, ...]


class Begun(Struct, frozen=True):
    """A task that was chosen and of which nothing is done yet."""

    step: Step
    by_itself: bool  # by a tap of its own: whoever wants another one goes back


def menu(
    here: Forecast, orders: Mapping[str, str], ends: int | None = None, begun: Begun | None = None
) -> tuple[Group, ...]:
    """All that can be tapped here; the placement of a Worker, which has a menu of its own, aside.

    No more than so many taps play the plan: there is no room for others where that is done, so they wait for a Confirm.
    Where a task was only begun, it is not passed over by another one, which takes its place; nor is there anything
    else to tap where it was asked for by itself.
    """
    groups = list(_groups(here, orders))
    if begun:
        groups = [*groups[:1], *([] if begun.by_itself else _instead_of(begun.step, orders))]
    return tuple(groups) if ends is None else _with_few_ends(groups, ends)


def _instead_of(begun: Step, orders: Mapping[str, str]) -> Iterator[Group]:
    """What can be tapped in place of this answer."""
    for group in _groups(begun.before, orders):
        entries = [entry for entry in group.entries if entry.steps[0].action != begun.action and not _is_free(entry)]
        yield Group(group.here, tuple(structs.replace(entry, instead=True) for entry in entries))


def _groups(here: Forecast, orders: Mapping[str, str]) -> tuple[Group, ...]:
    groups: list[Group] = []
    noes: tuple[Step, ...] = ()
    while here.ahead is Ahead.ASKED and len(groups) < MOST_GROUPS:
        if here.own_turn and ordered(here, orders):
            free = tuple(one for one in _entries(here, noes, orders, free=not groups) if _is_free(one))
            end = with_habits(noes, here, orders, to_the_end=True)
            groups.append(Group(here, (*free, *_flattened(end, here, orders))))
            break
        entries = tuple(_entries(here, noes, orders, free=not groups))
        if only := _only_answer(here, noes, orders):
            free = tuple(entry for entry in entries if _is_free(entry))
            groups += [Group(here, free)] if free else []
            noes, here = only.steps, only.after
            continue
        if not any(_asks_the_same(here, group.here) for group in groups):
            groups.append(Group(here, entries))
        if Pass() not in here.answers or sum(len(group.entries) for group in groups) > MOST_TAPS:
            break
        declined = with_habits((*noes, Step(here, Pass())), answered(here, Pass()), orders)
        noes, here = declined.steps, declined.after
        if declined.final:
            groups.append(Group(groups[-1].here, (declined,)))
    return tuple(groups)


def can_be_played(here: Forecast) -> bool:
    """Whether a plan that leads here can be played at once: to see what was drawn, or what others answer."""
    return here.after_others or draws_unseen(here)


def _only_answer(here: Forecast, noes: tuple[Step, ...], orders: Mapping[str, str]) -> Tap | None:
    """The answer to a question to which there is no other, for the cards are alike; unless it would end all."""
    if not isinstance(here.decision, ask.ChooseArmyCard):
        return None
    card, *others = different(settling(here))
    kept = with_habits((*noes, Step(here, card, filled=True)), answered(here, card), orders)
    return None if others or kept.final else kept


def _asks_the_same(here: Forecast, before: Forecast) -> bool:
    """Whether what lies behind a no was offered already: benefits that can be had now or later."""
    return ask.same_kind(here.decision, before.decision) and set(settling(here)) <= set(settling(before))


def _with_few_ends(groups: Sequence[Group], room: int) -> tuple[Group, ...]:
    ending = [entry for group in groups for entry in group.entries if entry.plays]
    crowded: set[int] = set()
    for kind in (_just_ends, _draws, _ends_with):
        some = [entry for entry in ending if kind(entry)]
        if len(some) <= room:
            room -= len(some)
        else:
            crowded |= set(map(id, some))
    return tuple(
        Group(
            group.here,
            tuple(structs.replace(entry, crowded=True) if id(entry) in crowded else entry for entry in group.entries),
        )
        for group in groups
    )


def _just_ends(entry: Tap) -> bool:
    return entry.after.ahead is Ahead.HANDED_OVER and not entry.spoken


def _draws(entry: Tap) -> bool:
    return entry.after.ahead is Ahead.COMES_UP


def _ends_with(entry: Tap) -> bool:
    return entry.after.ahead is Ahead.HANDED_OVER and bool(entry.spoken)


def entries_of(groups: Sequence[Group]) -> tuple[Tap, ...]:
    """All taps of a menu in the order in which they are numbered."""
    return tuple(entry for group in groups for entry in group.entries)


def other_ends(groups: Sequence[Group]) -> tuple[OtherEnd, ...]:
    """How else a plan could end than by the taps as they are: what they fill in can be changed in no later screen.

    Taps that differ only behind that are changed alike.
    """
    found: dict[tuple[Action, ...], OtherEnd] = {}
    for number, entry in enumerate(entries_of(groups)):
        for place, step in enumerate(entry.steps if entry.final else ()):
            before = [earlier.action for earlier in entry.steps[:place]]
            for index, action in step.others if step.filled else ():
                if not is_free_action(action):
                    found.setdefault((*before, action), OtherEnd(number, place, index, Step(step.before, action)))
    return tuple(found.values())


def _entries(here: Forecast, noes: tuple[Step, ...], orders: Mapping[str, str], free: bool) -> list[Tap]:
    each = (tapped(here, action, noes, orders) for action in _choices(here, free))
    plain = [one for one in each if not brings_nothing(one)]
    flat = [
        [one] if is_free_action(one.steps[len(noes)].action) else list(_of_use(list(_flattened(one, here, orders))))
        for one in plain
    ]
    found = list(_merged(_of_use(list(chain(*flat)))))
    multiplied = sum(n > 1 for n in Counter(one.steps[len(noes)].action for one in found).values()) > 1
    most = MOST_MULTIPLIED if multiplied else MOST_IN_GROUP
    in_an_order = isinstance(here.decision, ask.ChooseBenefit) and (multiplied or any(map(_is_about_another, found)))
    if len(found) > most or in_an_order:
        flat = [each if len(each) == 1 else [one] for each, one in zip(flat, plain, strict=True)]
        found = list(_merged(_of_use(list(chain(*flat)))))
    return found


def _choices(here: Forecast, free: bool) -> list[Action]:
    """What can be chosen here, but for the places of a Worker."""
    left_out = (Pass, PlaceWorker) if isinstance(here.decision, ask.TakeTurn) else Pass
    answers = (action for action in _sensible(here) if not isinstance(action, left_out))
    return [action for action in different(answers) if free or not is_free_action(action)]


def _merged(entries: Iterable[Tap]) -> Iterator[Tap]:
    """Each of these, but one of those that are the same."""
    found: list[Tap] = []
    for one in entries:
        if not any(_is_the_same(one, other) for other in found):
            found.append(one)
            yield one


def _sensible(here: Forecast) -> tuple[Action, ...]:
    """The answers here, but for a High Priest action with nothing to do it with: the gold can be had instead."""
    asked = here.decision if here.ahead is Ahead.ASKED else None
    idle = isinstance(asked, ask.ActOrGold) and not can_perform(here)
    return tuple(action for action in here.answers if not (idle and isinstance(action, Activate)))


def _of_use(entries: Sequence[Tap]) -> Iterator[Tap]:
    """These, but for benefits that do nothing while something can be had instead."""
    useful = [_before_last(entry) for entry in entries if not does_nothing(entry)]
    return (entry for entry in entries if not does_nothing(entry) or _before_last(entry) not in useful)


def _before_last(entry: Tap) -> tuple[Action, ...]:
    return tuple(step.action for step in entry.steps[:-1])


def does_nothing(entry: Tap) -> bool:
    """Whether what is chosen last does nothing now: a High Priest action or a benefit with nothing to do it with."""
    last = entry.spoken[-1] if entry.spoken else entry.steps[-1]
    if isinstance(last.action, Activate):
        return not can_perform(last.before)
    if not isinstance(last.action, TakeBenefit) or last is not entry.steps[-1]:
        return False
    after = entry.after
    answered_later = after.ahead is Ahead.HANDED_OVER and not after.own_turn
    if after.ahead is Ahead.COMES_UP or answered_later or not has_the_same(last.before, after):
        return False
    if after.ahead is Ahead.ASKED and not after.decision.begins:
        return all(isinstance(action, Pass) or is_free_action(action) for action in after.answers)
    return True


def _is_the_same(one: Tap, other: Tap) -> bool:
    """Whether two taps say the same and lead to the same position: of two benefits that are alike, either one."""
    said, other_said = ([step.action for step in entry.spoken[-1:]] for entry in (one, other))
    return said == other_said and one.after == other.after


def _is_free(entry: Tap) -> bool:
    return any(is_free_action(step.action) for step in entry.spoken[:1])


def different(actions: Iterable[Action]) -> Iterator[Action]:
    """Each of these, but of Army cards that look alike only one can be kept."""
    kept = set()
    for action in actions:
        look = alike(action.card) if isinstance(action, KeepArmyCard) else None
        if look not in kept:
            yield action
        if look:
            kept.add(look)


def alike(card: str) -> tuple[int, str]:
    """What Army cards have in common that look alike."""
    return ARMY_CARDS[card].soldiers, ARMY_CARDS[card].resource


def _flattened(entry: Tap, here: Forecast, orders: Mapping[str, str]) -> Iterator[Tap]:
    """The same with each answer to a small question that would come next; else the entry itself."""
    after = entry.after
    answers = [action for action in _sensible(after) if not is_free_action(action)]
    choices = [action for action in answers if not isinstance(action, Pass)]
    small = 0 < len(choices) <= MOST_FLAT and not ask.same_kind(after.decision, here.decision)
    no_no = len(choices) == len(answers)
    if not small or _asks_another_thing(entry, here) or not (no_no or _takes_back(after, here)):
        yield entry
        return
    flat = [tapped(after, action, entry.steps, orders) for action in choices]
    yield from [_with_the_only_use(one, orders) for one in flat if not brings_nothing(one)] or [entry]


def _asks_another_thing(entry: Tap, here: Forecast) -> bool:
    """Whether the question behind a tap is none that its label could answer along."""
    then = entry.after.decision
    said = entry.spoken[-1].action if entry.spoken else None
    return (
        then.begins
        or isinstance(then, ask.ChooseBenefit)
        or here.decision.ends_in_tick
        or isinstance(here.decision, ask.ChooseWeavings)  # what is bought last is not what is laid first
        or isinstance(said, ReturnGodCard)
        or entry.steps[-1].action == Accept()
        or (isinstance(then, ask.ChooseGodCard) and here.decision.begins)
    )


def _with_the_only_use(entry: Tap, orders: Mapping[str, str]) -> Tap:
    """The same with the gold for a High Priest action that would do nothing: there is nothing to ask."""
    after = entry.after
    if after.ahead is not Ahead.ASKED or not isinstance(after.decision, ask.ActOrGold):
        return entry
    only, *others = (action for action in _sensible(after) if not is_free_action(action))
    return entry if others else tapped(after, only, entry.steps, orders)


def _is_about_another(entry: Tap) -> bool:
    """Whether a tap draws a card, and then answers what another benefit asks."""
    first, *then = entry.spoken
    asked = first.before.decision
    if not isinstance(asked, ask.ChooseBenefit) or not isinstance(first.action, TakeBenefit):
        return False
    draws = isinstance(asked.effects[first.action.index], DrawArmy | DrawGod)
    return draws and any(not isinstance(step.before.decision, ask.ChooseArmyCard | ask.ChooseGodCard) for step in then)


def _takes_back(after: Forecast, here: Forecast) -> bool:
    """Whether a no here only leads back to where the tap was made: a task begun and declined."""
    declined = answered(after, Pass())
    return declined.ahead is Ahead.ASKED and ask.same_kind(declined.decision, here.decision)
