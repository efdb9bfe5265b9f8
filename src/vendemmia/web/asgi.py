"""The application that uvicorn serves."""

from __future__ import annotations

import os

from django.core.asgi import get_asgi_application

from .bodies import BodyLimit

os.environ.setdefault("DJANGO_SETTINGS_MODULE", "vendemmia.web.settings")
application = BodyLimit(get_asgi_application())
