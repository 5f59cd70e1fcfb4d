"""How fast Easy Harp is: ``python -m bench``."""
