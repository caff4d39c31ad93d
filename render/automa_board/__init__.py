"""The board of an automa: what lies on it, large part by part, and as a strip below the board."""
