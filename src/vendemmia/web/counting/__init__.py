"""Counting what people do: from where (`addresses`), how often (`allowances`, `calls`), and what is open (`streams`).

Nothing here knows a request's person; `limits` does.
"""
