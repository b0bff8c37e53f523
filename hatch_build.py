"""Hatchling's build hook: a wheel carries the built page and, where it can be compiled, the compiled engine.

MUSICARDS_COMPILE=0 makes a wheel for every machine, in plain Python; MUSICARDS_COMPILE=1 makes it an error when the
engine cannot be compiled. Editable installs have neither page nor compiled engine: the Makefile makes both, and what is
compiled in `src` would hide later edits.
"""

import os
import runpy
import subprocess
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class MusicardsBuildHook(BuildHookInterface[Any]):
    """Builds the page and compiles the engine before a wheel is packed."""

    def dependencies(self) -> list[str]:
        """What compiling needs, but only where it is wanted and there is a C compiler."""
        wanted = os.environ.get("MUSICARDS_COMPILE")
        lacking = runpy.run_path(str(self.compiler))["what_no_package_brings"]()
        return ["mypy>=1.18", "setuptools>=80"] if wanted == "1" or (wanted != "0" and not lacking) else []

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":
            return
        subprocess.run([sys.executable, str(Path(self.root, "web", "build.py")), "build"], check=True)
        wanted = os.environ.get("MUSICARDS_COMPILE")
        if wanted == "0":
            return
        made = Path(self.root, "build", "wheel")
        if subprocess.run([sys.executable, str(self.compiler), "into", str(made)], check=wanted == "1").returncode:
            self.app.display_warning("The wheel is plain Python: the engine could not be compiled.")
            return
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
        for library in made.rglob("*.so"):
            build_data["force_include"][str(library)] = str(library.relative_to(made))

    @property
    def compiler(self) -> Path:
        """The script that compiles the engine."""
        return Path(self.root, "compile_engine.py")
