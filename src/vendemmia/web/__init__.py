"""Playing in the browser: the server, its pages and its computer players."""
