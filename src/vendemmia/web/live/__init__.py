"""Telling open pages what has changed."""
