"""Hatchling's build hook: a wheel contains the built page and, if it can be compiled, the compiled engine.

MUSICARDS_COMPILE=0 makes a pure Python wheel for every machine. With MUSICARDS_COMPILE=1 it is an error if the engine
cannot be compiled. Editable installs get neither the page nor the compiled engine: the Makefile builds both, and
compiled modules in `src` would hide later edits.
"""

import os
import runpy
import subprocess
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class MusicardsBuildHook(BuildHookInterface[Any]):
    """Builds the page and compiles the engine before a wheel is built."""

    def dependencies(self) -> list[str]:
        """Return the requirements for compiling, if it is wanted and there is a C compiler."""
        wanted = os.environ.get("MUSICARDS_COMPILE")
        missing = runpy.run_path(str(self.compiler))["missing_system_tool"]()
        return ["mypy>=1.18", "setuptools>=80"] if wanted == "1" or (wanted != "0" and not missing) else []

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":
            return
        subprocess.run([sys.executable, str(Path(self.root, "web", "build.py")), "build"], check=True)
        wanted = os.environ.get("MUSICARDS_COMPILE")
        if wanted == "0":
            return
        made = Path(self.root, "build", "wheel")
        if subprocess.run([sys.executable, str(self.compiler), "into", str(made)], check=wanted == "1").returncode:
            self.app.display_warning("The wheel is pure Python: the engine could not be compiled.")
            return
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
        for library in made.rglob("*.so"):
            build_data["force_include"][str(library)] = str(library.relative_to(made))

    @property
    def compiler(self) -> Path:
        """The script that compiles the engine."""
        return Path(self.root, "compile_engine.py")
