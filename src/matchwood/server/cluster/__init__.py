"""How the servers of one deployment exchange messages and share limits: inside this process, or through Redis."""
