"""A position as bytes, and many games at once."""
