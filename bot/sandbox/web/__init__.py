"""The web page for people: its files, its websocket, and the files of messages."""
