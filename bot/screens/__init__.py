"""Questions as plain data, and what a chat makes of them: buttons, selects, reactions."""
