"""Seats and channel of a table: joining, replacing, moving."""
