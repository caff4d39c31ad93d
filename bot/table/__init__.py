"""A table in a channel: seats, automatic answers, messages, and the clock."""
