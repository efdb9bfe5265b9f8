"""A worker: whether it can be placed, how it is placed, and what follows."""
