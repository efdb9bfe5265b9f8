"""A game at the terminal: the session, its questions, and what the table looks like in letters."""
