"""The bot in another language than English."""
