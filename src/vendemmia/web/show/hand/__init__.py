"""Cards in hand and in play, and which of them can be picked now."""
