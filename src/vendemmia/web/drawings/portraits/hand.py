"""The hand that holds a thing by its handle."""

from __future__ import annotations

from .marks import Strokes, edged, fine, ink


def hand() -> Strokes:
    """Return a closed hand with its cuff at the lower right."""
    return [
        edged("M46 60c0-4 3-6 6-6s7 1 8 4l1 6H46z", width=0.8),
        *fine(ink("M50 57.5h8M50.5 60.5h8", 0.6)),
    ]
