"""The state of the stand-in: servers, channels, messages, commands, interactions; and the receivers of changes."""
