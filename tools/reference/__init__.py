"""Write the parts of docs/reference that are made from the code: `make wire`."""
