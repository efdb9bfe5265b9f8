"""Boards, the course of a year, and the set-up of the modules and of the solo game."""
