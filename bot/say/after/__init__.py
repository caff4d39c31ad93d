"""What has happened, told in words: episodes, what they came to, turns, automas, Festivals and the log."""
