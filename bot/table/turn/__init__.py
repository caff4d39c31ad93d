"""A turn at a table: questions, plans, answers and standing orders."""
