"""Events in words: episodes, tallies, turns, automas, Festivals and the log."""
