"""The rules of the game: state, actions, legality, views. Standard library only."""
