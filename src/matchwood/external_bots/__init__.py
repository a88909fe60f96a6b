"""External bots: programs that answer questions for moves line by line (docs/bots.md)."""
