"""The site: the pages of docs/ as one sees them in a browser. `make docs` builds it."""
