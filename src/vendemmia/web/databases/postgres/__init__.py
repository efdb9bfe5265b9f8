"""PostgreSQL, for several processes and machines: Django's backend with patience (`base`), and everything around it."""
