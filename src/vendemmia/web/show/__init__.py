"""What a page shows of a game: views turned into plain things for the templates."""
