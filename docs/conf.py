"""How Sphinx makes the documentation site: `make docs`. `pages.py` adapts the pages to it."""

import sys
import tomllib
from pathlib import Path

DOCS = Path(__file__).parent
ROOT = DOCS.parent
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
sys.path.insert(0, str(DOCS))

project = PROJECT["name"]
author = "the authors of musicards"
project_copyright = author
extensions = ["myst_parser", "sphinx.ext.autodoc", "pages"]
forge = PROJECT["urls"]["Source"]
templates_path = ["_templates"]

html_theme = "furo"
html_title = project
html_static_path = ["_static"]
html_css_files = ["site.css"]
html_copy_source = False
html_show_sphinx = False
html_show_copyright = False
html_permalinks_icon = "#"
html_sidebars = {
    "**": [
        "sidebar/brand.html", "sidebar/search.html", "sidebar/play.html", "sidebar/scroll-start.html",
        "sidebar/navigation.html", "sidebar/scroll-end.html",
    ]
}  # fmt: skip
html_context = {"app": (ROOT / "build" / "site").is_dir()}  # `make docs` copies the app into the folder play/

myst_heading_anchors = 6
default_role = "code"
highlight_language = "text"
autodoc_member_order = "bysource"
autodoc_preserve_defaults = True
python_use_unqualified_type_names = True
python_maximum_signature_line_length = 90
add_module_names = False
# Signatures name many types that only the engine uses; links in the text are checked.
nitpick_ignore_regex = [("py:.*", ".*")]
