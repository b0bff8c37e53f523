"""The printed rules of the six games, one page each, with the same texts as on the page."""

from musicards.cards import CODES, DECK
from musicards.games.game import Game
from musicards.games.registry import GAMES, find_manifest
from musicards.paper.card import FACES, Design, back_picture, picture
from musicards.paper.looks import Look
from musicards.paper.naming import Naming
from musicards.texts.rules import Block, Section, agreements, rule_sections, rule_variables

__all__ = ["rules_data"]


def rules_data(naming: Naming, look: Look) -> list[dict[str, object]]:
    """Return the data of each game for typst/papers.typ."""
    design = Design(look, naming, frozenset(FACES), large_print=False, height=350, bleed=0)
    return [_sheet(game, naming, design) for game in GAMES.values()]


def _sheet(game: type[Game], naming: Naming, design: Design) -> dict[str, object]:
    texts = naming.texts
    low, high = game.seats
    lead, sections = rule_sections(texts, game)
    deal = f"print-deal-{game.name}"
    if texts.has(deal):
        sections = [Section(texts.text("print-deal"), [texts.text(deal, **rule_variables(texts, game))]), *sections]
    return {
        "title": texts.text(f"{game.name}-title"),
        "subtitle": texts.text(f"{game.name}-subtitle"),
        "players": texts.text("print-players.alone" if low == 1 else "print-players", low=max(low, 2), high=high),
        "lead": naming.in_text(lead),
        "sections": [{"title": title, "body": [_named(block, naming) for block in body]} for title, body in sections],
        "agree": texts.text("print-agree"),
        "agreements": [naming.in_text(line) for line in agreements(texts, game)],
        "cards": [
            picture(DECK[CODES.index(code)], design) if code else back_picture(design)
            for code in find_manifest(game.name).pictured
        ],
    }


def _named(block: Block, naming: Naming) -> Block:
    return naming.in_text(block) if isinstance(block, str) else [naming.in_text(item) for item in block]
