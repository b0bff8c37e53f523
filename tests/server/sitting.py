"""A page of a table without a server."""


class FakePage:
    """A page that collects what it is sent, with the network delay that a test chooses."""

    def __init__(self, holder: str, credit: float = 0.0) -> None:
        self.holder = self.group = holder
        self.credit = credit
        self.sent: list[bytes] = []

    def send(self, message: bytes) -> None:
        self.sent.append(message)

    def disconnect(self) -> None:
        raise AssertionError("nobody closes the table here")
