"""What has happened: entries of the log, gains, moments, the turn so far."""
