"""An episode in a few lines: a line for each seat, with its decision first, then the tally.

Nothing cuts a turn: a long one has fewer words, and signs for goods. In a smaller room it leaves out minor deeds, then
goods, then other deeds, never VP, and refers to the whole log.
"""

from collections.abc import Callable, Iterator, Sequence

from msgspec import structs

from bot import say
from bot.languages.language import Language
from bot.say.after.automa import reactions, steps
from bot.say.after.automa_words import Length
from bot.say.after.episodes import FESTIVAL, LAST_ACTIONS, SCORING, SETUP, TURN, Episode
from bot.say.after.festival import festival_table, payments
from bot.say.after.net_effects import BREVITIES, NetRanks, deeds, net_clauses, nets
from bot.say.after.squeezing import (
    GOODS,
    KEPT,
    MAIN_DEED,
    NETS,
    OTHERS_GOODS,
    Clause,
    Line,
    Squeezed,
    fitted,
    goods_by_signs,
    laddered,
    lengthened,
    letters,
    said_briefly,
    squeezed,
    worded,
)
from bot.say.after.tally import Tally, tally
from bot.say.before.facts import acts_otherwise
from bot.say.markup import CHAT, Markup
from bot.say.wording import Wording, condition, obstacle
from engine import events as ev
from engine.actions import SpreadInfluence
from engine.benefits import PlaceConquestMarker
from engine.resources import GOLD, POTATO, Cost
from engine.workers import is_newcomer

LONGEST = 500  # letters of a turn
AUTOMAS = 1000  # letters of an automa's turn, step by step
CAPTION = 120  # letters of a turn in one line
SHORT = 16  # letters of a name if there is little room
TABLED = 10  # letters of a name below a full table
ESCAPE = "\\"  # before a letter of a name with a meaning in Markdown


def told(
    episode: Episode,
    names: Sequence[str],
    plain: Sequence[str],
    lang: Language,
    room: int | None = None,
    markup: Markup = CHAT,
) -> list[str]:
    """The lines of an episode within a room, with short names if need be; `plain` are the names for a table."""
    room = room or (AUTOMAS if episode.is_automas else LONGEST)
    lines, left_out = _told(episode, plain, Wording(lang, names, markup=markup), room)
    if left_out and (short := [*map(_short, names)]) != [*names]:
        return _told(episode, plain, Wording(lang, short, markup=markup), room).lines
    return lines


def _told(episode: Episode, plain: Sequence[str], wording: Wording, room: int) -> Squeezed:
    """The lines of an episode within a room; at a Festival below its table."""
    first, heading = [*_first_player(episode, wording)], _heading(episode, wording)
    whole = episode.is_whole_festival
    table = festival_table(heading[0], episode.events, plain, wording, whole=whole) if episode.kind == FESTIVAL else []
    above, telling = (table, _besides) if table else (heading, _lines)
    most = room if episode.kind in (TURN, LAST_ACTIONS) else 2 * room  # in the others everybody acts
    taken = letters([*first, *above])
    found = _automas(episode, wording, room - taken) if episode.is_automas else Squeezed([])
    room, most = room - taken, min(room if table else most, most - taken)  # below a table only the room of a turn
    more = wording.phrase("turn.left_out")
    found = found if found.lines else squeezed([*telling(episode, wording)], room, more, most)
    if table and found.left_out:
        briefly = Wording(wording.language, [_short(name, TABLED) for name in wording.names], markup=wording.markup)
        found = squeezed([*_besides(episode, briefly, netted=True)], room, more, most)
    lines = above + found.lines if found.lines else table
    over = [event for event in episode.events if isinstance(event, ev.GameEnded)]
    ended = [say.event(event, wording.names, wording.language) for event in over]
    return Squeezed([*first, *lines, *ended], found.left_out)


def in_a_line(episode: Episode, names: Sequence[str], lang: Language, room: int) -> list[str]:
    """A turn in one line, a set-up in one per seat, within `room`; always with the decision and VP."""
    if episode.kind in (FESTIVAL, SCORING):
        return [caption(episode, names, lang, room)]
    wording = Wording(lang, names)
    lines = [*_lines(episode, wording, "caption.turn")]
    of_a_seat = episode.kind in (TURN, LAST_ACTIONS)
    return squeezed(lines[:1] if of_a_seat else lines, room, wording.phrase("turn.left_out")).lines


def _first_player(episode: Episode, wording: Wording) -> Iterator[str]:
    """The first player, except in a solo game."""
    for event in episode.events:
        if isinstance(event, ev.GameStarted) and not event.solo:
            yield wording.phrase("turn.first", who=wording.names[event.first])


def _heading(episode: Episode, wording: Wording) -> list[str]:
    """The heading of a Festival or of last actions, or of the rest of them."""
    if episode.kind not in (FESTIVAL, LAST_ACTIONS):
        return []
    whole = episode.is_whole_festival if episode.kind == FESTIVAL else not episode.begun
    key = episode.kind if whole else f"{episode.kind}.rest"
    return [wording.phrase(key, number=episode.number, bold=wording.markup.bold)]


def caption(episode: Episode, names: Sequence[str], lang: Language, room: int = CAPTION) -> str:
    """A turn of its seat in one line; a Festival or the final scoring with the VP of all seats."""
    wording = Wording(lang, names)
    if episode.kind in (FESTIVAL, SCORING):
        scored = [(_short(who), tally(seat, episode.events).vp) for seat, who in enumerate(names)]
        gains = ", ".join(wording.phrase("caption.gain", who=who, n=vp) for who, vp in scored if vp)
        part = ".rest" if episode.kind == FESTIVAL and not episode.is_whole_festival else ""
        return wording.phrase(f"caption.{episode.kind}{part}", number=episode.number, gains=gains) if gains else ""
    for briefly in (False, True):
        decision = _decision(episode, episode.seat, wording, briefly=briefly)
        came_to = _besides_decision(episode, episode.seat)
        done, came = _parts(decision, came_to, wording, GOODS, sourced=False)
        done[1:] = [structs.replace(clause, rank=min(clause.rank, NETS)) for clause in done[1:]]
        vp = any(came_to.vp_by.values())
        came[vp:] = [structs.replace(clause, rank=GOODS) for clause in came[vp:]]
        line = "".join(fitted([_line_of(episode.seat, "caption.turn", wording, [done, came])], room))
        if len(line) <= room:
            break
    return line


def so_far(episode: Episode, names: Sequence[str], lang: Language) -> str:
    """The present turn in one line without the name of its seat; gains of others follow."""
    if episode.kind != TURN:
        return caption(episode, names, lang)
    wording = Wording(lang, names)
    lines = [*_lines(episode, wording, "turn.so_far")]
    shown = [event.card for event in episode.events if isinstance(event, ev.WorkerPlaced) and event.card]
    lines[0].parts[0][1:1] = [Clause(wording.phrase("turn.shown", cards=shown))] if shown else []
    return " ".join(squeezed(lines, LONGEST, wording.phrase("turn.left_out")).lines)


def _short(name: str, most: int = SHORT) -> str:
    return name if len(name) <= most else f"{name[: most - 1].rstrip(' ' + ESCAPE)}…"


def _besides(episode: Episode, wording: Wording, *, netted: bool = False) -> Iterator[Line]:
    """The deeds at a Festival outside its table; `netted`, payments are part of the goods."""
    for seat in range(len(wording.names)):
        came_to = _besides_reasons(episode, seat)
        if netted:
            came_to.goods.subtract({POTATO: came_to.fed.potato, GOLD: came_to.fed.gold})
        came_to.fed, came_to.deeds["unfed"] = Cost(), 0  # payments and the table tell them
        came_to.vp_by.clear()
        done, gained = _parts("", came_to, wording, GOODS)
        done[1:1] = reactions(seat, [*map(_without_failures, episode.events)], wording)
        paid = laddered((payments(seat, episode.events, wording, brevity) for brevity in BREVITIES), GOODS)
        yield _line_of(seat, "turn.line", wording, [done, gained if netted else [*paid, *gained]])


def _without_failures(event: ev.Event) -> ev.Event:
    """The Event without failed priorities: a Festival does not tell the purpose of a region."""
    return structs.replace(event, failed=()) if isinstance(event, ev.AutomaChose) else event


def _order(episode: Episode, wording: Wording) -> list[int]:
    """All seats, from the active one."""
    seats = len(wording.names)
    first = max(episode.seat, 0)  # the set-up has no active seat
    return [(first + n) % seats for n in range(seats)]


def _automas(episode: Episode, wording: Wording, room: int) -> Squeezed:
    """The turn of an automa step by step; empty if there is no room even for the shortest."""
    found = _at_length(lambda length: _automas_lines(episode, wording, length), room, wording)
    return found if letters(found.lines) <= room else Squeezed([])


def _at_length(telling: Callable[[Length], Iterator[Line]], room: int, wording: Wording) -> Squeezed:
    """The lines at the greatest length that fits: in full, with less, by signs for goods, in fewer words."""
    for length in (Length.FULL, Length.REASONED, Length.USUAL):
        if letters(words := worded(telling(length))) <= room:
            return Squeezed(words)
    longer: list[list[Line]] = [goods_by_signs(telling(Length.USUAL))]
    for length in (Length.SHORT, Length.TERSE):
        lines = [*telling(length)]
        if letters(said_briefly(lines, room)) <= room:
            return Squeezed(worded(lengthened(goods_by_signs(lines), longer, room)))
        longer.insert(0, goods_by_signs(telling(length)))
    return squeezed(lines, room, wording.phrase("turn.left_out"))


def _automas_lines(episode: Episode, wording: Wording, length: Length) -> Iterator[Line]:
    own, *others = _order(episode, wording)
    vp = nets(Tally(vp_by=tally(own, episode.events).vp_by), wording)
    yield _line_of(own, "turn.line", wording, [[Clause(_decision(episode, own, wording))], [*map(Clause, vp)]])
    yield from steps(own, episode.events, wording, begun=episode.begun, earlier=episode.earlier, length=length)
    for seat in others:
        parts = _parts(_reaction(episode, seat, wording), tally(seat, episode.events), wording, OTHERS_GOODS)
        yield _line_of(seat, "turn.line.besides", wording, parts)


def _line_of(seat: int, key: str, wording: Wording, parts: list[list[Clause]]) -> Line:
    def worded(parts: Sequence[Sequence[str]]) -> str:
        what = wording.phrase("apart").join(filter(None, (", ".join(filter(None, part)) for part in parts)))
        return wording.phrase(key, who=wording.names[seat], what=what) if what else ""

    return Line(worded, parts)


def _lines(episode: Episode, wording: Wording, named: str = "turn.line") -> Iterator[Line]:
    for seat in _order(episode, wording):
        own = seat == episode.seat
        decision = _decision(episode, seat, wording) if own else _reaction(episode, seat, wording)
        parts = _parts(decision, _besides_decision(episode, seat), wording, GOODS if own else OTHERS_GOODS)
        if not own and episode.kind != SETUP:
            parts[0][1:1] = reactions(seat, episode.events, wording)
        key = named if own or episode.kind != TURN else "turn.line.besides"
        yield _line_of(seat, key, wording, parts)


def _besides_decision(episode: Episode, seat: int) -> Tally:
    """The tally of a seat, without the things named by its decision."""
    if seat != episode.seat:
        return _besides_reasons(episode, seat)
    came_to = tally(seat, episode.events)
    if SpreadInfluence.secondary in episode.chosen:
        came_to.influenced = []
    return came_to


def _besides_reasons(episode: Episode, seat: int) -> Tally:
    """The tally of a seat, without the spaces named with an automa's reason."""
    came_to = tally(seat, episode.events)
    own = (event for event in episode.events if isinstance(event, ev.AutomaChose) and event.seat == seat)
    named = [event.taken for event in own if event.what is ev.Chosen.SPACE]
    came_to.conquered = [space for space in came_to.conquered if space not in named]
    return came_to


def _parts(decision: str, came_to: Tally, wording: Wording, goods: int, *, sourced: bool = True) -> list[list[Clause]]:
    """The decision with the deeds and a triggered Festival, then the net effects; `goods` is the rank of goods."""
    done = deeds(came_to, wording)
    if done and not decision:
        done[0] = structs.replace(done[0], rank=MAIN_DEED)
    if came_to.festival:
        done[-1] = structs.replace(done[-1], rank=KEPT)
    ranks = NetRanks(vp=KEPT, goods=goods, soldiers=KEPT)
    return [[Clause(decision), *done], net_clauses(came_to, wording, ranks, sourced=sourced)]


def _decision(episode: Episode, seat: int, wording: Wording, *, briefly: bool = False) -> str:
    """The decision of the active seat in this episode; `briefly`, without tasks."""
    if episode.kind == LAST_ACTIONS:
        return _last_actions(episode, wording)
    if episode.kind != TURN:
        return _reaction(episode, seat, wording)
    if placement := _placement(episode, seat, wording, briefly=briefly):
        return placement
    if any(isinstance(event, ev.AutomaDecided) and event.way is ev.Way.NO_WORKER for event in episode.events):
        return wording.phrase("turn.no_worker")
    known = [] if briefly else episode.events
    chosen = [_secondary(one, seat, known, wording) for one in episode.chosen]
    activated = [_activation(event, known, wording) for event in _activations(episode, seat)]
    if activated or chosen:
        return wording.joined([*activated, *chosen])
    if not _has_news(episode, seat):
        return ""
    return wording.phrase("turn.same" if episode.begun else "turn.free")


def _last_actions(episode: Episode, wording: Wording) -> str:
    """The actions of an automa before the final scoring."""
    decided = [event for event in episode.events if isinstance(event, ev.AutomaDecided) and event.is_last]
    actions = [action for event in decided for action, _ in event.weighed]
    return wording.phrase("turn.last", actions=actions) if actions else wording.phrase("turn.same")


def _placement(episode: Episode, seat: int, wording: Wording, *, briefly: bool) -> str:
    """The placement of a Worker with its tasks; empty if there is none."""
    own = [event for event in episode.events if getattr(event, "seat", None) == seat]
    placed = [event for event in own if isinstance(event, ev.WorkerPlaced)]
    if not placed:
        return ""
    tasks = [event.task for event in own if isinstance(event, ev.TaskPerformed)]
    key = "turn.placed" if tasks and not briefly else "turn.placed.no_tasks"
    first = placed[0]
    as_one_kind = is_newcomer(first.worker) and acts_otherwise(first.worker, first.acting)
    variants = ["newcomer"] if as_one_kind else []
    return wording.phrase(key, *variants, worker=first.worker, acting=first.acting, space=first.space, tasks=tasks)


def _secondary(chosen: str, seat: int, events: Sequence[ev.Event], wording: Wording) -> str:
    """A secondary action; Cultural Influence with its region, if known."""
    influenced = tally(seat, events).influenced
    if chosen == SpreadInfluence.secondary and influenced:
        return wording.phrase("turn.influence", things=influenced)
    return wording.format_field(chosen, "secondary")


def _has_news(episode: Episode, seat: int) -> bool:
    return episode.is_automas or tally(seat, episode.events) != Tally()


def _activations(episode: Episode, seat: int) -> list[ev.HighPriestActivated]:
    return [event for event in episode.events if isinstance(event, ev.HighPriestActivated) and event.seat == seat]


def _activation(event: ev.HighPriestActivated, events: Sequence[ev.Event], wording: Wording) -> str:
    gold = any(isinstance(other, ev.GoldTaken) and other.seat == event.seat for other in events)
    return wording.phrase("turn.gold" if gold else "turn.activated", action=event.action)


def _reaction(episode: Episode, seat: int, wording: Wording) -> str:
    """The named deeds of a seat in another seat's turn."""
    if episode.kind == SETUP:
        tiles = [
            event.tile for event in episode.events if isinstance(event, ev.StartingWeavingPicked) and event.seat == seat
        ]
        given = [event.palace for event in episode.events if isinstance(event, ev.PalaceGiven) and event.seat == seat]
        variants = ["palace"] if given else []
        return wording.phrase("turn.setup", *variants, tiles=tiles, palaces=given) if tiles else ""
    if episode.kind == SCORING:
        return wording.phrase("turn.scoring")
    own = [event for event in episode.events if getattr(event, "seat", None) == seat]
    refused = {_refusal(event, wording.language): event for event in own}
    return ", ".join(_refused(event, wording) for refusal, event in refused.items() if refusal is not None)


def _refusal(event: ev.Event, lang: Language) -> object:
    """The facts of a refusal that `_refused` tells, None if an Event is no refusal."""
    match event:
        case ev.AutomaDecided() if event.way.occasion is ev.Occasion.PERSONS_TURN:
            told = (condition(one, lang) for one in event.weighed)
            return event.way, tuple((key, *values.values()) for key, values in told)
        case ev.AutomaFailed(effect=PlaceConquestMarker()):
            return obstacle((event.effect, event.why), lang)
    return None


def _refused(event: ev.Event, wording: Wording) -> str:
    """The reason why an automa does not follow."""
    if isinstance(event, ev.AutomaDecided):
        variants = ["weighed"] if event.weighed else []
        return wording.phrase("turn.not_following", *variants, way=event.way, weighed=event.weighed)
    assert isinstance(event, ev.AutomaFailed)
    return wording.phrase("turn.no_conquest", why=(event.effect, event.why))
