"""Attacks on the bot that count what they find: small in the tests, large in `python -m tests.bench.attack`."""
