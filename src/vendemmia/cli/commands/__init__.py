"""The commands, each a module of its name with a function `run`."""
