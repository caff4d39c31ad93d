"""Everything in the box is explained, and the explanations say what is so."""

import re
from collections import Counter
from typing import Any

import pytest

import render
from bot import glossary, say
from bot.glossary import GlossaryEntry
from bot.glossary.links import SEE_ALSO
from bot.glossary.subject import EXPLAINED
from bot.glossary.subjects import FREE_ACTIONS, SECONDARY_ACTIONS, subjects
from bot.languages import ENGLISH, LANGUAGES, Language
from engine import benefits
from engine.components import (
    ARMY_CARDS,
    CONQUEST,
    CONSTANTS,
    CORICANCHA,
    GOD_CARDS,
    GODS,
    NEWCOMERS,
    OVERLAYS,
    PALACES,
    PASSIVE,
    PRODUCTION,
    SOLO,
    SPACES,
    STEPS,
    TASKS,
    TEMPLE,
    WEAVING_REWARDS,
    WEAVINGS,
    WORKER_KINDS,
)
from engine.components.listing import KINDS, entries
from engine.difficulty import AXOMAMMA, PACHAMAMA
from engine.nobles import kind_for
from engine.queries import spot_code
from engine.rules import turn
from engine.solo import axomamma, pachamama_conditions
from engine.workers import kinds_of
from tests.engine.kit.solo import against
from tests.in_english import IN_ENGLISH

KEYS = glossary.keys()
# The first half of the key for each kind of component; those without one are no pieces, or not in play yet.
PREFIXES = {
    "section": "section",
    "terrace": "terrace",
    "task": "task",
    "icon": "icon",
    "space": "space",
    "steps": "spot",
    "worker": "worker",
    "village": "players",
    "coricancha": "action",
    "god": "god",
    "god_card": "god",
    "army_card": "army",
    "production": "building",
    "passive": "building",
    "weaving_reward": "reward",
    "pattern": "pattern",
    "weaving": "weaving",
    "temple": "temple",
    "region": "region",
    "conquest": "conquest",
    "palace": "building",
    "nation": "nation",
    "cult": "cult",
}
UNEXPLAINED = {"constant", "ring", "newcomer", "overlay", "solo"}  # the first are pairs of kinds, then come steps


def known(key: str, lang: Language = ENGLISH) -> GlossaryEntry:
    found = glossary.entry(key, lang)
    assert found is not None, key
    return found


# ---------------------------------------------------------------- completeness


def test_every_component_has_an_entry() -> None:
    assert set(KINDS) == PREFIXES.keys() | UNEXPLAINED
    printed = [listed for listed in entries(IN_ENGLISH) if listed.kind in PREFIXES]
    assert len(printed) > 380
    missing = [each.id for each in printed if glossary.entry(f"{PREFIXES[each.kind]}:{each.id}", ENGLISH) is None]
    assert not missing


def test_every_step_of_an_overlay_and_every_pair_of_kinds_has_an_entry() -> None:
    steps = [f"temple:{node}" for overlay in OVERLAYS.values() for node in overlay.nodes]
    assert len(steps) > 20
    pairs = {kinds_of(key.removeprefix("worker:")) for key in KEYS if key.startswith("worker:N")}
    assert set(steps) <= set(KEYS)
    assert pairs == {newcomer.kinds for newcomer in NEWCOMERS.values()}


def test_every_worker_action_task_and_resource_has_an_entry() -> None:
    assert (turn.PRIEST, turn.PRAY, turn.TRAIN, turn.RECRUIT) == SECONDARY_ACTIONS
    wanted = [f"worker:{kind}" for kind in WORKER_KINDS]
    wanted += [f"action:{name}" for name in (*(space.id for space in CORICANCHA), *SECONDARY_ACTIONS, *FREE_ACTIONS)]
    wanted += [f"task:{task}" for task in TASKS]
    wanted += [f"resource:{name}" for name in (*CONSTANTS.resources, "food", "vp")]
    wanted += ["statue:small", "statue:large", "action:hire"]
    assert set(wanted) <= set(KEYS)


def test_keys_are_stable_and_lead_to_their_entries() -> None:
    assert len(set(KEYS)) == len(KEYS)
    assert all(known(key).key == key for key in KEYS)
    assert {"god:G03", "army:A07", "weaving:W12", "building:Z08", "worker:courier", "temple:3", "god:inti"} <= set(KEYS)
    assert glossary.entry("god:G99", ENGLISH) is None
    assert glossary.entry("", ENGLISH) is None


@pytest.mark.parametrize("lang", LANGUAGES.values(), ids=LANGUAGES)
def test_a_language_has_all_texts_and_none_too_many(lang: Language) -> None:
    language, used = lang.glossary, list(subjects())
    effects = {f"effect.{name}" for name in EXPLAINED}
    assert {part for subject in used for part in subject.parts} | effects == set(language.words)
    assert {subject.kind for subject in used} == set(language.kinds)
    titled = {subject.key if subject.key in language.titles else subject.kind for subject in used}
    assert titled == set(language.titles)
    assert set(language.names) <= set(KEYS)


def test_effects_that_are_explained_exist() -> None:
    assert all(hasattr(benefits, name) for name in EXPLAINED)


# ---------------------------------------------------------------- form


@pytest.mark.parametrize("lang", LANGUAGES.values(), ids=LANGUAGES)
def test_an_explanation_is_short_and_whole(lang: Language) -> None:
    for each in (known(key, lang) for key in KEYS):
        assert 30 < len(each.words) <= glossary.LONGEST * (1.2 if lang is not ENGLISH else 1), each
        assert 2 <= len(each.title) <= 100, each
        assert 3 <= len(each.kind) < 40, each
        assert each.words.endswith("."), each
        assert not re.search(r"[{}<>_]|  |None|\.\.| [.,;:]", each.words + each.title), each
        assert each.words == each.words.strip(), each
        assert each.words.count("**") % 2 == 0, each
        assert not any(line != line.strip() for line in each.words.splitlines()), each


@pytest.mark.parametrize("lang", LANGUAGES.values(), ids=LANGUAGES)
def test_no_two_entries_have_one_title_and_kind(lang: Language) -> None:
    alike = Counter((known(key, lang).title, known(key, lang).kind) for key in KEYS)
    assert [names for names, n in alike.items() if n > 1] == []


def test_nearly_everything_has_a_picture() -> None:
    without = [key for key in KEYS if not render.item_pages(key)]
    assert all(key.startswith("term:") for key in without)
    assert len(without) < 6


# ---------------------------------------------------------------- what is said is so


@pytest.mark.parametrize("name", SPACES)
def test_a_space_tells_where_it_is_what_it_costs_and_what_it_offers(name: str) -> None:
    space, words = SPACES[name], known(f"space:{name}").words
    assert f"section {space.section}, {space.terrace} terrace" in words
    assert f"**God:** {GODS[space.god].name}." in words
    assert f"**Tasks:** {', '.join(say.thing('task', task, ENGLISH) for task in space.tasks)}." in words
    assert f"**Adjacent:** {', '.join(space.neighbours)};" in words
    assert {"blue": "Architect", "green": "Craftsman", "plain": "no Worker"}[space.colour] in words
    assert {"top": "nothing", "middle": "2, less 2 with", "bottom": "5, less 2 for"}[space.terrace] in words
    assert ("Two players" in words) == space.two_player_block
    spots = [spot_code(spot.id) for spot in STEPS.values() if spot.section == space.section]
    passed = {"top": [], "middle": spots[:1], "bottom": spots}[space.terrace]
    assert [code for spot in STEPS if (code := spot_code(spot)) in words] == passed


@pytest.mark.parametrize("name", STEPS)
def test_a_steps_spot_tells_which_spaces_it_serves(name: str) -> None:
    spot, words = STEPS[name], known(f"spot:{name}").words
    below = ("middle", "bottom") if spot.upper else ("bottom",)
    served = {space.id for space in SPACES.values() if space.section == spot.section and space.terrace in below}
    assert {space for space in SPACES if re.search(rf"\b{space}\b", words)} == served
    assert (f"once {spot.section}U" in words) == (not spot.upper)


def test_cards_and_tiles_tell_their_benefits() -> None:
    printed: dict[str, Any] = {f"god:{card}": GOD_CARDS[card] for card in GOD_CARDS}
    printed |= {f"building:{each}": PRODUCTION[each] for each in PRODUCTION}
    printed |= {f"conquest:{space.id}": space for space in CONQUEST.values()}
    printed |= {f"reward:{reward.id}": reward for reward in WEAVING_REWARDS.values()}
    for key, each in printed.items():
        assert say.thing("benefit", each.benefit, ENGLISH) in known(key).words


def test_buildings_tell_their_cost_and_a_passive_one_its_ability() -> None:
    for building in (*PRODUCTION.values(), *PASSIVE.values(), *PALACES.values()):
        assert f"**Cost:** {say.thing('cost', building.cost, ENGLISH)}." in known(f"building:{building.id}").words
        assert known(f"building:{building.id}").title == f"{building.name} ({building.id})"
    for passive in (*PASSIVE.values(), *PALACES.values()):
        first, _, more = known(f"building:{passive.id}").words.partition("\n")
        assert first.endswith(say.thing("building_text", passive.id, ENGLISH))
        assert len(more.splitlines()) == (3 if passive.id in PALACES else 2)


def test_a_palace_tells_who_may_live_there_and_its_prophecy() -> None:
    for palace in PALACES.values():
        words = known(f"building:{palace.id}").words
        assert f"**Noble:** {say.thing('a_worker', kind_for(palace.id), ENGLISH)}." in words
        assert say.thing("prophecy", palace.id, ENGLISH) in words
        assert str(palace.prophecy.min) in say.thing("prophecy", palace.id, ENGLISH)


def test_steps_of_overlays_tell_reward_vp_and_where_they_lead() -> None:
    for overlay in OVERLAYS.values():
        for node in overlay.nodes.values():
            words = known(f"temple:{node.id}").words
            assert say.thing("benefit", node.reward, ENGLISH) in words or not node.reward
            assert f"{abs(overlay.row_vp[node.row])} VP" in words
            assert words.endswith(f"**On from here:** {' and '.join(node.next)}.")


def test_the_way_of_the_sun_tells_what_must_be_taken_and_what_may_be_declined() -> None:
    words = known("term:way_of_the_sun").words
    *_, must, comes, may = re.split(r"\. |\n", words.rstrip("."))
    assert "High Priest, and a casualty" in must
    assert "compulsory" in must
    assert "free Weavings come by themselves" in comes
    assert may == "Every other reward may be declined"


def test_where_two_weavings_come_at_once_the_next_tile_stays_face_down_until_both_are_taken() -> None:
    told = "Both are taken before the next tile is turned up."
    steps = [node.id for overlay in OVERLAYS.values() for node in overlay.nodes.values()]
    assert [step for step in steps if told in known(f"temple:{step}").words] == ["R4L"]


def test_army_cards_tell_soldiers_and_resource() -> None:
    for card in ARMY_CARDS.values():
        each = known(f"army:{card.id}")
        soldiers = "1 Soldier" if card.soldiers == 1 else "2 Soldiers"
        assert each.title == f"{card.id}: {soldiers}, {card.amount} {card.resource}"
        assert f"for {card.amount} {card.resource}." in each.words
        assert f"with {soldiers}:" in each.words


def test_conquest_spaces_tell_their_price() -> None:
    assert "**Price:** 2 Soldiers discarded and 3 Soldiers flipped face down." in known("conquest:KU5").words
    assert "**Price:** 1 Soldier discarded.\n" in known("conquest:AN1").words
    assert "**Price:** 1 Soldier discarded and 2 Soldiers flipped face down.\n" in known("conquest:QU2").words
    for space in CONQUEST.values():
        prices = ((space.discard, "discarded"), (space.flip, "flipped face down"))
        told = [f"{n} Soldier{'s' * (n > 1)} {fate}" for n, fate in prices if n]
        assert f"**Price:** {' and '.join(told)}.\n" in known(f"conquest:{space.id}").words


def test_temple_steps_tell_reward_and_vp() -> None:
    for step in TEMPLE:
        words = known(f"temple:{step.id}").words
        assert f"scores {step.vp} VP" in words
        assert ("reward again" in words) == bool(step.reward)
        assert (f"scores {step.final_vp} VP more" in words) == bool(step.final_vp)


def test_a_weaving_names_the_tiles_it_matches_and_no_others() -> None:
    for tile in WEAVINGS.values():
        words = known(f"weaving:{tile.id}").words
        left, right = re.findall(r"It matches (.*?) laid on its", words)
        others = [other for other in WEAVINGS.values() if other.pattern != tile.pattern]
        assert left.split(", ") == [other.id for other in others if other.right == tile.left]
        assert right.split(", ") == [other.id for other in others if other.left == tile.right]
        assert ("starting Weaving" in words) == tile.starting
        assert ("players" in words) == (tile.min_players > 2)


@pytest.mark.parametrize(
    ("key", "words"),
    [
        ("term:placement_cost", "(0, 1 or 3) plus food for **Descending** (0, 2 or 5)"),
        ("term:upkeep", "you pay 1 potato for each God card"),
        ("term:upkeep", "Each missing potato costs 2 VP"),
        ("term:leftover", "one each for 2 corn (3 if the table agreed on that)"),
        ("term:festival", "1, 2 or 4 VP for the first, second or third one"),
        ("term:scoring", "0, 1, 3, 6, 10, 15, 21 VP"),
        ("term:scoring", "2, 6, 12, 20 VP"),
        ("term:festival_cards", "1, 2 (two players), 1, 2, 2 (three) or 1, 1, 2, 2 (four)"),
        ("action:rejuvenate", "gold counts for corn, potato may not"),
        ("action:offering", "3 corn for 1 step"),
        ("action:worship", "one large Statue for 3 steps, one small Statue for 1 step"),
        ("task:weavings", "Buy 1, 2 or 3 of them for 1, 3 or 6 corn"),
        ("task:potato", "Gain 3 potato."),
        ("worker:priest", "you may pay 1 potato for one more, once"),
        ("statue:large", "3 stone and 2 gold. **At once:** 9 VP."),
        ("players:2", "**Village:** 6. **Nomads:** 3."),
        ("term:prophecy", "it scores 5 VP if there is somebody in the Palace"),
        ("term:noble", "A Noble standing at the end scores 1 VP"),
        ("term:palace", "scores 2 VP at the end, inhabited or not"),
        ("term:simpa", "costs its owner 2 VP"),
        ("building:ZN6", "scores 7 VP instead of 5"),
    ],
)
def test_the_numbers_are_those_of_the_rulings(key: str, words: str) -> None:
    assert words in known(key).words


@pytest.mark.parametrize(
    ("key", "words"),
    [
        ("term:turn", "beyond 2, not counting one Newcomer"),
        ("term:worker_limit", "one Newcomer does not count"),
        ("action:hire", "not counting one Newcomer"),
        ("term:marker", "10 Conquest markers (12 with the Vassals of the Inca)"),
        ("term:pieces", "with the Vassals of the Inca 12 and 4 Vassals"),
        ("term:majority", "markers on the Nation tile and Vassals on the track (VN05, VN06) count too"),
        ("term:majority", "the tile and VN06 Vassals break none"),
        ("term:casualties", "A Vassal among them (VN07) counts like a Worker when regions score"),
        ("region:antisuyu", "the tile and VN06 break no tie"),
        ("action:rejuvenate", "a Noble lying down is stood up"),
        ("action:produce", "(VN08) produces without being flipped face down"),
        ("term:secondary", "Spread Cultural Influence. The Procession Way (ZA5) and the House of the Fallen (ZA6)"),
        ("term:market", "also 2 Palaces"),
        ("term:scoring", "**Prophecies** first (Nobles and Newcomers): 5 VP"),
        ("term:scoring", "**Nobles** that stand: 1 each"),
        ("term:temple", "an overlay, Ruruy or Simpa, covers the lower half"),
        ("term:setup", "everybody also has a Palace"),
        ("worker:warrior", "a Newcomer may be taken even if it is red"),
    ],
)
def test_what_the_base_game_calls_so_is_told_with_what_modules_change(key: str, words: str) -> None:
    assert words in known(key).words


# ---------------------------------------------------------------- automas


def test_every_space_and_personality_of_the_automas_has_an_entry() -> None:
    sides = SOLO.pachamama.sides.values()
    loops = [*SOLO.axomamma.loops.values(), *(loop for side in sides for loop in side.loops.values())]
    printed = {space.id: space.action for loop in loops for space in loop.spaces}
    printed |= {side.top.id: side.top.action for side in sides}
    assert len(printed) == 41
    for name, action in printed.items():
        assert f"**Action:** {say.thing('benefit', action, ENGLISH)}." in known(f"automa_space:{name}").words
    tokens = [*SOLO.axomamma.personalities.values(), *SOLO.pachamama.personalities.values()]
    for token in tokens:
        for side, other in (token.sides, token.sides[::-1]):
            each = known(f"personality:{side.id}")
            assert side.name in each.title
            assert f"Other side: {other.name}." in each.words
            assert say.thing("benefit", side.action, ENGLISH) in each.words


@pytest.mark.parametrize("name", ["axomamma", "pachamama"])
def test_an_automa_tells_what_it_starts_with_and_what_workers_bring(name: str) -> None:
    printed, words = getattr(SOLO, name), known(f"automa:{name}").words
    assert say.thing("benefit", printed.instead_of_god_hand, ENGLISH) in words
    for reward in printed.recruit_rewards.values():
        assert f"{say.thing('worker', reward.kind, ENGLISH)} {say.thing('benefit', reward.benefit, ENGLISH)}" in words
    assert all(side.name in words for token in printed.personalities.values() for side in token.sides)


def test_what_an_automa_fails_is_told_where_it_can_fail() -> None:
    failing = {key for key in KEYS if key.startswith("automa_space:") and "impossible" in known(key).words}
    plain = {"AX-T1", "AX-T2", "AX-T3", "AX-T4", "AX-T5"}
    never = plain | {f"P{side}-{space}" for side in "AG" for space in ("4", "U1", "U3", "U4", "U5", "L1", "L4")}
    assert failing == {key for key in KEYS if key.startswith("automa_space:")} - {f"automa_space:{n}" for n in never}
    skipped = [key for key in failing if "it is skipped" in known(key).words]
    assert sorted(skipped) == [f"automa_space:AX-B{n}" for n in (1, 2, 3)]


@pytest.mark.parametrize(
    ("corn", "statues", "up", "down", "action"),
    [(4, 0, 0, 0, "offering"), (0, 1, 0, 0, "worship"), (0, 0, 2, 0, "produce"), (0, 0, 0, 3, "rejuvenate")],
)
def test_the_conditions_told_are_those_of_both_automas(
    corn: int, statues: int, up: int, down: int, action: str
) -> None:
    for which, conditions in ((AXOMAMMA, axomamma.CONDITIONS), (PACHAMAMA, pachamama_conditions.CONDITIONS)):
        for less in (0, 1):
            state = against(
                which,
                board={"festivals": 1},
                corn=max(0, corn - less),
                small_statues=tuple(GODS)[: max(0, statues - less)],
                production_up=tuple(PRODUCTION)[: max(0, up - less)],
                production_down=tuple(PRODUCTION)[: max(0, down - less)],
            )
            assert conditions[action](state, 1).met == (not less)
    words = known("term:automa_priest").words
    for told in ("**Offering:** 4 corn.", "**Worship:** a Statue.", "**Produce:** two", "**Rejuvenate:** three"):
        assert told in words


@pytest.mark.parametrize(
    ("asked", "key"),
    [("how to win", "term:scoring"), ("how to play", "term:turn"), ("priorities", "term:automa_priorities")],
)
def test_what_people_ask_is_found_by_the_words_they_use(asked: str, key: str) -> None:
    assert glossary.search(asked, ENGLISH, 1)[0].key == key


def test_whoever_asks_how_to_win_reads_what_a_solo_game_takes_besides() -> None:
    assert "in a solo game you also need at least 120." in glossary.search("how to win", ENGLISH, 1)[0].words


def test_an_explanation_leads_on_to_what_it_speaks_of() -> None:
    assert [each.key for each in glossary.related(known("building:Z12"), ENGLISH)] == [
        "action:worship",
        "term:festival",
        "term:temple",
    ]
    for key in [subject.key for subject in subjects()]:
        others = [each.key for each in glossary.related(known(key), ENGLISH)]
        assert key not in others
        assert len(others) == len(set(others)) <= 5


@pytest.mark.parametrize("key", ["term:solo", "automa:axomamma", "automa:pachamama"])
def test_whoever_reads_of_an_automa_is_led_to_its_turn_and_its_priorities(key: str) -> None:
    others = [each.key for each in glossary.related(known(key), ENGLISH)]
    assert {"term:automa_turn", "term:automa_priorities"} <= {*others}


def test_steps_of_the_temple_lead_to_no_steps_on_the_hill() -> None:
    assert "Temple steps" in known("statue:large").words
    assert "term:steps" not in [each.key for each in glossary.related(known("statue:large"), ENGLISH)]
    assert "term:steps" in [each.key for each in glossary.related(known("task:steps"), ENGLISH)]


def test_whatever_is_linked_is_explained() -> None:
    kinds = {key.partition(":")[0] for key in KEYS}
    for key, others in SEE_ALSO.items():
        assert key in KEYS or key in kinds
        assert {*others} <= {*KEYS} - {key}
        assert len(others) <= 5
