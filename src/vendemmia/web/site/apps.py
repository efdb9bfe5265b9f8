"""The Django application."""

from __future__ import annotations

from django.apps import AppConfig


class WebConfig(AppConfig):
    name = "vendemmia.web"
    label = "web"
