"""The service: an ASGI app that keeps games and answers the table in the browser (docs/protocol.md)."""
