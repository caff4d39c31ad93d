"""The rules of Tawantinsuyu: The Inca Empire, as one pure channel of questions and answers."""

from engine.actions import Action
from engine.codec import decode_action, decode_state, encode_action, encode_state
from engine.core import Outcome, advance, apply, legal_actions, new_game, open_game, replay, why_not
from engine.decisions import Decision
from engine.errors import (
    BadOptions,
    DamagedSave,
    GameError,
    GameOver,
    IllegalAction,
    MalformedAction,
    NotYourDecision,
    OtherRules,
    Reason,
    StaleAction,
)
from engine.events import Event, seen_by
from engine.state import Options, State, View
from engine.views import determinize, view

__all__ = [
    "Action",
    "BadOptions",
    "DamagedSave",
    "Decision",
    "Event",
    "GameError",
    "GameOver",
    "IllegalAction",
    "MalformedAction",
    "NotYourDecision",
    "Options",
    "OtherRules",
    "Outcome",
    "Reason",
    "StaleAction",
    "State",
    "View",
    "advance",
    "apply",
    "decode_action",
    "decode_state",
    "determinize",
    "encode_action",
    "encode_state",
    "legal_actions",
    "new_game",
    "open_game",
    "replay",
    "seen_by",
    "view",
    "why_not",
]
