"""What to say when a library is missing that an extra would have brought."""

__all__ = ["in_words"]


def in_words(missing: ModuleNotFoundError, extra: str) -> ModuleNotFoundError:
    """The error that names the `extra`; `missing` itself where a page of our own is not there."""
    if missing.name is None or missing.name.partition(".")[0] == "musicards":
        return missing
    return ModuleNotFoundError(
        f"{missing.name} is not installed: pip install 'musicards[{extra}]' brings it", name=missing.name
    )
