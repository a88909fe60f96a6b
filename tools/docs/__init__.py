"""Build the website of the documents: `make docs`."""
