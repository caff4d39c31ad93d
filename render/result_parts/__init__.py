"""Parts of the pictures of a whole game: how it ended, where the VP came from, and how they grew."""
