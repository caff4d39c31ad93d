"""Versions of the schema, forward only."""
