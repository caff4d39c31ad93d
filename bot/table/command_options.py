"""From the options of a command to engine actions: what is legal now, step by step, and what was meant."""

from collections.abc import Sequence

from msgspec import Struct, structs

from bot.action_names import key, why_refused
from bot.languages import Language
from bot.prompts.prompt import Option, prompt_for
from bot.table.errors import NotAllowed, Refused
from bot.table.user_text import LONGEST_QUOTE, escaped
from engine.actions import Action, PlaceWorker
from engine.core import legal_actions
from engine.decisions import ChooseGod, ChoosePlacement, TakeTurn
from engine.foresight import Ahead, Forecast, answered
from engine.queries import space_question
from engine.state import View


class CommandOption(Struct, frozen=True):
    """What an option of a command is about: these kinds of Action, and the one that was named."""

    kinds: tuple[type, ...]
    value: str = ""


def actions_for_options(seen: View, given_options: Sequence[CommandOption], lang: Language) -> list[Action]:
    """The actions a command asks for; a question with a single answer needs none, but takes no other."""
    actions: list[Action] = []
    here: View | None = seen
    for given in given_options:
        if here is None:
            break
        options = legal_actions(here)
        answers_itself = len(options) == 1
        if not given.value and not answers_itself:
            break
        meant = _meant(here, given, lang) if given.value else options[0]
        if not answers_itself:
            actions.append(meant)
        here = _led_to(here, meant)
    if not actions:
        raise Refused("not_now")
    return actions


def _led_to(here: View, action: Action) -> View | None:
    """The next question of a placement, also where it answers itself; nothing has happened before it."""
    match here.decision:
        case TakeTurn(seat) if isinstance(action, PlaceWorker):
            question: ChooseGod | ChoosePlacement = ChooseGod(seat, action.worker, action.acting)
        case ChooseGod() as asked:
            question = space_question(asked, action)
        case _:
            return None
    return structs.replace(here, stack=(*here.stack[:-1], question))


def _meant(here: View, given: CommandOption, lang: Language) -> Action:
    """The action of that name; or the only one whose words contain what was typed."""
    actions = [action for action in legal_actions(here) if isinstance(action, given.kinds)]
    typed = given.value.casefold().strip()
    for action in actions:
        if key(action).casefold() == typed:
            return action
    options = prompt_for(here, lang).options if actions else ()
    found = [option.action for option in options if option.action in actions and typed in option.words.casefold()]
    if len(found) == 1:
        return found[0]
    if found:
        raise _not_offered(given)
    raise refusal(here, given, lang, _not_offered(given) if actions else None)


def _not_offered(given: CommandOption) -> Refused:
    return Refused("not_offered", value=escaped(given.value, LONGEST_QUOTE))


def refusal(seen: View, given: CommandOption, lang: Language, otherwise: Refused | None = None) -> Refused:
    """Why this cannot be done: by the rules, if it is clear what was named."""
    reason = why_refused(seen, given.value, lang, given.kinds)
    return NotAllowed(reason) if reason else otherwise or Refused("not_now")


def suggestions(
    here: Forecast, before: Sequence[CommandOption], wanted: tuple[type, ...], lang: Language, asked: type
) -> list[Option]:
    """The answers of these kinds to such a question that are open after the options before them."""
    if here.ahead is not Ahead.ASKED:
        return []
    try:
        actions = actions_for_options(here.seen, before, lang) if before else []
    except Refused:
        return []
    for action in actions:
        here = answered(here, action)
    if here.ahead is not Ahead.ASKED or not isinstance(here.decision, asked):
        return []
    return [option for option in prompt_for(here.seen, lang=lang).options if isinstance(option.action, wanted)]
