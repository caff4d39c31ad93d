"""Alternative texts: what a picture shows, in words, for those who cannot see it."""

from collections import Counter
from collections.abc import Iterable, Sequence

from engine import buildings
from engine.benefits import describe
from engine.components import ARMY_CARDS, CONQUEST, GOD_CARDS, GODS, REGIONS, SPACES
from engine.resources import RESOURCES
from engine.state import Player, Position, View
from render.alt import automas as automa_words
from render.alt.items import item_words
from render.automa_board import content as automa
from render.board_parts.compare import compare
from render.board_parts.seats import player_at, seat_name
from render.pictures.closeup import AUTOMA, check_part
from render.words import asked, word

LIMIT = 1024


def fitted(sentences: Iterable[str]) -> str:
    """As many whole sentences, the most important first, as an alternative text may have."""
    text = ""
    for sentence in sentences:
        if sentence and len(text) + len(sentence) + 1 <= LIMIT:
            text = f"{text} {sentence}".strip()
    return text


def board(view: View, names: tuple[str, ...] = (), lang: str = "en") -> str:
    """The board."""
    seats = range(len(view.players))
    scores = ", ".join(f"{seat_name(names, seat, lang)} {view.players[seat].vp}" for seat in seats)
    return fitted(
        [
            status(view, names, lang),
            f"{word('score', lang)}: {scores}.",
            _festival(view, names, lang),
            f"{word('temple', lang)}: {_temple(view, names, lang)}.",
            *(automa_words.brief(automa.content(view), lang) if view.automa else ()),
            *_people(view, lang),
            f"{word('market', lang)}: {', '.join(buildings.market(view)) or word('empty', lang)}.",
            f"{word('offer', lang)}: {_gods(view.god_offer) or word('empty', lang)}.",
            _conquests(view, names, lang),
            f"{word('steps', lang)}: {_owned(view.steps.items(), names, lang)}." if view.steps else "",
            f"{word('workers', lang)}: {', '.join(f'{s} {word(k, lang)}' for s, k in sorted(view.hill.items()))}.",
        ]
    )


def status(view: Position, names: tuple[str, ...], lang: str) -> str:
    """Whose turn it is and what is asked, or who won."""
    if view.result:
        winners = ", ".join(seat_name(names, seat, lang) for seat in view.result.winners)
        return f"{word('over', lang)}, {word('won', lang)} {winners}."
    head = word("setup", lang) if view.active < 0 else f"{word('turn', lang)} {view.turn}"
    assert view.decision is not None
    return f"{head}. {seat_name(names, view.decision.seat, lang)}: {asked(type(view.decision).__name__, lang)}."


def tableau(view: View, seat: int, names: tuple[str, ...] = (), lang: str = "en") -> str:
    """A player's area."""
    player = player_at(view, seat)
    return fitted(
        [
            f"{seat_name(names, seat, lang)}: {player.vp} {word('vp', lang)}.",
            _resources(player, lang),
            f"{word('workers', lang)}: {_kinds(player.workers, lang)}.",
            f"{word('buildings', lang)}: {', '.join(player.production_up + player.passives) or word('empty', lang)}; "
            f"{word('face_down', lang)}: {', '.join(player.production_down) or word('empty', lang)}.",
            f"{word('statues', lang)}: {_statues(player, lang) or word('empty', lang)}.",
            f"{word('tapestries', lang)}: {_tapestries(player) or word('empty', lang)}.",
            f"{word('army', lang)}: {', '.join(player.army_up) or word('empty', lang)}; "
            f"{word('face_down', lang)}: {', '.join(player.army_down) or word('empty', lang)}.",
            f"{word('temple', lang)}: {player.temple}.",
            f"{word('markers', lang)}: {word('steps', lang)} {player.steps_left}, "
            f"{word('conquest_markers', lang)} {player.markers_left}.",
            *(automa_words.by_die(automa.content(view), lang) if view.automated(seat) else ()),
        ]
    )


def hand(view: View, lang: str = "en") -> str:
    """A private hand."""
    if view.seat is None:
        raise ValueError("a spectator has no hand")
    player = view.players[view.seat]
    gods, army = player.god_hand + player.dealt, player.army_hand
    full = _cards([_god_card(card) for card in gods], [_army_card(card, lang) for card in army], lang)
    return full if len(full) <= LIMIT else fitted([_cards([_gods((card,)) for card in gods], list(army), lang)])


def _cards(gods: list[str], army: list[str], lang: str) -> str:
    first = f"{word('god_deck', lang)}: {', '.join(gods) or word('empty', lang)}."
    return f"{first} {word('army_deck', lang)}: {', '.join(army) or word('empty', lang)}."


def closeup(view: View, part: str, names: tuple[str, ...] = (), lang: str = "en") -> str:
    """A close-up."""
    check_part(view, part)
    if part.startswith("section"):
        number = int(part.split()[1])
        spaces = [
            f"{space.id} {GODS[space.god].name}: {', '.join(word(task, lang) for task in space.tasks)}"
            + (f" ({word(view.hill[space.id], lang)})" if space.id in view.hill else "")
            for space in SPACES.values()
            if space.section == number
        ]
        head = f"{word('section', lang)} {number}, {word(view.coricancha[number - 1], lang)}."
        return fitted([head, *(f"{line}." for line in spaces)])
    if part in REGIONS:
        spaces = [
            f"{space.id}: {describe(space.benefit)}"
            + (f" ({seat_name(names, view.conquest[space.id], lang)})" if space.id in view.conquest else "")
            for space in CONQUEST.values()
            if space.region == part
        ]
        return fitted([f"{REGIONS[part].name}.", *(f"{line}." for line in spaces)])
    if part == "market":
        return fitted([f"{word('market', lang)}: {', '.join(buildings.market(view)) or word('empty', lang)}."])
    if part == "temple":
        return fitted([f"{word('temple', lang)}: {_temple(view, names, lang)}."])
    if part == AUTOMA:
        return fitted(automa_words.in_full(automa.content(view), lang))
    left = [f"{GODS[god].name} {view.small_statues[god]} + {view.large_statues[god]}" for god in GODS]
    return fitted([*_people(view, lang), f"{word('statues', lang)}: {', '.join(left)}."])


def item(key: str, lang: str = "en") -> str:
    """One thing of the game by itself."""
    return fitted(item_words(key, lang))


def changes(view: View, since: View, names: tuple[str, ...] = (), lang: str = "en") -> str:
    """What changed since an earlier position."""
    return fitted([f"{word('changed', lang)}.", *change_lines(view, since, names, lang)])


def change_lines(view: View, since: View, names: tuple[str, ...], lang: str) -> list[str]:
    """The changes as short lines, the seats first."""
    lines, found = [], compare(view, since)
    for seat, (now, before) in enumerate(zip(view.players, since.players, strict=True)):
        parts = [
            f"{getattr(now, name) - getattr(before, name):+d} {word(name, lang)}"
            for name in ("vp", "potato", "corn", "stone", "gold", "temple")
            if getattr(now, name) != getattr(before, name)
        ]
        parts += [f"+{name}" for name in _buildings(now) if name not in _buildings(before)]
        parts += [f"+{space}" for space in found.conquest if view.conquest.get(space) == seat]
        if parts:
            lines.append(f"{seat_name(names, seat, lang)}: {', '.join(parts)}.")
    lines += automa_words.changes(view, since, lang)
    hill = [_on_hill(view, name, lang) for name in found.hill]
    lines += [f"{', '.join(hill)}."] if hill else []
    return lines or [word("nothing_changed", lang)]


def _buildings(player: Player) -> tuple[str, ...]:
    return player.production_up + player.production_down + player.passives


def _on_hill(view: Position, name: str, lang: str) -> str:
    if name in view.hill:
        return f"{name} {word(view.hill[name], lang)}"
    return name.replace("priest", word("high_priest", lang))


def chart(scores: Sequence[Sequence[int]], names: tuple[str, ...] = (), lang: str = "en") -> str:
    """The chart of scores."""
    final = scores[-1] if scores else ()
    ends = ", ".join(f"{seat_name(names, seat, lang)} {vp}" for seat, vp in enumerate(final))
    return fitted([f"{word('scores_by_turn', lang)}: {ends}."])


def _festival(view: Position, names: tuple[str, ...], lang: str) -> str:
    text = f"{word('festival', lang)}: {view.festivals} / 3"
    if view.festival_holder >= 0:
        text += f", {word('due_with', lang)} {seat_name(names, view.festival_holder, lang)}"
    return f"{text}."


def _temple(view: Position, names: tuple[str, ...], lang: str) -> str:
    return ", ".join(f"{seat_name(names, seat, lang)} {p.temple}" for seat, p in enumerate(view.players))


def _kinds(workers: tuple[str, ...], lang: str) -> str:
    return ", ".join(word(kind, lang) for kind in workers) or word("empty", lang)


def _gods(cards: tuple[str, ...]) -> str:
    return ", ".join(f"{card} {GODS[GOD_CARDS[card].god].name}" for card in cards)


def _owned(items: Iterable[tuple[str, int]], names: tuple[str, ...], lang: str) -> str:
    return ", ".join(f"{name} {seat_name(names, seat, lang)}" for name, seat in sorted(items))


def _conquests(view: Position, names: tuple[str, ...], lang: str) -> str:
    return f"{word('conquest', lang)}: {_owned(view.conquest.items(), names, lang)}." if view.conquest else ""


def _resources(player: Player, lang: str) -> str:
    return ", ".join(f"{getattr(player, name)} {word(name, lang)}" for name in RESOURCES) + "."


def _god_card(card: str) -> str:
    return f"{_gods((card,))} ({describe(GOD_CARDS[card].benefit)})"


def _army_card(card: str, lang: str) -> str:
    printed = ARMY_CARDS[card]
    soldiers = f"{printed.soldiers} {word('soldiers', lang)}"
    return f"{card} ({soldiers}, {printed.amount} {word(printed.resource, lang)})"


def _tapestries(player: Player) -> str:
    return "; ".join("-".join(tapestry) for tapestry in player.tapestries)


def _people(view: Position, lang: str) -> list[str]:
    return [
        f"{word('village', lang)}: {_kinds(view.village, lang)}.",
        f"{word('nomads', lang)}: {_kinds(view.nomads, lang)}.",
        f"{word('casualties', lang)}: {len(view.casualties)}.",
    ]


def _statues(player: Player, lang: str) -> str:
    small = Counter(player.small_statues)
    parts = [f"{word('large', lang)} {GODS[god].name}" for god in player.large_statues]
    return ", ".join([*parts, *(f"{n} {word('small', lang)} {GODS[god].name}" for god, n in small.items())])
