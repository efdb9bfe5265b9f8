"""Addresses and their pages."""

from __future__ import annotations

from django.urls import path

from .pages import errors, health, statics, stream, table

urlpatterns = [
    path("health", health.health, name="health"),
    path("static/<path:path>", statics.static_file, name="static"),
    path("tables/<str:table_id>/", table.table, name="table"),
    path("tables/<str:table_id>/play", table.play, name="play"),
    path("tables/<str:table_id>/undo", table.take_back, name="undo"),
    path("tables/<str:table_id>/sit", table.sit, name="sit"),
    path("tables/<str:table_id>/pace", table.pace, name="pace"),
    path("tables/<str:table_id>/hurry", table.hurry, name="hurry"),
    path("tables/<str:table_id>/stream", stream.stream, name="stream"),
]

handler400 = errors.bad_request
handler404 = errors.not_found
handler500 = errors.server_error
