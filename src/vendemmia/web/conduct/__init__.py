"""Reports, sanctions, blocks and the log of moderators: what the rest of the server asks before it lets people act."""
