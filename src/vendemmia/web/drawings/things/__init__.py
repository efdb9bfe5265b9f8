"""Things that are drawn from parts: special workers, structure cards, challenges, labels, the map, pages."""
