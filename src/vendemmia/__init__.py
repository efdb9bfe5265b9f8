"""vendemmia: Viticulture Essential Edition as a rules engine and a game to play."""

__version__ = "0.1.0"
