"""The open API: the same tables for programs, described by `/api/openapi.json` and in docs/web-api.md."""
