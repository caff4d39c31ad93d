"""Several bot processes and workers that share one PostgreSQL and one Discord."""
