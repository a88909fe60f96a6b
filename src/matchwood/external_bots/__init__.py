"""External bots: programs in any language that answer questions for moves line by line (docs/bots.md)."""
