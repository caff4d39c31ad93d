"""The messages of a game in its channel: screens, the plan of messages, their sender, and the herald."""
