"""The processes that the server starts beside or below itself: computer players and web workers."""

from __future__ import annotations

import logging
import subprocess
import sys
import threading
import time

from vendemmia.web.metrics.folder import forget_process

LOG = logging.getLogger(__name__)
SHORTEST_LIFE = 2.0
"""Seconds; a process that ends sooner is started again only after a pause."""
LAST_WORDS = 2.0
"""Seconds that a process has to end when asked to."""

OWN_GROUP: int = getattr(subprocess, "CREATE_NEW_PROCESS_GROUP", 0)
"""What a session of its own is on Windows: Ctrl-C in the terminal does not reach it."""


class Child:
    """A Django command in a process of its own, started again whenever it ends, until it is stopped."""

    def __init__(self, *command: str, handles: tuple[int, ...] = (), last_words: float = LAST_WORDS) -> None:
        self._command = command
        self._handles = handles
        self._last_words = last_words
        self._process: subprocess.Popen[bytes] | None = None
        self._starting = threading.Lock()
        self._stopping = threading.Event()
        self._thread = threading.Thread(target=self._keep_running, daemon=True)

    def start(self) -> None:
        self._thread.start()

    def ask_to_stop(self) -> None:
        """End a child, which is not started again."""
        with self._starting:
            self._stopping.set()
            process = self._process
        if process is not None:
            process.terminate()

    def stop(self) -> None:
        """Stop the process. What it had not committed is lost."""
        self.ask_to_stop()
        process = self._process
        if process is not None:
            try:
                process.wait(self._last_words)
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
                forget_process(self._process.pid)
                if not self._stopping.is_set():
                    LOG.error("%s ended with %d and is started again", self._command[0], self._process.returncode)
            if time.monotonic() - started < SHORTEST_LIFE:
                self._stopping.wait(SHORTEST_LIFE)

    def _started(self) -> subprocess.Popen[bytes] | None:
        # The process notices by its standard input when this one ends (`child`), for any reason.
        # It has a session of its own: Ctrl-C in the terminal is for the server, which then ends this process.
        try:
            return subprocess.Popen(  # noqa: S603 - this Python with our own arguments
                [
                    sys.executable,
                    "-m",
                    "vendemmia.web.server.child",
                    *self._command,
                    "--settings",
                    "vendemmia.web.site.settings",
                ],
                stdin=subprocess.PIPE,
                start_new_session=True,
                creationflags=OWN_GROUP,
                pass_fds=self._handles,
            )
        except OSError as error:  # No memory or too many processes: perhaps only for a moment.
            LOG.error("%s cannot be started: %s", self._command[0], error.strerror)  # noqa: TRY400 - no traceback
            return None
