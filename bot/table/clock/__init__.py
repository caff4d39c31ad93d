"""Time at a table: clocks, reminders, lateness and time zones."""
