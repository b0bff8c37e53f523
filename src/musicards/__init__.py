"""musicards: play, and learn music theory from, the card games of the Musicards deck."""

__all__ = ["__version__"]

__version__ = "0.1.0"
