"""``python -m musicards`` is the command ``musicards``."""

from musicards.cli import main

if __name__ == "__main__":
    main()
