"""Commands of the server for processes of its own."""
