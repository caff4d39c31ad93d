"""English: explanations of every card, tile, space, Worker, action and term."""

from bot.languages.en.glossary import actions, names, pieces, solo, terms
from bot.languages.language import Glossary

GLOSSARY = Glossary(
    kinds={**pieces.KINDS, **solo.KINDS},
    titles={**pieces.TITLES, **actions.TITLES, **terms.TITLES, **solo.TITLES},
    words={**pieces.WORDS, **actions.WORDS, **terms.WORDS, **solo.WORDS},
    names={**names.NAMES, **solo.NAMES},
    tables=pieces.TABLES,
)
