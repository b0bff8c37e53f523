"""Libraries that only some questions need: loaded when asked for, and missed in one clear line."""

import sys
from importlib import import_module
from types import ModuleType

from musicards.errors import MusicardsError

__all__ = ["import_optional"]


def import_optional(module: str, *, package: str, why: str) -> ModuleType:
    """The module, loaded now, since it takes its time or may not be there.

    Raises:
        MusicardsError: it is not installed; says `why` it is needed, and which `package` has it.
    """
    try:
        return import_module(module)
    except ImportError:
        name = module.partition(".")[0]
        how = f"{sys.executable} -m pip install {package}"
        raise MusicardsError(f"{why} needs {name}, which is not installed: {how}") from None
