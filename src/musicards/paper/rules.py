"""The printed rules of the games, one page each, with the same texts as on the page."""

from collections.abc import Sequence
from dataclasses import replace

from musicards.cards import CODES, DECK
from musicards.games.game import Game
from musicards.games.registry import GAMES, find_manifest
from musicards.paper.card import FACES, Design, back_picture, picture
from musicards.paper.looks import Look
from musicards.paper.naming import Naming
from musicards.texts.rules import Block, agreements, rule_sections


def rules_data(naming: Naming, look: Look) -> list[dict[str, object]]:
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
