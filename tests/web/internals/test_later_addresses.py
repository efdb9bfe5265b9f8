"""Addresses are imported when somebody asks for one of them, and for no link to another page."""

from __future__ import annotations

import pytest
from django.http import HttpRequest, HttpResponse
from django.urls import NoReverseMatch, path
from django.urls.resolvers import RegexPattern, URLResolver

from vendemmia.web.internals.later_addresses import LoadedLater


def home(_request: HttpRequest) -> HttpResponse:
    return HttpResponse()


def test_only_what_is_asked_for_is_imported() -> None:
    later = LoadedLater("later/", "no.such.module", app_name="later", namespace="later")
    addresses = URLResolver(RegexPattern(r"^/"), [later, path("here/", home, name="here")])
    assert addresses.reverse("here") == "here/"
    assert addresses.resolve("/here/").func is home
    with pytest.raises(NoReverseMatch):
        addresses.reverse("nowhere")
    with pytest.raises(ModuleNotFoundError, match="no"):
        addresses.resolve("/later/x")
