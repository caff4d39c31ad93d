"""The chaski program for people: on Discord and in the terminal."""
