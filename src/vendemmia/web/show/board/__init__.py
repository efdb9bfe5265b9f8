"""The board and the vineyards, and what a reader can do there."""
