"""Looking at a game: its position, what happened, rules and modules."""
