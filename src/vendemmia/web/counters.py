"""The figures that the processes of the server count."""

from __future__ import annotations

import os

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from prometheus_client.multiprocess import MultiProcessCollector

from .metrics import FOLDER

SECONDS = (0.005, 0.01, 0.025, 0.05, 0.1, 0.2, 0.4, 0.8, 1.6, 3.2, 10.0)

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


def text() -> bytes:
    """All figures in Prometheus's text format."""
    registry = _own
    if os.environ.get(FOLDER):
        registry = CollectorRegistry()
        MultiProcessCollector(registry)  # type: ignore[no-untyped-call]
    return generate_latest(registry)
