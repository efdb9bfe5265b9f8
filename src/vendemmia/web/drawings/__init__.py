"""The drawings of the game, made of parts: pieces, goods, buildings, places, land, people."""
