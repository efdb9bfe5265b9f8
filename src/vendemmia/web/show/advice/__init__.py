"""Hints, the tutor, and what an evaluation has found."""
