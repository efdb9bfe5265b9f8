"""The desk of the moderators, and reports to it."""
