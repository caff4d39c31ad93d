"""The game in a terminal: output, and the dialogue with its players."""
