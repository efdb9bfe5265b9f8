"""Cards and their parts: faces, texts, portraits, symbols, and short labels."""
