"""Styles, scripts, drawings and templates, as pages use them."""
