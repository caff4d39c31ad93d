"""Plain records: messages, files, emoji, and interactions."""
