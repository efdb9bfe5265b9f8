"""Small tools that know nothing of the game or of Django."""
