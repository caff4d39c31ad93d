"""Discord's REST interface: the bot's requests and their answers."""
