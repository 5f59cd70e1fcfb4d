"""What a player comes back to: the calendar, statistics, the history, notes, and games that go in and out."""
