"""The players guided by what a position is worth, with hand-made numbers: `easy` and `normal`."""
