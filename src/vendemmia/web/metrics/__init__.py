"""Metrics that all processes of the server export."""
