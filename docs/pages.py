"""An extension of Sphinx that makes a site of pages that are also read on a forge.

The pages have no directives of Sphinx, except those in `python/`. What the site needs is made here: the list of pages,
the menu, and links that lead to pages of the site, to documented modules, or to files on the forge.
"""

import re
from collections.abc import Iterable, Iterator
from os import PathLike
from os.path import normpath, relpath
from pathlib import Path
from posixpath import dirname
from textwrap import dedent, indent

from docutils.nodes import Element
from sphinx.addnodes import desc_annotation
from sphinx.application import Sphinx
from sphinx.ext.napoleon import Config, GoogleDocstring
from sphinx.project import Project

DOCS = Path(__file__).parent
ROOT = DOCS.parent
LINK = re.compile(r"(!?)\[([^\]]*)\]\(([^)\s]+)\)")
SECTIONS = Config()


def find_pages() -> dict[Path, str]:
    """Return the files of all pages with their names on the site. A README is the index of its folder."""
    pages = {
        path: re.sub(r"(^|/)README$", r"\1index", path.relative_to(DOCS).with_suffix("").as_posix())
        for path in sorted(DOCS.rglob("*.md"))
    }
    top = {"CHANGELOG.md": "changelog", "CONTRIBUTING.md": "contributing", "SECURITY.md": "protection"}
    return pages | {ROOT / file: name for file, name in top.items()}


PAGES = find_pages()
FILES = {name: path for path, name in PAGES.items()}
API = set(re.findall(r"automodule:: ([\w.]+)", "".join(path.read_text("utf-8") for path in DOCS.glob("python/*.md"))))


class Pages(Project):
    """The pages by their names on the site, including three from the folder above."""

    def discover(self, exclude_paths: Iterable[str] = (), include_paths: Iterable[str] = ()) -> set[str]:
        del exclude_paths, include_paths
        self.docnames = set(PAGES.values())
        return self.docnames

    def path2doc(self, filename: str | PathLike[str]) -> str | None:
        return PAGES.get(Path(normpath(DOCS / filename)))

    def doc2path(self, docname: str, absolute: bool) -> Path:
        path = FILES.get(docname, DOCS / f"{docname}.md")
        return path if absolute else Path(relpath(path, DOCS))


def links(text: str, page: str) -> Iterator[tuple[re.Match[str], Path, str]]:
    """Yield each link of a page that leads to another file: the match, the file, and the fragment with its #."""
    folder = FILES[page].parent
    for link in LINK.finditer(text):
        path, hash_sign, fragment = link[3].partition("#")
        if path and not re.match(r"[a-z]+:", path):
            yield link, Path(normpath(folder / path)), hash_sign + fragment


def forge_address(file: Path, fragment: str, forge: str) -> str:
    """Return the address of a file or folder of the repository."""
    kind = "tree" if file.is_dir() else "blob"
    return f"{forge}/{kind}/main/{file.relative_to(ROOT).as_posix()}{fragment}"


def module_at(file: Path) -> str | None:
    """Return the name of the module in `file` if its documentation is on the site, such as `musicards.record`."""
    if file.suffix != ".py" or not file.is_relative_to(ROOT / "src"):
        return None
    name = ".".join(file.relative_to(ROOT / "src").with_suffix("").parts)
    return name if name in API else None


def prepare(app: Sphinx, page: str, source: list[str]) -> None:
    """Replace the links that leave the site, and give an index the menu of the pages that it lists."""
    text, made = source[0], []
    for link, file, fragment in links(text, page):
        if file in PAGES or link[1] or not file.exists():
            continue
        module = module_at(file)
        if module:
            made.append((link, f"{{py:mod}}`{link[2].replace('`', '')} <{module}>`"))
        else:
            made.append((link, f"[{link[2]}]({forge_address(file, fragment, app.config.forge)})"))
    for link, new in reversed(made):
        text = text[: link.start()] + new + text[link.end() :]
    source[0] = text + (menu(source[0], page) if page.rpartition("/")[2] == "index" else "")


def menu(text: str, page: str) -> str:
    """Return the menu of an index: its links to pages, in the order of the text, below the headings of the text."""
    listed: set[str] = set()
    made = ""
    for section in re.split(r"^## ", text, flags=re.MULTILINE):
        entries = []
        for _, file, _ in links(section, page):
            name = PAGES.get(file)
            inside = name and (dirname(name) == dirname(page) or name.endswith("/index") or page == "index")
            if name and inside and name != page and name not in listed:
                listed.add(name)
                entries.append("/" + name)
        if entries:
            caption = f":caption: {section.splitlines()[0]}\n" if page == "index" else ""
            made += "\n\n```{toctree}\n:hidden:\n" + caption + "\n" + "\n".join(entries) + "\n```"
    return made


def tidy(  # noqa: PLR0913, PLR0917 - as Sphinx calls it
    app: Sphinx, what: str, name: str, thing: object, options: object, lines: list[str]
) -> None:
    """Show the tables in docstrings of modules as they are written, and the sections in those of functions and classes.

    Constants and properties have no sections: what is before a colon would be taken for a type.
    """
    if what == "module":
        paragraphs = "\n".join(lines).split("\n\n")
        lines[:] = "\n\n".join([as_written(each) if is_table(each) else each for each in paragraphs]).split("\n")
    elif what not in {"attribute", "data", "property"}:
        lines[:] = GoogleDocstring(lines, SECTIONS, app, what, name, thing, options).lines()


def is_table(paragraph: str) -> bool:
    """Return whether a paragraph of a docstring has columns or is indented."""
    written = [line for line in paragraph.splitlines() if line.strip()]
    return bool(written) and all(line.startswith("    ") or re.match(r"(?!>>>)\S.*? {2}", line) for line in written)


def as_written(paragraph: str) -> str:
    """Return a paragraph as a literal block of reStructuredText."""
    return "::\n\n" + indent(dedent(paragraph.strip("\n")), "    ") + "\n"


def read_signature(  # noqa: PLR0913, PLR0917 - as Sphinx calls it
    app: Sphinx, what: str, name: str, thing: object, options: object, signature: str | None, returned: str | None
) -> tuple[str | None, str | None]:
    """Return the signature with ... for defaults that are no Python, such as <object object>."""
    del app, what, name, thing, options
    return (re.sub(r"<[^<>]*>", "...", signature) if signature else signature), returned


def hide_value(app: Sphinx, domain: str, kind: str, content: Element) -> None:
    """Leave out the values of constants, many of which are whole tables."""
    del app, domain, kind
    for each in list(content.parent.findall(desc_annotation)):
        if each.astext().strip().startswith("="):
            each.parent.remove(each)


def use_pages(app: Sphinx) -> None:
    """Let the site consist of `PAGES`."""
    app.project = app.env.project = Pages(app.srcdir, app.config.source_suffix)


def setup(app: Sphinx) -> dict[str, bool]:
    """Connect what is above with Sphinx."""
    app.add_config_value("forge", "", "env", description="the address of the repository")
    app.connect("builder-inited", use_pages)
    app.connect("source-read", prepare)
    app.connect("autodoc-process-docstring", tidy)
    app.connect("autodoc-process-signature", read_signature)
    app.connect("object-description-transform", hide_value)
    return {"parallel_read_safe": True, "parallel_write_safe": True}
