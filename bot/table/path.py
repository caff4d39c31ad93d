"""From the options of a command to engine actions: what is legal now, step by step, and what was meant."""

from collections.abc import Sequence

from msgspec import Struct, structs

from bot.prompts.prompt import Option, Prompt, prompt_for
from bot.table.errors import Refused
from bot.table.typed import LONGEST_QUOTE, written
from engine.actions import Action, ShowGold
from engine.core import legal_actions
from engine.state import View
from storage import Games


class Wish(Struct, frozen=True):
    """What an option of a command is about: these kinds of Action, and the one that was named."""

    kinds: tuple[type, ...]
    value: str = ""


def key(action: Action) -> str:
    """A short name of an action within its kind, as an autocomplete list hands it back."""
    fields = "-".join(str(value) for value in structs.astuple(action))
    if isinstance(action, ShowGold):
        return f"gold-{fields}"
    return fields or type(action).__name__.lower()


async def path(games: Games, game: int, seat: int, wishes: Sequence[Wish]) -> list[Action]:
    """The actions a command asks for; a question that does not come up needs no answer."""
    actions: list[Action] = []
    for wish in wishes:
        seen = await games.preview(game, seat, actions)
        if seen is None:
            break
        open_now = [action for action in legal_actions(seen) if isinstance(action, wish.kinds)]
        if not open_now:
            if not actions:
                raise Refused("not_now")
            continue
        if not wish.value:
            break
        actions.append(_meant(open_now, wish.value, prompt_for(seen)))
    if not actions:
        raise Refused("not_now")
    return actions


def _meant(actions: Sequence[Action], value: str, prompt: Prompt) -> Action:
    """The action of that name; or the only one whose words contain what was typed."""
    typed = value.casefold().strip()
    for action in actions:
        if key(action).casefold() == typed:
            return action
    found = [
        option.action for option in prompt.options if option.action in actions and typed in option.words.casefold()
    ]
    if len(found) != 1:
        raise Refused("not_offered", value=written(value, LONGEST_QUOTE))
    return found[0]


async def suggestions(
    games: Games, game: int, seat: int, before: Sequence[Wish], wanted: tuple[type, ...], lang: str, asked: type
) -> list[Option]:
    """The answers of these kinds to such a question that are open after the wishes before them."""
    try:
        actions = await path(games, game, seat, before) if before else []
    except Refused:
        return []
    seen: View | None = await games.preview(game, seat, actions)
    if seen is None or seen.to_act != seat or not isinstance(seen.decision, asked):
        return []
    return [option for option in prompt_for(seen, lang=lang).options if isinstance(option.action, wanted)]
