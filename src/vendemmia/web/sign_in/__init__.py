"""Signing in: passwords, tries, a second factor, lost passwords, e-mail, and a person's own data."""
