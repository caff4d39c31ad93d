"""Who sits at a table and where it stands: joining, replacing, moving."""
