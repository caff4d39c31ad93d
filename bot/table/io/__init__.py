"""The way to Discord and back: messages, permissions, who requests something and in which language."""
