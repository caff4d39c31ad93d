"""A browser without a window, in a process of its own."""

import os
import shutil
import signal
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from threading import Thread

# The first is made to have no window: it does the same with little more than half the work.
NAMES = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
ARGUMENTS = [
    "--headless",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
READY = "DevTools listening on "
DESKTOP = {"viewport": {"width": 1280, "height": 800}}
PHONE = {"viewport": {"width": 390, "height": 844}, "is_mobile": True, "has_touch": True, "device_scale_factor": 2}


class NoBrowser(Exception):
    """There is none on this machine, or it does not start."""


def chromium() -> str:
    """Where the browser is."""
    found = os.environ.get("CHASKI_BROWSER") or next(filter(None, map(shutil.which, NAMES)), None)
    if found is None:
        raise NoBrowser(f"no browser found: neither CHASKI_BROWSER nor any of {', '.join(NAMES)}")
    return found


@contextmanager
def running_browser(home: Path) -> Iterator[str]:
    """Starts a browser that keeps its things in this folder; the address at which it takes orders."""
    command = [chromium(), *ARGUMENTS, "--remote-debugging-port=0", f"--user-data-dir={home}", "about:blank"]
    # With a session of its own it ends as a whole, also if what was started is a script that starts it.
    running = subprocess.Popen(
        command, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True, start_new_session=True
    )
    try:
        assert running.stderr is not None
        lines = []
        for line in running.stderr:
            lines.append(line)
            if line.startswith(READY):
                break
        else:
            raise NoBrowser(f"the browser does not start: {''.join(lines)}")
        # What the browser goes on to complain about must not fill the pipe and stop it.
        Thread(target=running.stderr.read, daemon=True).start()
        yield lines[-1].removeprefix(READY).strip()
    finally:
        os.killpg(running.pid, signal.SIGTERM)
        running.wait()
