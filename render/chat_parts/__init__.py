"""The parts of the chat picture: large enough for a phone on which it is 400 pixels wide."""
