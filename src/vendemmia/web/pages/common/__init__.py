"""What all pages share: rendering, errors, the visit of a table; and files, health and figures."""
