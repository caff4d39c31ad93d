"""French: explanations of every card, tile, space, Worker, action and term."""

from bot.languages.fr.components import BUILDING_NOTES
from bot.languages.fr.glossary import actions, golden_age, later_terms, names, pieces, solo, terms, titles
from bot.languages.language import Glossary

GLOSSARY = Glossary(
    kinds={**pieces.KINDS, **solo.KINDS, **golden_age.KINDS},
    titles={**pieces.TITLES, **actions.TITLES, **titles.TITLES, **solo.TITLES, **golden_age.TITLES},
    words={
        **pieces.WORDS,
        **actions.WORDS,
        **{f"building:{tile}": note for tile, note in BUILDING_NOTES.items()},
        **terms.WORDS,
        **later_terms.WORDS,
        **solo.WORDS,
        **golden_age.WORDS,
    },
    names={**names.NAMES, **solo.NAMES, **golden_age.NAMES},
    fillers=names.FILLERS,
    tables=pieces.TABLES,
)
