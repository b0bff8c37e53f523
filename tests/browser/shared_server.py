"""``musicards`` as if other devices could reach its server: those of the tests are browsers on this machine."""

from unittest.mock import patch

from musicards.cli import main


def here(_: str, port: int) -> list[str]:
    """Return the address for other devices."""
    return [f"http://127.0.0.1:{port}"]


if __name__ == "__main__":
    with patch("musicards.server.http.app.own_addresses", here):
        main()
