"""What no stranger may see or reach."""

from __future__ import annotations

from .browsing import (
    NOT_FOUND,
    OK,
    UNPROCESSABLE,
    Browser,
    Found,
    Site,
    attack,
    counted,
    id_in,
)


@attack("secrets", "record.json and saved.json of a running game", "no secret")
def running_secrets(site: Site) -> Found:
    guest = Browser(site)
    table = id_in(guest.post("/play-now").place)
    answers = [guest.get(f"/tables/{table}/{name}") for name in ("record.json", "saved.json")]
    told = [each for each in answers if each.status == OK and '"seed"' in each.text]
    return Found(counted([each.status for each in answers]), not told)


@attack("webhooks", "webhooks to this computer in many forms, and to other ports", "all refused when typed")
def odd_webhooks(site: Site) -> Found:
    guest = Browser(site)
    guest.post("/play-now")
    hosts = [
        "127.0.0.1",
        "127.1",
        "2130706433",
        "0x7f000001",
        "0177.0.0.1",
        "localhost",
        "[::1]",
        "[::127.0.0.1]",
        "100.64.0.1",
    ]
    hosts += [
        "[64:ff9b::7f00:1]",
        "[64:ff9b:1::1]",
        "[::ffff:0:127.0.0.1]",
        "[fec0::1]",
        "[2002:7f00:1::1]",
        "[2001::1]",
        "[ff02::1]",
    ]
    hosts += [f"93.184.216.34:{port}" for port in (22, 25, 5432, 8443)]
    taken = [
        host
        for host in hosts
        if guest.post("/settings/notices/webhook", webhook=f"https://{host}/").status != UNPROCESSABLE
    ]
    return Found(f"{len(taken)} of {len(hosts)} taken {' '.join(taken)}".strip(), not taken)


@attack("desk", "the host's desk as a stranger and as a guest", "404")
def strange_desk(site: Site) -> Found:
    guest = Browser(site)
    guest.post("/play-now")
    statuses = [each.get(path).status for each in (Browser(site), guest) for path in ("/desk/", "/desk/people")]
    return Found(counted(statuses), set(statuses) == {NOT_FOUND})


@attack("deeds", "what the host of a private table may do, by another guest", "404")
def deeds_of_others(site: Site) -> Found:
    host, guest = Browser(site), Browser(site)
    table = host.open(**{"name-1": "Ugo"})
    guest.post("/play-now")
    deeds = [
        ("gather", "begin"),
        ("manage", "clear"),
        ("propose", "undo"),
        ("say", ""),
        ("delete", ""),
        ("seat", "resign"),
    ]
    statuses = [guest.post(f"/tables/{table}/{path}", do=do, text="hello").status for path, do in deeds]
    statuses += [guest.get(f"/tables/{table}/{path}").status for path in ("", "log", "record.json", "stream", "result")]
    return Found(counted(statuses), bool(table) and set(statuses) == {NOT_FOUND})
