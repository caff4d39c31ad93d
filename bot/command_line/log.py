"""The log of the commands that run for long."""

import logging

from bot.logs import STYLES, passwords_in, write_log
from bot.settings import choice, setting

# What they say at other times is for their own developers, or said by the bot in its words.
QUIET = {
    "alembic": logging.WARNING,
    "aiohttp.access": logging.WARNING,
    "discord": logging.WARNING,
    "procrastinate": logging.ERROR,
    "psycopg.pool": logging.ERROR,
}


def begin_log(*urls: str) -> None:
    """Begins the log in the style of CHASKI_LOG, without the token and without the passwords of these addresses."""
    passwords = [password for url in urls for password in passwords_in(url)]
    write_log(choice("CHASKI_LOG", STYLES), [setting("DISCORD_TOKEN").strip(), *passwords])
    for name, level in QUIET.items():
        logging.getLogger(name).setLevel(level)
