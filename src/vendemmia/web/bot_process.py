"""The process of the computer players, as the server sees it."""

from __future__ import annotations

import logging
import subprocess
import sys
import threading
import time

LOG = logging.getLogger(__name__)
SHORTEST_LIFE = 2.0
"""Seconds; a process that ends sooner is started again only after a pause."""
LAST_WORDS = 2.0
"""Seconds that a process has to end when asked to."""


class BotProcess:
    """Starts the process again whenever it ends, until it is stopped."""

    def __init__(self) -> None:
        self._process: subprocess.Popen[bytes] | None = None
        self._starting = threading.Lock()
        self._stopping = threading.Event()
        self._thread = threading.Thread(target=self._keep_running, daemon=True)

    def start(self) -> None:
        self._thread.start()

    def stop(self) -> None:
        """Afterwards the process is gone and is not started again. What it had not committed is lost."""
        with self._starting:
            self._stopping.set()
            process = self._process
        if process is not None:
            process.terminate()
            try:
                process.wait(LAST_WORDS)
            except subprocess.TimeoutExpired:
                process.kill()
                process.wait()
        if self._thread.is_alive():
            self._thread.join(LAST_WORDS)

    def _keep_running(self) -> None:
        while True:
            started = time.monotonic()
            with self._starting:
                if self._stopping.is_set():
                    return
                self._process = self._started()
            if self._process is not None:
                self._process.wait()
            if time.monotonic() - started < SHORTEST_LIFE:
                self._stopping.wait(SHORTEST_LIFE)

    @staticmethod
    def _started() -> subprocess.Popen[bytes] | None:
        # The worker reads its standard input to the end, which comes when this process ends, for whatever reason.
        # It has a session of its own: Ctrl-C in the terminal is for the server, which then ends this process.
        try:
            return subprocess.Popen(
                [sys.executable, "-m", "django", "computer_players", "--settings", "vendemmia.web.settings"],
                stdin=subprocess.PIPE,
                start_new_session=True,
            )
        except OSError as error:  # No memory or too many processes: perhaps only for a moment.
            LOG.error("the computer players cannot be started: %s", error.strerror)  # noqa: TRY400 - no traceback
            return None
