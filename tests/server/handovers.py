"""Leave texts at a server and pick them up, as the page does on its way to another device."""

from http import HTTPStatus

from tests.server.site import Site

TEXT = b"\x00\xffciphertext"


async def leave(site: Site, text: bytes = TEXT) -> tuple[int, str]:
    """Return the status, and the id or the reason."""
    async with site.client.post("/api/handovers", data=text) as response:
        body = await response.json()
        return response.status, body["id"] if response.status == HTTPStatus.CREATED else body["reason"]


async def pick_up(site: Site, name: str) -> tuple[int, bytes]:
    """Return the status and the body."""
    async with site.client.post(f"/api/handovers/{name}") as response:
        return response.status, await response.read()
