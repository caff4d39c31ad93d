"""How people answer: the questions of a turn one after the other, the confirmation, and taking back."""

import logging
from collections.abc import Sequence

from bot.prompts.private_question import confirmation, private_question
from bot.prompts.prompt import Prompt, prompt_for
from bot.prompts.public_question import EMOJI, answers_by_emoji
from bot.prompts.screen import Screen
from bot.table.announcing.plan import PROMPT
from bot.table.errors import NotAllowed, Refused, Stale
from bot.table.messages import Messages
from bot.table.seats import escaped_names, seat_of
from bot.table.spoken_language import public_language
from bot.table.tables import Tables
from bot.table.visitor import Visitor
from bot.text import title
from bot.text.chat import chat
from engine.actions import Action
from engine.core import legal_actions, why_not
from engine.errors import GameError
from engine.queries import is_follow_on
from engine.state import View
from storage import LOBBY, PERSON, RUNNING, Game, Games, Held, PendingQuestion, Posted
from storage.errors import AlreadyAnswered, NothingToUndo, StorageError

log = logging.getLogger(__name__)


class Turn:
    """One look at a game by the person who is asked in it."""

    def __init__(self, game: Game, seat: int, asked: PendingQuestion, prompt: Prompt) -> None:
        self.game = game
        self.seat = seat
        self.view: View = asked.view
        self.number = asked.number
        self.may_undo = asked.may_undo
        self.prompt = prompt


class Answering:
    """Answers of people, each checked, played once, and told to whom it concerns."""

    def __init__(self, tables: Tables, messages: Messages) -> None:
        self.tables = tables
        self._messages = messages
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
            who = escaped_names(game)[view.decision.seat]
            raise Refused("not_your_turn", who=who, what=title(view.decision, visitor.lang))
        return Turn(game, seat, asked, prompt_for(asked.view, visitor.lang, asked.final, asked.number))

    # ------------------------------------------------------------ the walk

    async def show_question(self, game: Game, visitor: Visitor, page: int = 0, news: str = "") -> Screen:
        """What is asked now, or the answer that waits for its confirmation."""
        turn = await self.turn(game, visitor)
        held = await self._held(turn)
        if held is not None:
            option = next(option for option in turn.prompt.options if option.action == held.action)
            return confirmation(game.id, turn.view, option, held.number, visitor.lang, news)
        return private_question(game.id, turn.view, turn.prompt, turn.may_undo, visitor.lang, page, news)

    async def _held(self, turn: Turn) -> Held | None:
        """The answer that waits for its confirmation."""
        held = await self.games.held(turn.game.id)
        return held if held and held.number == turn.number and held.action in legal_actions(turn.view) else None

    async def _present(self, game: Game, visitor: Visitor) -> Screen:
        """To whoever has pressed what was meant for an earlier question: the present one."""
        return await self.show_question(await self.games.get(game.id), visitor, news=chat("stale", visitor.lang))

    async def answer(self, game: Game, visitor: Visitor, number: int, index: int) -> Screen:
        """Give this answer to that question; a final one in one's own turn waits for its confirmation."""
        turn = await self.turn(game, visitor)
        if turn.number != number or index >= len(turn.prompt.options):
            return await self._present(game, visitor)
        option = turn.prompt.options[index]
        try:
            if option.final and not is_follow_on(turn.view):
                held = await self.games.hold(game.id, turn.seat, option.action, number)
                return confirmation(game.id, turn.view, option, held.number, visitor.lang)
            return await self.play(turn, visitor, option.action)
        except AlreadyAnswered:
            return await self._present(game, visitor)

    async def reply(self, game: Game, visitor: Visitor, number: int, index: int | None) -> None:
        """An answer in the channel itself, None being the no: the first valid one counts, with nothing to confirm."""
        turn = await self.turn(game, visitor)
        meant = [one for one in turn.prompt.options if (one.declines if index is None else one.index == index)]
        if turn.number != number or not meant:
            raise Stale(await self._present(game, visitor))
        try:
            await self.play(turn, visitor, meant[0].action)
        except AlreadyAnswered:
            raise Stale(await self._present(game, visitor)) from None

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
        if option is None or posted.seq != turn.number:
            return False
        await self.play(turn, visitor, option.action)
        return True

    async def catch_up(self) -> None:
        """Reactions that were given while nobody was listening count as if they were given now."""
        for number, posted in await self.games.all_of_kind(PROMPT):
            try:
                await self._read(await self.games.get(number), posted)
            except (StorageError, GameError, Refused) as error:
                log.info("The reactions in game %s could not be read (%s).", number, error)

    async def _read(self, game: Game, prompt: Posted) -> None:
        """The reaction of the one who is asked under a prompt, if there is one and no other."""
        seat = game.waits_for
        if game.status != RUNNING or seat is None or seat.controller != PERSON or prompt.seq != game.number:
            return
        given = await self._messages.has_reacted(prompt, seat.person, EMOJI)
        if len(given) == 1:
            lang = await public_language(self.games, game.server)
            who = Visitor(person=seat.person, name=seat.name, server=game.server, channel=game.channel, lang=lang)
            await self.react(prompt.message, given[0], who)

    async def play(self, turn: Turn, visitor: Visitor, action: Action) -> Screen:
        """Play an answer to the question that was looked at; whatever follows is shown, or who is asked next."""
        game, asked = turn.game.id, turn.view.seq
        async with self.tables.answering(game):
            played = await self.games.play(
                game, turn.seat, action, asked, number=turn.number, interaction=visitor.interaction
            )
        after = await self.games.get(game)
        self.tables.wake(game)
        if after.to_act == turn.seat and after.status == RUNNING:
            return await self.show_question(after, visitor)
        key = "repeated" if played.repeated else "game_ended" if after.status != RUNNING else "done"
        return Screen(words=chat(key, visitor.lang, game=game))

    async def play_all(self, game: Game, visitor: Visitor, actions: Sequence[Action]) -> Screen:
        """Several answers of a command, one after the other; all are legal or none is played."""
        turn = await self.turn(game, visitor)
        *before, last = actions
        seen = await self.games.preview(game.id, turn.seat, before) if before else turn.view
        if seen is None:
            raise Refused("not_legal")
        if (reason := why_not(seen, last)) is not None:
            raise NotAllowed(reason)
        seq, number = turn.view.seq, turn.number
        async with self.tables.answering(game.id):
            for place, action in enumerate(before):
                part = _part(visitor, place)
                played = await self.games.play(game.id, turn.seat, action, seq + place, number=number, interaction=part)
                number = played.number
        return await self.answer(await self.games.get(game.id), visitor, number, legal_actions(seen).index(last))

    # ------------------------------------------------------------ confirming and going back

    async def confirm(self, game: Game, visitor: Visitor, number: int | None = None) -> Screen:
        """Play the answer that waited for its confirmation."""
        turn = await self.turn(game, visitor)
        held = await self._held(turn)
        if held is None:
            return await self.show_question(game, visitor, news=chat("nothing_to_confirm", visitor.lang))
        if number not in (None, held.number):
            return await self._present(game, visitor)
        try:
            return await self.play(turn, visitor, held.action)
        except AlreadyAnswered:
            return await self._present(game, visitor)

    async def back(self, game: Game, visitor: Visitor, number: int | None = None) -> Screen:
        """One step back: the answer on hold, or else the last one."""
        turn = await self.turn(game, visitor)
        if number not in (None, turn.number):
            return await self._present(game, visitor)
        try:
            async with self.tables.answering(game.id):
                if await self._held(turn):
                    await self.games.let_go(game.id, turn.number)
                else:
                    await self.games.undo(game.id, turn.seat, turn.number)
        except AlreadyAnswered:
            return await self._present(game, visitor)
        return await self._after_undo(game, visitor)

    async def restart(self, game: Game, visitor: Visitor, number: int | None = None) -> Screen:
        """Take back everything of this turn that can be taken back."""
        turn = await self.turn(game, visitor)
        if number not in (None, turn.number):
            return await self._present(game, visitor)
        try:
            async with self.tables.answering(game.id):
                number, seq = turn.number, turn.view.seq
                if await self._held(turn):
                    number = await self.games.let_go(game.id, number)
                while seq > turn.game.settled:
                    undone = await self.games.undo(game.id, turn.seat, number)
                    number, seq = undone.number, undone.seq
        except NothingToUndo:
            pass
        except AlreadyAnswered:
            return await self._present(game, visitor)
        return await self._after_undo(game, visitor)

    async def _after_undo(self, game: Game, visitor: Visitor) -> Screen:
        self.tables.wake(game.id)
        return await self.show_question(await self.games.get(game.id), visitor, news=chat("undone", visitor.lang))


def _part(visitor: Visitor, number: int) -> str | None:
    """A name for each answer of one interaction, so that it is played once."""
    return None if visitor.interaction is None else f"{visitor.interaction}.{number}"
