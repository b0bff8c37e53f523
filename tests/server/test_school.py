"""A class or a school behind one address, and somebody among them who wants to keep the others out."""

import asyncio
from http import HTTPStatus
from pathlib import Path

from musicards.server.guard.limits import ALLOWANCES, CODES
from tests.server.site import COMPUTER, PERSON, Caller, Site, open_site

ADDRESS = "192.0.2.1"
TEXT = b"for another device"
PUPILS = 600
AT_ONCE = 30


async def opened(site: Site) -> Caller:
    """Return a browser that has just opened the page."""
    browser = Caller(site.client, ADDRESS)
    async with site.client.get("/", headers=browser.headers) as response:
        [(browser.cookie_name, cookie)] = response.cookies.items()
        browser.cookie = cookie.value
    return browser


async def vandalize(site: Site) -> None:
    """Do as much as possible: with a cookie, without, and with a new cookie each time."""
    known, nobody = await opened(site), Caller(site.client, ADDRESS)
    for vandal in (known, nobody):
        for _ in range(400):
            await vandal.call("GET", "/api/matches/BBBBBBB")
        for path, times in (("nothing", 310), ("learning/next", 50)):
            for _ in range(times):
                await vandal.call("POST", f"/api/{path}", {})
        for _ in range(60):
            async with site.client.post("/api/handovers", data=TEXT, headers=vandal.headers):
                pass
        for _ in range(120):
            await vandal.call("POST", "/api/matches", {"game": "steps", "seats": [PERSON, COMPUTER]})
    for _ in range(400):
        fresh = await opened(site)
        for _ in range(ALLOWANCES[CODES].session.fullest):
            await fresh.call("GET", "/api/matches/BBBBBBB")


async def test_a_class_and_a_school_get_in_whatever_one_of_them_does(tmp_path: Path) -> None:
    async with open_site(tmp_path, proxies="127.0.0.1") as site:
        await vandalize(site)
        browsers = [await opened(site) for _ in range(PUPILS)]

        async def play(ann: Caller, bob: Caller) -> None:
            code = await ann.make("distance", PERSON, PERSON, name="Ann")
            assert (await bob.call("GET", f"/api/matches/{code}"))[0] == HTTPStatus.OK
            await bob.sit(code, name="Bob")
            for each in (ann, bob):
                async with each.page(code) as page:
                    assert len(await page.hello()) == 2
                if each in browsers[:AT_ONCE]:  # a class changes devices, never the school at once
                    async with site.client.post("/api/handovers", data=TEXT, headers=each.headers) as response:
                        assert response.status == HTTPStatus.CREATED
                asked = {"learner": "", "now": 0, "seed": 1}
                assert (await each.call("POST", "/api/learning/next", asked))[0] == HTTPStatus.OK
                assert (await each.call("GET", "/api/tools/found?ask=C"))[0] == HTTPStatus.OK
            async with site.client.post("/api/forget", headers=ann.headers) as response:
                assert response.status == HTTPStatus.NO_CONTENT

        for start in range(0, PUPILS, AT_ONCE):  # one class after the other
            some = browsers[start : start + AT_ONCE]
            await asyncio.gather(*(play(*pair) for pair in zip(some[::2], some[1::2], strict=True)))
