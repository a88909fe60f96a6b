"""The chat at the tables: messages, deletions, bans and reports."""
