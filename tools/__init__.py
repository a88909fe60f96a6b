"""Programs for developers of Matchwood. They are not part of the installed package."""
