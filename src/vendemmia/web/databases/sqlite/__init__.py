"""SQLite in the data folder: Django's backend with a queue for writers (`base`), and everything else about the file."""
