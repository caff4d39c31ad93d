"""Where people answer: the walk through a turn, its confirmation, and the way back."""

from collections.abc import Sequence

from bot.prompts.call import answers_by_emoji
from bot.prompts.prompt import Prompt, is_follow_on, prompt_for
from bot.prompts.spec import Screen
from bot.prompts.walk import confirmation, walk
from bot.table.errors import Refused
from bot.table.herald import PROMPT
from bot.table.people import seat_of, written_names
from bot.table.tables import Tables
from bot.table.visitor import Visitor
from bot.text import title
from bot.text.chat import chat
from engine.actions import Action
from engine.core import legal_actions
from engine.state import View
from storage import LOBBY, RUNNING, Asked, Game, Games, Held
from storage.errors import NothingToUndo


class Turn:
    """One look at a game by the person who is asked in it."""

    def __init__(self, game: Game, seat: int, asked: Asked, prompt: Prompt) -> None:
        self.game = game
        self.seat = seat
        self.view: View = asked.view
        self.may_undo = asked.may_undo
        self.prompt = prompt


class Desk:
    """Answers of people, each checked, played once, and told to whom it concerns."""

    def __init__(self, tables: Tables) -> None:
        self.tables = tables
        self.games: Games = tables.games

    # ------------------------------------------------------------ finding the game and the seat

    async def game_here(self, visitor: Visitor) -> Game:
        """The game of this channel."""
        found = await self.games.in_channel(visitor.channel)
        if found is None:
            raise Refused("no_game_here")
        return found

    async def running_here(self, visitor: Visitor) -> Game:
        """The game of this channel, once it is running."""
        game = await self.game_here(visitor)
        if game.status == LOBBY:
            raise Refused("not_started")
        return game

    def seat(self, game: Game, visitor: Visitor) -> int:
        """The seat this person answers for."""
        seat = seat_of(game, visitor.person)
        if seat is None:
            raise Refused("not_at_table", game=game.id)
        return seat

    async def turn(self, game: Game, visitor: Visitor) -> Turn:
        """The present question, if it is this person's."""
        if game.status != RUNNING:
            raise Refused("not_started" if game.status == LOBBY else "game_over")
        seat = self.seat(game, visitor)
        asked = await self.games.asked(game.id, seat)
        if asked is None:
            view = await self.games.view(game.id, None)
            if view.decision is None:
                raise Refused("game_over")
            who = written_names(game)[view.decision.seat]
            raise Refused("not_your_turn", who=who, what=title(view.decision, visitor.lang))
        return Turn(game, seat, asked, prompt_for(asked.view, asked.final, visitor.lang))

    # ------------------------------------------------------------ the walk

    async def walk(self, game: Game, visitor: Visitor, page: int = 0, news: str = "") -> Screen:
        """What is asked now, or the answer that waits for its confirmation."""
        turn = await self.turn(game, visitor)
        held = await self.games.held(game.id, turn.view.seq)
        if held is not None and held.action in legal_actions(turn.view):
            option = turn.prompt.options[legal_actions(turn.view).index(held.action)]
            return confirmation(game.id, turn.view, option, turn.view.seq, visitor.lang)
        return walk(game.id, turn.view, turn.prompt, turn.may_undo, visitor.lang, page, news)

    async def answer(self, game: Game, visitor: Visitor, seq: int, index: int) -> Screen:
        """Give this answer to that question; a final one in one's own turn waits for its confirmation."""
        turn = await self.turn(game, visitor)
        if turn.view.seq != seq or index >= len(turn.prompt.options):
            return await self.walk(game, visitor, news=chat("stale", visitor.lang))
        option = turn.prompt.options[index]
        if option.final and not is_follow_on(turn.view):
            await self.games.hold(game.id, Held(turn.seat, seq, option.action))
            return confirmation(game.id, turn.view, option, seq, visitor.lang)
        return await self.play(game, visitor, turn.seat, option.action, seq)

    async def reply(self, game: Game, visitor: Visitor, seq: int, index: int | None) -> None:
        """An answer in the channel itself, None being the no: the first valid one counts, with nothing to confirm."""
        turn = await self.turn(game, visitor)
        meant = [one for one in turn.prompt.options if (one.declines if index is None else one.index == index)]
        if turn.view.seq != seq or not meant:
            raise Refused("stale")
        await self.play(game, visitor, turn.seat, meant[0].action, seq)

    async def react(self, message: str, emoji: str, visitor: Visitor) -> bool:
        """A reaction under a prompt; False if it is not the answer of the one who is asked."""
        found = await self.games.by_message(message)
        if found is None:
            return True  # not one of our prompts
        number, posted = found
        if posted.kind != PROMPT:
            return True
        game = await self.games.get(number)
        try:
            turn = await self.turn(game, visitor)
        except Refused:
            return False
        option = answers_by_emoji(turn.prompt).get(emoji)
        if option is None or posted.seq != turn.view.seq:
            return False
        await self.play(game, visitor, turn.seat, option.action, turn.view.seq)
        return True

    async def play(self, game: Game, visitor: Visitor, seat: int, action: Action, seq: int) -> Screen:
        """Play an answer; whatever follows is shown, or who is asked next."""
        played = await self.games.play(game.id, seat, action, seq, interaction=visitor.interaction)
        await self.games.let_go(game.id)
        after = await self.games.get(game.id)
        self.tables.wake(game.id)
        if after.to_act == seat and after.status == RUNNING:
            return await self.walk(after, visitor)
        key = "repeated" if played.repeated else "game_ended" if after.status != RUNNING else "done"
        return Screen(words=chat(key, visitor.lang, game=game.id))

    async def play_all(self, game: Game, visitor: Visitor, actions: Sequence[Action]) -> Screen:
        """Several answers of a command, one after the other; all are legal or none is played."""
        turn = await self.turn(game, visitor)
        *before, last = actions
        seen = await self.games.preview(game.id, turn.seat, before) if before else turn.view
        if seen is None or last not in legal_actions(seen):
            raise Refused("not_legal")
        seq = turn.view.seq
        for number, action in enumerate(before):
            await self.games.play(game.id, turn.seat, action, seq + number, interaction=_part(visitor, number))
        now = await self.games.get(game.id)
        return await self.answer(now, visitor, now.seq, legal_actions(seen).index(last))

    # ------------------------------------------------------------ confirming and going back

    async def confirm(self, game: Game, visitor: Visitor, seq: int | None = None) -> Screen:
        """Play the answer that waits."""
        turn = await self.turn(game, visitor)
        held = await self.games.held(game.id, turn.view.seq)
        if held is None or (seq is not None and seq != held.seq):
            return await self.walk(game, visitor, news=chat("nothing_to_confirm", visitor.lang))
        return await self.play(game, visitor, turn.seat, held.action, held.seq)

    async def back(self, game: Game, visitor: Visitor, seq: int | None = None, only_held: bool = False) -> Screen:
        """Take back the answer on hold, or else the last one unless only the one on hold is meant."""
        turn = await self.turn(game, visitor)
        if seq not in (None, turn.view.seq):
            return await self.walk(game, visitor, news=chat("stale", visitor.lang))
        if not await self.games.let_go(game.id) and not only_held:
            await self.games.undo(game.id, turn.seat)
        return await self._after_undo(game, visitor)

    async def restart(self, game: Game, visitor: Visitor, seq: int | None = None) -> Screen:
        """Take back everything of this turn that can be taken back."""
        turn = await self.turn(game, visitor)
        if seq not in (None, turn.view.seq):
            return await self.walk(game, visitor, news=chat("stale", visitor.lang))
        await self.games.let_go(game.id)
        try:
            while (await self.games.get(game.id)).seq > turn.game.settled:
                await self.games.undo(game.id, turn.seat)
        except NothingToUndo:
            pass
        return await self._after_undo(game, visitor)

    async def _after_undo(self, game: Game, visitor: Visitor) -> Screen:
        self.tables.wake(game.id)
        return await self.walk(await self.games.get(game.id), visitor, news=chat("undone", visitor.lang))


def _part(visitor: Visitor, number: int) -> str | None:
    """A name for each answer of one interaction, so that it is played once."""
    return None if visitor.interaction is None else f"{visitor.interaction}.{number}"
