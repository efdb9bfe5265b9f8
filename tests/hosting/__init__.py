"""The guide for hosts, followed on a Debian machine of its own."""
