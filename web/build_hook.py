"""Hatchling's build hook: a wheel carries the built page. Editable installs do without; the Makefile builds it."""

import subprocess
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class ClientBuildHook(BuildHookInterface[Any]):
    """Builds the page before a wheel is packed."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:  # noqa: ARG002 - hatchling's signature
        if version != "editable":
            script = Path(self.root) / "web" / "build.py"
            subprocess.run([sys.executable, str(script), "build"], check=True)
