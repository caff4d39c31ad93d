"""Games that are watched, played by bots alone, or shown again."""
