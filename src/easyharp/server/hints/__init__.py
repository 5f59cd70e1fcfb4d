"""Hints: proved lines, searched for beside the event loop when a player asks."""
