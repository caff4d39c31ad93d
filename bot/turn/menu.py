"""The menu at a point of a plan: the answers to the question there, and those behind a Pass.

A tap is a choice with its consequences: payments by habit, and the answers to a small next question. The answers behind
a Pass stand on the same screen: a tap on one of them passes first.
"""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import chain

from msgspec import Struct, structs

from bot.turn.all_tasks import all_tasks
from bot.turn.habits import ordered
from bot.turn.tap import Step, Tap, brings_nothing, has_the_same, resolved, same_hires, settling, tapped, with_habits
from engine import decisions as ask
from engine.actions import Accept, Action, Activate, KeepArmyCard, Pass, PlaceWorker, ReturnGodCard, TakeBenefit
from engine.benefits import DrawArmy, DrawGod
from engine.components import ARMY_CARDS
from engine.foresight import Ahead, Forecast, answered, can_perform, draws_unseen
from engine.queries import is_free_action

MOST_FLAT = 5  # answers to a next question with taps of their own
MOST_ALONE = 12  # the same for the only task left
FLAT_BESIDE_OTHERS = 4  # the same for a task beside others: more would bury those
MOST_IN_GROUP = 15  # taps after flattening
MOST_MULTIPLIED = 8  # the same, if several answers have a next question
MOST_BEHIND = 6  # answers to the question behind a Pass beside those to the question before it
MOST_GROUPS = 5  # questions on a screen
MOST_TAPS = 24  # on a screen; beyond them it shows no further question


class OtherEnd(Struct, frozen=True):
    """A tap that ends a plan, with another answer in place of a filled-in one."""

    number: int  # of the tap in its menu
    place: int  # of the answer in the tap
    index: int  # of the other answer among the answers there
    step: Step


class Group(Struct, frozen=True):
    """A question and its taps; without taps of its own if only the end is left."""

    here: Forecast
    taps: tuple[Tap, ...]


class Begun(Struct, frozen=True):
    """A task between its choice and its execution."""

    step: Step
    by_itself: bool  # whether a separate tap chose it, so that Back undoes it


def menu(
    here: Forecast, orders: Mapping[str, str], ends: int | None = None, begun: Begun | None = None
) -> tuple[Group, ...]:
    """All taps here but placements; at most `ends` play the plan at once, the others wait for a Confirm.

    Another task replaces a task only `begun`; a task begun by a separate tap allows no other task.
    """
    groups = list(_groups(here, orders))
    if begun:
        groups = [*groups[:1], *([] if begun.by_itself else _instead_of(begun.step, orders))]
    groups = _together(_with_a_way_on(_conquest(groups, orders), orders))
    return tuple(groups) if ends is None else _with_few_ends(groups, ends)


def _conquest(groups: list[Group], orders: Mapping[str, str]) -> list[Group]:
    """Only the spaces, the Army cards and Pass during a Conquest."""
    first_asked = next((group.here.decision for group in groups if _is_answered(group)), None)
    if first_asked is None or not first_asked.of_conquest:
        return groups
    declined = Tap((), groups[0].here)
    while (here := declined.after).ahead is Ahead.ASKED and here.decision.of_conquest:
        if Pass() not in here.answers:
            return groups
        declined = with_habits((*declined.steps, Step(here, Pass())), answered(here, Pass()), orders)
    if declined.is_final:
        return groups
    asked = [group for group in groups if group.here.ahead is Ahead.ASKED and group.here.decision.of_conquest]
    *first, last = sorted(asked, key=lambda group: isinstance(group.here.decision, ask.PlayArmy))
    return [*first, Group(last.here, (*last.taps, declined))]


def _is_answered(group: Group) -> bool:
    """Whether a group has an answer other than a free action."""
    return any(tap.spoken and not _is_free(tap) for tap in group.taps)


def _with_a_way_on(groups: list[Group], orders: Mapping[str, str]) -> list[Group]:
    """The first question alone, with a Pass to the next one, if that has many answers."""
    if len(groups) < 2 or not groups[0].taps or len(groups[1].taps) <= MOST_BEHIND:
        return groups
    here = groups[0].here
    if here.ahead is not Ahead.ASKED or Pass() not in here.answers:
        return groups
    declined = with_habits((Step(here, Pass()),), answered(here, Pass()), orders)
    return groups if declined.is_final else [Group(here, (*groups[0].taps, declined))]


def _together(groups: list[Group]) -> list[Group]:
    """The answers to the first question of the own turn together: if only some end the turn, these ask first."""
    for number, group in enumerate(groups):
        answers = [tap for tap in group.taps if tap.answers_question(group.here)]
        ending = {id(tap) for tap in answers if tap.plays and tap.after.ahead is Ahead.HANDED_OVER}
        if not answers:
            continue
        if group.here.own_turn and 0 < len(ending) < len(answers):
            taps = (structs.replace(tap, crowded=True) if id(tap) in ending else tap for tap in group.taps)
            groups[number] = Group(group.here, tuple(taps))
        break
    return groups


def _instead_of(begun: Step, orders: Mapping[str, str]) -> Iterator[Group]:
    """The taps that can replace this answer."""
    for group in _groups(begun.before, orders):
        taps = [tap for tap in group.taps if tap.steps[0].action != begun.action and not _is_free(tap)]
        yield Group(group.here, tuple(structs.replace(tap, instead=True) for tap in taps))


def _groups(here: Forecast, orders: Mapping[str, str]) -> tuple[Group, ...]:
    groups: list[Group] = []
    noes: tuple[Step, ...] = ()
    while here.ahead is Ahead.ASKED and len(groups) < MOST_GROUPS:
        if here.own_turn and ordered(here, orders):
            free = tuple(one for one in _taps(here, noes, orders, free=not groups) if _is_free(one))
            end = with_habits(noes, here, orders, to_the_end=True)
            groups.append(Group(here, (*free, *_flattened(end, here, orders))))
            break
        taps = tuple(_taps(here, noes, orders, free=not groups))
        if only := _only_answer(here, noes, orders):
            free = tuple(tap for tap in taps if _is_free(tap))
            groups += [Group(here, free)] if free else []
            noes, here = only.steps, only.after
            continue
        if not any(_asks_the_same(here, group.here) for group in groups):
            groups.append(Group(here, taps))
        if Pass() not in here.answers or sum(len(group.taps) for group in groups) > MOST_TAPS:
            break
        declined = with_habits((*noes, Step(here, Pass())), answered(here, Pass()), orders)
        noes, here = declined.steps, declined.after
        if declined.is_final:
            groups.append(Group(groups[-1].here, (declined,)))
    return tuple(groups)


def can_be_played(here: Forecast) -> bool:
    """Whether a plan that leads here can be played at once: to see drawn cards, or the answers of others."""
    return here.after_others or draws_unseen(here)


def _only_answer(here: Forecast, noes: tuple[Step, ...], orders: Mapping[str, str]) -> Tap | None:
    """The only answer to a question of a turn, if it does not end the plan."""
    only, *others = different(action for action in _sensible(here) if not is_free_action(action))
    if others or here.decision.turn_part is not None:
        return None
    kept = with_habits((*noes, Step(here, only, filled=True)), answered(here, only), orders)
    return None if kept.is_final else kept


def _asks_the_same(here: Forecast, before: Forecast) -> bool:
    """Whether the answers behind a Pass are on the screen already: benefits to take now or later."""
    return ask.same_kind(here.decision, before.decision) and set(settling(here)) <= set(settling(before))


def _with_few_ends(groups: Sequence[Group], room: int) -> tuple[Group, ...]:
    ending = [tap for group in groups for tap in group.taps if tap.plays]
    crowded: set[int] = set()
    for kind in (_just_ends, _draws, _ends_with):
        some = [tap for tap in ending if kind(tap)]
        if len(some) <= room:
            room -= len(some)
        else:
            crowded |= set(map(id, some))
    return tuple(
        Group(
            group.here, tuple(structs.replace(tap, crowded=True) if id(tap) in crowded else tap for tap in group.taps)
        )
        for group in groups
    )


def _just_ends(tap: Tap) -> bool:
    return tap.after.ahead is Ahead.HANDED_OVER and not tap.spoken


def _draws(tap: Tap) -> bool:
    return tap.after.ahead is Ahead.COMES_UP


def _ends_with(tap: Tap) -> bool:
    return tap.after.ahead is Ahead.HANDED_OVER and bool(tap.spoken)


def taps_of(groups: Sequence[Group]) -> tuple[Tap, ...]:
    """All taps of a menu in the order of their numbers."""
    return tuple(tap for group in groups for tap in group.taps)


def other_ends(groups: Sequence[Group]) -> tuple[OtherEnd, ...]:
    """Other ways to end a plan, because no later screen can change what the last taps fill in; each way once."""
    found: dict[tuple[Action, ...], OtherEnd] = {}
    for number, tap in enumerate(taps_of(groups)):
        for place, step in enumerate(tap.steps if tap.is_final else ()):
            before = [earlier.action for earlier in tap.steps[:place]]
            for index, action in step.others if step.filled else ():
                if not is_free_action(action):
                    found.setdefault((*before, action), OtherEnd(number, place, index, Step(step.before, action)))
    return tuple(found.values())


def _taps(here: Forecast, noes: tuple[Step, ...], orders: Mapping[str, str], free: bool) -> list[Tap]:
    each = (tapped(here, action, noes, orders) for action in _choices(here, free))
    plain = [one for one in each if not brings_nothing(one)]
    alone = len(plain) == 1
    flat = [
        [one] if is_free_action(one.steps[len(noes)].action) else _flat(one, here, orders, alone=alone) for one in plain
    ]
    found = list(_merged(_of_use(list(chain(*flat)))))
    multiplied = sum(n > 1 for n in Counter(one.steps[len(noes)].action for one in found).values()) > 1
    most = MOST_MULTIPLIED if multiplied and not alone else MOST_IN_GROUP
    in_an_order = isinstance(here.decision, ask.ChooseBenefit) and (multiplied or any(map(_is_about_another, found)))
    if len(found) > most or in_an_order:
        flat = [
            each if len(each) == 1 or _asks_who_falls(one) else [one] for each, one in zip(flat, plain, strict=True)
        ]
        found = list(_merged(_of_use(list(chain(*flat)))))
    together = all_tasks(here, orders) if free else None
    return [together, *found] if together else found


def _flat(tap: Tap, here: Forecast, orders: Mapping[str, str], *, alone: bool) -> list[Tap]:
    """The useful taps for each answer to the next question, if they are few; else the tap itself.

    Several of them are for the only answer, and for a task with its own question: else two questions would be crossed.
    """
    then = tap.after.decision if tap.after.ahead is Ahead.ASKED else None
    is_task = then is not None and then.carries_out
    only = alone and is_task
    found = list(_of_use(list(_flattened(tap, here, orders, MOST_ALONE if only else MOST_FLAT))))
    forced = alone and Pass() not in here.answers
    swaps = isinstance(then, ask.ChooseSurplus) or _asks_who_falls(tap)
    most = (
        MOST_ALONE if only else MOST_FLAT if forced or swaps or _performs(tap) else FLAT_BESIDE_OTHERS if is_task else 1
    )
    return found if len(found) <= most else [tap]


def _asks_who_falls(tap: Tap) -> bool:
    """Whether a tap leads to the choice of the casualty from the ends of the Village."""
    return tap.after.ahead is Ahead.ASKED and isinstance(tap.after.decision, ask.ChooseCasualty)


def _choices(here: Forecast, free: bool) -> list[Action]:
    """The answers here, without Pass and the placements of a Worker."""
    left_out = (Pass, PlaceWorker) if isinstance(here.decision, ask.TakeTurn) else Pass
    answers = (action for action in _sensible(here) if not isinstance(action, left_out))
    return [action for action in different(answers) if free or not is_free_action(action)]


def _merged(taps: Iterable[Tap]) -> Iterator[Tap]:
    """These taps without duplicates."""
    found: list[Tap] = []
    for one in taps:
        if not any(_is_the_same(one, other) for other in found):
            found.append(one)
            yield one


def _sensible(here: Forecast) -> tuple[Action, ...]:
    """The answers here, without a High Priest action in vain: its gold is an answer as well."""
    asked = here.decision if here.ahead is Ahead.ASKED else None
    idle = isinstance(asked, ask.ActOrGold) and not can_perform(here)
    return tuple(action for action in here.answers if not (idle and isinstance(action, Activate)))


def _of_use(taps: Sequence[Tap]) -> Iterator[Tap]:
    """These taps, without benefits that do nothing if another tap does something."""
    useful = [_before_last(tap) for tap in taps if not has_no_effect(tap)]
    return (tap for tap in taps if not has_no_effect(tap) or _before_last(tap) not in useful)


def _before_last(tap: Tap) -> tuple[Action, ...]:
    return tuple(step.action for step in tap.steps[:-1])


def has_no_effect(tap: Tap) -> bool:
    """Whether the last answer of a tap has no effect now: a High Priest action or benefit without means."""
    last = tap.spoken[-1] if tap.spoken else tap.steps[-1]
    if isinstance(last.action, Activate):
        return not can_perform(last.before)
    if not isinstance(last.action, TakeBenefit) or last is not tap.steps[-1]:
        return False
    after = tap.after
    answered_later = after.ahead is Ahead.HANDED_OVER and not after.own_turn
    if after.ahead is Ahead.COMES_UP or answered_later or not has_the_same(last.before, after):
        return False
    if after.ahead is Ahead.ASKED and not after.decision.begins:
        return all(isinstance(action, Pass) or is_free_action(action) for action in after.answers)
    return True


def _is_the_same(one: Tap, other: Tap) -> bool:
    """Whether two taps say the same and lead to the same position, such as one of two equal benefits."""
    said, other_said = (
        [resolved(step) or next(same_hires(step), step.action) for step in tap.spoken[-1:]] for tap in (one, other)
    )
    return said == other_said and one.after == other.after


def _is_free(tap: Tap) -> bool:
    return any(is_free_action(step.action) for step in tap.spoken[:1])


def different(actions: Iterable[Action]) -> Iterator[Action]:
    """These actions, with one of all Army cards that look alike."""
    kept = set()
    for action in actions:
        look = alike(action.card) if isinstance(action, KeepArmyCard) else None
        if look not in kept:
            yield action
        if look:
            kept.add(look)


def alike(card: str) -> tuple[int, str]:
    """The features by which Army cards look alike."""
    return ARMY_CARDS[card].soldiers, ARMY_CARDS[card].resource


def _flattened(tap: Tap, here: Forecast, orders: Mapping[str, str], most: int = MOST_FLAT) -> Iterator[Tap]:
    """A tap for each answer to a small next question, else the tap itself."""
    after = tap.after
    answers = [action for action in _sensible(after) if not is_free_action(action)]
    choices = [action for action in answers if not isinstance(action, Pass)]
    small = 0 < len(choices) <= most and not ask.same_kind(after.decision, here.decision)
    no_no = len(choices) == len(answers)
    if not small or _asks_another_thing(tap, here) or not (no_no or _takes_back(after, here) or _performs(tap)):
        yield tap
        return
    flat = [tapped(after, action, tap.steps, orders) for action in choices]
    yield from [_with_the_only_use(one, orders) for one in flat if not brings_nothing(one)] or [tap]


def _performs(tap: Tap) -> bool:
    """Whether a tap performs a High Priest action of small steps: its first step says so by itself."""
    activated = bool(tap.spoken) and isinstance(tap.spoken[-1].action, Activate)
    return activated and tap.after.decision.in_steps


def _asks_another_thing(tap: Tap, here: Forecast) -> bool:
    """Whether the label of a tap cannot include an answer to the question behind it."""
    then = tap.after.decision
    said = tap.spoken[-1].action if tap.spoken else None
    return (
        then.begins
        or isinstance(here.decision, ask.ChooseGodCard | ask.ChooseArmyCard | ask.ChooseNomad)
        or isinstance(then, ask.ChooseBenefit)
        or here.decision.ends_in_tick
        or isinstance(here.decision, ask.ChooseWeavings)  # the Weaving bought last is not laid first
        or isinstance(said, ReturnGodCard)
        or tap.steps[-1].action == Accept()
        or (isinstance(then, ask.ChooseGodCard) and here.decision.begins)
    )


def _with_the_only_use(tap: Tap, orders: Mapping[str, str]) -> Tap:
    """The tap with the gold in place of a High Priest action in vain."""
    after = tap.after
    if after.ahead is not Ahead.ASKED or not isinstance(after.decision, ask.ActOrGold):
        return tap
    only, *others = (action for action in _sensible(after) if not is_free_action(action))
    return tap if others else tapped(after, only, tap.steps, orders)


def _is_about_another(tap: Tap) -> bool:
    """Whether a tap draws a card and then answers the question of another benefit."""
    first, *then = tap.spoken
    asked = first.before.decision
    if not isinstance(asked, ask.ChooseBenefit) or not isinstance(first.action, TakeBenefit):
        return False
    draws = isinstance(asked.effects[first.action.index], DrawArmy | DrawGod)
    return draws and any(not isinstance(step.before.decision, ask.ChooseArmyCard | ask.ChooseGodCard) for step in then)


def _takes_back(after: Forecast, here: Forecast) -> bool:
    """Whether a Pass here only leads back to the question of the tap: a task begun and declined."""
    declined = answered(after, Pass())
    return declined.ahead is Ahead.ASKED and ask.same_kind(declined.decision, here.decision)
