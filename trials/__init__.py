"""Trials: what strangers did to the program, done again in full, seeded, with the figures printed (`make trials`)."""
