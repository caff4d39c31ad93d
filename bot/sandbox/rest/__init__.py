"""Discord's REST interface: what the bot asks for, and what it is answered."""
