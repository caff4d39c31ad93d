"""The parts of the board, each a panel: header, hill, Temple, Village, regions, what is on offer, rows of seats."""
