"""The game in a terminal: what is shown, and the conversation with the people in front of it."""
