"""The Discord client: what it hears, its slash commands, buttons and selects, and how it replies."""
