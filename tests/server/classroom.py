"""A class of any server, with its teacher and its children."""

from http import HTTPStatus
from typing import Any, Self

from musicards.server.classroom.bodies import Plan
from tests.server.site import Browsers, Person


class Classroom:
    """A class, with its teacher and its children.

    Attributes:
        site: the browsers of those who come.
        secret: what the teacher's link contains.
    """

    def __init__(self, site: Browsers, teacher: Person, code: str, secret: str) -> None:
        self.site, self.teacher, self.code, self.secret = site, teacher, code, secret
        self.children: list[Person] = []

    @classmethod
    async def open(
        cls, site: Browsers, teacher: Person | None = None, *, title: str = "4b", lasting: bool = False
    ) -> Self:
        """Open a class; by somebody new, unless it is said who."""
        teacher = teacher or site.person()
        status, opened = await teacher.call("POST", "/api/classes", {"title": title, "lasting": lasting})
        assert status == HTTPStatus.CREATED, opened
        return cls(site, teacher, opened["code"], opened["secret"])

    async def ask(self, person: Person, what: str, body: object = None) -> Any:  # noqa: ANN401
        """Ask for something that is allowed. Return the body of the answer."""
        status, answer = await person.call("POST", f"/api/classes/{self.code}/{what}", body or {})
        assert status < HTTPStatus.BAD_REQUEST, answer
        return answer

    async def refused(self, person: Person, what: str, body: object = None) -> str:
        """Ask for something that is not allowed. Return the reason."""
        status, answer = await person.call("POST", f"/api/classes/{self.code}/{what}", body or {})
        assert status >= HTTPStatus.BAD_REQUEST, answer
        return str(answer["reason"])

    async def view(self, person: Person | None = None) -> dict[str, Any]:
        """Return the class as a person sees it; as the teacher does, unless it is said who."""
        status, view = await (person or self.teacher).call("GET", f"/api/classes/{self.code}")
        assert status == HTTPStatus.OK, view
        return dict(view)

    async def come_in(self, child: Person) -> None:
        await self.ask(child, "pupils")
        self.children.append(child)

    async def join(self, count: int) -> None:
        for _ in range(count):
            await self.come_in(self.site.person())

    async def deal(self, person: Person | None = None, **plan: object) -> dict[str, Any]:
        """Deal with the usual plan, but for what is said."""
        whole = {name: getattr(Plan(), name) for name in Plan.__dataclass_fields__}
        return dict(await self.ask(person or self.teacher, "deal", {**whole, **plan}))
