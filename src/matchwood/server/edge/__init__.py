"""Where people and programs come in: HTTP calls, the live line, pages, and their limits. What comes is checked here, once."""
