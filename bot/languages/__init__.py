"""The languages that are spoken here, one folder each."""
