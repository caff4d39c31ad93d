"""Final scoring, category by category, and who wins."""

from collections.abc import Callable

from engine import temple
from engine.buildings import face_up
from engine.components import CONSTANTS
from engine.draft import Draft
from engine.events import GameEnded, ProphecyFulfilled
from engine.nobles import standing
from engine.procedures import FinalScoring
from engine.rules.hooks import GOD_CARD_VP, PROPHECY_VP, TAPESTRIES
from engine.rules.prophecies import fulfilled, prophecy_vp
from engine.rules.setup import PERSON
from engine.rules.tables import Procedures
from engine.state import Position, Result

RULES = CONSTANTS.final_scoring
GOAL = CONSTANTS.solo.target_vp
NOBLE_VP, TAPESTRY_VP = "final_prophecies", "final_tapestries"  # categories of VP


def tapestry_vp(length: int) -> int:
    """What a Tapestry of this many Weavings is worth at the end.

    >>> [tapestry_vp(length) for length in (0, 1, 4)]
    [0, 0, 6]
    """
    return RULES.tapestry_vp[length - 1] if length else 0


def tapestry_lengths(position: Position, seat: int) -> tuple[int, ...]:
    """For how many Weavings each of a seat's Tapestries scores.

    >>> from engine import Options, new_game
    >>> game = new_game(Options(), 1)
    >>> game.players[0].tapestries = (("W01", "W06"), ("W11",))
    >>> tapestry_lengths(game, 0)
    (2, 1)
    """
    return TAPESTRIES(position, seat, tuple(map(len, position.players[seat].tapestries)))


def credit_tapestries(draft: Draft, seat: int, worth: Callable[[int], int]) -> None:
    """Tell which Cult tile lets Tapestries count as longer, if that has scored more by what each length is worth."""
    counted, real = tapestry_lengths(draft.state, seat), map(len, draft.player(seat).tapestries)
    TAPESTRIES.credit(draft, seat, vp=sum(map(worth, counted)) - sum(map(worth, real)))


def god_card_vp(position: Position, seat: int) -> int:
    """What each God card in this seat's hand scores at the end.

    >>> from engine import Options, new_game
    >>> game = new_game(Options(), 1)
    >>> game.players[1].passives = ("Z06",)
    >>> god_card_vp(game, 0), god_card_vp(game, 1)
    (1, 2)
    """
    return GOD_CARD_VP(position, seat, RULES.god_card_in_hand)


def final_vp(position: Position, seat: int) -> dict[str, int]:
    """The VP a seat's area is worth at the end, by category."""
    player = position.players[seat]
    return {
        NOBLE_VP: prophecy_vp(position, seat) * len(fulfilled(position, seat)) if player.nobles else 0,
        TAPESTRY_VP: sum(map(tapestry_vp, tapestry_lengths(position, seat))),
        "final_temple": temple.final_vp(player.temple),
        "final_buildings": RULES.face_up_building * len(face_up(player)),
        "final_god_cards": god_card_vp(position, seat) * len(player.god_hand),
        "final_army_cards": RULES.face_up_army_card * len(player.army_up),
        "final_workers": RULES.worker_in_supply * len(player.workers) + RULES.standing_noble * len(standing(player)),
        "final_gold": RULES.gold * player.gold,
    }


def winners(position: Position) -> tuple[int, ...]:
    """Most VP; then most resources; then shared (ruling 12). Against an automa: the goal and more VP (ruling 11)."""
    if position.automa:
        automa, person = position.automa.seat, 1 - position.automa.seat
        scores = [player.vp for player in position.players]
        return (person,) if scores[person] >= GOAL and scores[person] > scores[automa] else (automa,)
    rank = {seat: (player.vp, player.resources) for seat, player in enumerate(position.players)}
    best = max(rank.values())
    return tuple(seat for seat in rank if rank[seat] == best)


def score_game(draft: Draft, procedure: FinalScoring) -> None:
    """Everything scores, and the game is over."""
    state = draft.state
    for seat in range(len(state.players)):
        for palace in fulfilled(state, seat):
            draft.emit(ProphecyFulfilled(seat, palace))
        for category, vp in final_vp(state, seat).items():
            draft.score(seat, vp, category)
            if category == TAPESTRY_VP:
                credit_tapestries(draft, seat, tapestry_vp)
            elif category == NOBLE_VP:
                more = prophecy_vp(state, seat) - RULES.prophecy
                PROPHECY_VP.credit(draft, seat, vp=more * len(fulfilled(state, seat)))
    state.result = Result(
        scores=tuple(player.vp for player in state.players),
        breakdown=tuple(player.scored for player in state.players),
        winners=winners(state),
    )
    draft.reveal()
    draft.emit(ending(state))


def ending(position: Position) -> GameEnded:
    """How a game that is over ended.

    >>> from engine import Options, new_game
    >>> game = new_game(Options(), 1)
    >>> game.result = Result(scores=(90, 95), breakdown=({}, {}), winners=(1,))
    >>> ending(game)
    GameEnded(winners=(1,), scores=(90, 95), goal=0)
    """
    result = position.result
    assert result is not None
    return GameEnded(result.winners, result.scores, GOAL if position.automa else 0)


def solo_ending(ended: GameEnded) -> str:
    """How a game against an automa ended: won, behind, tied, short of the goal, or both behind and short.

    >>> [solo_ending(GameEnded((1,), scores, 120)) for scores in ((119, 100), (90, 100), (180, 180), (180, 181))]
    ['short', 'both', 'tied', 'behind']
    """
    person, automa = ended.scores
    if PERSON in ended.winners:
        return "won"
    if person < ended.goal:
        return "short" if person > automa else "both"
    return "tied" if person == automa else "behind"


def places(position: Position) -> dict[int, int]:
    """The place of each seat, the best first: by VP, and without an automa the winners before those with as many.

    >>> from engine import Options, new_game
    >>> game = new_game(Options(players=3), 1)
    >>> game.result = Result(scores=(95, 90, 95), breakdown=({}, {}, {}), winners=(2,))
    >>> places(game)
    {2: 1, 0: 2, 1: 3}
    """
    result = position.result
    first = result.winners if result and not position.automa else ()
    scores = result.scores if result else tuple(player.vp for player in position.players)
    ranks = [(-vp, seat not in first) for seat, vp in enumerate(scores)]
    best_first = sorted(range(len(ranks)), key=ranks.__getitem__)
    return {seat: 1 + sum(other < ranks[seat] for other in ranks) for seat in best_first}


def crowned(position: Position) -> tuple[int, ...]:
    """Who has won; nobody where an automa has won without more VP than the person.

    >>> from engine import Options, new_game
    >>> game = new_game(Options(), 1)
    >>> game.result = Result(scores=(90, 95), breakdown=({}, {}), winners=(1,))
    >>> crowned(game)
    (1,)
    """
    if position.result is None:
        return ()
    found = places(position)
    alone = [*found.values()].count(1) == 1
    return tuple(seat for seat in position.result.winners if not position.automa or (found[seat] == 1 and alone))


PROCEDURES: Procedures = {FinalScoring: score_game}
