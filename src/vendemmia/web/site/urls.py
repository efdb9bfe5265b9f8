"""Addresses and their pages. `addresses` adds the API."""

from __future__ import annotations

from django.urls import path

from vendemmia.web.notices.channels import CHANNELS
from vendemmia.web.pages.account import api_tokens, notices, passkeys, settings, sign_in, standing
from vendemmia.web.pages.account.email import confirm_email, own_email
from vendemmia.web.pages.account.own_data import own_data
from vendemmia.web.pages.account.passwords import forgot, reset
from vendemmia.web.pages.account.second_factor import own_second_factor, second_step
from vendemmia.web.pages.account.sessions import own_sessions
from vendemmia.web.pages.common import backup, errors, health, statics, web_app
from vendemmia.web.pages.desk import desk, people, report, tables
from vendemmia.web.pages.home import campaign, companion, gathering, home, new, ratings, solo, statistics
from vendemmia.web.pages.library import cards, rules
from vendemmia.web.pages.result import daily, deal, records, replay, result
from vendemmia.web.pages.table import hint, keys, looking, stream, table, together, tutor

urlpatterns = [
    path("", home.home, name="home"),
    path("games", home.games, name="games"),
    path("play-now", home.play_now, name="play_now"),
    path("new", new.new_table, name="new_table"),
    path("solo", solo.solo, name="solo"),
    path("campaign", campaign.campaign, name="campaign"),
    path("campaign/start", campaign.start, name="campaign_start"),
    path("campaign/play", campaign.play, name="campaign_play"),
    path("campaign/skip", campaign.skip, name="campaign_skip"),
    path("companion/", companion.companion, name="companion"),
    path("companion/files.json", companion.files, name="companion_files"),
    path("companion/kept", companion.kept, name="companion_kept"),
    path("companion/results", companion.results, name="companion_results"),
    path("companion/campaign/keep", companion.campaign, name="companion_campaign"),
    path("companion/data/<str:language>.json", companion.data, name="companion_data"),
    path("companion/<str:part>", companion.companion, name="companion_part"),
    path("statistics", statistics.statistics, name="statistics"),
    path("settings", settings.settings, name="settings"),
    path("settings/tokens", api_tokens.tokens, name="tokens"),
    path("daily", daily.daily, name="daily"),
    path("daily/play", daily.play, name="daily_play"),
    path("daily/<str:day>", daily.daily, name="daily_of"),
    path("daily/<str:day>/result.svg", daily.picture, name="daily_picture"),
    path("ratings", ratings.ratings, name="ratings"),
    path("players/<str:person_id>", ratings.player, name="player"),
    path("settings/backup", backup.backup, name="backup"),
    path("settings/notices", notices.notices, name="notices"),
    *(
        path(f"settings/notices/{each.place}", notices.choose, {"channel": each.name}, name=f"notices_{each.place}")
        for each in CHANNELS.values()
    ),
    path("settings/notices/quiet", notices.quiet, name="notices_quiet"),
    path("settings/notices/test", notices.test, name="notices_test"),
    path("notices/confirm/<str:token>", notices.confirm, name="notices_confirm"),
    path("notices/stop/<str:token>", notices.stop, name="notices_stop"),
    path("keys", keys.keys, name="keys"),
    path("guide", tutor.learn, name="guide"),
    path("tables/<str:table_id>/delete", home.delete, name="delete_table"),
    path("tables/<str:table_id>/tutor/join", tutor.join, name="tutor_join"),
    path("tables/<str:table_id>/tutor/next", tutor.go_on, name="tutor_next"),
    path("tables/<str:table_id>/tutor/leave", tutor.leave, name="tutor_leave"),
    path("tables/<str:table_id>/restore", home.restore, name="restore_table"),
    path("health", health.health, name="health"),
    path("metrics", health.metrics, name="metrics"),
    path("manifest.webmanifest", web_app.manifest, name="manifest"),
    path("service-worker.js", web_app.service_worker, name="service_worker"),
    path("static/<path:path>", statics.static_file, name="static"),
    path("tables/<str:table_id>/", table.table, name="table"),
    path("tables/<str:table_id>/play", table.play, name="play"),
    path("tables/<str:table_id>/undo", table.take_back, name="undo"),
    path("tables/<str:table_id>/sit", table.sit, name="sit"),
    path("tables/<str:table_id>/gather", gathering.gather, name="gather"),
    path("tables/<str:table_id>/join", gathering.join_listed, name="join_listed"),
    path("tables/<str:table_id>/say", together.say, name="say"),
    path("tables/<str:table_id>/seat", together.own_seat, name="own_seat"),
    path("tables/<str:table_id>/propose", together.propose, name="propose"),
    path("tables/<str:table_id>/manage", together.manage, name="manage"),
    path("tables/<str:table_id>/screen", together.screen, name="screen"),
    path("join", gathering.join, name="join"),
    path("join/<str:invitation>", gathering.join_link, name="join_link"),
    path("sign-in", sign_in.sign_in, name="sign_in"),
    path("sign-up", sign_in.sign_up, name="sign_up"),
    path("sign-out", sign_in.sign_out, name="sign_out"),
    path("account", sign_in.account, name="account"),
    path("account/sessions", own_sessions, name="sessions"),
    path("account/second-factor", own_second_factor, name="second_factor"),
    path("account/email", own_email, name="email"),
    path("account/email/<str:token>", confirm_email, name="email_confirm"),
    path("account/data", own_data, name="own_data"),
    path("sign-in/second", second_step, name="second_step"),
    path("forgot", forgot, name="forgot"),
    path("reset/<str:token>", reset, name="reset"),
    path("account/blocks", report.blocked, name="blocks"),
    path("players/<str:person_id>/block", report.block, name="block"),
    path("players/<str:person_id>/report", report.report_player, name="report_player"),
    path("tables/<str:table_id>/report", report.report_table, name="report_table"),
    path("conduct", standing.conduct, name="conduct"),
    path("standing", standing.standing, name="standing"),
    path("desk", desk.door, name="desk_door"),
    path("desk/", desk.desk, name="desk"),
    path("desk/reports/<int:number>", desk.report, name="desk_report"),
    path("desk/log", desk.log, name="desk_log"),
    path("desk/state", desk.state, name="desk_state"),
    path("desk/people", people.people, name="desk_people"),
    path("desk/people/<str:person_id>", people.person, name="desk_person"),
    path("desk/tables", tables.tables, name="desk_tables"),
    path("desk/tables/<str:desk_table>", tables.table, name="desk_table"),
    path("account/passkeys", passkeys.own_passkeys, name="passkeys"),
    path("sign-in/passkey", passkeys.sign_in_with, name="sign_in_passkey"),
    path("tables/<str:table_id>/pace", table.pace, name="pace"),
    path("tables/<str:table_id>/hurry", table.hurry, name="hurry"),
    path("tables/<str:table_id>/ask-again", table.ask_again, name="ask_again"),
    path("tables/<str:table_id>/stream", stream.stream, name="stream"),
    path("tables/<str:table_id>/vineyards/<int:seat>", looking.vineyard, name="vineyard"),
    path("tables/<str:table_id>/log", looking.log, name="log"),
    path("tables/<str:table_id>/left", looking.player_aid, name="player_aid"),
    path("tables/<str:table_id>/sources", looking.sources, name="sources"),
    path("tables/<str:table_id>/hand", looking.hand_sort, name="hand_sort"),
    path("tables/<str:table_id>/result", result.result, name="result"),
    path("tables/<str:table_id>/result/decisions", result.decisions, name="result_decisions"),
    path("tables/<str:table_id>/result.svg", result.picture, name="result_picture"),
    path("tables/<str:table_id>/rematch", result.rematch, name="rematch"),
    path("tables/<str:table_id>/replay/", replay.replay, name="replay"),
    path("tables/<str:table_id>/replay/evaluation", replay.evaluation, name="evaluation"),
    path("tables/<str:table_id>/replay/on", replay.replay_on, name="replay_on"),
    path("tables/<str:table_id>/record.json", records.record, name="record"),
    path("tables/<str:table_id>/deal", deal.deal, name="deal"),
    path("tables/<str:table_id>/saved.json", records.saved, name="saved"),
    path("records", records.upload, name="upload"),
    path("rules/", rules.rules, name="rules"),
    path("rules/<str:number>", rules.rule, name="rule"),
    path("cards/", cards.cards, name="cards"),
    path("cards/<str:name>", cards.card_named, name="card_named"),
    path("cards/<str:kind>/<str:name>", cards.card, name="card"),
    path("tables/<str:table_id>/hint", hint.hint, name="hint"),
]

handler400 = errors.bad_request
handler403 = errors.not_yours
handler404 = errors.not_found
handler500 = errors.server_error
