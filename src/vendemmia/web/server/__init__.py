"""Starting, running and stopping the processes of the server."""
