"""Who makes a request, what they prefer, and how often they may do what costs others something."""
