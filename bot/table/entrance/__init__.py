"""The way in: from one button to a game, a lobby, the tour, a game to watch, or one's own next turn."""
