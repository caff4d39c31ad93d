"""Looking at a game: position, history, rules and modules."""
