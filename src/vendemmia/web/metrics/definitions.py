"""Definitions of the metrics, which all processes of the server count."""

from __future__ import annotations

import math
import os
from typing import TYPE_CHECKING

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from prometheus_client.core import GaugeMetricFamily
from prometheus_client.multiprocess import MultiProcessCollector
from prometheus_client.registry import Collector

from vendemmia.web.backups.latest import latest

from .folder import FOLDER, make_sure_of_it

if TYPE_CHECKING:
    from collections.abc import Iterable
    from pathlib import Path

    from prometheus_client import Metric

SECONDS = (0.005, 0.01, 0.025, 0.05, 0.1, 0.2, 0.4, 0.8, 1.6, 3.2, 10.0)

make_sure_of_it()
_own = CollectorRegistry()
REQUESTS = Histogram(
    "vendemmia_request_seconds",
    "How long requests took, by kind of address and by the first digit of the answer's status.",
    ["route", "status"],
    buckets=SECONDS,
    registry=_own,
)
MOVES = Counter(
    "vendemmia_moves", "Answers written to the database, by people and by computer players.", ["by"], registry=_own
)
STALE = Counter("vendemmia_stale_moves", "Changes refused because somebody else was faster.", registry=_own)
FAILURES = Counter("vendemmia_failures", "What went wrong: server, database, player.", ["kind"], registry=_own)
STREAMS = Gauge(
    "vendemmia_open_streams", "Open pages that wait for changes.", multiprocess_mode="livesum", registry=_own
)
LAG = Histogram(
    "vendemmia_worker_lag_seconds",
    "From the change that made a computer player due to the beginning of its turn, pauses left out.",
    buckets=SECONDS,
    registry=_own,
)
THINKING = Histogram(
    "vendemmia_thinking_seconds", "How long turns of computer players took.", buckets=SECONDS, registry=_own
)


def text(home: Path) -> bytes:
    """Return all figures in Prometheus's text format, those of the backups of this data folder with them."""
    registry = _own
    if os.environ.get(FOLDER):
        registry = CollectorRegistry()
        MultiProcessCollector(registry)  # type: ignore[no-untyped-call]
    backups = CollectorRegistry()
    backups.register(BackupFigures(home))
    return generate_latest(registry) + generate_latest(backups)


class BackupFigures(Collector):
    """Not counted but read on request: another process makes backups. A gauge would stay with each process that was
    asked."""

    def __init__(self, home: Path) -> None:
        self.home = home

    def collect(self) -> Iterable[Metric]:
        found = latest(self.home)
        age, size = (found.done.age, found.done.size) if found.done else (math.inf, 0)
        for name, what, value in (
            ("age_seconds", "Since the last backup that succeeded; +Inf: none.", age),
            ("failed", "1 if the last backup failed, otherwise 0.", found.has_failed),
            ("bytes", "Size of the last backup that succeeded.", size),
        ):
            yield GaugeMetricFamily(f"vendemmia_backup_{name}", what, value=value)
