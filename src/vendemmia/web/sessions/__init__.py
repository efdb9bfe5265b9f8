"""Sessions: which browser acts for which person, and from where."""
