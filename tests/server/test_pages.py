"""The page's files, and no others: cache times, compression and types."""

import gzip
from http import HTTPStatus
from pathlib import Path

import pytest
from yarl import URL

import musicards.server.http.pages
from tests.server.site import COOKIE, Site

SCRIPT = "console.log(1);" * 200


@pytest.fixture(autouse=True)
def static(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A build of the page."""
    folder = tmp_path / "static"
    for name, text in {
        "index.html": "<title>built</title>" + " " * 2000,
        "sw.js": "self.x = 1;",
        "manifest.webmanifest": "{}",
        "assets/app-1a2b.js": SCRIPT,
        "assets/app-1a2b.js.gz": "",
        "assets/app-1a2b.js.br": "as brotli packs it",
        "assets/plain.js": SCRIPT,
        "assets/small.css": "a{}",
        "samples/C4.mp3": "x" * 5000,
    }.items():
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_text(text, encoding="utf-8")
    (folder / "assets/app-1a2b.js.gz").write_bytes(gzip.compress(SCRIPT.encode()))
    monkeypatch.setattr(musicards.server.http.pages, "STATIC", folder)
    return folder


@pytest.mark.parametrize(
    ("name", "kind", "kept"),
    [
        ("", "text/html", "private, no-cache"),
        ("sw.js", "text/javascript", "no-cache"),
        ("manifest.webmanifest", "application/manifest+json", "no-cache"),
        ("assets/plain.js", "text/javascript", "public, max-age=31536000, immutable"),
        ("samples/C4.mp3", "audio/mpeg", "public, max-age=2592000"),
    ],
)
async def test_a_file_has_its_type_and_cache_time(site: Site, name: str, kind: str, kept: str) -> None:
    async with site.client.get(f"/{name}") as response:
        assert response.status == HTTPStatus.OK
        assert response.content_type == kind
        assert response.headers["Cache-Control"] == kept


async def test_the_service_worker_may_serve_the_whole_site(site: Site) -> None:
    async with site.client.get("/sw.js") as response:
        assert response.headers["Service-Worker-Allowed"] == "/"


@pytest.mark.parametrize(
    ("path", "accepted", "encoding"),
    [
        ("/assets/app-1a2b.js", "gzip, deflate, br", "br"),
        ("/assets/app-1a2b.js", "gzip", "gzip"),
        ("/assets/app-1a2b.js", "identity", None),
        ("/assets/plain.js", "gzip, deflate, br", "gzip"),
        ("/assets/plain.js", "identity", None),
        ("/assets/small.css", "gzip", None),
        ("/", "gzip", "gzip"),
        ("/samples/C4.mp3", "gzip, br", None),
    ],
)
async def test_text_is_compressed_for_clients_that_accept_it(
    site: Site, path: str, accepted: str, encoding: str | None
) -> None:
    async with site.client.get(path, headers={"Accept-Encoding": accepted}, auto_decompress=False) as response:
        assert response.headers.get("Content-Encoding") == encoding
        assert response.headers["Vary"] == "Accept-Encoding"
        body = await response.read()
        if path.endswith(".js") and encoding == "gzip":
            assert gzip.decompress(body).decode() == SCRIPT


async def test_a_file_that_has_not_changed_is_not_sent_again(site: Site) -> None:
    headers = {"Accept-Encoding": "gzip"}
    async with site.client.get("/", headers=headers) as first:
        headers["If-None-Match"] = first.headers["ETag"]
    for _ in range(3):  # on the same connection, which a body after this answer would break
        async with site.client.get("/", headers=headers) as again:
            assert (again.status, await again.read()) == (HTTPStatus.NOT_MODIFIED, b"")
            assert "Content-Encoding" not in again.headers


async def test_a_part_of_a_file_can_be_asked_for(site: Site) -> None:
    for path in ("/samples/C4.mp3", "/assets/plain.js"):
        async with site.client.get(path, headers={"Range": "bytes=0-9"}) as response:
            assert response.status == HTTPStatus.PARTIAL_CONTENT
            assert len(await response.read()) == 10


async def test_the_page_s_policy_allows_only_its_own_sources(site: Site) -> None:
    async with site.client.get("/") as response:
        policy = response.headers["Content-Security-Policy"]
        for source in ("default-src 'self'", "worker-src 'self'", "manifest-src 'self'", "media-src 'self'"):
            assert source in policy
        assert "http" not in policy
        assert "unsafe" not in policy
        assert "microphone=(self)" in response.headers["Permissions-Policy"]
        assert "midi=(self)" in response.headers["Permissions-Policy"]


async def test_assets_have_few_headers_but_nosniff(site: Site) -> None:
    async with site.client.get("/assets/plain.js") as response:
        assert response.headers["X-Content-Type-Options"] == "nosniff"
        assert "Content-Security-Policy" not in response.headers


async def test_only_files_of_the_page_are_served_and_hashed_ones_cached_forever(site: Site, static: Path) -> None:
    (static.parent / "secret.key").write_text("secret", encoding="utf-8")
    (static / "index.html").write_text("<title>built</title>", encoding="utf-8")
    async with site.client.get("/") as page, site.client.get("/assets/app-1a2b.js") as script:
        assert "built" in await page.text()
        assert page.headers["Cache-Control"] == "private, no-cache"  # a cache in between would give others the cookie
        assert COOKIE in page.cookies
        assert "immutable" in script.headers["Cache-Control"]
        assert COOKIE not in script.cookies
    unchanged = {"If-Modified-Since": page.headers["Last-Modified"], "If-None-Match": page.headers["ETag"]}
    async with site.client.get("/", headers=unchanged) as again:
        assert again.status == HTTPStatus.NOT_MODIFIED
        assert again.headers["Cache-Control"] == "private, no-cache"
    for path in (
        "/../secret.key",
        "/%2e%2e/secret.key",
        "/assets/..%2f..%2fsecret.key",
        "/assets%2f..%2findex.html",
        "/assets%2f%2fapp-1a2b.js",
        "/assets",
        "/%2fetc/passwd",
        "/%2e%2e/%2e%2e/etc/passwd",
        "/assets/../../app.py",
        "/a%00b",
        "/" + "a" * 4000,
    ):
        async with site.client.get(URL(path, encoded=True)) as response:
            assert response.status == HTTPStatus.NOT_FOUND
            assert "default-src 'self'" in response.headers["Content-Security-Policy"]


async def test_without_a_built_client_the_page_says_what_to_run(
    site: Site, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(musicards.server.http.pages, "STATIC", tmp_path / "nowhere")

    async with site.client.get("/") as response:
        assert "make play" in await response.text()
