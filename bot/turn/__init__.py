"""A turn as a plan: what can be tapped, what follows from it, and how it looks. Nothing here plays or stores."""
