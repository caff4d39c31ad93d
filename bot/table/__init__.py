"""A table in a channel: who sits there, who answers by itself, what the channel is told, and the time."""
