"""``python -m easyharp`` is ``easyharp``."""

from easyharp.cli.__main__ import main

if __name__ == "__main__":
    main()
