"""One table as its events have made it. Pure: no database, no network, no clock."""
