"""The numbers of all things, and the table of answers."""
