"""A proxy between a browser and the server that can stop passing data on without closing connections."""

import asyncio
import threading
from contextlib import suppress
from typing import Final

CHUNK: Final = 65536


class NetworkProxy:
    """Listens on a port of its own, and passes everything on to `port` on this machine."""

    def __init__(self, port: int) -> None:
        self._target = port
        self._connected = threading.Event()
        self._connected.set()
        self._streams: set[asyncio.StreamWriter] = set()
        self._mute: set[asyncio.StreamWriter] = set()  # open, but nothing passes
        self._loop = asyncio.new_event_loop()
        self.port = 0
        ready = threading.Event()
        self._thread = threading.Thread(target=self._run, args=(ready,), daemon=True)
        self._thread.start()
        ready.wait()

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}/"

    def cut(self) -> None:
        """Stop passing data on, in both directions. Connections stay open."""
        self._connected.clear()

    def mute(self) -> None:
        """Let nothing pass any more on the connections that are open now. They stay open, and new ones work."""
        self._mute |= self._streams

    def restore(self) -> None:
        """Accept new connections again, and close the old ones."""
        self._connected.set()
        self._loop.call_soon_threadsafe(self._break)

    def close(self) -> None:
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join()

    def _break(self) -> None:
        for stream in list(self._streams):
            stream.transport.abort()

    def _run(self, ready: threading.Event) -> None:
        asyncio.set_event_loop(self._loop)
        listening = self._loop.run_until_complete(asyncio.start_server(self._accept, "127.0.0.1", 0))
        self.port = listening.sockets[0].getsockname()[1]
        ready.set()
        self._loop.run_forever()
        for socket in listening.sockets:
            self._loop.remove_reader(socket.fileno())
        self._loop.run_until_complete(asyncio.sleep(0))  # who was let in just now needs the server until it has begun
        listening.close()
        while tasks := asyncio.all_tasks(self._loop):
            self._break()  # each time, because one may have been accepted just now
            self._loop.run_until_complete(asyncio.wait(tasks, timeout=0.1))
        self._loop.close()

    async def _accept(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        pair = {writer}
        self._streams.add(writer)
        try:
            far_reader, far_writer = await asyncio.open_connection("127.0.0.1", self._target)
            pair.add(far_writer)
            self._streams.add(far_writer)
            await asyncio.gather(self._pass(reader, far_writer), self._pass(far_reader, writer))
        finally:
            for stream in pair:
                stream.close()  # a mute one was left open
            for stream in pair:
                with suppress(OSError):
                    await stream.wait_closed()  # a loop that is closed before would leave its socket open
            self._streams -= pair
            self._mute -= pair

    async def _pass(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with suppress(OSError):
            while data := await reader.read(CHUNK):
                if writer in self._mute or not self._connected.is_set():
                    continue  # lost on the way
                writer.write(data)
                await writer.drain()
            if writer not in self._mute:
                writer.close()
