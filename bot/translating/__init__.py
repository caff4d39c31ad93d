"""For translators: what a language needs, has in vain and still lacks, with examples."""
