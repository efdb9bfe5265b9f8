"""Results of simulations and tournaments as tables, and as a page for a browser."""
