"""For tests of pictures."""

from tests.render.blank import colourless as colourless
