"""The state, what its numbers mean, and what happens to it."""
