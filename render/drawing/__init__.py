"""The tools every picture is made with: canvas, colours, fonts, sheets."""
