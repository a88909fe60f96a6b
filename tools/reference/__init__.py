"""The reference pages in docs/reference that are made from the code: `make wire` writes them."""
