"""What web processes ask the computer players' process, so that the network is in its memory alone.

`problems` are what can be asked, `asking` is for pages, `answering` for the computer players.
"""
