"""Work beside the event loop, in processes of its own: pictures, and bot players that think."""
