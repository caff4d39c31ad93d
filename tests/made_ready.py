"""What a process that draws prepares first; whoever begins where this is imported has it already."""

import render

render.make_ready()
