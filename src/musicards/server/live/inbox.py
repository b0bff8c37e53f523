"""What a page sends to a table, passed on to it; whatever carries the messages."""

from typing import Protocol

from musicards.errors import NotStored, StaleVersion, UnknownMatch
from musicards.server.live.broadcaster import Page
from musicards.server.live.runner import MatchRunner
from musicards.server.log import log
from musicards.server.match.messages import Act, AskHelp, ClientMessage, Hello, Hurry, Ping, Pong, Reading, Refused
from musicards.server.match.refusals import Denied, WireReason


class Conversing(Page, Protocol):
    """A page that sends messages."""

    def start_pings(self) -> None:
        """Measure from now on how far away the page is. Calling it twice changes nothing."""

    def pong(self, ping: int) -> None:
        """Note the answer to a ping."""


async def receive(page: Conversing, live: MatchRunner, asked: ClientMessage) -> Refused | None:
    """Handle a message. Return a refusal if the table fails; the table sends its own answers."""
    act = asked.id if isinstance(asked, Act) else None
    try:
        await _pass_on(page, live, asked)
    except StaleVersion:
        return Refused(act, WireReason.NOT_STORED, {}, "Too much happened at once: try again.")
    except NotStored as error:
        log.error("not stored", match=live.match.code, why=str(error))  # noqa: TRY400 - the disk is full, not the code wrong
        return Refused(act, WireReason.NOT_STORED, {}, "That could not be saved: try again in a moment.")
    except UnknownMatch as error:  # the host has closed the table
        return Refused(act, WireReason.UNKNOWN_MATCH, {}, str(error))
    except Denied as error:  # a server with other rules has written to the match
        return Refused(act, error.reason, dict(error.facts), str(error))
    except Exception:
        log.exception("message failed", match=live.match.code)
        return Refused(act, WireReason.SERVER_ERROR, {}, "Something went wrong on the server: try again.")
    return None


async def _pass_on(page: Conversing, live: MatchRunner, asked: ClientMessage) -> None:
    if isinstance(asked, Hello):
        await live.hello(page, asked)
        if live.has_calls:  # only calls are judged by when they were made
            page.start_pings()
    elif isinstance(asked, Ping):
        page.send(live.encode(Pong(asked.id)))
    elif isinstance(asked, Pong):
        page.pong(asked.id)
    elif isinstance(asked, Reading):
        live.read(page, asked)
    elif isinstance(asked, Hurry):
        live.hurry(page)
    elif isinstance(asked, AskHelp):
        await live.help(page, asked)
    else:
        await live.act(page, asked)
