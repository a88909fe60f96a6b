"""Whoever thinks: bots, hints and analyses, in threads of this process or at workers elsewhere."""
