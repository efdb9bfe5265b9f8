"""A game in the memory of the server, the people and computer players at it, and the days of daily vineyards."""
