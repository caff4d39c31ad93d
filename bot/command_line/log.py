"""The log of the commands that run for long."""

from bot.logs import STYLES, passwords_in, write_log
from bot.settings import choice, setting


def begin_log(*urls: str) -> None:
    """Begins the log in the style of CHASKI_LOG, without the token and without the passwords of these addresses."""
    passwords = [password for url in urls for password in passwords_in(url)]
    write_log(choice("CHASKI_LOG", STYLES), [setting("DISCORD_TOKEN").strip(), *passwords])
