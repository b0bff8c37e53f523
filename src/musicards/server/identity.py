"""Who is who: a browser carries a signed random token in a cookie, and that is all we know of a person."""

import errno
import os
import secrets
from pathlib import Path
from typing import Final

from aiohttp import web
from itsdangerous import BadSignature, Signer

__all__ = ["FORMER_COOKIE", "Identity", "load_secret"]

FORMER_COOKIE: Final = "musicards"  # of earlier versions: still read, no longer written
SHORTEST: Final = 32  # bytes of a key
YEAR: Final = 365 * 24 * 60 * 60


def load_secret(path: Path) -> bytes:
    """The key that cookies are signed with; made, readable by its owner alone, when there is none yet.

    Raises:
        OSError: it cannot be read or made, or is too short to be one.
    """
    if not path.exists():
        # Written whole under another name first: a crash must not leave half a key.
        draft = path.with_name(f".{path.name}.{os.getpid()}")
        with os.fdopen(os.open(draft, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600), "wb") as file:
            file.write(secrets.token_hex(32).encode())
            file.flush()
            os.fsync(file.fileno())
        try:
            os.link(draft, path)
        except FileExistsError:  # another process was first
            pass
        finally:
            draft.unlink()
    secret = path.read_bytes().strip()
    if len(secret) < SHORTEST:
        raise OSError(errno.EINVAL, "too short for a key: delete it, and a new one will be made", str(path))
    return secret


class Identity:
    """Reads and writes the cookie.

    Attributes:
        cookie: its name, another for each server: cookies do not know ports, and two servers on one machine must not
            take each other's away.
    """

    def __init__(self, secret: bytes) -> None:
        self._signer = Signer(secret, salt="musicards.browser")
        self.cookie = f"musicards-{Signer(secret, salt='musicards.cookie').get_signature('').hex()[:8]}"

    def read(self, request: web.BaseRequest) -> str | None:
        """The browser's token; None when it has none that we signed."""
        for name in (self.cookie, FORMER_COOKIE):
            try:
                return self._signer.unsign(request.cookies.get(name, "")).decode()
            except (BadSignature, UnicodeError):
                continue
        return None

    def read_or_make(self, request: web.BaseRequest) -> str:
        """The browser's token, a new one when it has none; `write` then has to send it."""
        return self.read(request) or secrets.token_urlsafe(18)

    def write(self, request: web.BaseRequest, response: web.StreamResponse, holder: str) -> None:
        """Let the browser keep `holder` as its token."""
        response.set_cookie(
            self.cookie,
            self._signer.sign(holder).decode(),
            max_age=YEAR,
            path="/",
            httponly=True,
            samesite="Lax",
            secure=request.secure or request.headers.get("X-Forwarded-Proto") == "https",
        )
