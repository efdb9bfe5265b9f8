"""The campaign: eight challenges against the Automa, one after another."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from django.http import HttpResponse, HttpResponseRedirect
from django.urls import reverse
from django.views.decorators.http import require_GET, require_http_methods, require_POST

from vendemmia.campaign import Campaign, CampaignError
from vendemmia.engine.catalogue import CHALLENGES
from vendemmia.web.companion.keeping import table_campaign
from vendemmia.web.lobby.forms import LevelForm
from vendemmia.web.lobby.openings import campaign_game
from vendemmia.web.pages.common.rendering import page, words_of
from vendemmia.web.people.identity import host_of, is_owner, person_of
from vendemmia.web.people.preferences import preferences_of
from vendemmia.web.people.rate_limits import limit
from vendemmia.web.results.campaigns import DatabaseStore, GameInProgress, skip_challenge, table_in_progress

from .companion import is_stranger, keeper

if TYPE_CHECKING:
    from django.http import HttpRequest

    from vendemmia.locale import Words

CONFLICT = 409
UNPROCESSABLE = 422


class ChallengeShown(NamedTuple):
    """A challenge and what has become of it: `state` is "won", "now", "skipped" or "todo"."""

    number: int
    name: str
    text: str
    readings: tuple[str, ...]
    rule: str
    state: str
    status: str
    """The state in words."""


class CampaignShown(NamedTuple):
    """The campaign as its pages show it."""

    level: str
    aggressive: bool
    challenges: tuple[ChallengeShown, ...]
    current: ChallengeShown | None
    won: int
    score: int
    best: int
    tokens: int
    """Bonus-action tokens for the next game."""
    may_skip: bool
    in_progress: str
    """The table where the current challenge is being played, or nothing."""


class CampaignPage(NamedTuple):
    """`campaign` is None before the first one, and if the saved one cannot be read; then it is `damaged`."""

    campaign: CampaignShown | None
    challenges: tuple[ChallengeShown, ...]
    damaged: bool


def campaign_shown(words: Words, store: DatabaseStore) -> CampaignPage:
    progress = store.progress
    try:
        campaign = store.load()
    except CampaignError:
        return CampaignPage(None, _challenges(words, None), True)
    if progress is None or campaign is None:
        return CampaignPage(None, _challenges(words, None), False)
    challenges = _challenges(words, campaign)
    table = table_in_progress(progress, campaign)
    made = CampaignShown(
        level=words.level_name(campaign.level),
        aggressive=campaign.aggressive,
        challenges=challenges,
        current=next((one for one in challenges if one.number == campaign.current), None),
        won=sum(one.state == "won" for one in challenges),
        score=campaign.score,
        best=campaign.best,
        tokens=campaign.not_won,
        may_skip=campaign.may_skip and table is None,
        in_progress="" if table is None else table.id,
    )
    return CampaignPage(made, challenges, False)


def _challenges(words: Words, campaign: Campaign | None) -> tuple[ChallengeShown, ...]:
    return tuple(_challenge(words, number, campaign) for number in CHALLENGES)


def _challenge(words: Words, number: int, campaign: Campaign | None) -> ChallengeShown:
    games = 0 if campaign is None else len(campaign.games_of(number))
    if campaign is None:
        state = "todo"
    elif number not in campaign.challenges:
        state = "skipped"
    elif number == campaign.current:
        state = "now"
    else:
        state = "won" if games else "todo"
    return ChallengeShown(
        number,
        words.challenge_name(number),
        words.challenge_text(number),
        words.readings(number),
        f"CAMP-{number + 1}",
        state,
        words.message(f"campaign-page-state-{state}", games=games),
    )


@require_GET
def campaign(request: HttpRequest) -> HttpResponse:
    return _page(request)


def _page(request: HttpRequest, status: int = 200, *, notice: str = "", form: LevelForm | None = None) -> HttpResponse:
    words = words_of(request)
    shown = campaign_shown(words, store_of(request))
    return page(
        request,
        "home/campaign.html",
        status,
        shown=shown,
        form=form or LevelForm(words),
        notice=notice,
        at_table=at_the_table(request),
    )


class TableCampaignShown(NamedTuple):
    """The campaign that is played at a real table, in short."""

    level: str
    current: int
    """0 if all challenges are won."""
    won: int
    all: int
    score: int


def at_the_table(request: HttpRequest) -> TableCampaignShown | None:
    if is_stranger(request):
        return None
    words, found = words_of(request), table_campaign(keeper(request))
    if found is None:
        return None
    _, campaign = found
    won = sum(game.result == "win" for game in campaign.games)
    return TableCampaignShown(
        words.level_name(campaign.level), campaign.current or 0, won, campaign.best, campaign.score
    )


def store_of(request: HttpRequest) -> DatabaseStore:
    """Return where the campaign of this person is: the owner of the data has the one of the home server."""
    person = None if is_owner(request) else person_of(request)
    return DatabaseStore(person, nobody=person is None and not is_owner(request))


def _is_running(request: HttpRequest) -> bool:
    try:
        running = store_of(request).load()
    except CampaignError:
        return False
    return running is not None and not running.finished


@require_http_methods(["GET", "HEAD", "POST"])
def start(request: HttpRequest) -> HttpResponse:
    """Start a campaign. A running one is archived only by the button on the page that says so."""
    words = words_of(request)
    if request.method != "POST":
        return _start_page(request, LevelForm(words))
    form = LevelForm(words, request.POST)
    if not form.is_valid():
        return _start_page(request, form, UNPROCESSABLE)
    if _is_running(request) and request.POST.get("sure") != "yes":
        return _start_page(request, form, CONFLICT)
    DatabaseStore.begin(Campaign.start(**form.cleaned_data), host_of(request, words))
    return HttpResponseRedirect(reverse("campaign"), status=303)


def _start_page(request: HttpRequest, form: LevelForm, status: int = 200) -> HttpResponse:
    shown = campaign_shown(words_of(request), store_of(request))
    return page(request, "home/campaign_start.html", status, form=form, shown=shown, running=_is_running(request))


@require_POST
def play(request: HttpRequest) -> HttpResponse:
    """Go to the table of the current challenge."""
    words, store = words_of(request), store_of(request)
    limit(request, "tables")
    try:
        store.current()  # Before a stranger becomes a guest.
        table = campaign_game(words, preferences_of(request), host_of(request, words), store)
    except CampaignError:
        return _page(request, CONFLICT, notice="campaign-page-nothing-to-play")
    return HttpResponseRedirect(reverse("table", args=[table.id]), status=303)


@require_POST
def skip(request: HttpRequest) -> HttpResponse:
    """Skip the current challenge, where the rules allow it."""
    try:
        skip_challenge(store_of(request))
    except GameInProgress:
        return _page(request, CONFLICT, notice="campaign-page-skip-later")
    except CampaignError:
        return _page(request, CONFLICT, notice="campaign-page-no-skip")
    return HttpResponseRedirect(reverse("campaign"), status=303)
