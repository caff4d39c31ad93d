"""What the stand-in knows: server, channels, messages, commands, interactions; and who is told of changes."""
