"""The HTTP interface of the server: routes, authentication, limits, errors and the web page."""
