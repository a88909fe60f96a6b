"""A server of the Model Context Protocol (MCP), with which an assistant plays and asks for analyses (docs/language_models.md)."""
