"""Figures for Prometheus: what each process counts, summed over all processes of the server.

The processes share a folder (`prometheus_client`'s multiprocess mode) that the server makes when it starts.
"""

from __future__ import annotations

import os
import shutil
import tempfile
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterator

FOLDER = "PROMETHEUS_MULTIPROC_DIR"
"""The variable by which the processes of one server find the folder; the library reads it when it is imported."""


@contextmanager
def shared_folder() -> Iterator[None]:
    """Make the folder for this process and those that it starts; remove it at the end."""
    if os.environ.get(FOLDER):
        yield
        return
    folder = Path(tempfile.mkdtemp(prefix="vendemmia-metrics-"))
    os.environ[FOLDER] = str(folder)
    try:
        yield
    finally:
        os.environ.pop(FOLDER, None)
        shutil.rmtree(folder, ignore_errors=True)


def forget_process(pid: int) -> None:
    """A process has ended: what it counted stays, what it had open does not."""
    folder = os.environ.get(FOLDER)
    if folder:
        for file in Path(folder).glob(f"gauge_live*_{pid}.db"):
            file.unlink(missing_ok=True)
