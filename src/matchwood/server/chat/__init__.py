"""The chat at the tables, with reports."""
