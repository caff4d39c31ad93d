"""What everything in the sandbox rests on: JSON, ids and time as Discord writes them, and its errors."""
