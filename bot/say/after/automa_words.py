"""The words of a step of an automa's turn: its openings and its results."""

from collections import Counter
from collections.abc import Mapping, Sequence
from enum import Enum
from itertools import groupby, pairwise, takewhile
from operator import itemgetter

from msgspec import structs

from bot.languages.language import BRIEFEST, BRIEFLY
from bot.say.after.facts import of_event
from bot.say.after.net_effects import NetRanks, deeds, net_clauses
from bot.say.after.productions import productions
from bot.say.after.squeezing import DEEDS, GOODS, KEPT, MAIN_DEED, MINOR_DEEDS, NETS, Clause
from bot.say.after.tally import STEPS_USED, Tally, parted_by_influence, tally
from bot.say.wording import Wording, obstacle
from engine import events as ev
from engine import temple
from engine.components import CONSTANTS, TERRACES
from engine.events import Chosen
from engine.resources import CORN, POTATO

_CLOCKWISE = CONSTANTS.solo.region_by_die
PLACEMENT = "placement"  # purpose of a roll
TEMPLE = "temple"  # purpose of a roll
ACTED = {"": "step.acted", "side": "step.acted.side", "printed": "step.acted.printed"}
ROWS = {"": "step.row", "side": "step.row.side", "printed": "step.acted.printed"}
ROLLED = {"village": "step.rolled.village", "temple": "step.rolled.temple"}
BRIEFLY_ROLLED = {"temple": f"step.rolled.temple.{BRIEFLY}"}
IN_PART = ("part", "last")  # reasons for a deed done in part
BY_ROLL = ("die", "random")  # choices by a roll
FARTHER = "farther"  # reason against a region: all its spaces are farther
BENEATH = "beneath"  # the reason against a Weaving on top; it may be taken next
OF_WORKERS = (Chosen.RECRUIT, Chosen.BONUS)  # choices told just before the gained Workers
# Of choices that short texts leave out.
RANKS = {Chosen.BUILDING: DEEDS, Chosen.SIZE: DEEDS, Chosen.RESOURCE: GOODS, Chosen.BONUS: DEEDS}
LOGGED = (Chosen.WEAVING, Chosen.WORKER, Chosen.SURPLUS, Chosen.TILE)  # told with their deeds, or in the log alone
CLIMBING = ("offering", "worship")  # High Priest actions
FOLLOWED, EXCHANGED = ("nobles",), "exchanged"  # deeds without a decision; the last of them, told by itself
EXCHANGED_FOR = "automa_potato"  # source of the VP for exchanged potato
STATUE_MATCHED = "god_cards"  # a source of VP from a placement


class Length(Enum):
    """The length of an automa's turn, from each climb apart to the fewest words; all have every deed and gain."""

    FULL, REASONED, USUAL, SHORT, TERSE = range(5)

    @property
    def is_reasoned(self) -> bool:
        """Whether there is room for minor reasons, such as those for a Weaving or a Worker."""
        return self in (Length.FULL, Length.REASONED)

    @property
    def is_short(self) -> bool:
        """Whether there is room for fewer words only."""
        return self in (Length.SHORT, Length.TERSE)

    @property
    def is_terse(self) -> bool:
        """Whether there is room for the fewest words only."""
        return self == Length.TERSE

    def of(self, key: str) -> list[str]:
        """The keys of a phrase at this length, before the plain one."""
        return [*([f"{key}.{BRIEFEST}"] if self.is_terse else []), *([f"{key}.{BRIEFLY}"] if self.is_short else [])]


def _said(key: str, wording: Wording, length: Length, **values: object) -> str:
    """A phrase at some length; in fewer words if the language has them."""
    found = next((each for each in length.of(key) if each in wording.language.phrases), key)
    return wording.phrase(found, **values)


# ---------------------------------------------------------------- results


def climb_by_climb(seat: int, events: Sequence[ev.Event], wording: Wording) -> list[Clause]:
    """The results of an Offering or a Worship at full length: each climb of the Temple with its reward."""
    starts = [n for n, event in enumerate(events) if n and _starts_apart(event, events[n - 1])]
    found: list[Clause] = []
    for start, end in pairwise([0, *starts, len(events)]):
        first, *rest = events[start:end]
        if isinstance(first, ev.TempleClimbed):
            brought = [clause.words for clause in result_clauses(seat, (), rest, wording, Length.FULL)]
            key = "step.climb.brought" if brought else "step.climb"
            found.append(Clause(wording.phrase(key, step=first.step, brought=brought)))
        else:
            found += result_clauses(seat, (), [first, *rest], wording, Length.FULL)
    return found


def _starts_apart(event: ev.Event, before: ev.Event) -> bool:
    """Whether an Event starts a new part: a climb, a discarded Statue, or the choice of that Statue."""
    if isinstance(event, ev.StatueDiscarded):
        return not _is_statue_chosen(before)
    return isinstance(event, ev.TempleClimbed) or _is_statue_chosen(event)


def _is_statue_chosen(event: ev.Event) -> bool:
    return isinstance(event, ev.AutomaChose) and event.what is Chosen.STATUE


def is_climb(events: Sequence[ev.Event]) -> bool:
    """Whether this is an Offering or a Worship with several climbs of the Temple."""
    climbs = any(
        (isinstance(event, ev.HighPriestActivated) and event.action in CLIMBING)
        or (isinstance(event, ev.AutomaDecided) and event.is_last)
        for event in events
    )
    return climbs and sum(isinstance(event, ev.TempleClimbed) for event in events) > 1


def result_clauses(
    seat: int, openings: Sequence[ev.Event], events: Sequence[ev.Event], wording: Wording, length: Length
) -> list[Clause]:
    """The results of a step, the most important first; at least one of them is kept."""
    came_to = tally(seat, events)
    produced, then, left = productions(seat, events, came_to, wording, reasoned=length.is_reasoned)
    found = [Clause(_placed(event, events, wording, length)) for event in events if isinstance(event, ev.WorkerPlaced)]
    found += [Clause(_fell(event, wording, length), MAIN_DEED) for event in came_to.casualties]
    found += [*produced, *_choices(events, wording, length, of_workers=False)]
    done, gained, followed = _deeds(openings, events, left, wording, length)
    found += [*_ranked(done[:1], KEPT), *map(Clause, _failures(events, wording)), *done[1:]]
    found += _choices(events, wording, length, of_workers=True)
    found += _ranked(gained, MAIN_DEED if done else KEPT)
    found += [Clause(words) for words in _walks(events, came_to, wording, length)]
    found += [*followed, *then]
    before = _without_exchange(came_to)
    several = len(before.vp_by) > 1  # the step itself names a single source
    found += net_clauses(before, wording, NetRanks(vp=MAIN_DEED, goods=GOODS, soldiers=NETS), sourced=several)
    if n := came_to.deeds[EXCHANGED]:
        words = [wording.phrase(key, n=n, less=-n) for key in ("step.exchanged", f"step.exchanged.{BRIEFLY}")]
        found.append(Clause(words[0], MAIN_DEED, words[1]))
    gone = sum(len(event.cards) for event in events if isinstance(event, ev.OfferDiscarded))
    off = [wording.phrase(key, n=gone) for key in ("step.offer", f"step.offer.{BRIEFLY}")]
    found += [Clause(off[0], MINOR_DEEDS, off[1])] if gone else []
    if found and all(clause.rank != KEPT for clause in found):
        found[0] = structs.replace(found[0], rank=KEPT)
    return found


def _without_exchange(came_to: Tally) -> Tally:
    """A tally before its exchange of potato."""
    vp_by, goods = Counter(came_to.vp_by), Counter(came_to.goods)
    del vp_by[EXCHANGED_FOR]
    goods[POTATO] += came_to.deeds[EXCHANGED]
    return structs.replace(came_to, vp_by=vp_by, goods=goods)


def _ranked(clauses: Sequence[Clause], rank: int) -> list[Clause]:
    return [structs.replace(clause, rank=rank) for clause in clauses]


def _choices(events: Sequence[ev.Event], wording: Wording, length: Length, *, of_workers: bool) -> list[Clause]:
    """The choices by an automa's own rules without a roll, each once: of Workers, or others."""
    left_out = (*LOGGED, *((*OF_WORKERS, *RANKS) if length.is_terse else ()))
    chosen = (event for event in events if isinstance(event, ev.AutomaChose) and event.what.by_own_rule)
    chosen = (event for event in chosen if event.what not in left_out)
    alike = dict.fromkeys(event for event in chosen if (event.what in OF_WORKERS) == of_workers)
    return [Clause(wording.format_field(event, "choice"), RANKS.get(event.what, KEPT)) for event in alike]


def _failures(events: Sequence[ev.Event], wording: Wording) -> list[str]:
    failed = (event for event in events if isinstance(event, ev.AutomaFailed))
    alike = {
        (obstacle((event.effect, event.why), wording.language), _is_skipped_for_gold(event)): event for event in failed
    }
    return [_failure(event, wording) for event in alike.values()]


def _is_skipped_for_gold(failed: ev.AutomaFailed) -> bool:
    return failed.gold > 0 and failed.why not in IN_PART


def _failure(failed: ev.AutomaFailed, wording: Wording) -> str:
    """The reason of a failure, and the skip if nothing was done."""
    why = wording.format_field((failed.effect, failed.why), "obstacle")
    if failed.why in IN_PART:
        return why
    return wording.phrase("step.skipped.gold" if _is_skipped_for_gold(failed) else "step.skipped", why=why)


def _placed(placed: ev.WorkerPlaced, events: Sequence[ev.Event], wording: Wording, length: Length) -> str:
    """A placed Worker with its space, the reasons for this space, and the reasons for its VP."""
    chose = next(iter(_chosen(events, Chosen.PLACEMENT)), None)
    why = [
        wording.format_field(event.by, "placed_worker")
        for event in _chosen(events, Chosen.WORKER)
        if length.is_reasoned
    ]
    if chose is not None:
        terraces = [thing for thing, _ in chose.passed if thing in TERRACES]
        why += [wording.phrase("step.passed.god", god=thing) for thing, _ in chose.passed if thing not in TERRACES]
        why += [_said("step.passed", wording, length, terraces=terraces)] if terraces else []
        why += [wording.format_field(chose.by, "placed_by")] if chose.by and not length.is_terse else []
    scored = {event.source for event in events if isinstance(event, ev.Scored) and event.seat == placed.seat}
    why += [wording.phrase("step.placed.statue")] if STATUE_MATCHED in scored else []
    why += [wording.phrase("step.placed.steps")] if STEPS_USED in scored else []
    key = "step.placed.because" if why else "step.placed"
    return _said(key, wording, length, worker=placed.worker, space=placed.space, card=placed.card, why=why)


def _fell(fell: ev.CasualtyFell, wording: Wording, length: Length) -> str:
    """The casualty of a Conquest and its source."""
    key = "step.casualty" if fell.source in (POTATO, CORN) else "step.casualty.nomad"
    return _said(key, wording, length, worker=fell.worker, source=fell.source)


def _chosen(events: Sequence[ev.Event], what: Chosen) -> list[ev.AutomaChose]:
    return [event for event in events if isinstance(event, ev.AutomaChose) and event.what is what]


def _walks(events: Sequence[ev.Event], came_to: Tally, wording: Wording, length: Length) -> list[str]:
    """The moves of the High Priest without activation; those on the Temple, and stays, with the reason."""
    activated = [n for n, event in enumerate(events) if isinstance(event, ev.HighPriestActivated)]
    moved = [
        event.section for event in events[max(activated, default=-1) + 1 :] if isinstance(event, ev.HighPriestMoved)
    ]
    for section, _ in came_to.walks:
        moved = [each for each in moved if each != section]
    said = [_said("step.walked", wording, length, section=section) for section in moved]
    for section, looked_at in came_to.walks:
        weighed = [_said("step.looked_at", wording, length, one=one) for one in looked_at]
        key = "step.walked.weighed" if section else "step.stayed"
        said.append(_said(key, wording, length, section=section, weighed=weighed))
    return said


def _deeds(
    openings: Sequence[ev.Event], events: Sequence[ev.Event], came_to: Tally, wording: Wording, length: Length
) -> tuple[list[Clause], list[Clause], list[Clause]]:
    """The deeds, the gained Workers, and the automatic consequences."""
    done, came_to = _done_as_named(openings, events, came_to, wording)
    left: list[str] = []
    if not length.is_short:
        constructed, came_to = _constructed_because(events, came_to, wording)
        done += constructed
    if length.is_reasoned:
        woven, came_to = _woven_because(events, came_to, wording)
        left, came_to = _left_because(events, came_to, wording)
        done += woven
    counted = Counter(came_to.deeds)
    if length.is_short and any(isinstance(event, ev.DieRolled) and event.purpose == TEMPLE for event in openings):
        counted["climbed"] -= 1  # the roll tells it
    if not length.is_short:
        counted["steps"] = 0
        done += [wording.phrase("step.steps", spot=event.spot) for event in events if isinstance(event, ev.StepsBuilt)]
    followed = Tally(deeds=Counter({name: counted[name] for name in FOLLOWED}), removed=came_to.removed)
    told_elsewhere = followed.deeds + Counter({EXCHANGED: counted[EXCHANGED]})
    rest = structs.replace(came_to, workers=[], removed=[], walks=[], deeds=counted - told_elsewhere)
    gained = Tally(workers=came_to.workers)
    besides, whom, after = (deeds(each, wording) for each in (rest, gained, followed))
    return (
        [*(Clause(words, DEEDS) for words in done), *besides],
        whom,
        [*after, *(Clause(words, DEEDS) for words in left)],
    )


def _constructed_because(events: Sequence[ev.Event], came_to: Tally, wording: Wording) -> tuple[list[str], Tally]:
    """The Buildings chosen by chance, and the rest of the tally."""
    words, buildings = list[str](), [*came_to.buildings]
    for event in _chosen(events, Chosen.TILE):
        if event.taken in buildings:
            buildings.remove(event.taken)
            words.append(wording.phrase("step.constructed", building=event.taken))
    return words, structs.replace(came_to, buildings=buildings)


def _woven_because(events: Sequence[ev.Event], came_to: Tally, wording: Wording) -> tuple[list[str], Tally]:
    """The Weavings with the reason for each, or the reason against the top one, and the rest of the tally."""
    words, bought, taken = list[str](), [*came_to.bought], [*came_to.taken]
    for event in _chosen(events, Chosen.WEAVING):
        if event.by != BENEATH and event.taken in bought:
            bought.remove(event.taken)
            words.append(wording.phrase("step.bought", tile=event.taken, by=event.by))
        elif event.by != BENEATH and event.taken in taken:
            taken.remove(event.taken)
            words.append(wording.phrase("step.took", tile=event.taken, by=event.by))
        else:
            words.append(wording.format_field(event, "choice"))
    return words, structs.replace(came_to, bought=bought, taken=taken)


def _left_because(events: Sequence[ev.Event], came_to: Tally, wording: Wording) -> tuple[list[str], Tally]:
    """The removed Workers with the reason for each, and the rest of the tally."""
    words, removed = list[str](), [*came_to.removed]
    for event in _chosen(events, Chosen.SURPLUS):
        if event.taken in removed:
            removed.remove(event.taken)
            words.append(wording.phrase("step.removed", worker=event.taken, by=event.by))
    return words, structs.replace(came_to, removed=removed)


def _done_as_named(
    openings: Sequence[ev.Event], events: Sequence[ev.Event], came_to: Tally, wording: Wording
) -> tuple[list[str], Tally]:
    """The deeds with things named by the step already, and the rest of the tally."""
    named = {event.taken for event in (*openings, *events) if isinstance(event, ev.AutomaChose)}
    spreads = any(isinstance(event, ev.AutomaDecided) and event.way is ev.Way.SPREADS for event in openings)
    done = [wording.phrase("step.influenced") for region in came_to.influenced if region in named and not spreads]
    done += [wording.phrase("step.statue", size=size) for size, god in came_to.statues if god in named]
    done += [wording.phrase("step.discarded", size=size) for size, god in came_to.discarded if god in named]
    rest = structs.replace(
        came_to,
        conquered=[space for space in came_to.conquered if space not in named],
        influenced=[region for region in came_to.influenced if region not in named],
        statues=[(size, god) for size, god in came_to.statues if god not in named],
        discarded=[(size, god) for size, god in came_to.discarded if god not in named],
    )
    return done, rest


# ---------------------------------------------------------------- openings


def opening_words(
    opening: ev.Event, events: Sequence[ev.Event], wording: Wording, came_to_something: bool, length: Length
) -> str:
    """The opening of a step; a short one with results leaves out the action on the board."""
    match opening:
        case ev.AutomaDecided() as decided:
            reached = {event.thing: event.tile for event in events if isinstance(event, ev.CultWorked)}
            return _decided(decided, reached, wording, length)
        case ev.AutomaChose() as chose:
            return _priority(chose, events, wording, length)
        case ev.DieRolled() as rolled:
            return _roll(rolled, events, wording, length)
        case ev.TempleClimbed() as climbed:
            reward = temple.reward(climbed.step)
            return _said("step.climbed", wording, length, step=climbed.step, reward=reward)
        case ev.GodCardPlayed() as played:
            return wording.phrase("turn.gods", things=[played.card])
        case ev.StepsBuilt() as built:
            return wording.phrase("step.steps_below", who=wording.names[built.seat])
        case ev.FestivalTriggered() as triggered:
            return _said("step.festival", wording, length, number=triggered.number)
    assert isinstance(opening, ev.AutomaActed)
    variant, values = of_event(opening)
    return wording.phrase((ROWS if length.is_short and came_to_something else ACTED)[variant], **values)


def _priority(chose: ev.AutomaChose, events: Sequence[ev.Event], wording: Wording, length: Length) -> str:
    """The choice by priorities, with the priority; the tersest leaves out the region of a conquered space."""
    if length.is_terse and chose.what is Chosen.REGION and _has_taken_space(events):
        return wording.phrase("step.priority", by=chose.by)
    if chose.failed and not length.is_terse:
        return wording.phrase("step.chose.failed", taken=chose.taken, by=chose.by, failed=chose.failed)
    key = "step.chose.space" if chose.what is Chosen.SPACE else "step.chose"
    return _said(key, wording, length, taken=chose.taken, by=chose.by)


def _has_taken_space(events: Sequence[ev.Event]) -> bool:
    """Whether a space was conquered; its name tells the region."""
    return any(isinstance(event, ev.SpaceConquered) for event in events)


def second_words(chose: ev.AutomaChose, opening: str, wording: Wording, length: Length) -> str:
    """The opening of a step with a Conquest's second marker: it is free, with its possible spaces."""
    if chose.what is Chosen.SPACE:
        return _said("step.second", wording, length, opening=opening)
    farther = [region for region, why in chose.passed if why == FARTHER and chose.by not in ("", *BY_ROLL)]
    if farther and not length.is_short:
        return wording.phrase("step.second.left.but", opening=opening, farther=farther)
    return _said("step.second.left", wording, length, opening=opening)


def are_sentence(openings: Sequence[ev.Event]) -> bool:
    """Whether these openings are a sentence: the High Priest actions looked at, with their conditions."""
    decided = [event for event in openings if isinstance(event, ev.AutomaDecided) and event.weighed]
    return any(event.way is ev.Way.HIGH_PRIEST or event.is_last for event in decided)


def is_named_above(opening: ev.Event, event: ev.Event) -> bool:
    """Whether the opening of a step names the Cult tile with a High Priest action."""
    if not isinstance(opening, ev.AutomaDecided) or not isinstance(event, ev.CultWorked):
        return False
    return event.thing in dict(opening.weighed)


def _decided(decided: ev.AutomaDecided, reached: Mapping[str, str], wording: Wording, length: Length) -> str:
    """The considered High Priest actions with their conditions and the Cult tiles that helped; else another reason."""

    def looked_at(one: tuple[str, ev.Condition]) -> str:
        words, tile = _said("step.looked_at", wording, length, one=one), reached.get(one[0])
        return _said("step.reached", wording, length, words=words, tile=tile) if tile else words

    if not decided.weighed:
        return wording.format_field(decided.way, "reason")
    control, others = parted_by_influence(decided.weighed)
    if control and others:
        words = _decided(structs.replace(decided, weighed=others), reached, wording, length)
        led = [*map(looked_at, control)]
        return _said("step.no_influence", wording, length, control=led, decided=words)
    *past, chosen = map(looked_at, decided.weighed)
    if decided.way is not ev.Way.HIGH_PRIEST and not decided.is_last:
        return _said("step.weighed", wording, length, way=decided.way, weighed=[*past, chosen])
    return wording.phrase("step.activated.past", past=past, chosen=chosen) if past else chosen


def _roll(rolled: ev.DieRolled, events: Sequence[ev.Event], wording: Wording, length: Length) -> str:
    """A roll with its result, and the reason against that result if the automa took another."""
    chose = next(
        (event for event in events if isinstance(event, ev.AutomaChose) and event.what in (Chosen.REGION, Chosen.GOD)),
        None,
    )
    if chose is not None and chose.what is Chosen.REGION:
        key = "step.rolled.clockwise" if chose.passed else "step.rolled.region"
        key = "step.rolled.passed" if chose.passed and length.is_terse and _has_taken_space(events) else key
        passed = chose.passed[:1] if length.is_terse else chose.passed
        named, taken = _CLOCKWISE[rolled.value - 1], chose.taken
        words = _said(key, wording, length, value=rolled.value, region=named, taken=taken, passed=passed)
        if length.is_terse:
            return words
        if chose.tied:
            tied = {"tied": chose.tied, "by": chose.tied_by, "n": len(chose.tied)}
            words = _said("step.rolled.tied", wording, length, rolled=words, **tied)
        return wording.phrase("step.failed", failed=chose.failed, rolled=words) if chose.failed else words
    if chose is not None:
        key = "step.rolled.god_passed" if chose.passed else "step.rolled.god"
        key = "step.rolled.god_random" if chose.by == "random" else key
        return wording.phrase(key, value=rolled.value, taken=chose.taken, passed=_gods_passed(chose, wording, length))
    if rolled.purpose == PLACEMENT and (cards := _without_space(events)):
        return wording.phrase("step.rolled.no_space", value=rolled.value, cards=cards)
    _, values = of_event(rolled)
    keys = ROLLED | BRIEFLY_ROLLED if length.is_short else ROLLED
    return wording.phrase(keys.get(rolled.purpose, "step.rolled"), **values)


def _gods_passed(chose: ev.AutomaChose, wording: Wording, length: Length) -> list[str]:
    """The gods passed over, grouped by the reason against them."""
    by_reason = groupby(chose.passed, key=itemgetter(1))
    return [
        _said("passed_over.gods", wording, length, things=[thing for thing, _ in alike], why=why)
        for why, alike in by_reason
    ]


def _without_space(events: Sequence[ev.Event]) -> list[str]:
    """The God cards without a free space, before the Worker was placed."""
    if not any(isinstance(event, ev.WorkerPlaced) for event in events):
        return []
    before = takewhile(lambda event: not isinstance(event, ev.WorkerPlaced), events)
    return [event.card for event in before if isinstance(event, ev.GodCardOffered)]
