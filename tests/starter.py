"""Processes that begin where the program and its tests are imported already: to import them is most of a short life."""

import multiprocessing

STARTER = multiprocessing.get_context("forkserver")
STARTER.set_forkserver_preload(
    [
        "bot.cli",
        "tests.bot.command_line.test_run",
        "tests.e2e.kit.bot_process",
        "tests.storage.kit.playing_process",
        "tests.made_ready",
    ]
)
