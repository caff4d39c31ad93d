"""Whole pictures, put together from panels: the board, a player's area, a hand, close-ups, changes, films."""
