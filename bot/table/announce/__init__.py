"""What a channel hears of its game: screens, the plan of what is said, its sender, and the herald who sees to it."""
