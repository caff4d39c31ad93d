"""Weeks of fake time at several tables: what people do there, and what they hear."""
