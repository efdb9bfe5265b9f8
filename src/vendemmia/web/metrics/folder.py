"""Figures for Prometheus: what each process counts, summed over all processes of the server.

The processes share a folder (`prometheus_client`'s multiprocess mode) that the server makes when it starts.
"""

from __future__ import annotations

import os
import shutil
import sys
import tempfile
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import TYPE_CHECKING

from vendemmia.home import PRIVATE_FOLDER

if TYPE_CHECKING:
    from collections.abc import Iterator

PREFIX = "vendemmia-metrics-"
FOLDER = "PROMETHEUS_MULTIPROC_DIR"
"""The variable by which the processes of one server find the folder; the library reads it when it is imported."""


@contextmanager
def shared_folder() -> Iterator[None]:
    """Make the folder for this process and those that it starts; remove it at the end."""
    if os.environ.get(FOLDER):
        yield
        return
    if sys.platform != "win32":  # There, to ask whether a process lives is to press Ctrl-C.
        remove_abandoned()
    folder = Path(tempfile.mkdtemp(prefix=f"{PREFIX}{os.getpid()}-"))
    os.environ[FOLDER] = str(folder)
    try:
        yield
    finally:
        os.environ.pop(FOLDER, None)
        shutil.rmtree(folder, ignore_errors=True)


def make_sure_of_it() -> None:
    """Make the folder again for a process that is started later: something may have tidied it up meanwhile."""
    with suppress(OSError):
        if folder := os.environ.get(FOLDER):
            Path(folder).mkdir(mode=PRIVATE_FOLDER, exist_ok=True)


def remove_abandoned() -> None:
    """Remove what killed servers of this user have left."""
    for folder in Path(tempfile.gettempdir()).glob(f"{PREFIX}*"):
        pid = folder.name.removeprefix(PREFIX).partition("-")[0]
        with suppress(OSError):
            if pid.isdigit() and os.access(folder, os.W_OK) and not _is_alive(int(pid)):
                shutil.rmtree(folder, ignore_errors=True)


def _is_alive(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    except OSError:
        return True
    return True


def forget_process(pid: int) -> None:
    """Note that a process has ended: what it counted stays, what it had open does not."""
    folder = os.environ.get(FOLDER)
    if folder:
        for file in Path(folder).glob(f"gauge_live*_{pid}.db"):
            file.unlink(missing_ok=True)
