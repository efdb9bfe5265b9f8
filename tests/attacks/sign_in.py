"""Ways to become another person, or to look like one."""

from __future__ import annotations

import re
import secrets
import threading
import time

from .browsing import (
    GONE,
    OK,
    PASSWORD,
    SEE_OTHER,
    UNAUTHORIZED,
    UNPROCESSABLE,
    Browser,
    Found,
    Site,
    attack,
    counted,
)

GUESSES = 1000
FLOOD = 60.0
"""Seconds that a flood lasts at most: each password costs the server a quarter of a second."""


@attack(
    "passwords",
    "30 wrong passwords of one address, each with fresh cookies",
    "at most 10 tried; the owner signs in meanwhile",
)
def guess_passwords(site: Site) -> Found:
    name, address = f"Rosa {secrets.token_hex(3)}", site.address()
    Browser(site).sign_up(name)
    statuses = [Browser(site, address).post("/sign-in", name=name, password=f"no {n}").status for n in range(30)]
    owner = Browser(site).post("/sign-in", name=name, password=PASSWORD).status
    tried = statuses.count(UNPROCESSABLE)
    return Found(f"{counted(statuses)}; owner {owner}", tried <= 10 and owner == SEE_OTHER)


@attack(
    "flood",
    f"up to {GUESSES} wrong passwords for one name from many addresses at once, for a minute",
    "the owner signs in meanwhile, in a known browser and at a new address",
)
def flood_of_passwords(site: Site) -> Found:
    name = f"Lia {secrets.token_hex(3)}"
    known = Browser(site)
    known.sign_up(name)
    known.post("/sign-out")
    statuses: list[int] = []
    ends = time.perf_counter() + FLOOD

    def guess() -> None:
        while len(statuses) < GUESSES and time.perf_counter() < ends:
            browser = Browser(site)
            statuses.extend(browser.post("/sign-in", name=name, password=f"no {n}").status for n in range(9))

    threads = [threading.Thread(target=guess, daemon=True) for _ in range(8)]
    for thread in threads:
        thread.start()
    time.sleep(FLOOD / 3)
    owners = [browser.post("/sign-in", name=name, password=PASSWORD) for browser in (known, Browser(site))]
    for thread in threads:
        thread.join()
    told = ", ".join(f"{each.status} in {each.seconds:.1f} s" for each in owners)
    return Found(f"{counted(statuses)}; owner {told}", all(each.status == SEE_OTHER for each in owners))


@attack("cookie", "a copied cookie after signing out", "nobody")
def copied_cookie(site: Site) -> Found:
    browser = Browser(site)
    browser.sign_up(f"Ugo {secrets.token_hex(3)}")
    copied = dict(browser.cookies)
    before = browser.get("/account").status
    browser.post("/sign-out")
    thief = Browser(site)
    thief.cookies = copied
    after = thief.get("/account").status
    return Found(f"{before}, then {after}", before == OK and after != OK)


@attack("names", "twins of an account, and invisible, reserved and wide names", "none")
def twin_names(site: Site) -> Found:
    tail = "".join(secrets.choice("bdghkmpw") for _ in range(5))
    Browser(site).sign_up(f"Marta{tail}")
    twins = [
        f"M\u0430rt\u0430{tail}",
        f"Ma\u0307rta{tail}",
        f"Marta{tail}\ufe0f",
        f"M\u0430rta{tail}",
        f"Mart\u0430{tail}",
        f"Mar\u0442a{tail}",
        f"Marta{tail}\u034f",
        f"Marta{tail}\u3164",
        f"marta{tail}",
    ]
    invisible = ["\u3164", "\u2800", "\u115f\u1160", "\u034f", "\ufe0f", "\u17b4", "\u180b", "\U000e0100", "\u0301"]
    reserved = ["admin", "Moderator", "host"]
    reserved += ["adm1n", "m0derator", "h0st", f"{tail} (admin)"]
    wide = ["\ufdfd" * 20, "\u2e3b" * 20, "x" * 25]
    made = [
        ascii(name)
        for name in (*twins, *invisible, *reserved, *wide)
        if Browser(site).sign_up(name).status == SEE_OTHER
    ]
    return Found(f"{len(made)} made {' '.join(made)}".strip(), not made)


@attack("guest", "a guest joins a table under the name of an account, and a twin of it", "refused")
def guest_with_a_name(site: Site) -> Found:
    name, host = f"Marta{secrets.token_hex(3)}", Browser(site)
    Browser(site).sign_up(name)
    table = host.open(listed="1", **{"name-1": f"Ugo{secrets.token_hex(3)}"})
    names = (name, name.upper(), name.replace("a", "\u0430"))
    statuses = [Browser(site).post(f"/tables/{table}/join", name=each).status for each in names]
    return Found(counted(statuses), bool(table) and set(statuses) == {UNPROCESSABLE})


@attack("token", "a token of the API after a new password", "worth nothing")
def token_after_a_new_password(site: Site) -> Found:
    browser = Browser(site)
    browser.sign_up(f"Lia {secrets.token_hex(3)}")
    page = browser.post("/settings/tokens", name="program")
    token = re.search(r"vdm_[\w-]+", page.text)
    if token is None:
        return Found("no token was made", held=False)
    caller = Browser(site)
    before = caller.get("/api/me", Authorization=f"Bearer {token[0]}").status
    browser.post("/account", do="password", before=PASSWORD, new=f"{PASSWORD}-2")
    after = caller.get("/api/me", Authorization=f"Bearer {token[0]}").status
    return Found(f"{before}, then {after}", before == OK and after == UNAUTHORIZED)


@attack("links", "links for a lost password that the server did not make", "410")
def made_up_links(site: Site) -> Found:
    statuses = [
        Browser(site).get(f"/reset/{each}").status for each in ("x", "a.b-c", "1.1-1", f"{'a' * 11}.c-{'0' * 32}")
    ]
    return Found(counted(statuses), set(statuses) == {GONE})
