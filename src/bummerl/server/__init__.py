"""The web door: HTTP, sockets, the SQL store and the bus between nodes."""
