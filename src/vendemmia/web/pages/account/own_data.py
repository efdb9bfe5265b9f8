"""Everything that is stored about a person, as files to keep."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from django.http import Http404, HttpResponse

from vendemmia.numerals import read_number
from vendemmia.web.people.rate_limits import limit
from vendemmia.web.sign_in.own_data import file_of, files_of

from .shown import own, shown

if TYPE_CHECKING:
    from django.http import HttpRequest

    from vendemmia.web.models import Person


MOST_FILES: Final = 9999


@own
def own_data(request: HttpRequest, person: Person) -> HttpResponse:
    """Show what the files have, with a button that makes each of them: one for all but those who play very much."""
    if request.method != "POST":
        return shown(request, "own_data", files=len(files_of(person)))
    limit(request, "own-data")
    number = read_number(request.POST.get("file", "1"), MOST_FILES) or 0
    content = file_of(person, number)
    if content is None:
        raise Http404
    answer = HttpResponse(content, content_type="application/zip")
    end = f"-{number}" if number > 1 else ""
    answer.headers["Content-Disposition"] = f'attachment; filename="vendemmia-{person.id}{end}.zip"'
    return answer
