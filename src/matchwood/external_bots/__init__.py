"""External bots: programs that read questions and answer with moves, one per line (docs/bots.md)."""
