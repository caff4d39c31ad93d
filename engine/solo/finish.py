"""Festivals and the end of the game, as far as automas differ."""

from engine.draft import Draft
from engine.events import AutomaDecided, Condition, Way
from engine.procedures import EndAutoma, FinalScoring, PerformHighPriest, ScoreAutoma
from engine.resources import RESOURCES
from engine.rules import festival, scoring
from engine.rules.temple import at_top
from engine.solo import high_priest as priest
from engine.solo.frame import automa_of, has_option, person_of

BEHIND = 2  # VP instead of God cards at a Festival
REJUVENATE, WORSHIP = "rejuvenate", "worship"
LAST = {REJUVENATE: Way.LAST_REJUVENATE, WORSHIP: Way.LAST_WORSHIP}  # what it does at the end


def score_weavings(draft: Draft, seat: int, each: int, source: str) -> None:
    """VP for its Weavings instead of a Merchant; at a Festival Tapestries may count as longer (ruling 169)."""
    longer = source == festival.MERCHANT
    lengths = scoring.tapestry_lengths(draft.state, seat) if longer else map(len, draft.player(seat).tapestries)
    draft.score(seat, each * sum(lengths), "automa_weavings")
    if longer:
        scoring.credit_tapestries(draft, seat, lambda length: each * length)


def draw_cards(draft: Draft, seats: tuple[int, ...]) -> None:
    """The person draws God cards; the automa scores if it is behind."""
    state = draft.state
    automa = automa_of(state).seat
    behind = draft.player(automa).vp < draft.player(person_of(state)).vp
    festival.draw_cards(draft, seats)
    if behind:
        draft.score(automa, BEHIND, "automa_behind")


STAGES: festival.Stages = {"draw": draw_cards}


def end_game(draft: Draft, procedure: FinalScoring) -> None:
    """The automa has a last word before everything scores."""
    seat = automa_of(draft.state).seat
    draft.push(EndAutoma(seat), ScoreAutoma(seat))


def last_actions(draft: Draft, procedure: EndAutoma) -> None:
    """A last Rejuvenate and, if it has any Statue, a last Worship; nobody may follow."""
    state, seat, action = draft.state, procedure.seat, procedure.action
    if action == REJUVENATE:
        has, bar = priest.face_down(state, seat), ""
        draft.push(EndAutoma(seat, WORSHIP))
    else:
        has, bar = priest.statues(state, seat), priest.TOP if at_top(state, seat) else ""
    draft.emit(AutomaDecided(seat, LAST[action], ((action, Condition(has, 1, bar if has else "")),)))
    if has:
        draft.push(PerformHighPriest(seat, action))


def score_game(draft: Draft, procedure: ScoreAutoma) -> None:
    """Resources left over, where the table agreed on that; then the final scoring."""
    player = draft.player(procedure.seat)
    if has_option(draft.state, "leftovers_score"):
        draft.score(procedure.seat, sum(getattr(player, name) for name in RESOURCES), "final_leftovers")
    scoring.score_game(draft, FinalScoring())
