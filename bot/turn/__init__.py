"""A turn as a plan: its taps, their outcomes and its screens; nothing here plays or stores."""
