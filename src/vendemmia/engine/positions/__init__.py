"""Writing positions as JSON, reading them and checking them."""
