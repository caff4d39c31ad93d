"""English: explanations of every card, tile, space, Worker, action and term."""

from bot.languages.en.components import BUILDING_NOTES
from bot.languages.en.glossary import actions, later_terms, names, pieces, solo, terms, titles
from bot.languages.language import Glossary

GLOSSARY = Glossary(
    kinds={**pieces.KINDS, **solo.KINDS},
    titles={**pieces.TITLES, **actions.TITLES, **titles.TITLES, **solo.TITLES},
    words={
        **pieces.WORDS,
        **actions.WORDS,
        **{f"building:{tile}": note for tile, note in BUILDING_NOTES.items()},
        **terms.WORDS,
        **later_terms.WORDS,
        **solo.WORDS,
    },
    names={**names.NAMES, **solo.NAMES},
    tables=pieces.TABLES,
)
