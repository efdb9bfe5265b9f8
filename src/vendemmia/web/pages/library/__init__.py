"""Cards and rules."""
