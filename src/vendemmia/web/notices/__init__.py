"""Notices to people who are asked at a shared table while they are away: push, webhook, e-mail.

`queue.notify` is called after every change of a table; `sending` works through the queue in the computer players'
process. A person gets at most one notice for a decision, by the first of their channels that works.
"""
