"""The commands: ``easyharp deal``, ``daily``, ``replay``, ``perft``, ``play``, ``serve``."""
