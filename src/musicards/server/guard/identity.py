"""Recognize browsers: each has a signed random token in a cookie, and that is all we know about a person.

The page of a browser that keeps no cookies asks for a token of its own, and sends it with each request.
"""

import errno
import os
import secrets
from pathlib import Path
from typing import Final

from aiohttp import web
from itsdangerous import BadSignature, Signer

from musicards.server.guard.callers import is_secure
from musicards.store.files import put_in_place

FORMER_COOKIE: Final = "musicards"  # of earlier versions: still read over HTTP, no longer written
SESSION_HEADER: Final = "Musicards-Session"  # the token of a page whose browser keeps no cookies
PROTOCOL: Final = "musicards"  # of websockets; such a page puts its token behind it, as it can send no header
SECURE_PREFIX: Final = "__Host-"  # before the name of a secure cookie: no other host, such as a subdomain, can set it
MIN_LENGTH: Final = 32  # bytes of a key, at least
LESSON: Final = "~"  # begins the token of a child in a class, which the browser forgets when it is closed
YEAR: Final = 365 * 24 * 60 * 60


def load_secret(path: Path) -> bytes:
    """Return the key that signs cookies. If the file does not exist, create it, readable only by its owner.

    Raises:
        OSError: the file cannot be read or created, or is too short to be a key.
    """
    if not path.exists():
        # Written under another name first: a crash must not leave half a key.
        draft = path.with_name(f".{path.name}.{os.getpid()}")
        try:
            with os.fdopen(os.open(draft, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600), "wb") as file:
                file.write(secrets.token_hex(32).encode())
                file.flush()
                os.fsync(file.fileno())
            put_in_place(draft, path)
        except FileExistsError:  # another process was first
            pass
        except OSError as error:  # a full disk: the error does not say which file
            raise OSError(error.errno, error.strerror, str(path)) from error
        finally:
            draft.unlink(missing_ok=True)
    secret = path.read_bytes().strip()
    if len(secret) < MIN_LENGTH:
        raise OSError(errno.EINVAL, "too short for a key: delete it, and a new one will be made", str(path))
    return secret


class Identity:
    """Reads and writes the cookie.

    Attributes:
        cookie: its name over HTTP; over HTTPS, ``__Host-`` comes before it. Each server has its own: cookies ignore
            ports, and two servers on one machine must not overwrite each other's.
    """

    def __init__(self, secret: bytes) -> None:
        self._signer = Signer(secret, salt="musicards.browser")
        self.cookie = f"musicards-{Signer(secret, salt='musicards.cookie').get_signature('').hex()[:8]}"

    def read(self, request: web.BaseRequest) -> str | None:
        """Return the browser's token; None if it has none that we signed.

        Over HTTPS only the secure cookie counts: a subdomain could set the others, to a token that it knows. Pages of
        other sites cannot send the header.
        """
        if (sent := _sent(request)) is not None:
            return self._unsigned(sent)
        others = () if is_secure(request) else (self.cookie, FORMER_COOKIE)
        for name in (f"{SECURE_PREFIX}{self.cookie}", *others):
            if (holder := self._unsigned(request.cookies.get(name, ""))) is not None:
                return holder
        return None

    def _unsigned(self, token: str) -> str | None:
        try:
            return self._signer.unsign(token).decode()
        except (BadSignature, UnicodeError):
            return None

    def make_session(self) -> str:
        """Return a signed token for a page whose browser keeps no cookies. Nobody has it yet."""
        return self._signer.sign(secrets.token_urlsafe(18)).decode()

    def read_or_make(self, request: web.BaseRequest) -> str:
        """Return the browser's token. If it has none, make a new one, which `write` then has to send."""
        return self.read(request) or secrets.token_urlsafe(18)

    def make_for_lesson(self) -> str:
        """Return a new token for a child in a class. `write` sends it in a cookie that ends with the browser."""
        return LESSON + secrets.token_urlsafe(18)

    def forget(self, response: web.StreamResponse) -> None:
        """Delete the browser's cookie, under each of its names."""
        for name in (self.cookie, FORMER_COOKIE):
            response.del_cookie(name, path="/")
        response.del_cookie(f"{SECURE_PREFIX}{self.cookie}", path="/", secure=True)

    def write(self, request: web.BaseRequest, response: web.StreamResponse, holder: str) -> None:
        """Set the cookie of the browser to `holder`, unless it keeps none."""
        if _sent(request) is not None:
            return
        secure = is_secure(request)
        response.set_cookie(
            f"{SECURE_PREFIX}{self.cookie}" if secure else self.cookie,
            self._signer.sign(holder).decode(),
            max_age=None if holder.startswith(LESSON) else YEAR,
            path="/",
            httponly=True,
            samesite="Lax",
            secure=secure,
        )


def _sent(request: web.BaseRequest) -> str | None:
    """Return the token that the page itself sent; None if it leaves that to the cookie."""
    protocols = [each.strip() for each in request.headers.get("Sec-WebSocket-Protocol", "").split(",")]
    if len(protocols) == 2 and protocols[0] == PROTOCOL:
        return protocols[1]
    return request.headers.get(SESSION_HEADER)


IDENTITY: Final = web.AppKey("identity", Identity)
