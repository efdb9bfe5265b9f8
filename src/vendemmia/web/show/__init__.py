"""What a page shows of a game: views turned into plain objects for the templates."""
