"""Settings of the server. Everything that differs between places comes from the environment."""

from __future__ import annotations

import os

from vendemmia.home import data_folder
from vendemmia.web.secret import secret_key
from vendemmia.web.settings_names import HOSTS
from vendemmia.web.settings_names import MODE as MODE_NAME

HOME = data_folder()
DATABASE = HOME / "vendemmia.sqlite3"

MODE = os.environ.get(MODE_NAME, "home")
"""home: one person on this computer; lan: people in the same house; public: anybody, behind a proxy with TLS."""
SHARED = MODE != "home"
"""Several people use this server over a network: tables and seats belong to somebody. At home everything is yours."""
SECRET_KEY = secret_key(HOME)
DEBUG = False
ALLOWED_HOSTS = ["localhost", "127.0.0.1", "[::1]"]
ALLOWED_HOSTS += filter(None, os.environ.get(HOSTS, "").split(","))
"""Only this machine, unless others are named: no page of somebody else's site reaches the server by another name."""

INSTALLED_APPS = [
    "django.contrib.auth",
    "django.contrib.contenttypes",
    "django.contrib.sessions",
    "django.contrib.staticfiles",
    "django_htmx",
    "vendemmia.web.apps.WebConfig",
]
MIDDLEWARE = [
    "vendemmia.web.middleware.SafeHeaders",
    "vendemmia.web.middleware.Compressed",
    "vendemmia.web.middleware.ClearErrors",
    "django.middleware.common.CommonMiddleware",
    "django.contrib.sessions.middleware.SessionMiddleware",
    "vendemmia.web.middleware.SizeLimit",
    "django.middleware.csrf.CsrfViewMiddleware",
    "django_htmx.middleware.HtmxMiddleware",
]
ROOT_URLCONF = "vendemmia.web.addresses"
ASGI_APPLICATION = "vendemmia.web.asgi.application"

DATABASES = {
    "default": {
        "ENGINE": "vendemmia.web.sqlite",
        "NAME": DATABASE,
        "CONN_MAX_AGE": None,  # A thread reuses its connection: opening one takes longer than all queries of a page.
        "OPTIONS": {
            "transaction_mode": "IMMEDIATE",  # A move reads and writes: it needs the write lock from its first read on.
            "timeout": 20,
            "init_command": "PRAGMA journal_mode=WAL; PRAGMA synchronous=FULL;",
        },
        "TEST": {"NAME": HOME / "test.sqlite3"},
    }
}
DEFAULT_AUTO_FIELD = "django.db.models.BigAutoField"

SESSION_ENGINE = "django.contrib.sessions.backends.signed_cookies"
"""A browser's choices are in its own cookie: reading a page writes nothing to the database."""
SESSION_COOKIE_HTTPONLY = True
SESSION_COOKIE_SAMESITE = "Lax"
SESSION_COOKIE_AGE = 400 * 24 * 3600
CSRF_COOKIE_HTTPONLY = True
CSRF_COOKIE_SAMESITE = "Strict"
CSRF_FAILURE_VIEW = "vendemmia.web.pages.errors.forbidden"
X_FRAME_OPTIONS = "DENY"
APPEND_SLASH = True

AUTH_PASSWORD_VALIDATORS = [
    {"NAME": f"django.contrib.auth.password_validation.{name}"}
    for name in ("MinimumLengthValidator", "CommonPasswordValidator", "UserAttributeSimilarityValidator")
]

STATIC_URL = "/static/"
USE_TZ = True
TIME_ZONE = "UTC"
USE_I18N = False
DATA_UPLOAD_MAX_MEMORY_SIZE = 128 * 1024
"""The fields of a form without its file; `request_size.LARGEST_BODY` bounds the whole."""
DATA_UPLOAD_MAX_NUMBER_FIELDS = 200
DATA_UPLOAD_MAX_NUMBER_FILES = 5

LOGGING = {
    "version": 1,
    "disable_existing_loggers": False,
    "handlers": {"console": {"class": "logging.StreamHandler"}},
    "root": {"handlers": ["console"], "level": "WARNING"},
    "loggers": {  # The page says what is refused; the terminal does not.
        "django.request": {"level": "ERROR"},
        "django.security": {"level": "CRITICAL"},
    },
}
