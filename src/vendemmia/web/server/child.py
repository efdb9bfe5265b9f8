"""What a process that the server has started runs first: it ends with the server, however that ends.

A web worker that lived on would keep the port, and take connections away from the next server. So it ends at once: what
was answered is saved, and the next server finds everything else as after a power cut.
"""

from __future__ import annotations

import os
import signal
import sys
import threading
from contextlib import suppress

DIES_WITH_PARENT = 1
"""`PR_SET_PDEATHSIG` of Linux."""


def end_with_the_server() -> None:
    """End this process with the server, in two ways.

    Linux kills it when the thread that started it ends. On every system the server holds the other end of standard
    input, which closes with it; but a thread has to notice, and a busy process takes its time.
    """
    threading.Thread(target=_wait_for_the_end, name="parent", daemon=True).start()
    if sys.platform == "linux":
        with suppress(ImportError, OSError, AttributeError):
            import ctypes

            ctypes.CDLL(None).prctl(DIES_WITH_PARENT, signal.SIGKILL)


def _wait_for_the_end() -> None:
    while os.read(0, 4096):
        pass
    os._exit(0)


if __name__ == "__main__":
    end_with_the_server()
    from django.core.management import execute_from_command_line

    execute_from_command_line(["vendemmia", *sys.argv[1:]])
