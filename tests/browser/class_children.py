"""Children of a class without a browser: they ask the server as a page does, so that a test can have forty of them."""

import json
from http.cookiejar import CookieJar
from typing import Any
from urllib.request import HTTPCookieProcessor, Request, build_opener

from musicards.learning.items import read_item

ALPHABET = "ABCDEFG"


class Child:
    """A child in a class, at a device of their own."""

    def __init__(self, address: str, code: str) -> None:
        """Come into the class `code` at `address`, with a name that is offered."""
        self._address, self.code = address, code
        self._opener = build_opener(HTTPCookieProcessor(CookieJar()))
        self.number: int = self.call("pupils", {})["you"]["number"]

    def call(self, what: str = "", body: object = None) -> Any:  # noqa: ANN401
        """Ask about the class, or do something there. Return the body of the answer."""
        return self.ask(f"classes/{self.code}/{what}".rstrip("/"), body)

    def ask(self, path: str, body: object = None) -> Any:  # noqa: ANN401
        """Ask the server for something. Return the body of the answer."""
        data = None if body is None else json.dumps(body).encode()
        headers = {"content-type": "application/json"}
        request = Request(f"{self._address}api/{path}", data=data, headers=headers)  # noqa: S310 - a server of the tests
        with self._opener.open(request, timeout=20) as answer:
            return json.load(answer)

    @property
    def view(self) -> Any:  # noqa: ANN401
        """The class as this child may know it; asking for it, they are here."""
        return self.call()

    @property
    def table(self) -> str | None:
        """The code of the table where the child sits."""
        own = next(each for each in self.view["pupils"] if each["number"] == self.number)
        return own["table"]  # type: ignore[no-any-return]

    def answer(self, count: int, *, right: bool, letters_off: int = 0) -> None:
        """Answer the next questions of the latest task right, or else by `letters_off` letters wrong, if not 0."""
        view = self.view
        task = view["tasks"][-1]
        done = view["you"]["done"].get(task["id"], 0)
        for number in range(done + 1, done + count + 1):
            found = self.ask(f"learning/exercise?{task['query']}&number={number}")["item"]
            wanted = read_item(found["id"]).wanted
            if right:
                said = wanted[0]
            elif letters_off:
                said = ALPHABET[(ALPHABET.index(wanted[0]) + letters_off) % len(ALPHABET)]
            else:
                said = next(each for each in found["answers"] if each not in wanted)
            self.call(f"tasks/{task['id']}", {"number": number, "answer": said, "ms": 2000})
