"""The chat at the tables, with deletions, reports and people who may not write."""
