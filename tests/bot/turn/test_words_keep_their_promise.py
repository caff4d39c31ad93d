"""What words promise is what happens: prices and gains on buttons, read as a player would, against the rules."""

import re
from collections import Counter
from collections.abc import Iterator
from itertools import product, takewhile
from random import Random

import pytest

from bot.languages import ENGLISH
from bot.say.filling import SIGNS
from bot.turn.menu import menu, taps_of
from bot.turn.place_labels import place_words
from bot.turn.placements import before_tasks, placements
from bot.turn.plan import Plan, with_tap
from bot.turn.tap import Tap
from bot.turn.tap_labels import label_without_end
from engine import apply
from engine.actions import BuyWeaving, DiscardArmyCard, KeepGodCard, PerformTask, PlayGodCard
from engine.decisions import ChoosePayment, ChooseWeavings, TakeTurn
from engine.foresight import forecast
from engine.planned import fitting
from engine.procedures import Festival
from engine.queries import weavings_price
from engine.resources import CORN, FOOD, GOLD, POTATO, RESOURCES, VP
from engine.state import State
from engine.views import view
from tests.bot.sample_games import GOLDEN, golden_game
from tests.bot.turn.drawn import drawn, shown, taps, words
from tests.sizes import size

GAMES = ("2p-builders", "4p-greedy", "2p-pilgrims-1", "2p-war-7", "2p-all-ruruy", "4p-all-simpa", "2p-nobles")
POSITIONS = size(12, 60)  # of each game
NAMES = {**{name: name for name in (*RESOURCES, FOOD)}, "VP": VP}
SIGNS = {sign: name for name, sign in SIGNS.items()}

AMOUNT = re.compile(rf"(\d+) ({'|'.join(NAMES)})")
ALONE = re.compile(rf"^(?:collect |offer |lose |for |take )?{AMOUNT.pattern}(?: first)?$")
SHOWN = re.compile(rf"^{AMOUNT.pattern} for [A-Z]\w+$")  # for a god, with the placement or before it
OFFERED = re.compile(rf"^(?:climb \d Temple steps?|a small Statue|\d Newcomers?) for {AMOUNT.pattern}(?: first)?$")
BROUGHT = re.compile(r" → (?=[🥔🌽🪨🟡+-])(.*)$")
SIGNED = re.compile(rf"({'|'.join(SIGNS)}) ([+-]\d+)|([+-]\d+) VP")
DESCRIBED = (
    re.compile(r"\([^()]* \| [^()]*\)"),  # a Weaving
    re.compile(r"A\d\d \(\d Soldiers?, [^()]*\)"),  # an Army card
    re.compile(r"\. Production: [^·→]*"),  # what a Building will produce some day
    re.compile(r"\(Merchant: [^()]*\)"),  # what a match will pay some day
    re.compile(r"\(ability: [^()]*\)"),  # what is asked for next
    re.compile(r"(?:Statue|Steps|Building) \((?:from )?\d[^()]*\)"),  # as above
    re.compile(r"\+1 task for \d \w+, God card"),  # what a Newcomer may do some day
)
GOD_CARD = re.compile(r"G\w\d \w+ \(([^()]*)\)")


def asked(stem: str) -> Iterator[State]:
    """Some positions of a recorded game in which a person is asked."""
    (path,) = (path for path in GOLDEN if path.stem == stem)
    states = [outcome.state for outcome in golden_game(path)]
    states = [state for state in states if state.to_act is not None and not state.automated(state.to_act)]
    yield from Random(stem).sample(states, min(POSITIONS, len(states)))


def change(state: State, entry: Tap) -> Counter[str] | None:
    """What changes in the supply if the rules play the answers of a tap; None if that is not all that happens.

    Others are asked on the way, the game ends, or a Festival begins that nobody can help.
    """
    before = state.players[state.to_act]
    after = state
    for planned in entry.planned:
        action = fitting(after, planned) if after.to_act == state.to_act else None
        if action is None:
            return None
        after = apply(after, action).state
    if after.over or (after.turn > state.turn and any(isinstance(frame, Festival) for frame in after.stack)):
        return None
    player = after.players[state.to_act]
    return Counter({name: getattr(player, name) - getattr(before, name) for name in (*RESOURCES, VP)})


class Read:
    """A label as a player reads it: amounts with their signs, or amounts that are named in passing."""

    def __init__(self, label: str, plays_card: bool = False) -> None:
        brought = BROUGHT.search(label)
        found = SIGNED.findall(brought[1]) if brought else []
        self.signed = {SIGNS[sign] if sign else VP: int(n or vp) for sign, n, vp in found} if found else None
        for sign, name in SIGNS.items():
            label = re.sub(rf"(?<=\d){sign}", f" {name}", label)
        for described in DESCRIBED:
            label = described.sub("", label)
        cards = ", ".join(GOD_CARD.findall(label)) if plays_card else ""
        parts = [part.strip() for part in re.split(r"[,:·();→]| and | \+ ", f"{GOD_CARD.sub('', label)},{cards}")]
        offers = [match for part in parts if (match := OFFERED.match(part) or SHOWN.match(part))]
        sure = [re.sub(r"^.*(?= for \d)", "", part).strip() for part in parts if not OFFERED.match(part)]
        matches = [match for part in sure if (match := ALONE.match(part))]
        self.named = [(int(match[1]), NAMES[match[2]], (1, -1)) for match in matches]
        self.named += [(int(match[1]), NAMES[match[2]], (0, -1)) for match in offers]

    def is_kept(self, changed: Counter[str]) -> bool:
        """Whether that is what changes: as signed; else each amount that is named either paid or gained."""
        if self.signed is not None:
            return all(self.signed.get(name, 0) == changed[name] for name in (*RESOURCES, VP))
        return any(self._fits(changed, signs) for signs in product(*(signs for _, _, signs in self.named)))

    def _fits(self, changed: Counter[str], signs: tuple[int, ...]) -> bool:
        left = Counter(changed)
        for sign, (n, name, _) in zip(signs, self.named, strict=True):
            left[name] -= sign * n
        if left[FOOD] > 0:  # eaten: so much potato or corn is gone besides
            for name in (POTATO, CORN):
                eaten = min(left[FOOD], max(0, -left[name]))
                left[name] += eaten
                left[FOOD] -= eaten
        return not any(left.values())


def is_paid_later(entry: Tap) -> bool:
    """Whether a price is named that is asked for once no more Weavings are picked, or by the question itself."""
    first = entry.steps[0].before.decision
    return isinstance(first, ChoosePayment) or any(
        isinstance(step.before.decision, ChooseWeavings) and isinstance(step.action, BuyWeaving)
        for step in entry.spoken
    )


@pytest.mark.parametrize("stem", GAMES)
def test_a_label_names_what_is_paid_and_gained(stem: str) -> None:
    told = 0
    for state in asked(stem):
        for entry in taps_of(menu(forecast(view(state, state.to_act)), {})):
            changed = change(state, entry)
            if changed is None or entry.after.after_others or is_paid_later(entry):
                continue
            if entry.spoken and isinstance(entry.spoken[-1].action, KeepGodCard):
                continue  # the other cards bring it
            label = label_without_end(entry, ENGLISH)
            plays = any(isinstance(step.action, PlayGodCard) for step in entry.spoken)
            assert Read(label, plays).is_kept(changed), (label, changed)
            told += any(changed.values())
    assert told > size(8, 50)


@pytest.mark.parametrize("stem", GAMES[:2])
def test_a_place_names_the_food_and_gold_that_are_paid(stem: str) -> None:
    told = 0
    for state in asked(stem):
        if not isinstance(state.decision, TakeTurn):
            continue
        for place in placements(forecast(view(state, state.to_act))):
            if place.cashed:  # which says what it brings by itself
                continue
            entry = place.tap({})
            placing = takewhile(lambda step: not isinstance(step.action, PerformTask), entry.steps)
            changed = change(state, Tap(tuple(placing), before_tasks(entry)))
            words = place_words(place, ENGLISH)
            assert changed is not None
            signed = Read(words).signed
            if signed is not None:
                assert all(signed.get(name, 0) == changed[name] for name in (*RESOURCES, VP)), words
                continue
            told += 1
            assert f"{-changed[POTATO] - changed[CORN]} food" in words
            assert (changed[GOLD] == -1) == (" gold for " in words), words
    assert told


SUPPLY = re.compile(r"^(?:Then you|You) have (🥔.*)$", re.MULTILINE)
HELD = re.compile(rf"({'|'.join(SIGNS)})\s(\d+)|(\d+)(?:\s\([+-]\d+\))?\sVP")


def told_supply(state: State, plan: Plan) -> Counter[str]:
    """What somebody reads to have at the end of a plan."""
    (line,) = SUPPLY.findall(words(drawn(state, plan)))
    return Counter({SIGNS[sign] if sign else VP: int(n or vp) for sign, n, vp in HELD.findall(line)})


def test_ticked_weavings_are_paid_in_the_supply_and_in_no_other_label() -> None:
    told = cashed = 0
    for state in weavers():
        ticked, before = Plan(), told_supply(state, Plan())
        for n in (1, 2):
            more = [one for one in taps(shown(state, ticked).course.here) if buys(one) and not one.is_final]
            if not more:
                break
            ticked = with_tap(ticked, more[0])
            then, here = told_supply(state, ticked), shown(state, ticked).course.here
            spent = before[CORN] + before[GOLD] - then[CORN] - then[GOLD]
            assert spent == weavings_price(n).corn
            for entry in (one for one in taps(here) if one.spoken and not (one.is_final or buys(one))):
                label = label_without_end(entry, ENGLISH)
                after = told_supply(state, with_tap(ticked, entry))
                changed, cashes = signed(then, after), isinstance(entry.spoken[0].action, DiscardArmyCard)
                spared = (
                    changed.pop(GOLD) if cashes and label.endswith(CORN) else 0
                )  # gold that need not stand in for corn any more
                changed[CORN] += spared
                assert Read(re.sub(r" \(first .*\)$", "", label)).is_kept(changed), label
                told, cashed = told + 1, cashed + cashes
    assert told > cashed > 0


def weavers() -> Iterator[State]:
    """Positions in which Weavings can be bought."""
    for path in (path for path in GOLDEN if path.stem in ("2p-mixed-2", "4p-weavers-1")):
        for state in (outcome.state for outcome in golden_game(path)):
            if isinstance(state.decision, ChooseWeavings) and not state.decision.picked:
                yield state


def buys(entry: Tap) -> bool:
    return any(isinstance(step.action, BuyWeaving) for step in entry.spoken)


def signed(before: Counter[str], after: Counter[str]) -> Counter[str]:
    return Counter({name: after[name] - before[name] for name in (*RESOURCES, VP)})
