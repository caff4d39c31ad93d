"""The parts of the board, each a panel by itself: hill, tracks, what is on offer, one row for every seat."""
