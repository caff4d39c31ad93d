"""French: so far the words of pictures alone."""
