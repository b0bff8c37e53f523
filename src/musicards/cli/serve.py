"""``musicards serve``: the app in a browser, with computer players."""

__all__ = ["serve"]


def serve(*, port: int = 8000) -> int:
    """Serve."""
    return port
