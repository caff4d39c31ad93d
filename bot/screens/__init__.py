"""Questions and messages as plain data: buttons, selects, reactions."""
