"""Alternative texts: what a picture shows, in words, for those who cannot see it."""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from itertools import groupby

from engine import buildings, queries
from engine.components import ARMY_CARDS, GOD_CARDS, GODS, REGIONS, SPACES, STEPS, TERRACES
from engine.queries import spot_code
from engine.resources import FOOD
from engine.state import Player, Position, View
from render.alt import automas as automa_words
from render.alt import court, temple
from render.alt.items import item_sentences, market_sentences, weaving_offer
from render.alt.naming import among, as_sentence, by_code, counted, named, tells
from render.automa_board import areas
from render.automa_board import content as automa
from render.board_parts.compare import compare, is_vassal_mark
from render.board_parts.header import FESTIVALS
from render.board_parts.parts import (
    ARMY_HAND,
    AUTOMA,
    CASUALTIES,
    CHIPS,
    FREE_SPACES,
    GOD_HAND,
    HEAD,
    HILL,
    MARKET,
    ON_THE_HILL,
    PALACES_ON_SALE,
    PEOPLE,
    SPACES_OF_HILL,
    STATUES,
    TO_BE_HAD,
    WEAVINGS_ON_SALE,
    check_part,
    told_of,
)
from render.board_parts.seat_rows import seat_name
from render.drawing.flow import Shown
from render.result_parts.content import headline
from render.words import Words

LIMIT = 1024
NO_NUMBERS: Mapping[str, int] = {}


def within_limit(sentences: Iterable[str], words: Words, elsewhere: str = "") -> str:
    """As many whole sentences, the most important first, as an alternative text may have.

    If some have no room, the last sentence says where else one may look.
    """
    wanted = [words.typeset(sentence) for sentence in sentences if sentence and sentence != elsewhere]
    whole = " ".join(wanted)
    if len(whole) <= LIMIT:
        return whole
    room = LIMIT - len(elsewhere) - bool(elsewhere)
    text = ""
    for sentence in wanted:
        if len(text) + len(sentence) + 1 <= room:
            text = f"{text} {sentence}".strip()
    return f"{text} {elsewhere}".strip()


def fits(sentences: Iterable[str], words: Words) -> bool:
    """Whether an alternative text has room for all of these."""
    return len(words.typeset(" ".join(filter(None, sentences)))) <= LIMIT


def first_that_fits(tellings: Iterable[Sequence[str]], words: Words, elsewhere: str = "") -> str:
    """The first of several ways to say the same that has room, else as much of the last one as there is room for."""
    told: Sequence[str] = ()
    for told in tellings:
        if fits(told, words):
            return words.typeset(" ".join(filter(None, told)))
    return within_limit(told, words, elsewhere)


def status(view: Position, names: tuple[str, ...], words: Words) -> str:
    """Whose turn it is and what is asked, or how the game has ended."""
    if view.result:
        return f"{', '.join(headline(view, names, words))}."
    head = words.setup if view.active < 0 else words.turn(view.turn)
    assert view.decision is not None
    return f"{head}. {seat_name(names, view.decision.seat, words)}: {words.questions[type(view.decision).__name__]}."


def hand(view: View, words: Words, shown: Shown | None = None) -> str:
    """What the picture of a private hand shows, or a part of it."""
    if view.seat is None:
        raise ValueError("a spectator has no hand")
    player = view.players[view.seat]
    held = among(player.god_hand + player.dealt, GOD_HAND, shown)
    army = among(player.army_hand, ARMY_HAND, shown)

    def told(held: Sequence[str], army: Sequence[str]) -> list[str]:
        first = f"{words.god_cards}: {', '.join(held) or words.none}."
        then = f"{words.army_cards}: {', '.join(army) or words.none}."
        return [line for line, block in ((first, GOD_HAND), (then, ARMY_HAND)) if tells(block, shown)]

    full = told([_god_card(card, words) for card in held], [army_card(card, words) for card in army])
    return first_that_fits((full, told([gods((card,), words) for card in held], army)), words)


def closeup(view: View, part: str, words: Words, names: tuple[str, ...] = (), shown: Shown | None = None) -> str:
    """What the close-up of one part of the board shows, or a part of it."""
    check_part(view, part)
    if part.startswith("section"):
        return within_limit(_section(view, int(part.split()[1]), words, names, shown), words)
    if part in REGIONS:
        tile = court.nation(view, part, names, words)
        return within_limit([f"{words.names[part]}.", *tile, *court.conquest(view, (part,), names, words)], words)
    if part == FREE_SPACES:
        return reach(queries.free_spaces(view, view.seat), words)
    if part == "market":
        return _market(view, words, shown)
    if part == "temple":
        return within_limit([temple.markers(view, names, words), *temple.track(view.options.box.overlay, words)], words)
    if part == AUTOMA:
        board = automa.content(view)
        whose = [] if tells(areas.GODS, shown) else [f"{words.names[board.which]}."]
        tellings = ([*whose, *automa_words.in_full(board, words, tiles, shown)] for tiles in (named, by_code))
        return first_that_fits(tellings, words)
    return within_limit(_people(view, names, words, shown), words)


def _section(view: View, number: int, words: Words, names: tuple[str, ...], shown: Shown | None) -> list[str]:
    """A section of the hill: where everybody is and what it costs, then every space."""
    told = [f"{words.section(number)}, {words.priest_actions[view.coricancha[number - 1]]}."]
    here = [seat_name(names, seat, words) for seat, player in enumerate(view.players) if player.priest == number]
    if tells(HILL, shown):
        told += [
            f"{words.high_priest}: {', '.join(here)}." if here else "",
            as_sentence(", ".join(_terrace_prices(view, number, words))),
            _steps(view, names, words, number),
            *court.at_section(view, number, names, words),
        ]
    if tells(SPACES_OF_HILL, shown):
        told += [
            f"{space.id} {words.names[space.god]}{_colour(space.colour, words)}:"
            f" {', '.join(words.tasks[task] for task in space.tasks)}"
            + (f" ({words.occupied}: {words.worker(view.hill[space.id])})." if space.id in view.hill else ".")
            for space in SPACES.values()
            if space.section == number
        ]
    return told


def _market(view: View, words: Words, shown: Shown | None) -> str:
    """What is on sale: Buildings, Palaces and Weavings."""
    names = on_sale(view, shown)
    head = f"{words.market}." if names else f"{words.market}: {words.none}."
    woven = weaving_offer(view, words) if tells(WEAVINGS_ON_SALE, shown) else []
    heads = [] if woven and not names and len(shown or ()) == 1 else [head]
    return first_that_fits(([*heads, *told, *woven] for told in market_sentences(names, words)), words)


def on_sale(view: View, shown: Shown | None) -> list[str]:
    """The Buildings on sale, Palaces among them, that a part of a picture has."""
    kinds = [kind for kind, block in ((False, MARKET), (True, PALACES_ON_SALE)) if tells(block, shown)]
    return [name for name in buildings.market(view) if (buildings.type_of(name) == buildings.PALACE) in kinds]


def _people(view: View, names: tuple[str, ...], words: Words, shown: Shown | None) -> list[str]:
    """Who can be had, the Casualties of War, and the Statues left."""
    left = [f"{words.names[god]} {words.statues_of(view.small_statues[god], view.large_statues[god])}" for god in GODS]
    told = [
        (TO_BE_HAD, village(view, words)),
        (TO_BE_HAD, nomads(view, words)),
        (CASUALTIES, casualties(view, words)),
        (CASUALTIES, court.fallen(view, names, words)),
        (TO_BE_HAD, court.newcomers(view, words)),
        (STATUES, f"{words.statues_left}: {'; '.join(left)}."),
    ]
    return [sentence for block, sentence in told if tells(block, shown)]


def _terrace_prices(view: Position, section: int, words: Words) -> Iterable[str]:
    """What it costs to go down to each terrace of a section."""
    for terrace, name in enumerate(TERRACES):
        food = words.amount(FOOD, queries.descending_cost(view.steps, section, terrace))
        yield f"{words.terraces[name]} {food}"


def _colour(colour: str, words: Words) -> str:
    """That a space is blue or green, which gives some Workers one more task."""
    named = {"blue": words.icons["blue_space"], "green": words.icons["green_space"]}
    return f", {named[colour]}" if colour in named else ""


def reach(prices: Mapping[str, int], words: Words, numbers: Mapping[str, int] = NO_NUMBERS) -> str:
    """The spaces where a Worker can be placed: those with buttons by number, all by their food and gods."""
    if not prices:
        return as_sentence(words.no_space_in_reach)
    head = f"{words.spaces_in_reach(len(prices), min(prices.values()))}."
    buttons = [f"{number}: {space}." for space, number in numbers.items()]
    told = (
        f"{words.amount(FOOD, food)}: {_by_god([space for space in prices if prices[space] == food], words)}."
        for food in sorted({*prices.values()})
    )
    return within_limit([head, " ".join(buttons), *told], words)


def _by_god(spaces: Iterable[str], words: Words) -> str:
    found: dict[str, list[str]] = {}
    for space in sorted(spaces):
        found.setdefault(words.names[SPACES[space].god], []).append(space)
    return "; ".join(f"{god} {', '.join(where)}" for god, where in found.items())


def item(key: str, words: Words) -> str:
    """One thing of the game by itself."""
    return within_limit(item_sentences(key, words), words)


def changes(
    view: View,
    since: View,
    words: Words,
    names: tuple[str, ...] = (),
    told: Sequence[tuple[int, str]] | None = None,
    shown: Shown | None = None,
) -> str:
    """What changed since an earlier position, or a part of it; `told` of each seat, if that is known better."""
    return within_limit([f"{words.changed}.", *_change_lines(view, since, words, names, told, shown)], words)


def _change_lines(
    view: View,
    since: View,
    words: Words,
    names: tuple[str, ...],
    told: Sequence[tuple[int, str]] | None,
    shown: Shown | None,
) -> list[str]:
    """The changes as short lines, the seats first."""
    seats = seats_changed(view, since, words, names) if told is None else told
    lines = [
        line if line.endswith(".") else f"{line}."
        for number, (_, line) in enumerate(seats)
        if tells(told_of(number), shown)
    ]
    lines += automa_words.changes(view, since, words) if tells(HEAD, shown) else ()
    joined = {spot for spot, owner in view.steps.items() if since.steps.get(spot) == owner}  # by a Vassal
    marks = [name for name in compare(view, since).hill if not is_vassal_mark(name) and name not in joined]
    hill = [_on_hill(view, name, words) for name in marks] if tells(ON_THE_HILL, shown) else []
    lines += [f"{', '.join(hill)}."] if hill else []
    lines += people_changed(view, since, words) if tells(PEOPLE, shown) else []
    lines += offers_changed(view, since, words) if tells(CHIPS, shown) else []
    return lines or ([words.nothing_changed] if shown is None else [])


def people_changed(view: View, since: View, words: Words) -> list[str]:
    """Who waits where, if that is not as it was, and who fell."""
    told = {
        "village": lambda: village(view, words),
        "nomads": lambda: nomads(view, words),
        "casualties": lambda: casualties(view, words, since),
        "newcomers": lambda: court.newcomers(view, words),
    }
    return [told[name]() for name in compare(view, since).people]


def offers_changed(view: View, since: View, words: Words) -> list[str]:
    """What is new in the Building Market and among the God cards on offer."""
    found = compare(view, since)
    new = {words.market: [named((tile,), words) for tile in found.buildings]}
    new[words.offer] = [gods((card,), words) for card in found.offer]
    return [f"{heading}: {', '.join(f'+{each}' for each in came)}." for heading, came in new.items() if came]


def seats_changed(view: View, since: View, words: Words, names: tuple[str, ...]) -> list[tuple[int, str]]:
    """For each seat that has more or less of anything, a sentence."""
    lines, found = [], compare(view, since)
    for seat, (now, before) in enumerate(zip(view.players, since.players, strict=True)):
        parts = [
            words.gained(name, getattr(now, name) - getattr(before, name))
            for name in ("vp", "potato", "corn", "stone", "gold")
            if getattr(now, name) != getattr(before, name)
        ]
        climbed = now.temple != before.temple
        parts += [f"{words.temple} {temple.step_in_words(now.temple, words)}"] if climbed else []
        parts += [f"+{named((name,), words)}" for name in _buildings(now) if name not in _buildings(before)]
        parts += [
            f"+{space}" for space in found.conquest if view.conquest.get(space) == seat != since.conquest.get(space)
        ]
        parts += court.gained(view, since, seat, found.vassals, words)
        if parts:
            lines.append((seat, f"{seat_name(names, seat, words)}: {', '.join(parts)}."))
    return lines


def _buildings(player: Player) -> tuple[str, ...]:
    return tuple(name for kind in buildings.TYPES for name in buildings.owned(player, kind))


def _on_hill(view: Position, name: str, words: Words) -> str:
    """A Worker on a space, a space that was left, Steps, or a High Priest in a section."""
    if name in view.hill:
        return f"{name} {words.worker(view.hill[name])}"
    if name in STEPS:
        return f"{words.steps} {spot_code(name)}"
    if name.startswith("priest"):
        return f"{words.high_priest} {words.section(int(name.split()[1]))}"
    return f"{name} {words.empty}"


def chart(
    scores: Sequence[Sequence[int]], words: Words, names: tuple[str, ...] = (), festivals: Iterable[int] = ()
) -> str:
    """What the chart of scores shows: those of the end, then how they stood at each Festival."""

    def stood(vps: Sequence[int]) -> str:
        return ", ".join(f"{seat_name(names, seat, words)} {vp}" for seat, vp in enumerate(vps))

    told = [f"{words.scores_by_turn}: {stood(scores[-1] if scores else ())}."]
    told += [f"{words.swing_festival(n)}: {stood(scores[at])}." for n, at in enumerate(festivals, 1)]
    return within_limit(told, words)


def festival(view: Position, names: tuple[str, ...], words: Words) -> str:
    """How many Festivals were triggered, and with whom one is due."""
    text = words.festivals(view.festivals, FESTIVALS)
    if view.festival_holder >= 0 and not view.over:
        text += f", {words.due_with(seat_name(names, view.festival_holder, words))}"
    return f"{text}."


def gods(cards: tuple[str, ...], words: Words) -> str:
    """God cards by code and god."""
    return ", ".join(f"{card} {words.names[GOD_CARDS[card].god]}" for card in cards)


def _by_seat(held: Mapping[str, int], names: tuple[str, ...], words: Words) -> str:
    """What each seat has, its name once."""
    seats = sorted(set(held.values()))
    things = {seat: ", ".join(sorted(name for name in held if held[name] == seat)) for seat in seats}
    return "; ".join(f"{seat_name(names, seat, words)} {things[seat]}" for seat in seats)


def _steps(view: Position, names: tuple[str, ...], words: Words, section: int) -> str:
    """Whose Steps are where in a section."""
    spots = queries.steps_of_section(section)
    held = {spot_code(spot): owner for spot, owner in view.steps.items() if spot in spots}
    return f"{words.steps}: {_by_seat(held, names, words)}." if held else ""


def _god_card(card: str, words: Words) -> str:
    return f"{gods((card,), words)} ({words.benefit(GOD_CARDS[card].benefit)})"


def army_card(card: str, words: Words) -> str:
    """An Army card by its code, with its Soldiers and what it brings."""
    printed = ARMY_CARDS[card]
    return f"{card} ({words.soldiers(printed.soldiers)}, {words.amount(printed.resource, printed.amount)})"


def village(view: Position, words: Words, *, briefly: bool = False) -> str:
    """The row of the Village, with both ends or, told `briefly`, with its first; neighbours of a kind together."""
    heading = (words.village_from if briefly else words.village_row) if view.village else words.village
    told = [counted(neighbours, words) for _, neighbours in groupby(view.village)]
    return f"{heading}: {', '.join(told) or words.empty}."


def nomads(view: Position, words: Words) -> str:
    """Who is among the Nomads."""
    return f"{words.nomads}: {counted(view.nomads, words)}."


def casualties(view: Position, words: Words, since: Position | None = None) -> str:
    """How many count among the Casualties of War, and which Workers fell `since`."""
    fell = Counter(view.casualties) - Counter(since.casualties if since else view.casualties)
    more = f" (+{counted(fell.elements(), words)})" if fell else ""
    return f"{words.casualties}: {court.casualties(view, words)}{more}."
