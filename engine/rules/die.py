"""The die of the solo game, as far as rules outside of the automas roll it too."""

from collections.abc import Callable, Collection, Iterable
from itertools import takewhile

from engine.components import CONSTANTS
from engine.draft import Draft
from engine.events import AutomaChose, Chosen, DieRolled

DIE = CONSTANTS.solo.die
_CLOCKWISE = CONSTANTS.solo.region_by_die


def roll(draft: Draft, seat: int, purpose: str) -> int:
    """Roll the solo die (ruling 3)."""
    value = DIE[draft.below(len(DIE))]
    draft.emit(DieRolled(seat, value, purpose))
    return value


class Candidates:
    """Regions that priorities narrow down one after the other, what spoke against those that fell out, what failed.

    >>> regions = Candidates(["antisuyu", "qullasuyu"], {"kuntisuyu": "full"})
    >>> regions.prefer("control", ["qullasuyu"], lambda region: "hers")
    >>> regions.left, regions.by, regions.against, regions.failed
    (['qullasuyu'], 'control', {'kuntisuyu': 'full', 'antisuyu': 'hers'}, [])
    """

    def __init__(self, left: Iterable[str], against: dict[str, str]) -> None:
        self.left, self.against, self.by, self.failed = list(left), against, "", list[str]()

    def prefer(self, by: str, wished: Collection[str], why: Callable[[str], str]) -> None:
        """Go on with the wished ones, if there are any."""
        kept = [region for region in self.left if region in wished]
        if not kept and len(self.left) > 1:
            self.failed.append(by)
        if kept and len(kept) < len(self.left):
            self.by = by
            self.against |= {region: why(region) for region in self.left if region not in wished}
            self.left = kept

    def prefer_least(self, by: str, count: Callable[[str], int], why: str) -> None:
        """Go on with those of which there is least."""
        counts = {region: count(region) for region in self.left}
        fewest = min(counts.values())
        self.prefer(by, [region for region in self.left if counts[region] == fewest], lambda region: why)


def choose_region(draft: Draft, seat: int, candidates: Candidates) -> str:
    """The region the die names, or the next one clockwise that is left; no roll where there is no choice."""
    failed = tuple(candidates.failed)
    if len(candidates.left) == 1:
        (taken,) = candidates.left
        others = tuple((region, candidates.against[region]) for region in _CLOCKWISE if region != taken)
        draft.emit(AutomaChose(seat, Chosen.REGION, taken, candidates.by, others, failed))
        return taken
    start = roll(draft, seat, "region") - 1
    clockwise = _CLOCKWISE[start:] + _CLOCKWISE[:start]
    taken = next(region for region in clockwise if region in candidates.left)
    passed = [(region, candidates.against[region]) for region in takewhile(lambda region: region != taken, clockwise)]
    tied = tuple(region for region in _CLOCKWISE if region in candidates.left)
    draft.emit(AutomaChose(seat, Chosen.REGION, taken, "die", tuple(passed), failed, tied, candidates.by))
    return taken
