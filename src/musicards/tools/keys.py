"""Keys as people write them, in either case and with real signs or without."""

from musicards.errors import Suggestion, not_understood
from musicards.theory import Key, make_key
from musicards.tools.scales import parse_scale

__all__ = ["read_key"]


def read_key(text: object) -> Key:
    """One of the thirty keys.

    >>> read_key("f♯ Minor").signature, read_key("Ebm").name
    (3, 'Eb minor')
    >>> read_key("D dorian")
    Traceback (most recent call last):
    musicards.errors.InputError: "D dorian" is not a key. Did you mean C major?

    Raises:
        BadNotation: the text is no key, or the signature would have more than seven signs; says what would be.
    """
    scale = parse_scale(text)
    if scale.kind not in {"major", "natural minor"}:
        # A mode is written in the key with the same signature.
        relative = scale.relatives.get("relative")
        mode = "minor" if "b3" in scale.degrees else "major"
        instead = f"{scale.tonic} {mode}" if relative is None or "minor" in scale.kind else relative.name
        raise not_understood(text, "key", suggestions=[Suggestion("key", instead)])
    return make_key(scale.tonic, "major" if scale.kind == "major" else "minor")
