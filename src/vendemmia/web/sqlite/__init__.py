"""The database as Django's SQLite, with a queue for those who write."""
