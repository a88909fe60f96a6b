"""The HTTP interface: dependencies of the handlers, authentication, limits, errors and the pages."""
