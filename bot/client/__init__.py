"""The Discord client: its gateway events, slash commands, buttons, selects and replies."""
