"""Work beside the event loop, in processes of its own: drawing pictures, and bot players who think."""
