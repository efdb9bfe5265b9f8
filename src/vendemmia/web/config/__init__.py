"""The settings of a host, the secret of the server, its log and its languages."""
