"""Addresses and their pages."""

from __future__ import annotations

from django.urls import path

from .pages import (
    backup,
    campaign,
    cards,
    errors,
    guide,
    health,
    hint,
    home,
    keys,
    looking,
    new,
    records,
    replay,
    result,
    rules,
    settings,
    solo,
    statics,
    stream,
    table,
)

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
    path("settings", settings.settings, name="settings"),
    path("settings/backup", backup.backup, name="backup"),
    path("keys", keys.keys, name="keys"),
    path("guide", guide.guide, name="guide"),
    path("tables/<str:table_id>/delete", home.delete, name="delete_table"),
    path("tables/<str:table_id>/restore", home.restore, name="restore_table"),
    path("tables/<str:table_id>/guide/skip", guide.skip, name="guide_skip"),
    path("health", health.health, name="health"),
    path("static/<path:path>", statics.static_file, name="static"),
    path("tables/<str:table_id>/", table.table, name="table"),
    path("tables/<str:table_id>/play", table.play, name="play"),
    path("tables/<str:table_id>/undo", table.take_back, name="undo"),
    path("tables/<str:table_id>/sit", table.sit, name="sit"),
    path("tables/<str:table_id>/pace", table.pace, name="pace"),
    path("tables/<str:table_id>/hurry", table.hurry, name="hurry"),
    path("tables/<str:table_id>/stream", stream.stream, name="stream"),
    path("tables/<str:table_id>/vineyards/<int:seat>", looking.vineyard, name="vineyard"),
    path("tables/<str:table_id>/log", looking.log, name="log"),
    path("tables/<str:table_id>/left", looking.player_aid, name="player_aid"),
    path("tables/<str:table_id>/hand", looking.hand_sort, name="hand_sort"),
    path("tables/<str:table_id>/result", result.result, name="result"),
    path("tables/<str:table_id>/rematch", result.rematch, name="rematch"),
    path("tables/<str:table_id>/replay/", replay.replay, name="replay"),
    path("tables/<str:table_id>/replay/evaluation", replay.evaluation, name="evaluation"),
    path("tables/<str:table_id>/replay/on", replay.replay_on, name="replay_on"),
    path("tables/<str:table_id>/record.json", records.record, name="record"),
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
handler404 = errors.not_found
handler500 = errors.server_error
