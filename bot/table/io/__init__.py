"""Input and output on Discord: messages, permissions, requesters and their languages."""
