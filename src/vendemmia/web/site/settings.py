"""Settings of the server. Everything that differs between places comes from the environment (`environment.py`)."""

from __future__ import annotations

from vendemmia.web.config.environment import read
from vendemmia.web.config.logs import configuration
from vendemmia.web.config.secret import secret_key
from vendemmia.web.databases.choosing import database_of

ENVIRONMENT = read()
HOME = ENVIRONMENT.home

MODE = ENVIRONMENT.mode
"""home: one person on this computer; lan: people in the same house; public: anybody, behind a proxy with TLS."""
SHARED = MODE != "home"
"""Several people use this server over a network: tables and seats belong to people. At home everything is yours."""
SECRET_KEY = ENVIRONMENT.secret_key or secret_key(HOME)
DEBUG = False
ALLOWED_HOSTS = list(ENVIRONMENT.hosts)
"""A page of a foreign site cannot reach the server under another name."""

INSTALLED_APPS = [
    "django.contrib.auth",
    "django.contrib.contenttypes",
    "django.contrib.sessions",
    "django.contrib.staticfiles",
    "django_htmx",
    "vendemmia.web.site.apps.WebConfig",
]
MIDDLEWARE = [
    "vendemmia.web.site.request_metrics.RequestMetricsMiddleware",
    "django.middleware.security.SecurityMiddleware",
    "vendemmia.web.site.middleware.SafeHeaders",
    "vendemmia.web.site.middleware.Compressed",
    "vendemmia.web.site.middleware.ClearErrors",
    "django.middleware.common.CommonMiddleware",
    "django.contrib.sessions.middleware.SessionMiddleware",
    "vendemmia.web.site.middleware.SizeLimit",
    "django.middleware.csrf.CsrfViewMiddleware",
    "vendemmia.web.site.door.Door",
    "django.middleware.clickjacking.XFrameOptionsMiddleware",
    "django_htmx.middleware.HtmxMiddleware",
]
ROOT_URLCONF = "vendemmia.web.site.addresses"
ASGI_APPLICATION = "vendemmia.web.server.asgi.application"

STORE = database_of(ENVIRONMENT)
DATABASES = {"default": STORE.settings()}
DEFAULT_AUTO_FIELD = "django.db.models.BigAutoField"

SESSION_ENGINE = "django.contrib.sessions.backends.signed_cookies"
"""A browser's choices are in its own cookie: reading a page writes nothing to the database."""
SESSION_COOKIE_HTTPONLY = True
SESSION_COOKIE_SAMESITE = "Lax"
SESSION_COOKIE_AGE = 400 * 24 * 3600
CSRF_COOKIE_HTTPONLY = True
CSRF_COOKIE_SAMESITE = "Strict"
CSRF_FAILURE_VIEW = "vendemmia.web.pages.common.errors.forbidden"
X_FRAME_OPTIONS = "DENY"

# A public server is reached by TLS only; the proxy in front of it says so.
YEAR = 365 * 24 * 3600
SESSION_COOKIE_SECURE = CSRF_COOKIE_SECURE = ENVIRONMENT.is_public
SECURE_SSL_REDIRECT = ENVIRONMENT.is_public
SECURE_REDIRECT_EXEMPT = [r"^health$", r"^metrics$"]  # Monitors on the same machine ask without TLS.
SECURE_HSTS_SECONDS = YEAR if ENVIRONMENT.is_public else 0
SECURE_HSTS_INCLUDE_SUBDOMAINS = ENVIRONMENT.is_public and ENVIRONMENT.hsts in ("subdomains", "preload")
SECURE_HSTS_PRELOAD = ENVIRONMENT.is_public and ENVIRONMENT.hsts == "preload"
# Other names of the domain are the host's to decide about: the check of Django must not say otherwise.
SILENCED_SYSTEM_CHECKS = ["security.W005", "security.W021"]
SECURE_REFERRER_POLICY = "same-origin"
APPEND_SLASH = True

AUTH_PASSWORD_VALIDATORS = [
    {"NAME": f"django.contrib.auth.password_validation.{name}"}
    for name in ("MinimumLengthValidator", "CommonPasswordValidator", "UserAttributeSimilarityValidator")
] + [{"NAME": f"vendemmia.web.sign_in.passwords.{name}"} for name in ("NotRepeated", "NotTheSite")]
PASSWORD_RESET_TIMEOUT = 12 * 3600
"""Seconds for which a link in a mail about an account works, or one from the desk (`sign_in.password_links.HOURS`)."""

PUSH_KEY = ENVIRONMENT.push_key
"""The private key of web push; without one the server makes its own in the data folder (`notices.keys`)."""

STATIC_URL = "/static/"
USE_TZ = True
TIME_ZONE = "UTC"
USE_I18N = False
DATA_UPLOAD_MAX_MEMORY_SIZE = 128 * 1024
"""The fields of a form without its file; `request_size.LARGEST_BODY` bounds the whole."""
DATA_UPLOAD_MAX_NUMBER_FIELDS = 200
DATA_UPLOAD_MAX_NUMBER_FILES = 5

LOGGING = configuration(ENVIRONMENT)

if ENVIRONMENT.mail:
    EMAIL_BACKEND = "django.core.mail.backends.smtp.EmailBackend"
    EMAIL_HOST = ENVIRONMENT.mail.host
    EMAIL_PORT = ENVIRONMENT.mail.port
    EMAIL_HOST_USER = ENVIRONMENT.mail.user
    EMAIL_HOST_PASSWORD = ENVIRONMENT.mail.password
    EMAIL_USE_TLS = ENVIRONMENT.mail.encrypted == "starttls"
    EMAIL_USE_SSL = ENVIRONMENT.mail.encrypted == "tls"
    EMAIL_TIMEOUT = 10
else:
    EMAIL_BACKEND = "django.core.mail.backends.dummy.EmailBackend"
DEFAULT_FROM_EMAIL = SERVER_EMAIL = ENVIRONMENT.sender or "vendemmia@localhost"
