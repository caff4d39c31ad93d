"""The facts for the words of questions and answers."""
