"""Messages between servers over Redis. It needs the package `redis`."""

import asyncio
from collections.abc import Callable
from contextlib import suppress
from typing import Final

from redis.asyncio import Redis
from redis.exceptions import RedisError

RETRY: Final = 0.25  # seconds between attempts to restore a lost connection
SECONDS_TO_ANSWER: Final = 2.0


class RedisChannel:
    """Carries messages by publish and subscribe. Nothing is stored in Redis."""

    def __init__(self, url: str, name: str) -> None:
        """Connect later, in `run`.

        Args:
            url: such as ``redis://127.0.0.1:6379/0``.
            name: the channel's name; servers with the same name receive each other's messages.

        Raises:
            ValueError: `url` is not the address of a Redis.
        """
        self._redis: Redis = Redis.from_url(
            url, socket_connect_timeout=SECONDS_TO_ANSWER, socket_timeout=SECONDS_TO_ANSWER
        )
        self._name = name
        self._listening: asyncio.Task[None] | None = None
        self.connected = False

    async def run(self, receive: Callable[[bytes], None], connected: Callable[[], None]) -> None:
        try:
            while True:
                self._listening = asyncio.create_task(self._listen(receive, connected))
                with suppress(RedisError, OSError):
                    await asyncio.wait([self._listening])
                self.connected = False
                await asyncio.sleep(RETRY)
        finally:
            if self._listening is not None:
                self._listening.cancel()
                await asyncio.wait([self._listening])
            self.connected = False
            await self._redis.aclose()

    async def _listen(self, receive: Callable[[bytes], None], connected: Callable[[], None]) -> None:
        with suppress(RedisError, OSError):
            async with self._redis.pubsub() as heard:
                await heard.subscribe(self._name)
                while True:
                    message = await heard.get_message(timeout=1.0)
                    if message is not None and message["type"] == "message":
                        receive(message["data"])
                    elif message is not None and message["type"] == "subscribe":
                        self.connected = True
                        connected()

    async def publish(self, payload: bytes) -> None:
        try:
            await self._redis.publish(self._name, payload)
        except RedisError as error:
            raise ConnectionError(str(error)) from error

    async def reset(self) -> None:
        if self._listening is not None:
            self._listening.cancel()
