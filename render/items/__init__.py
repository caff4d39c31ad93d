"""Pictures of single things: a card, a tile, a Worker, a space, an action, a term of the rules."""
