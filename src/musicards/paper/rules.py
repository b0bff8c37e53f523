"""The printed rules of the six games, one page each, with the same texts as on the page."""

from musicards.cards import CODES, DECK
from musicards.games.registry import GAMES, find_manifest
from musicards.paper.card import FACES, Design, back_picture, picture
from musicards.paper.looks import Look
from musicards.paper.words import Agreement, Naming, Section, own_words, page_words

__all__ = ["rules_data"]


def rules_data(naming: Naming, look: Look) -> list[dict[str, object]]:
    """Return the data of each game for typst/papers.typ."""
    words, own = page_words(naming.language), own_words(naming.language)
    design = Design(look, naming, frozenset(FACES), large_print=False, height=350, bleed=0)
    sheets: list[dict[str, object]] = []
    for name, game in GAMES.items():
        rules = words["games"][name]
        low, high = game.seats
        players = own.players_alone if low == 1 else own.players
        deal: list[Section] = [{"title": own.dealing, "body": [own.deals[name]]}] if name in own.deals else []
        sections = [
            {"title": section["title"], "body": [_named(block, naming) for block in section["body"]]}
            for section in deal + rules["sections"]
        ]
        sheets.append(
            {
                "title": rules["title"],
                "subtitle": rules["subtitle"],
                "players": players.format(low=max(low, 2), high=high),
                "lead": naming.in_text(rules["lead"]),
                "sections": sections,
                "agree": own.agree,
                "agreements": [_agreement(each) for each in rules["agreements"]],
                "cards": [
                    picture(DECK[CODES.index(code)], design) if code else back_picture(design)
                    for code in find_manifest(name).pictured
                ],
            }
        )
    return sheets


def _named(block: str | list[str], naming: Naming) -> str | list[str]:
    return naming.in_text(block) if isinstance(block, str) else [naming.in_text(item) for item in block]


def _agreement(agreement: Agreement) -> str:
    """Return a line about an option that players agree on: its choices, or its description."""
    label, more = agreement["label"], " · ".join(agreement["choices"]) or agreement["help"]
    return f"{label}: {more}" if agreement["choices"] else f"{label}. {more}" if more else label
