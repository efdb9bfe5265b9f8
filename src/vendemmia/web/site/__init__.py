"""The Django application: settings, addresses, and what wraps every request."""
