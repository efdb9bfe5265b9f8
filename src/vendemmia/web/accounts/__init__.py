"""Accounts and passkeys, a guest who becomes an account, and guests who never came back."""
