"""The messages of a game in its channel: screens, their dispatch, the outbox, and the herald."""
