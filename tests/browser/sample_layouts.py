"""Layouts as large and as full as those of a game, for tests of the web page."""

from bot.screens.screen import (
    DANGER,
    PRIMARY,
    SUCCESS,
    AttachedPicture,
    Button,
    Choice,
    Gallery,
    Screen,
    Section,
    Select,
    Words,
)
from tests.browser.sample_bot import picture

LONGEST = "A label of eighty characters, which Discord takes: no more, no less, and whole!!"


def button(label: str, emoji: str = "", style: str = "secondary") -> Button:
    """A button whose custom_id is its label in lower case."""
    return Button(id=label.lower(), label=label, emoji=emoji, style=style)


def turn() -> Screen:
    """A first screen: a picture between words, and rows of five short buttons."""
    rows = (
        (("Weavings", "🧵"), ("Building", "🏠"), ("Statue", "🗿"), ("Steps", "🪜"), ("Training", "⚔️")),
        (("3 potato", "🥔"), ("2 corn", "🌽"), ("2 stone", "🪨"), ("1 gold", "🟡"), ("Merchant", "🤝")),
        (("Produce one", "🏭"), ("Any place", "📍")),
    )
    below = (("My hand", "🃏"), ("Board", "🗺️"), ("Since", "🕑"), ("My orders", "📜"))
    hill = AttachedPicture("hill.png", picture("#5a7f4c", (1200, 700)), "The hill with 35 spaces in reach")
    return Screen(
        blocks=(
            Words(
                "**Your turn** · game 7, turn 8\n🥔 5 · 🌽 1 · 🪨 0 · 🟡 1 · 20 VP · Workers: Priest, Courier\n"
                "Since your last turn: Ana built Steps in section 5 and hired the Courier."
            ),
            Gallery((hill,)),
            Words("**Place a Worker.** What do you want?"),
            *(tuple(button(label, emoji, PRIMARY) for label, emoji in row) for row in rows),
            Words("**Or two of these:**"),
            tuple(button(label) for label in ("1: Rejuvenate", "2: Conquest", "Pray", "Train", "Recruit")),
            tuple(button(label, emoji) for label, emoji in below),
        )
    )


def places() -> Screen:
    """A list of sections, each with its button, and what is below it."""
    lines = (
        "**M1c** · Courier · 1 food · shows Wiraqocha · 3 tasks: Building, Statue, Produce one",
        "**M1a** · Courier · 1 food and 1 gold (you hold no Killa) · 2 of Weavings, Building, gold",
        "**M1c** · Priest · 2 food · shows Wiraqocha · 1 task of Building, Statue, Produce one; 1 more for potato",
        "**T2b** · Priest",
    )
    more = tuple(Choice(value=str(number), label=f"M{number}d · Priest · {number} food") for number in range(14))
    return Screen(
        blocks=(
            Words("**Building**: 22 places, the cheapest first. You have 6 food."),
            tuple(button(label) for label in ("Both Workers ✓", "Priest", "Courier", "+ Stone", "+ Gold")),
            *(
                Section(line, Button(id=f"place{number}", label="Place", style=PRIMARY))
                for number, line in enumerate(lines)
            ),
            Section("**Quarry** · 1 gold, 1 corn · Production: 2 stone, 1 potato", button("Construct", "🏠", PRIMARY)),
            (Select(id="more", placeholder="14 more places", choices=more),),
            (button("Back", "↩️"), button("Hand", "🃏"), button("The board", "🗺️")),
        )
    )


def ending() -> Screen:
    """A last screen: final buttons, and labels as long as they may be."""
    return Screen(
        blocks=(
            Words(
                "**Your plan** · turn 8 · nothing is played yet\n"
                "1. Priest on M1c, showing Wiraqocha (G42) · 2 potato\n2. A15 for 2 corn\n"
                "3. Construct the Quarry · 1 gold, 1 corn\nThen you have 🥔 2 · 🌽 2 · 🪨 0 · 🟡 1 · 22 VP."
            ),
            (
                button("End turn", "✅", SUCCESS),
                button("End turn: hire Architect (1🥔)", "✅", SUCCESS),
                button("End turn: hire Warrior (1🌽)", "✅", SUCCESS),
            ),
            (button("Draw 3 Weavings", "🔒", DANGER),),
            (button(LONGEST), button("Short"), Button(id="off", label="Out of use", enabled=False)),
            Section("Beside a long one", Button(id="longest", label=LONGEST)),
        )
    )
