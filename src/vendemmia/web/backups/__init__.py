"""Backups: what became of the last one (`latest`), and whether a copy can be restored and read (`trial`)."""
