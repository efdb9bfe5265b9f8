"""The companion for people who play with the real box: what its pages need, made from the engine and the catalogues.

Its pages run in the browser alone, so that they work without a network after the first visit
(docs/design/companion.md).
"""
