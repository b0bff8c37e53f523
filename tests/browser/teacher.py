"""A teacher who leads a class over HTTP, without a page."""

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import asdict
from typing import Any

from playwright.sync_api import APIRequestContext, Playwright

from musicards.server.classroom.bodies import Plan


class Teacher:
    """The teacher of a new class.

    Attributes:
        code: of the class.
        secret: of the teacher's link.
    """

    def __init__(self, request: APIRequestContext, title: str = "4b") -> None:
        self._request = request
        opened = self._answer("post", "api/classes", {"title": title})
        self.code, self.secret = str(opened["code"]), str(opened["secret"])

    def _answer(self, method: str, path: str, body: object = None) -> Any:  # noqa: ANN401 - parsed JSON
        response = getattr(self._request, method)(path, **({} if method == "get" else {"data": body or {}}))
        assert response.ok, response.text()
        return response.json()

    def do(self, what: str, **body: object) -> dict[str, Any]:
        """Change the class. Return it as it is then."""
        return dict(self._answer("post", f"api/classes/{self.code}/{what}", body))

    def view(self) -> dict[str, Any]:
        """Return the class."""
        return dict(self._answer("get", f"api/classes/{self.code}"))

    def deal(self, **plan: object) -> dict[str, Any]:
        """Deal to all, as in the usual plan but for `plan`."""
        return self.do("deal", **{**asdict(Plan()), **plan})


@contextmanager
def teacher_at(playwright: Playwright, address: str) -> Iterator[Teacher]:
    """Open a class at this server."""
    request = playwright.request.new_context(base_url=address)
    yield Teacher(request)
    request.dispose()
