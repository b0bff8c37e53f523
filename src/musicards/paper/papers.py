"""The reference sheet and the rules of the games, on A4: one page for each game, with the same texts as on the page."""

from collections.abc import Sequence
from dataclasses import replace

from musicards.cards import CODES, DECK
from musicards.games.game import Game
from musicards.games.registry import GAMES, find_manifest
from musicards.paper.card import FACES, Design, back_picture, picture
from musicards.paper.looks import Look, Palette, look_of
from musicards.paper.naming import Naming
from musicards.paper.reference import reference_data
from musicards.paper.typesetting import typeset
from musicards.texts.rules import Block, agreements, rule_sections


def make_papers(  # noqa: PLR0913 - each has a name
    naming: Naming,
    *,
    reference: bool,
    rules: bool,
    palette: Palette = "clock",
    large_print: bool = False,
    preview: bool = False,
) -> bytes:
    """Return the reference sheet, the rules, or both as a PDF. At least one of them must be true.

    With `preview`, return the first page as PNG.

    Raises:
        NoTypesetter: Typst is not installed.
    """
    look, texts = look_of(palette), naming.texts
    notice = texts.text("home-notice")
    if rules:
        notice = f"{texts.text('home-authors')} {notice}"
    written = _rules_data(naming, look) if rules else []
    if preview:
        written = [] if reference else written[:1]
    data = {
        "title": texts.text("print-rules" if rules else "print-reference"),
        "language": naming.language,
        "large": large_print,
        "notice": notice,
        "ink": look.ink,
        "line": look.line,
        "reference": reference_data(naming, look) if reference else None,
        "rules": written,
    }
    return typeset("papers", data, preview=preview)


def _rules_data(naming: Naming, look: Look) -> list[dict[str, object]]:
    """Return the data of each game for typst/papers.typ."""
    design = Design(look, naming, frozenset(FACES), large_print=False, height=350, bleed=0)
    return [_sheet(game, naming, design) for game in GAMES.values()]


def _sheet(game: type[Game], naming: Naming, design: Design) -> dict[str, object]:
    texts = naming.texts
    low, high = game.seats
    lead, sections = rule_sections(texts, game)

    def drawn(codes: Sequence[str], *, small: bool = False) -> list[str]:
        chosen = replace(design, large_print=small)
        return [picture(DECK[CODES.index(code)], chosen) if code else back_picture(chosen) for code in codes]

    return {
        "title": texts.text(f"{game.name}-title"),
        "subtitle": texts.text(f"{game.name}-subtitle"),
        "players": texts.text("print-players.alone" if low == 1 else "print-players", low=max(low, 2), high=high),
        "lead": naming.in_text(lead),
        "sections": [
            {
                "title": each.title,
                "body": [_named(block, naming) for block in each.body],
                "cards": drawn(each.cards, small=True),
            }
            for each in sections
        ],
        "agree": texts.text("print-agree"),
        "agreements": [naming.in_text(line) for line in agreements(texts, game)],
        "cards": drawn(find_manifest(game.name).pictured),
    }


def _named(block: Block, naming: Naming) -> Block:
    return naming.in_text(block) if isinstance(block, str) else [naming.in_text(item) for item in block]
