"""How many taps a turn takes: `python -m tests.bench.taps [GAMES]`.

Recorded games of two are played again through the bot, each turn with the fewest taps the interface allows: a button or
a reaction is one tap, an entry of a select two. Each of the two has the sandbox's page open on a phone 390 pixels wide.
Counted for each turn of a person: the taps; the messages that are new on that person's page, private ones too; and how
many pixels the channel has grown at most while the turn went on. A screen is what the page's own frame leaves for
messages on a phone 844 pixels high.

Where a recorded answer makes no difference to anybody, the game is followed without a tap for it: another one of Army
cards that are alike. Where it does nothing and the interface offers gold instead, it counts as a tap on that.
"""

import asyncio
import json
import sys
from collections import Counter
from collections.abc import Sequence
from contextlib import AsyncExitStack
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from typing import Any

from msgspec import Struct, field

from bot.sandbox import Person, Reply
from bot.turn.menu import has_no_effect
from bot.turn.plan import Course
from bot.turn.tap import Step, Tap
from engine.actions import Action, Activate, DiscardSoldiers, FlipSoldiers, KeepArmyCard
from engine.components import ARMY_CARDS
from engine.foresight import Ahead, answered
from engine.queries import is_follow_on
from tests.bench.phone import Card, Phone, PicturesDrawnOnce, opened_phones
from tests.bench.recorded import recorded
from tests.browser.chromium import NoBrowser
from tests.e2e.kit.harness import Harness, Message, Seats, parts
from tests.e2e.kit.playing import NAMES, newest, sit_down
from tests.e2e.kit.recorded import Recorded
from tests.e2e.kit.routes import BUTTON, CONFIRM, Press, cost, is_on, next_route, pressed
from tests.e2e.kit.trouble import PATIENT

GAMES = ("2p-greedy", "2p-mixed-2", "2p-printed", "2p-builders", "2p-conquerors")
NOTHING, RESTART = Press("nothing"), Press("restart")
LEADING = 3  # answers at most that lead to what a High Priest does: his move, a casualty, the action
SOLDIERS = (DiscardSoldiers, FlipSoldiers)
TYPED = 6  # taps of a command, where nothing on the screen says the answer; all that follows in the turn is one each


class Counted(Struct):
    """What was counted in one game."""

    setup: Counter[int] = field(default_factory=Counter)  # taps by seat
    taps: Counter[int] = field(default_factory=Counter)  # by turn, like the rest
    messages: Counter[int] = field(default_factory=Counter)
    grown: Counter[int] = field(default_factory=Counter)  # pixels, at most
    left: Counter[int] = field(default_factory=Counter)  # pixels, at the end
    cards: list[Card] = field(default_factory=list)
    scrolled: Counter[int] = field(default_factory=Counter)  # pixels by turn, to see all of its longest card
    typed: int = 0  # turns with an answer that nothing on the screen says
    screen: int = 0  # pixels


class Sight:
    """What somebody has seen of a channel since this began."""

    def __init__(self, seats: Seats, person: Person, phone: Phone | None) -> None:
        self._seats = seats
        self._person = person
        self._phone = phone
        self._known = self._ids()
        self._new: set[str] = set()
        self._start = 0
        self.grown = 0
        self.left = 0

    async def begin(self) -> "Sight":
        """Remember how the channel looks now."""
        self._start = await self._phone.mark() if self._phone else 0
        return self

    async def look(self) -> None:
        """Notice what is new."""
        self._new |= self._ids() - self._known
        if self._phone:
            self.left = await self._phone.mark() - self._start
            self.grown = max(self.grown, self.left)

    @property
    def messages(self) -> int:
        """How many messages were new."""
        return len(self._new)

    def _ids(self) -> set[str]:
        return {message["id"] for message in self._seats.messages(self._person.name)}


class Replay:
    """A recorded game that is played again."""

    def __init__(self, seats: Seats, game: Recorded, phones: Sequence[Phone]) -> None:
        self._seats = seats
        self._game = game
        self._phones = phones
        self._sight: Sight | None = None
        self._typing: tuple[int, int | None] | None = None  # the turn and the seat that answers without the screen
        self.counted = Counted()

    async def play(self) -> Counted:
        """Play it to its end."""
        states, turn = self._game.states, -1
        if self._phones:
            self.counted.screen = await self._phones[0].screen()
        while (at := (await self._seats.game()).seq) < len(self._game.answers):
            state = states[at]
            if not is_follow_on(state) and state.active >= 0 and state.turn != turn:
                self._finish(turn)
                turn = state.turn
                self._sight = await self._sight_of(state.active).begin()
            if is_follow_on(state) or self._typing == (state.turn, state.to_act):
                await self._reply(self._game.answers[at])
            else:
                await self._visit(at)
                await self._seats.settled()
            if self._sight:
                await self._sight.look()
        self._finish(turn)
        return self.counted

    def _sight_of(self, seat: int) -> Sight:
        person = self._seats.harness.person(NAMES[seat])
        return Sight(self._seats, person, self._phones[seat] if self._phones else None)

    def _finish(self, turn: int) -> None:
        if self._sight:
            self.counted.messages[turn] = self._sight.messages
            self.counted.grown[turn] = self._sight.grown
            self.counted.left[turn] = self._sight.left

    async def _reply(self, action: Action) -> None:
        """Just answer, as what is asked out of turn: that is no part of anybody's turn."""
        seats, game = self._seats, await self._seats.game()
        assert game.to_act is not None
        await seats.harness.games.play(seats.id, game.to_act, action, game.seq)
        seats.harness.bot.tables.wake(seats.id)
        await seats.settled()

    async def _visit(self, at: int) -> None:
        """One look at My turn: taps until somebody else is asked."""
        game, seats, begun = self._game, self._seats, self._game.states[at]
        person = await seats.asked()
        screen = await self._opened(person)
        await self._count(begun.turn, begun.to_act, BUTTON)
        while (now := (await seats.game())).to_act == begun.to_act and now.seq < len(game.answers):
            if is_follow_on(game.states[now.seq]) or game.states[now.seq].turn != begun.turn:
                break
            rest = [game.answers[n] for n in game.own_from(now.seq)]
            found = await seats.planned()
            said = len(found.plan.answers)
            if _looks_alike(rest[said:], found):  # of which one is kept unasked
                screen = await self._answered_beside(person, screen, rest[: said + 1])
                continue
            if idle := _idle(rest[said:], found):
                await self._count(begun.turn, begun.to_act, BUTTON * idle)
                screen = await self._answered_beside(person, screen, rest[: said + idle])
                continue
            route = next_route(found, rest[said:], screen)
            for press in route.presses if route else (NOTHING,):
                if press == CONFIRM and not is_on(screen, press):
                    continue
                if not is_on(screen, press):
                    await self._count(begun.turn, begun.to_act, TYPED + len(rest) - said)
                    await self._type(person, screen)
                    return
                taps = 0 if _is_no_matter(press, rest, await seats.planned()) else cost(screen, press)
                screen = await _shown(await pressed(person, screen, press))
                await self._count(begun.turn, begun.to_act, taps)

    async def _opened(self, person: Person) -> Message:
        """What My turn shows."""
        public = newest(self._seats, "turn")
        turn = next(part["custom_id"] for part in parts(public) if part["custom_id"].startswith("b:turn:"))
        return await _shown(await person.press(dict(public), turn))

    async def _answered_beside(self, person: Person, screen: Message, answers: Sequence[Action]) -> Message:
        """What My turn shows once all that is planned was played, with something that the screen does not offer."""
        seat = (await self._seats.game()).to_act
        if is_on(screen, RESTART):
            await pressed(person, screen, RESTART)
        for action in answers:
            if (await self._seats.game()).to_act == seat:  # else others are asked before
                await self._reply(action)
        return await self._opened(person) if (await self._seats.game()).to_act == seat else screen

    async def _type(self, person: Person, screen: Message) -> None:
        """Say by commands what nothing on the screen says, and all that follows in the turn."""
        self.counted.typed += 1
        now = self._game.states[(await self._seats.game()).seq]
        self._typing = (now.turn, now.to_act)
        if is_on(screen, RESTART):
            await pressed(person, screen, RESTART)
        await self._reply(self._game.answers[(await self._seats.game()).seq])

    async def _look_at_card(self, turn: int, seat: int | None) -> None:
        phone = self._phones[seat] if self._phones and seat is not None else None
        if phone and self._sight and (card := await phone.card()):
            self.counted.cards.append(card)
            over = max(0, round(card.height) - self.counted.screen)
            self.counted.scrolled[turn] = max(self.counted.scrolled[turn], over)

    async def _count(self, turn: int, seat: int | None, taps: int) -> None:
        if self._sight is None:
            assert seat is not None
            self.counted.setup[seat] += taps
            return
        self.counted.taps[turn] += taps
        await self._sight.look()
        await self._look_at_card(turn, seat)


def _looks_alike(rest: Sequence[Action], found: Course) -> bool:
    """Whether what was recorded is to keep the other one of two Army cards that look alike."""
    kept = [action for action in (*rest[:1], *found.here.answers) if isinstance(action, KeepArmyCard)]
    kinds = [(ARMY_CARDS[action.card].soldiers, ARMY_CARDS[action.card].resource) for action in kept]
    recorded_here = len(kept) > 1 and kept[:1] == list(rest[:1]) and kept[0] != kept[1]
    return not found.taps and recorded_here and kinds.count(kinds[0]) > 2


def _idle(rest: Sequence[Action], found: Course) -> int:
    """How many answers come next that lead to a High Priest action that does nothing: it is not offered beside gold."""
    steps: tuple[Step, ...] = ()
    here = found.here
    for action in rest[:LEADING]:
        if here.ahead is not Ahead.ASKED or action not in here.answers:
            break
        steps, here = (*steps, Step(here, action)), answered(here, action)
        if isinstance(action, Activate) and has_no_effect(Tap(steps, here)):
            return len(steps)
    return 0


def _is_no_matter(press: Press, rest: Sequence[Action], found: Course) -> bool:
    """Whether this only changes which one of several Army cards in play is lost that have as many Soldiers."""
    if press.verb != "change":
        return False
    *_, place, _ = map(int, press.argument.split("_"))
    now = [step.action for tap in found.taps for step in tap][place : place + 1]
    soldiers = {ARMY_CARDS[one.card].soldiers for one in (*now, rest[place]) if isinstance(one, SOLDIERS)}
    return len(soldiers) == 1


async def _shown(reply: Reply) -> Message:
    """What was answered; on a busy machine that takes longer than people wait for a button."""
    await reply.done()
    assert reply.message is not None, reply.kind
    return reply.message


# ---------------------------------------------------------------- all of it


def measure(games: Sequence[str] = GAMES, turns: int | None = None) -> dict[str, Any]:
    """The numbers of a person's turn, in these games or their first turns; without a browser none of the phone."""
    return asyncio.run(_measure(games, turns))


async def _measure(games: Sequence[str], turns: int | None) -> dict[str, Any]:
    counted = [await _replayed(name, turns) for name in games]
    taps = sorted(n for one in counted for n in one.taps.values())
    grown = [n for one in counted for n in one.grown.values()]
    screen = counted[0].screen
    cards = [card for one in counted for card in one.cards]
    return {
        **(_of_cards(cards, [n for one in counted for n in one.scrolled.values()], screen) if cards else {}),
        "games": len(games),
        "turns": len(taps),
        "taps_median": median(taps),
        "taps_p90": taps[len(taps) * 9 // 10],
        "messages_median": median(n for one in counted for n in one.messages.values()),
        "scroll_px_median": median(grown) if screen else None,
        "screen_px": screen or None,
        "screens_median": round(median(grown) / screen, 2) if screen else None,
        "left_px_median": median(n for one in counted for n in one.left.values()) if screen else None,
        "setup_taps": median(n for one in counted for n in one.setup.values()),
        "typed": sum(one.typed for one in counted),
    }


def _of_cards(cards: Sequence[Card], scrolled: Sequence[int], screen: int) -> dict[str, Any]:
    """Numbers of all cards that were seen on a phone."""
    return {
        "cards": len(cards),
        "letters_a_card_median": median(card.letters for card in cards),
        "cards_on_one_screen": round(sum(card.height <= screen for card in cards) / len(cards), 3),
        "answers_on_first_screen": round(sum(card.answers <= screen for card in cards) / len(cards), 3),
        "blank_lines": sum("\n\n\n" in card.words for card in cards),
        "scrolled_screens_median": round(median(scrolled) / screen, 2),
    }


async def _replayed(name: str, turns: int | None) -> Counted:
    start, game = recorded(name, turns)
    async with AsyncExitStack() as stack:
        folder = Path(stack.enter_context(TemporaryDirectory()))
        harness = await stack.enter_async_context(Harness(folder, PicturesDrawnOnce(), answer_seconds=PATIENT))
        seats = await sit_down(harness, start)
        try:
            people = NAMES[: len(game.states[0].players)]
            phones = await stack.enter_async_context(opened_phones(harness.sandbox, "plaza", *people))
        except NoBrowser:
            phones = []
        counted = await Replay(seats, game, phones).play()
        assert harness.sandbox.violations == []
    return counted


def main() -> None:
    """Measure and print."""
    json.dump(measure(sys.argv[1:] or GAMES), sys.stdout, indent=2)
    print()


if __name__ == "__main__":
    main()
