"""What the lines of the log say in First steps, and whether that is true of the table (see `scene_claims`)."""

from collections.abc import Mapping
from typing import Final

from tests.server.scenes import PLAYER, Claim, Facts, Scene, hour, pairs_in


def came_from(scene: Scene, facts: Facts) -> bool:
    """Whether the cards were in the player's hand before, and are not any more."""
    before, after = scene.hand(facts["seat"], before=True), scene.hand(facts["seat"])
    cards = [facts["card"]] if "card" in facts else facts["cards"]
    return set(cards) <= set(before) and not set(cards) & set(after)


def came_to(scene: Scene, facts: Facts) -> bool:
    """Whether cards came to the player's hand: those named, or as many as are said."""
    before, after = scene.hand(facts["seat"], before=True), scene.hand(facts["seat"])
    new = [code for code in after if code not in before]
    count: int = facts.get("count", 1)
    cards = [facts["card"]] if "card" in facts else facts["cards"]
    if cards is None or cards == [None]:
        return facts["seat"] != PLAYER and len(new) == count
    return set(cards) <= set(after) and len(cards) == count


def was_played(scene: Scene, facts: Facts) -> bool:
    said = scene.state["letter"] == facts["letter"] if "letter" in facts else scene.state["pitch"] == facts["top_pitch"]
    return came_from(scene, facts) and said and len(scene.hand(facts["seat"])) == facts["left"]


def was_turned_back(scene: Scene, facts: Facts) -> bool:
    cards = [scene.state["board"][at] for at in facts["positions"]]
    return cards == list(facts["cards"]) and not pairs_in(cards) and not scene.state["up"]


def was_dealt(scene: Scene, facts: Facts) -> bool:
    return facts["starter"] is None or scene.state["discard"][0] == facts["starter"]


def on_space(scene: Scene, facts: Facts) -> bool:
    """Whether cards are on the space that the line names, or left it as a book at once."""
    cards = [facts["card"]] if "card" in facts else list(facts["cards"])
    pile = [card for card, _ in scene.state["piles"][facts["to"]]]
    return set(cards) <= set(pile) or (not pile and scene.last("book", facts["seat"]) is not None)


EVENTS: Final[Mapping[str, Claim]] = {
    "dealt": was_dealt,
    "turn": lambda s, f: s.game.over or s.game.turn == f["seat"],
    "drew": came_to,
    "drew-up": came_to,
    "penalized": came_to,
    "finished": lambda s, f: s.before.turn == f["seat"],
    "passed": lambda s, f: s.before.turn == f["seat"],
    "called": lambda s, f: not f["safe"] or (len(s.hand(f["seat"])) == 1 and not s.game.exposed >> f["seat"] & 1),
    "caught": lambda s, f: len(s.hand(f["seat"], before=True)) == 1 and bool(s.before.exposed >> f["seat"] & 1),
    "misplayed": lambda s, f: set(f["cards"]) <= set(s.hand(f["seat"])),
    "letter-played": was_played,
    "step-played": was_played,
    "asked": lambda s, f: f["hour"] in {hour(code) for code in s.hand(f["seat"], before=True)},
    "given": lambda s, f: (
        set(f["cards"]) <= set(s.hand(f["seat"], before=True)) and not set(f["cards"]) & set(s.hand(f["seat"]))
    ),
    "fished": lambda s, f: f["hour"] not in {hour(code) for code in s.hand(f["of"])},
    "book-laid": lambda s, f: not {hour(c) for c in s.hand(f["seat"])} & {f["hour"]} and len(f["cards"]) == 4,
    "fanned": lambda s, f: len(s.hand(f["seat"])) == f["count"],
    "took": lambda s, f: f["card"] is None or f["card"] not in s.hand(f["of"]),
    "pair-laid": lambda s, f: pairs_in(f["cards"]) and not set(f["cards"]) & set(s.hand(f["seat"])),
    "went-out": lambda s, f: not s.hand(f["seat"]),
    "flipped": lambda s, f: s.state["board"][f["position"]] in (f["card"], None),
    "pair-kept": lambda s, f: pairs_in(f["cards"]) and all(s.state["board"][at] is None for at in f["positions"]),
    "turned-back": was_turned_back,
    "placed": lambda s, f: on_space(s, f) and f["card"] not in s.hand(f["seat"]),
    "moved": on_space,
    "discarded": lambda s, f: came_from(s, f) and s.state["discard"][0] == f["card"],
    "book": lambda s, f: not s.state["piles"][f["space"]],
    "ended": lambda s, f: s.game.over and list(s.game.result().scores) == list(f["scores"]),
}
"""What the lines of the log say, in the moment when they come."""
