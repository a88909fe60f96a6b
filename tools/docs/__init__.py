"""The website of the documents. `make docs` builds it from the pages of docs/."""
