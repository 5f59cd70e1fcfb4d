"""One file a change of the tables, never changed once released."""
