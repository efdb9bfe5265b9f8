"""What the engine reports: questions, refusals, prospects, events, and what is printed."""
