"""The base of the sandbox: JSON, ids and time as Discord writes them, and its errors."""
