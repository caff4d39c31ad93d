"""Screens of a game in its channel: boards, stories, prompts, and the end."""

from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence

from msgspec import Struct, structs

from bot import limits
from bot.glossary.questions import about
from bot.languages import Language
from bot.say import event, title
from bot.say.chat import chat, when
from bot.say.filling import SIGNS
from bot.say.levels import level_words
from bot.say.solo import handicap_lines
from bot.screens.prompt import Prompt
from bot.screens.public_question import own_answers_label, public_question
from bot.screens.screen import (
    PRIMARY,
    RULES,
    SUCCESS,
    AttachedPicture,
    Button,
    Row,
    Screen,
    custom_id,
    fitted,
    rules_button,
)
from bot.table.clock.clock import SECOND, until
from bot.table.io.seats import escaped_names, mention, names
from bot.table.io.user_text import escaped
from bot.table.look.modules import module_lines
from bot.table.look.score_table import score_table, scores_button
from bot.table.look.summaries import TOGETHER, in_brief
from bot.table.look.tour import play_button
from engine.decisions import Decision
from engine.events import GameEnded
from engine.players.standing_orders import kind_of
from engine.queries import crowned, ending, places
from engine.resources import RESOURCES
from engine.state import View
from storage import PERSON, Game, Hinted, History, SeatResult
from storage.records import MIXED

LEGEND = "term:icons"  # the explanation of all signs
LONG_THOUGHT = 120  # seconds; longer thoughts are told in minutes
AGAIN = "again"  # the argument of the button for another watched game


def ask_lines(
    game: Game, view: View, lang: Language, along: Mapping[int, Decision], progress: str = ""
) -> tuple[str, ...]:
    """Lines with the call of the seat to act and of later seats of the round; none if no person is to act."""
    seat = game.waits_for
    if seat is None or game.to_act is None or seat.controller != PERSON or view.decision is None:
        return ()
    return called_lines(game, {game.to_act: view.decision, **along}, lang, progress)


def called_lines(game: Game, asked: Mapping[int, Decision], lang: Language, progress: str = "") -> tuple[str, ...]:
    """Lines with the called seats, their questions and deadlines, and the progress."""
    who = escaped_names(game)
    lines = [_call(game, asked, lang), *_own_deadlines(game, asked, lang)]
    if not _are_of_one_kind(asked.values()):
        own = (chat("prompt.own", lang, who=who[seat], question=title(one, lang)) for seat, one in asked.items())
        lines.append(" · ".join(own))
    lines += [chat("call.together", lang)] if len(asked) > 1 else []
    return (*lines, progress) if progress else tuple(lines)


def _call(game: Game, asked: Mapping[int, Decision], lang: Language) -> str:
    """The calling line, with question and deadline if they are the same for all seats."""
    by, first = _common_deadline(game, asked), next(iter(asked.values()))
    what = title(first, lang) if _are_of_one_kind(asked.values()) else chat("call.choices", lang)
    return chat("ask.until" if by else "ask", lang, who=_mentions(game, asked), what=what, game=game.name, until=by)


def _are_of_one_kind(asked: Iterable[Decision]) -> bool:
    """Whether all these questions have the same title."""
    return len({type(decision) for decision in asked}) == 1


def _common_deadline(game: Game, seats: Iterable[int]) -> str:
    """The deadline of all these seats in words; empty if there is none, or several."""
    waits = [game.seats[seat].wait for seat in seats]
    due = {wait.due and wait.due // SECOND for wait in waits if wait is not None}  # Discord shows whole seconds
    return until(waits[0]) if len(due) == 1 and None not in waits else ""


def _own_deadlines(game: Game, seats: Collection[int], lang: Language) -> tuple[str, ...]:
    """A line with the deadlines of several seats, if they differ."""
    if _common_deadline(game, seats):
        return ()
    who, found = escaped_names(game), {seat: until(game.seats[seat].wait) for seat in seats}
    own = [chat("call.until", lang, who=who[seat], until=by) for seat, by in found.items() if by]
    return (" · ".join(own),) if own else ()


def board_screen(
    game: Game,
    view: View,
    lines: list[str],
    ask: tuple[str, ...],
    picture: AttachedPicture | None,
    lang: Language,
    calls: Sequence[str] = (),
) -> Screen:
    """The board after a turn, with its events and the call."""
    heading = chat("board.heading", lang, game=game.name, when=when(view.turn, lang))
    return Screen(
        words=fitted("\n".join([heading, *lines, *ask])),
        rows=standing_buttons(game.id, lang),
        pictures=(picture,) if picture else (),
        calls=tuple(calls) if ask else (),
    )


def story_screen(
    game: Game, lines: list[str], ask: tuple[str, ...], lang: Language, calls: Sequence[str] = ()
) -> Screen:
    """The events within a turn, and the call if there is one."""
    turn = Button(id=custom_id("turn", game.id), label=chat("button.turn", lang), style=PRIMARY, emoji="▶️")
    rows: tuple[Row, ...] = ((turn,),) if ask else ()
    return Screen(words=fitted("\n".join([*lines, *ask])), rows=rows, calls=tuple(calls) if ask else ())


def grown_board_screen(
    game: Game, shown: View, on_board: History, more: Sequence[str], ask: tuple[str, ...], lang: Language
) -> Screen:
    """The board of an earlier position with its own events and more; its buttons go with the call."""
    room = TOGETHER - sum(len(line) + 1 for line in more)
    screen = board_screen(game, shown, [*in_brief(game, on_board, lang, most=room), *more], ask, None, lang)
    return screen if more or ask else structs.replace(screen, rows=())


class Together(Struct, frozen=True):
    """Several seats with a question in one message."""

    others: tuple[Prompt, ...]  # those of later seats without an answer
    progress: str  # a line with the seats that have answered
    is_one_question: bool = True  # whether it says the same to all of them, with the same numbers
    have_same_answers: bool = True  # whether the public answers say the same to all of them


def prompt_screen(
    game: Game,
    prompt: Prompt,
    view: View,
    above: list[str],
    calls: Sequence[str],
    lang: Language,
    together: Together | None = None,
) -> Screen:
    """The prompt of a question out of turn, below its cause; a shared one hides the answers ahead of later seats."""
    open_to = (prompt, *(together.others if together else ()))
    one_question = together is None or together.is_one_question
    paying = [each.seat for each in open_to if each.decision and each.decision.costs]
    return public_question(
        game.id,
        prompt,
        "\n".join([*_questions(game, open_to, lang, common=one_question), *_supplies(game, view, paying, lang)]),
        lang,
        above,
        calls,
        about(prompt.decision),
        _below(game, prompt, together, lang) if together else (),
        kind_of(view) or "",
    )


def _questions(game: Game, prompts: Sequence[Prompt], lang: Language, *, common: bool) -> tuple[str, ...]:
    """One line for a common question, else a line for each seat: the numbers in it may differ."""
    first, seats = prompts[0], [prompt.seat for prompt in prompts]
    if not common:
        who, decisions = escaped_names(game), {prompt.seat: prompt.decision for prompt in prompts}
        key = "prompt.own" if _are_of_one_kind(decisions.values()) else "prompt.own.title"
        own = (chat(key, lang, who=who[each.seat], title=each.title, question=each.question) for each in prompts)
        return (_call(game, decisions, lang), *own, *_own_deadlines(game, seats, lang))
    by = _common_deadline(game, seats)
    asked = chat(
        "prompt.until" if by else "prompt",
        lang,
        who=_mentions(game, seats),
        title=first.title,
        question=first.question,
        game=game.name,
        until=by,
    )
    return (asked, *_own_deadlines(game, seats, lang))


def _supplies(game: Game, view: View, seats: Sequence[int], lang: Language) -> Iterator[str]:
    """The supplies of the paying seats: they lie open."""
    who = escaped_names(game)
    for seat in seats:
        goods = " · ".join(f"{SIGNS[name]} {getattr(view.players[seat], name)}" for name in RESOURCES)
        yield chat("prompt.supply", lang, who=who[seat], goods=goods)


def _below(game: Game, prompt: Prompt, together: Together, lang: Language) -> tuple[str, ...]:
    """Lines about the progress of a shared prompt, and about the way to answer for the others."""
    if not together.others:
        return (together.progress,)
    if together.have_same_answers:
        return (chat("call.together", lang), together.progress)
    who, button = escaped_names(game)[prompt.seat], own_answers_label(prompt, lang)
    return (chat("call.each", lang, who=who, button=button), together.progress)


class Ending(Struct, frozen=True):
    """The pictures of the end of a game, None for each failed one; and the results of seats played by a bot."""

    board: AttachedPicture | None = None
    card: AttachedPicture | None = None
    bots: tuple[SeatResult, ...] = ()

    @property
    def by_bots(self) -> frozenset[int]:
        """The seats played by a bot, wholly or in part."""
        return frozenset(result.seat for result in self.bots)


def last_board_screen(game: Game, history: History, board: AttachedPicture | None, lang: Language) -> Screen | None:
    """The last turn and the board after it; None without lines and picture."""
    lines = in_brief(game, _without_verdict(history), lang)
    if not lines and board is None:
        return None
    heading = chat("board.heading", lang, game=game.name, when=when(history.now.turn, lang))
    return Screen(words=fitted("\n".join([heading, *lines])), pictures=_pictures(board))


def finale_screen(game: Game, view: View, hinted: Sequence[Hinted], drawn: Ending, lang: Language) -> Screen:
    """The end of a game: places, the play of bots if there is room, hints, scores by category, another game."""
    assert view.result is not None
    total = chat("end.total", lang)
    table = score_table(view.result.breakdown, [*places(view)], names(game), total, lang, drawn.by_bots)
    last = [*_hints(hinted, lang), chat("end.table", lang, game=game.name), *table]
    first, bots = verdict(game, view, lang, drawn.by_bots), _bots(game, drawn.bots, lang)
    whole = "\n".join([*first, *bots, *last])
    return Screen(
        words=whole if len(whole) <= limits.CONTENT else fitted("\n".join([*first, *last])),
        rows=(encores(game, lang),),
        pictures=_pictures(drawn.card),
        calls=tuple(seat.person for seat in game.seats if seat.controller == PERSON),
    )


def _pictures(drawn: AttachedPicture | None) -> tuple[AttachedPicture, ...]:
    return (drawn,) if drawn else ()


def standing_buttons(game: int, lang: Language) -> tuple[Row, ...]:
    """The buttons under every board, in rows of two: on a phone a third one gets a line of its own."""
    return (
        (
            Button(id=custom_id("turn", game), label=chat("button.turn", lang), style=PRIMARY, emoji="▶️"),
            Button(id=custom_id("hand", game), label=chat("button.hand", lang), emoji="🃏"),
        ),
        (Button(id=custom_id("board", game), label=chat("button.board", lang), emoji="🗺️"), scores_button(game, lang)),
        (
            Button(id=custom_id("since", game), label=chat("button.since", lang), emoji="🕑"),
            rules_button(0, LEGEND, chat("button.legend", lang), RULES),
        ),
    )


def encores(game: Game, lang: Language) -> tuple[Button, ...]:
    """The buttons under the end of a game: another game, and the replay."""
    play = play_button(lang)
    back = Button(id=custom_id("replay", game.id, argument="0"), label=chat("button.replay", lang), emoji="🎞️")
    if game.terms.watched is None:
        label = chat("button.rematch", lang)
        return (Button(id=custom_id("rematch", game.id), label=label, style=SUCCESS, emoji="🔁"), play, back)
    again = custom_id("watch", game.id, argument=AGAIN)
    return (play, Button(id=again, label=chat("button.watch_again", lang), style=PRIMARY, emoji="👁️"), back)


def verdict(game: Game, view: View, lang: Language, by_bots: Collection[int] = ()) -> list[str]:
    """The winners and all final scores, best first."""
    heading = [
        chat("end.heading", lang, game=game.name),
        *handicap_lines(game.options, lang),
        *module_lines(game.options, lang),
    ]
    if view.automa:
        heading.append(event(ending(view), escaped_names(game), lang))
    return [*heading, *_places(game, view, lang, by_bots)]


def _bots(game: Game, results: Sequence[SeatResult], lang: Language) -> list[str]:
    """The play of bots, a line for each seat."""
    who = escaped_names(game)
    return [chat("end.bots", lang, who=who[result.seat], how=[*_bot_play(result, lang)]) for result in results]


def _bot_play(result: SeatResult, lang: Language) -> Iterator[str]:
    """The level of a bot at a seat, or at some of its turns, and its time for thought."""
    key = "end.bots.some" if result.played == MIXED else "end.bots.all"
    levels = [level_words(level, lang) for level in result.levels]
    yield chat(f"{key}.level" if levels else key, lang, levels=levels)
    if result.thought is not None:
        seconds = round(result.thought / 1000)
        unit, n = ("minutes", round(seconds / 60)) if seconds >= LONG_THOUGHT else ("seconds", seconds)
        yield chat(f"end.thought.{unit}" if n else "end.thought.moment", lang, n=n)


def _places(game: Game, view: View, lang: Language, by_bots: Collection[int]) -> list[str]:
    """The places with the final scores, best first."""
    assert view.result is not None
    who, best = list(escaped_names(game)), crowned(view)
    for seat in by_bots:
        who[seat] = chat("end.bot", lang, who=who[seat])
    return [
        chat(
            "end.place",
            lang,
            medal="🏆" if seat in best else "▫️",
            number=place,
            who=who[seat],
            vp=view.result.scores[seat],
        )
        for seat, place in places(view).items()
    ]


def _hints(hinted: Sequence[Hinted], lang: Language) -> list[str]:
    """The hints of each player, if any."""
    asked = ", ".join(f"{escaped(one.name)} {one.times}" for one in hinted)
    return [chat("end.hints", lang, who=asked)] if asked else []


def _without_verdict(history: History) -> History:
    """The history without the end of a solo game: the finale tells it."""
    if not history.now.automa:
        return history
    told = (
        structs.replace(each, events=tuple(event for event in each.events if not isinstance(event, GameEnded)))
        for each in history.told
    )
    return structs.replace(history, told=tuple(told))


def _mentions(game: Game, seats: Iterable[int]) -> str:
    return " ".join(mention(game.seats[seat].person) for seat in seats)
