"""What we use of the private interfaces of Django, Jinja and uvicorn: one module a door, with its reason and its gain.

A library may change them in any release. `tests/web/internals` has a test for each door that fails first. A door that
gains less than a twentieth is closed.
"""
