"""Cards, boards and charts: data, written in the words of `effects`."""
