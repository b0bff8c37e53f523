"""Import optional libraries when they are needed, with a clear error if one is missing."""

import sys
from importlib import import_module
from types import ModuleType

from musicards.errors import MusicardsError


def import_optional(module: str, *, package: str, why: str) -> ModuleType:
    """Import and return `module`.

    Args:
        module: the module's name, e.g. "openskill.models".
        package: the package to install, e.g. "openskill".
        why: what needs it, the first words of the error message, e.g. "a tournament".

    Raises:
        MusicardsError: it is not installed.
    """
    try:
        return import_module(module)
    except ImportError:
        name = module.partition(".")[0]
        how = f"{sys.executable} -m pip install {package}"
        raise MusicardsError(f"{why} needs {name}, which is not installed: {how}") from None
