"""The lines below a question: the details that its buttons leave out."""

from collections.abc import Iterator, Sequence

from bot.languages import Language
from bot.say import thing
from bot.say.chat import chat
from bot.say.parts import Part, Said
from bot.turn.plan_words import label_of, said_of
from bot.turn.promises import named
from bot.turn.rows import Plate
from bot.turn.tap import Step, Tap
from bot.turn.tap_labels import is_end_of_turn, tap_label
from engine.actions import Action, Activate, ConstructBuilding, SpreadInfluence, TakeBenefit

SAME = 20  # letters of details beyond a label with the same meaning


def details(taps: Sequence[Tap], plate: Plate) -> Iterator[tuple[Said, str]]:
    """The costs and gains of taps without room on their buttons."""
    lang = plate.lang
    for tap in taps:
        if isinstance((tap.spoken or tap.steps)[-1].action, Activate):
            continue  # the question names the deed
        style = plate.style(tap)
        if (style.pictured and not _is_a_nation(tap)) or plate.common.tells(tap):
            continue
        called = tap_label(tap, lang, style)
        labels = dict(zip(map(id, named(tap)), called.labels, strict=False))
        everything = Said(tuple(piece for label in called.labels for piece in label.pieces))
        *_, last = told = tap.spoken or tap.steps[-1:]
        for step in told:
            if id(step) not in labels and isinstance(step.action, TakeBenefit):
                continue  # the next answer tells the benefit
            said, label = said_of(step, lang), labels.get(id(step), everything)
            missing = sum(len(piece.words) for piece in said.untold_by(label) if piece.part is not Part.PRICE)
            whole = _as_priced(label_of(step, lang, pictured=style.pictured), label)
            brief = step is last and (called.cut or len(label) < len(whole))
            if missing > (0 if is_end_of_turn(tap) else SAME) or brief:
                yield said, chat("plan.detail", lang, what=_detail(step, _as_priced(said, label), label, lang))


def _is_a_nation(tap: Tap) -> bool:
    """Whether a tap chooses a Nation: the picture shows its name and not its ability."""
    return bool(tap.spoken) and isinstance(tap.spoken[-1].action, SpreadInfluence)


def _as_priced(said: Said, label: Said) -> Said:
    """An answer with its price only if its label has one: else the consequences tell it."""
    return said if label.has(Part.PRICE) else said.without(Part.PRICE)


def _detail(step: Step, said: Said, label: Said, lang: Language) -> str:
    """The part of an answer that its button leaves out; the whole answer if the button does not name the deed."""
    piece = _piece(step.action, lang)
    done_is_told = all(one.part is Part.GAIN for one in said.untold_by(label))
    if piece and done_is_told:
        return chat("plan.detail.piece", lang, piece=lang.grammar.opening(piece), rest=said.gain)
    return str(said)


def _piece(action: Action, lang: Language) -> str:
    return thing("building", action.building, lang) if isinstance(action, ConstructBuilding) else ""
