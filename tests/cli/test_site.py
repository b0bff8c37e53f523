"""A static site: what is written, and where it is not."""

import json
from pathlib import Path

import pytest

from musicards.cli.site import MARK
from musicards.games.registry import GAMES
from musicards.server.engine import KEEP_GAMES
from tests.cli.run import Shell

PAGE = '<!doctype html>\n<html lang="en">\n  <head>\n    <title>Musicards</title>\n  </head>\n</html>\n'


@pytest.fixture(autouse=True)
def built(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A page that is built, with a script and its compressed copies."""
    folder = tmp_path / "static"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text(PAGE, encoding="utf-8")
    for name in ("page.js", "page.js.br", "page.js.gz", "library.zip-a1.gz"):
        (folder / "assets" / name).write_bytes(b"1")
    monkeypatch.setattr("musicards.cli.site.STATIC", folder)
    monkeypatch.setattr("musicards.cli.site.has_typesetter", lambda: False)  # it takes a while
    return folder


def names(folder: Path) -> list[str]:
    return sorted(path.relative_to(folder).as_posix() for path in folder.rglob("*") if path.is_file())


def test_a_site_has_the_page_without_what_only_our_server_sends(tmp_path: Path, shell: Shell) -> None:
    assert shell("site", "--out", tmp_path / "out").code == 0
    assert names(tmp_path / "out") == ["assets/library.zip-a1.gz", "assets/page.js", "index.html", MARK]


def test_the_page_says_that_it_is_its_own_home_and_has_the_lobby(tmp_path: Path, shell: Shell) -> None:
    shell("site", "--out", tmp_path / "out")
    page = (tmp_path / "out" / "index.html").read_text(encoding="utf-8")
    assert page.count('<html data-home="page" lang="en">') == 1
    text = page.partition('<script type="application/json" id="lobby">')[2].partition("</script>")[0]
    lobby = json.loads(text)
    assert [game["name"] for game in lobby["games"]] == list(GAMES)
    assert not lobby["public"]
    assert lobby["keep_games"] == KEEP_GAMES


def test_what_can_be_printed_is_made_beforehand(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, shell: Shell) -> None:
    run = shell("site", "--out", tmp_path / "without")
    assert "pip install 'musicards[paper]'" in run.out
    assert "data-paper" not in (tmp_path / "without" / "index.html").read_text(encoding="utf-8")
    monkeypatch.setattr("musicards.cli.site.has_typesetter", lambda: True)
    monkeypatch.setattr("musicards.server.http.printing.LANGUAGES", {"de": None})
    assert shell("site", "--out", tmp_path / "out").code == 0
    assert '<html data-home="page" data-paper="made" ' in (tmp_path / "out" / "index.html").read_text(encoding="utf-8")
    folder = tmp_path / "out" / "paper"
    choices = json.loads((folder / "choices.json").read_text(encoding="utf-8"))
    assert (choices["ready"], choices["languages"], choices["palettes"]) == (True, ["de"], [])
    kinds = [f"cards-{size['name']}" for size in choices["sizes"]] + ["reference", "rules"]
    papers = [f"musicards-{kind}-de{large}.pdf" for kind in kinds for large in ("", "-large")]
    staffs = [f"musicards-staves-{clef}-10-{size}.pdf" for clef in choices["clefs"] for size in choices["formats"]]
    assert sorted(path.name for path in folder.glob("*.pdf")) == sorted(papers + staffs)
    assert all(path.read_bytes().startswith(b"%PDF") for path in folder.glob("*.pdf"))


def test_a_site_is_replaced_by_a_newer_one(tmp_path: Path, built: Path, shell: Shell) -> None:
    shell("site", "--out", tmp_path / "out")
    (built / "assets" / "page.js").rename(built / "assets" / "newer.js")
    assert shell("site", "--out", tmp_path / "out").code == 0
    assert "assets/page.js" not in names(tmp_path / "out")
    assert "assets/newer.js" in names(tmp_path / "out")


@pytest.mark.parametrize("kind", ["folder", "file"])
def test_what_is_there_already_is_left_alone(tmp_path: Path, kind: str, shell: Shell) -> None:
    out = tmp_path / "out"
    mine = out / "letter.txt" if kind == "folder" else out
    mine.parent.mkdir(exist_ok=True)
    mine.write_text("mine", encoding="utf-8")
    run = shell("site", "--out", out)
    assert run.code == 2
    assert str(out) in run.err
    assert mine.read_text(encoding="utf-8") == "mine"


def test_without_a_built_page_it_says_how_to_build_it(tmp_path: Path, built: Path, shell: Shell) -> None:
    (built / "index.html").unlink()
    run = shell("site", "--out", tmp_path / "out")
    assert run.code == 2
    assert "make site" in run.err
    assert not (tmp_path / "out").exists()
