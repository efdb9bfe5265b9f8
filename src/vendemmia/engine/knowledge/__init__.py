"""What a seat knows, full states that agree with it, and who has won."""
