"""What the page says in First steps, sentence by sentence, and whether that is true of the table.

Each kind of sentence has a claim: a function of the table, worked out from its state and from what was seen to happen,
never from what a scene has planned. Sentences that say nothing about the table are listed as such. A sentence without
either is an error.
"""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from typing import Final

from musicards.cards import parse_card, printed_names
from musicards.games.first_steps import is_possible
from musicards.server.match.messages import DueGoal
from musicards.texts import catalog
from musicards.theory.pitch import printed_hour
from tests.server.scenes import COMPUTER, PLAYER, Claim, Facts, Scene, hour, letters_of, notes, pairs_in, type_of, wilds

LETTERS: Final = "ABCDEFG"
MAX_DRAWS: Final = 3


# The Distance: the next letter, in a second


def next_letter(scene: Scene) -> str:
    letter = scene.state["letter"] or scene.state["discard"][0][0]
    return LETTERS[(LETTERS.index(str(letter)) + 1) % len(LETTERS)]


def with_letter(scene: Scene) -> list[str]:
    return [code for code in notes(scene.hand()) if next_letter(scene) in letters_of(code)]


# Steps


def above(scene: Scene, half_steps: int) -> list[str]:
    """Return the notes in hand that are so many half steps above the last one."""
    wanted = (scene.state["pitch"] + half_steps - 1) % 12 + 1
    return [code for code in notes(scene.hand()) if hour(code) == wanted]


def reach(scene: Scene) -> list[int]:
    return [1] if scene.state["chain"] else [1, 2]


def fitting(scene: Scene) -> list[str]:
    """Return the cards of the hand that fit, in The Distance or Steps."""
    hand = scene.hand()
    found = with_letter(scene) if scene.game.name == "distance" else [c for n in reach(scene) for c in above(scene, n)]
    return [*found, *wilds(hand)]


def drawn_fits(scene: Scene, _: Facts) -> bool:
    drawn = {event.card for event in scene.heard if type_of(event) == "drew" and event.seat == PLAYER}  # type: ignore[attr-defined]
    return scene.mine and bool(drawn & {*fitting(scene)})


def punished(scene: Scene, _: Facts) -> bool:
    kinds = [type_of(event) for event in scene.heard if getattr(event, "seat", None) == PLAYER]
    latest = [kind for kind in kinds if kind in ("misplayed", "penalized", "letter-played", "step-played")]
    return scene.mine and latest[-2:] == ["misplayed", "penalized"] and bool(fitting(scene))


def played_right(scene: Scene) -> bool:
    return (scene.last("letter-played") or scene.last("step-played")) is not None


def counts_fitting(scene: Scene, facts: Facts, found: list[str]) -> bool:
    """Return whether the notes that fit and the wilds are counted, each for themselves, and something fits at all."""
    others = wilds(scene.hand())
    counted = facts["fitting"] == len(found) and facts["wilds"] == (len(others) if found else 0)
    return counted and bool(found or others)


def answer_of_distance(scene: Scene, facts: Facts) -> bool:
    if facts["letters"] != [next_letter(scene)]:
        return False
    if facts["do"] != "play":
        return not fitting(scene) and scene.can(do=facts["do"])
    if facts["with_wilds"]:
        same = Counter(hour(code) for code in with_letter(scene))
        return (
            len(wilds(scene.hand())) >= facts["with_wilds"] and facts["chosen"] - facts["with_wilds"] in same.values()
        )
    return counts_fitting(scene, facts, with_letter(scene))


def answer_of_steps(scene: Scene, facts: Facts) -> bool:
    wanted = {(scene.state["pitch"] + n - 1) % 12 + 1: n for n in reach(scene)}
    if facts["do"] != "play":
        noted = [code for n in reach(scene) for code in above(scene, n)]
        without = not noted if facts["do"] == "done" else not fitting(scene)
        return set(facts["needed"]) == set(wanted) and without and scene.can(do=facts["do"])
    (needed,) = facts["needed"]
    steps = {1: "half", 2: "whole"}[wanted[needed]]
    return facts["step"] == steps and counts_fitting(scene, facts, above(scene, wanted[needed]))


def all_at_once(scene: Scene) -> bool:
    """Whether the player began with all their cards of the next note, as a half step."""
    first = next((event for event in scene.heard if type_of(event) == "step-played"), None)
    left = {hour(code) for code in scene.hand()}
    return first is not None and first.step == "half" and first.top_pitch not in left  # type: ignore[attr-defined]


# Key's Corners


MAJOR: Final = {"tonic": "C", "kind": "major"}
PENTATONIC: Final = {"tonic": "C", "kind": "major_pentatonic"}


def is_note_for(scene: Scene, space: str, name: str) -> bool:
    """Whether a note may go on a space: anything on an empty foundation, else the next of C major or C pentatonic."""
    pile = scene.state["piles"][space]
    scale = ["C", "D", "E", "G", "A"] if "pentatonic" in str(scene.game.options["scale"]) else list("CDEFGAB")
    if not pile:
        return len(space) == 1 or name == scale[0]
    top = pile[-1][1]
    if top in scale:
        at = scale.index(top)
        return at + 1 < len(scale) and name == scale[at + 1]
    return printed_hour(name) == printed_hour(top)


def fits_nowhere(scene: Scene, facts: Facts) -> bool:
    names = [str(name) for name in printed_names(parse_card(facts["card"]))]
    spaces = [space for space in scene.state["piles"] if any(is_note_for(scene, space, name) for name in names)]
    return facts["card"] in scene.hand() and not spaces and scene.can(do="discard", card=facts["card"])


def kept(scene: Scene) -> str:
    """Return which cards of the hand would still fit: a note, only a wild, or none."""
    names = {code: [str(name) for name in printed_names(parse_card(code))] for code in notes(scene.hand())}
    piles = scene.state["piles"]
    if any(is_note_for(scene, space, name) for space in piles for each in names.values() for name in each):
        return "note"
    return "wild" if wilds(scene.hand()) else "none"


def tells_what_is_kept(scene: Scene, facts: Facts) -> bool:
    return bool(facts["kept"] == kept(scene)) and scene.can(do="done")


def can_place(scene: Scene, facts: Facts) -> bool:
    held = [*scene.hand(), *scene.state["discard"][:1]]
    is_held = any(facts["note"] in [str(name) for name in printed_names(parse_card(code))] for code in held)
    return is_held and is_note_for(scene, facts["to"], facts["note"])


def can_move(scene: Scene, facts: Facts) -> bool:
    pile = scene.state["piles"][facts["from"]][-facts["count"] :]
    return len(pile) == facts["count"] and is_note_for(scene, facts["to"], pile[0][1])


def has_gap(scene: Scene, _: Facts) -> bool:
    return any(not scene.state["piles"][space] for space in "NESW")


def tonic_to_move(scene: Scene, _: Facts) -> bool:
    piles = scene.state["piles"]
    begun = any(piles[space] and piles[space][0][1] == "C" for space in "NESW")
    return scene.mine and begun and not all(piles[space] for space in ("NW", "NE", "SE", "SW"))


def scale_in_a_corner(scene: Scene, _: Facts) -> bool:
    return scene.mine and any(scene.state["piles"][space] for space in ("NW", "NE", "SE", "SW"))


# Memory, Old Maid, Go Fish


def seen_cards(scene: Scene) -> dict[int, str]:
    """Return by position the cards that were seen and are still there."""
    gone = {at for event in scene.heard if type_of(event) == "pair-kept" for at in event.positions}  # type: ignore[attr-defined]
    flipped = {event.position: event.card for event in scene.heard if type_of(event) == "flipped"}  # type: ignore[attr-defined]
    return {at: card for at, card in flipped.items() if at not in gone}


def seen_pair(scene: Scene) -> bool:
    """Whether a pair is known; while a card is face up, whether its pair is."""
    seen, up = seen_cards(scene), scene.state["up"]
    return pairs_in(seen.values()) if not up else [hour(card) for card in seen.values()].count(hour(seen[up[0]])) > 1


def pair_to_find(scene: Scene, facts: Facts) -> bool:
    """Whether a place has a card that was seen, is face down, and makes a pair with another one that was seen."""
    at, seen = facts["position"], seen_cards(scene)
    return at in seen and at not in scene.state["up"] and seen_pair(scene)


def asked_by_computer(scene: Scene) -> set[int]:
    return {event.hour for event in scene.heard if type_of(event) == "asked" and event.seat == COMPUTER}  # type: ignore[attr-defined]


def has_pair(scene: Scene, facts: Facts) -> bool:
    held = [code for code in scene.hand() if hour(code) == facts["hour"]]
    return scene.mine and len(held) == facts["count"] > 1


def was_taken_and_laid(scene: Scene) -> bool:
    """Whether the computer's last card is from the player's hand, and it has laid a pair with that card."""
    took, laid = scene.last("took", COMPUTER), scene.last("pair-laid", COMPUTER)
    return took is not None and laid is not None and took.of == PLAYER and took.card in laid.cards


def mine(scene: Scene, _: Facts) -> bool:
    return scene.mine


def out_first_wins(scene: Scene, _: Facts) -> bool:
    """Return whether the text says that whoever has no cards first wins, as the game ends."""
    text = catalog("en").text("distance_first_steps-done-7")
    return "First to run out of cards wins." in text and scene.game.low_wins


GOALS: Final[Mapping[str, Claim]] = {
    "first_steps-call": lambda s, _: len(s.hand()) == 1 and s.can(do="call") and s.game.exposed == 1 << PLAYER,
    "first_steps-catch": lambda s, _: (
        len(s.hand(COMPUTER)) == 1 and s.can(do="call") and s.game.exposed == 1 << COMPUTER
    ),
    "first_steps-draw": lambda s, _: s.mine and not fitting(s) and s.can(do="draw"),
    "first_steps-drawn": drawn_fits,
    "first_steps-right": punished,
    "first_steps-watch": lambda s, _: s.mine and s.game.players == 2 and bool(fitting(s)),
    "first_steps-missed-many": lambda s, _: len(s.hand()) > 1,
    "first_steps-missed-mistake": lambda s, _: s.last("misplayed") is None and played_right(s),
    "first_steps-wait": lambda s, _: s.game.turn == COMPUTER,
    "memory_first_steps-wait": lambda s, _: s.game.turn == COMPUTER,
    "distance_first_steps-count": lambda s, _: s.mine and bool(with_letter(s)) and s.game.low_wins,
    "distance_first_steps-mistake": lambda s, _: s.mine and any(next_letter(s) not in letters_of(c) for c in s.hand()),
    "distance_first_steps-black": lambda s, _: s.mine and any(len(letters_of(c)) == 2 for c in with_letter(s)),
    "distance_first_steps-wild": lambda s, _: s.mine and bool(wilds(s.hand())),
    "distance_first_steps-many": lambda s, f: (
        f["letters"] == [next_letter(s)]
        and f["with_wilds"] == len(wilds(s.hand()))
        and f["chosen"] == len(fitting(s))
        and (s.mine and s.game.low_wins and len(s.hand()) - len(fitting(s)) == 1)
    ),
    "distance_first_steps-done-7": out_first_wins,
    "steps_first_steps-half": lambda s, _: s.mine and bool(above(s, 1)),
    "steps_first_steps-done": lambda s, _: s.mine and s.state["chain"] and s.can(do="done"),
    "steps_first_steps-whole": lambda s, _: s.mine and bool(above(s, 2)) and not s.state["chain"],
    "steps_first_steps-mistake": mine,
    "steps_first_steps-chain": lambda s, _: s.mine and bool(above(s, 1)),
    "steps_first_steps-missed-chain": lambda s, _: s.last("misplayed") is not None or not all_at_once(s),
    "steps_first_steps-many": lambda s, f: (
        {hour(code) for code in above(s, 1)} == {*f["needed"]}
        and (s.mine and s.state["chain"] and len(s.hand()) - len(above(s, 1)) == 1)
    ),
    "keys_corners_first_steps-place": mine,
    "keys_corners_first_steps-step": lambda s, _: s.mine and s.game.options["scale"] == MAJOR,
    "keys_corners_first_steps-move": tonic_to_move,
    "keys_corners_first_steps-fill": lambda s, f: s.mine and has_gap(s, f),
    "keys_corners_first_steps-corner": lambda s, f: tonic_to_move(s, f) and s.game.options["scale"] == PENTATONIC,
    "keys_corners_first_steps-book": scale_in_a_corner,
    "keys_corners_first_steps-discard": lambda s, _: s.mine and s.game.options["scale"] == MAJOR,
    "keys_corners_first_steps-done": mine,
    "keys_corners_first_steps-done-1": lambda s, _: s.last("book") is None and s.game.scores()[PLAYER] == 0,
    "keys_corners_first_steps-done-4": lambda s, _: s.last("book") is not None and s.game.result().scores[PLAYER] > 0,
    "go_fish_first_steps-ask": lambda s, _: s.mine and bool(s.hand()),
    "go_fish_first_steps-book": mine,
    "go_fish_first_steps-fish": lambda s, _: s.mine and bool(s.state["stock"]),
    "go_fish_first_steps-again": lambda s, _: s.mine and bool(asked_by_computer(s)),
    "go_fish_first_steps-remember": lambda s, _: asked_by_computer(s) <= {hour(c) for c in s.hand(COMPUTER)},
    "go_fish_first_steps-done-1": lambda s, _: s.last("book-laid") is not None and len(s.last("book-laid").cards) == 4,
    "old_maid_first_steps-pair": lambda s, _: s.mine and pairs_in(s.hand()),
    "old_maid_first_steps-another": lambda s, _: s.mine and s.last("pair-laid") is not None and pairs_in(s.hand()),
    "old_maid_first_steps-take": lambda s, _: s.mine and not s.state["taken"] and s.can(do="take", position=0),
    "old_maid_first_steps-done": lambda s, _: s.mine and s.state["taken"] and bool(s.hand()),
    "old_maid_first_steps-again": lambda s, _: s.mine and was_taken_and_laid(s),
    "old_maid_first_steps-maid": lambda s, _: s.mine and len(s.hand(COMPUTER)) > 1 and bool(wilds(s.hand(COMPUTER))),
    "memory_first_steps-first": lambda s, _: s.mine and not s.state["up"],
    "memory_first_steps-second": lambda s, _: s.mine and len(s.state["up"]) == 1,
    "memory_first_steps-find": lambda s, _: s.mine and pairs_in(seen_cards(s).values()),
    "memory_first_steps-more": lambda s, _: s.mine and s.state["pairs"][PLAYER] > 0,
}
"""What the texts of goals, and of how scenes end, say of the table."""

HINTS: Final[Mapping[str, Claim]] = {
    "distance-help-answer": answer_of_distance,
    "steps-help-answer": answer_of_steps,
    "keys_corners-help-answer-place": can_place,
    "keys_corners-help-answer-fill": lambda s, f: can_place(s, f) and not s.state["piles"][f["to"]],
    "keys_corners-help-answer-move": can_move,
    "keys_corners-help-answer-discard": fits_nowhere,
    "keys_corners-help-answer-done": tells_what_is_kept,
    "keys_corners-help-look-fill": has_gap,
    "keys_corners-help-look-discard": lambda s, f: f["kept"] == kept(s) and fits_nowhere(s, f),
    "keys_corners-help-look-move": can_move,
    "keys_corners-help-look-place": lambda s, f: bool(s.hand() if f["source"] == "hand" else s.state["discard"]),
    "keys_corners-help-look-done": tells_what_is_kept,
    "go_fish-help-answer": lambda s, f: f["hour"] in {hour(c) for c in s.hand()} and f["seat"] == COMPUTER and s.mine,
    "old_maid-help-answer": lambda s, facts: s.can(do="take", position=facts["position"]),
    "old_maid-help-answer-pair": has_pair,
    "old_maid-help-answer-done": lambda s, _: s.can(do="done"),
    "memory-help-answer": pair_to_find,
    "memory-help-look-new-first": lambda s, _: s.mine and not s.state["up"] and not seen_pair(s),
    "memory-help-look-new-second": lambda s, _: s.mine and len(s.state["up"]) == 1 and not seen_pair(s),
}
"""What help says."""


REFUSALS: Final[Mapping[str, Claim]] = {
    "not-your-turn": lambda s, f: not s.mine and s.game.turn == f["turn"],
    "nobody-exposed": lambda s, f: not s.game.exposed and bool(f) == (1 in s.game.counts),
    "pass-too-early": lambda s, f: s.mine and s.state["drawn"] + f["draws"] == MAX_DRAWS,
    "card-fits": lambda s, _: bool(fitting(s)),
    "nothing-done": lambda s, _: not s.state["chain"],
    "chain-open": lambda s, _: bool(s.state["chain"]),
    "pitch-not-held": lambda s, f: printed_hour(f["pitch"]) not in {hour(code) for code in s.hand()},
    "fill-first": lambda s, f: all(not s.state["piles"][space] for space in f["gaps"]),
    "move-first": can_move,
    "does-not-continue": lambda s, f: not is_note_for(s, f["to"], f["name"]),
    "play-first": lambda s, _: s.mine and s.before.turn == s.game.turn and not s.can(do="done"),
    "stack-stays": lambda s, f: [name for _, name in s.state["piles"][f["from"]]][:1] == [f["name"]],
    "pile-complete": lambda s, f: s.state["piles"][f["to"]][-1][1] == f["top"] == f["scale"][-1],
    "not-discard-top": lambda s, f: s.state["discard"][:1] != [f["card"]],
    "too-many": lambda s, f: f["height"] == len(s.state["piles"][f["from"]]),
    "empty-pile": lambda s, f: not s.state["piles"][f["from"]],
    "card-fits-pile": lambda s, f: any(
        is_note_for(s, f["to"], str(name)) for name in printed_names(parse_card(f["card"]))
    ),
    "wild-fits": lambda s, _: bool(wilds(s.hand())),
    "card-not-held": lambda s, f: not set(f["cards"]) <= set(s.hand()),
    "not-a-pair": lambda _, f: not pairs_in(f["cards"]),
    "taken-already": lambda s, _: bool(s.state["taken"]),
    "take-first": lambda s, _: not s.state["taken"],
    "face-up": lambda s, f: f["position"] in s.state["up"],
    "card-gone": lambda s, f: s.state["board"][f["position"]] is None,
}
"""What the explanations of refusals say."""

MISPLAYS: Final[Mapping[str, Claim]] = {
    "wrong-letter": lambda s, f: f["needed"] == [next_letter(s)] and f["said"] != next_letter(s),
    "card-without-letter": lambda s, f: (
        f["needed"] == [next_letter(s)] and all(f["said"] not in letters_of(c) for c in f["strays"])
    ),
    "mixed-pitches": lambda _, f: len(set(f["hours"])) > 1,
    "wrong-pitch": lambda s, f: f["top"] == s.state["pitch"] and f["needed"] not in f["hours"],
    "wrong-pitch-said": lambda s, f: f["top"] == s.state["pitch"],
    "whole-after-half": lambda s, _: bool(s.state["chain"]),
}
"""What the explanations of mistakes say."""

SAYS_NOTHING: Final = frozenset(
    {
        # The end of a scene: praise, what to remember, and how to do it after starting again.
        "first_steps-reached", "distance_first_steps-done-1", "distance_first_steps-done-4",
        "steps_first_steps-done-6",
        "keys_corners_first_steps-done-3", "keys_corners_first_steps-done-5",
        "go_fish_first_steps-done-2", "old_maid_first_steps-done-2", "memory_first_steps-done-1",
        # What is never possible, or makes no sense.
        "bad-notation", "chance-out-of-place", "ask-yourself", "no-such-seat", "no-such-position", "not-in-this-game",
        "game-over", "same-pile", "discard-only-play", "not-a-foundation", "maid-has-no-pair", "not-two",
        "say-too-little", "say-too-much", "only-pairs",
    }
)  # fmt: skip
"""Sentences that say nothing about the table."""


def check(kind: str, claims: Mapping[str, Claim], name: str, scene: Scene, facts: Facts) -> None:
    """Fail if the sentence called `name` is not true of the table, or nobody knows what it claims."""
    if name in SAYS_NOTHING:
        return
    assert name in claims, f"{kind} {name}: what does it claim?"
    assert claims[name](scene, facts), (kind, name, facts, scene.game.state())


def has_text(text: str) -> bool:
    return catalog("en").has(text)


def text_of(game: str, name: str) -> str:
    """Return the text of a goal or an end: that of the game, else that of all games, else ''."""
    return next((text for text in (f"{game}_first_steps-{name}", f"first_steps-{name}") if has_text(text)), "")


def hint_texts(game: str, part: str, name: str) -> Iterator[str]:
    yield from (text for text in (f"{game}-help-{part}-{name}", f"{game}-help-{part}") if has_text(text))


DO: Final = frozenset(
    {"Ask", "Begin", "Complete", "Draw", "Find", "Make", "Move", "Play", "Tap"},
)
"""How tasks begin."""


def check_task(game: str, goal: str) -> None:
    """Check that what First steps say after "Try again." is something to do, whatever the table is like."""
    text = text_of(game, f"{goal}.task") or text_of(game, goal)
    task = catalog("en").text(text, name="Bob")
    assert task.split()[0] in DO, f"{text}: {task!r} is nothing to do"


def check_goal(scene: Scene, due: DueGoal) -> None:
    """Check every sentence of what First steps ask for, or of how they end, as the page puts it together."""
    game = scene.game.name
    if due.state == "done":
        check("end", GOALS, text_of(game, f"done-{due.scene}") or "first_steps-reached", scene, {})
        return
    if due.state == "missed":
        own = text_of(game, f"missed-{due.goal}")
        if own:
            check("end", GOALS, own, scene, {})
        else:
            check_task(game, due.goal)
        return
    if due.state == "wait":
        if not scene.mine and not scene.game.chance_due:
            check("wait", GOALS, text_of(game, "wait"), scene, {})
        return
    check_asked(scene, due)


def check_asked(scene: Scene, due: DueGoal) -> None:
    """Check every sentence of what First steps ask for now."""
    game = scene.game.name
    asked, help_ = text_of(game, due.goal), due.help
    if asked:
        check("goal", GOALS, asked, scene, {} if help_ is None else help_.facts)
    if help_ is None:
        assert asked, due
        return
    if help_.action is None:  # nothing is known that leads there: only what to look for is said
        check("help", HINTS, next(hint_texts(game, "look", help_.name)), scene, help_.facts)
        return
    if help_.name:
        parts = ["answer"] if asked else ["look", "answer"]
        for part in parts:
            check("help", HINTS, next(hint_texts(game, part, help_.name)), scene, help_.facts)
    assert asked or help_.name, due
    assert is_possible(scene.game, PLAYER, scene.game.read_action(help_.action)), help_
    named: Sequence[str] = help_.action.get("cards", ())
    assert set(named) <= set(scene.hand()), help_
