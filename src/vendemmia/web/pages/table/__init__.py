"""The table page and all that it asks for."""
