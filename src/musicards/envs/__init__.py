"""Environments for machine learning: the games as PettingZoo, Gymnasium and OpenSpiel environments."""

__all__ = ["missing_extra"]


def missing_extra(missing: ModuleNotFoundError, extra: str) -> ModuleNotFoundError:
    """Return the import error that names the `extra` to install; `missing` itself if it is a module of ours."""
    if missing.name is None or missing.name.partition(".")[0] == "musicards":
        return missing
    return ModuleNotFoundError(
        f"{missing.name} is not installed: pip install 'musicards[{extra}]' installs it", name=missing.name
    )
