"""Signing in, the account, its sessions and tokens, settings and notices."""
