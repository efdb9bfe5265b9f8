"""Finished games, and lists of games, people and days."""
