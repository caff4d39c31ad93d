"""Folder of a watched game: the board after every turn, chart, animation, and the game itself."""

from collections.abc import Sequence
from pathlib import Path

import render
from bot.files import make_folder, write_game, write_picture
from bot.languages.language import Language
from bot.refusals import CommandCode, FileTrouble
from bot.say.after.captions import captions_of
from bot.say.pictures import words_of
from engine.codec import load_game
from engine.state import View

GAME, CHART, ANIMATION = "game.json", "chart.png", "animation.gif"
BOARDS = "turn-*.png"


class Album:
    """A folder that fills turn by turn, so that an early end leaves the turns before it."""

    def __init__(self, folder: Path, names: Sequence[str], lang: Language) -> None:
        make_folder(folder)
        if any(found for name in (BOARDS, GAME) for found in folder.glob(name)):
            raise FileTrouble(CommandCode.FOLDER_HAS_GAME, folder=folder)
        self.folder = folder
        self._names = tuple(names)
        self._words = words_of(lang.pictures)
        self._lang = lang
        self._views: list[View] = []
        self._game = b""

    @property
    def pictures(self) -> int:
        """The number of pictures of the board."""
        return len(self._views)

    def keep(self, turn: int, seen: View, game: bytes) -> None:
        """Writes the position after this turn, and the game so far."""
        board = render.board(seen, self._words, names=self._names, since=self._views[-1] if self._views else None)
        write_picture(self.folder / BOARDS.replace("*", f"{turn:03}"), render.encode(board))
        write_game(self.folder / GAME, game)
        self._game = game
        self._views.append(seen)

    def close(self, scores: Sequence[Sequence[int]], festivals: Sequence[int]) -> None:
        """Writes chart and animation; `scores` and `festivals` are by turn."""
        write_picture(
            self.folder / CHART, render.encode(render.chart(scores, self._words, festivals, names=self._names))
        )
        told = captions_of(load_game(self._game), self._views, self._names, self._lang)
        film = render.animation(
            self._views, (scores, dict.fromkeys(festivals, ())), self._words, told, names=self._names
        )
        write_picture(self.folder / ANIMATION, film)
