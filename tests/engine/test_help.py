"""What `help` and an editor tell whoever writes a bot: short annotations, and a docstring on every name."""

import inspect
import pydoc
from types import UnionType

import pytest

import engine
from engine import players

FACES = [(face, name) for face in (engine, players) for name in face.__all__ if callable(getattr(face, name))]


@pytest.mark.parametrize(("face", "name"), FACES, ids=[name for _, name in FACES])
def test_what_is_public_has_a_docstring_and_a_signature_that_fits_on_a_screen(face: object, name: str) -> None:
    public = getattr(face, name)
    assert public.__doc__ != UnionType.__doc__
    assert (public.__doc__ or "").strip().split("\n")[0].endswith((".", ":"))
    if inspect.isfunction(public):
        assert len(str(inspect.signature(public))) < 300


@pytest.mark.parametrize("name", ["Action", "Decision", "Event"])
def test_the_vocabulary_is_classes_that_can_be_looked_up(name: str) -> None:
    kind = getattr(engine, name)
    assert isinstance(kind, type)
    assert f"`engine.{name.lower()}s`" in pydoc.render_doc(kind, renderer=pydoc.plaintext)


@pytest.mark.parametrize(
    ("function", "annotation"),
    [("legal_actions", "-> tuple[engine.action.Action, ...]"), ("apply", "action: engine.action.Action,")],
)
def test_annotations_say_action(function: str, annotation: str) -> None:
    assert annotation in pydoc.render_doc(getattr(engine, function), renderer=pydoc.plaintext)


def test_the_answer_of_a_chooser_is_an_action() -> None:
    signature = inspect.signature(players.Chooser.choose)
    assert signature.return_annotation is engine.Action
    assert str(signature.parameters["options"].annotation) == "collections.abc.Sequence[engine.action.Action]"


def test_every_answer_question_and_event_of_a_game_is_one_of_the_vocabulary() -> None:
    outcome = engine.open_game(engine.Options(players=2), "vocabulary")
    for _ in range(30):
        assert isinstance(outcome.state.decision, engine.Decision)
        assert all(isinstance(action, engine.Action) for action in engine.legal_actions(outcome.state))
        assert all(isinstance(event, engine.Event) for event in outcome.events)
        outcome = engine.apply(outcome.state, engine.legal_actions(outcome.state)[-1])
