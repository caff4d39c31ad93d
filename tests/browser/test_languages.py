"""The page in another language: chosen by the person who looks, and by nobody else."""

import pytest
from playwright.async_api import expect

from bot.languages import ENGLISH
from bot.sandbox import Sandbox
from tests.browser.conftest import Look
from tests.browser.sample_bot import SampleBot

OWN = {"write.or_command": "Écrire à {channel}, ou / pour une commande", "who.you_are": "Vous êtes {name}"}
OWN |= {"reaction": "{emoji} {n:plural réaction|réactions}", "language": "Langue"}
TEXTS = {"en-US": ("English", ENGLISH.page), "fr": ("Français", {**ENGLISH.page, **OWN})}


@pytest.mark.parametrize("sandbox", [{"page_texts": TEXTS}], indirect=True)
async def test_a_person_chooses_the_language_of_the_page(look: Look, sandbox: Sandbox, bot: SampleBot) -> None:
    page = await look(sandbox, person="Ana")
    await expect(page.locator("html")).to_have_attribute("lang", "en-US")
    await expect(page.locator("#composer-text")).to_have_attribute("placeholder", "Message #plaza, or / for commands")
    await page.locator("[data-language]").select_option("fr")
    await expect(page.locator("#composer-text")).to_have_attribute(
        "placeholder", "Écrire à #plaza, ou / pour une commande"
    )
    await expect(page.locator("html")).to_have_attribute("lang", "fr")
    await expect(page.locator(".you-are")).to_have_text("Vous êtes Ana")
    await expect(page.locator("[data-language]")).to_have_value("fr")
    await expect(page.get_by_label("Langue")).to_have_count(1)
    other = await look(sandbox, person="Bruno")
    await expect(other.locator(".you-are")).to_have_text("You are Bruno")
    again = await look(sandbox, person="Ana")
    await expect(again.locator(".you-are")).to_have_text("Vous êtes Ana")


@pytest.mark.parametrize("sandbox", [{"page_texts": TEXTS, "locale": "fr"}], indirect=True)
async def test_a_sandbox_for_people_of_another_language(look: Look, sandbox: Sandbox, bot: SampleBot) -> None:
    page = await look(sandbox, person="Elena")
    await expect(page.locator(".you-are")).to_have_text("Vous êtes Elena")
