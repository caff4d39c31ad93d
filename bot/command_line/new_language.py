"""The files of a new language, as `chaski languages begin` makes them: those of English, for translators to fill."""

import re
from pathlib import Path

import bot.languages
from bot.languages.grammar import Grammar, grammar

MODEL, MODEL_NAME = "en", "English"
# A plural with the two forms of English, which may begin on the next line of the source.
A_PLURAL = re.compile(r'(\{[\w.]+:(?:signed_)?plural(?:"\s*")? )([^{}|]*)\|([^{}|]*)\}')
FOLDER = Path(bot.languages.__file__).parent


def begin_language(code: str, name: str, folder: Path = FOLDER) -> Path:
    """The folder of a new language, with a copy of each English file; the name is what its speakers call it."""
    spoken = grammar(code)
    made = folder / code
    made.mkdir()
    for path in sorted((FOLDER / MODEL).rglob("*.py")):
        copy = made / path.relative_to(FOLDER / MODEL)
        copy.parent.mkdir(exist_ok=True)
        copy.write_text(_renamed(path.read_text(encoding="utf-8"), code, name, spoken), encoding="utf-8")
    return made


def variable(code: str) -> str:
    """The name of the language in the program.

    >>> variable("pt")
    'LANGUAGE_PT'
    """
    return f"LANGUAGE_{code.upper()}"


def _renamed(source: str, code: str, name: str, spoken: Grammar) -> str:
    source = source.replace(f"bot.languages.{MODEL}", f"bot.languages.{code}").replace(f'"""{MODEL_NAME}', f'"""{name}')
    source = source.replace(f'code="{MODEL}"', f'code="{code}"').replace(f'name="{MODEL_NAME}"', f'name="{name}"')
    source = source.replace(f'grammar("{MODEL}")', f'grammar("{code}")').replace(
        f"{MODEL_NAME.upper()} =", f"{variable(code)} ="
    )
    return A_PLURAL.sub(lambda found: f"{found[1]}{'|'.join(_forms(found[2], found[3], len(spoken.forms)))}}}", source)


def _forms(one: str, other: str, number: int) -> list[str]:
    return [one, *[other] * (number - 1)] if number > 1 else [other]
