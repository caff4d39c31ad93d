"""Watched games, games of bots alone, and replays."""
