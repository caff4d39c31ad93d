"""Checks of the bot's messages and commands against Discord's limits."""
