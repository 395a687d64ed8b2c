"""The terminal door: one module per sub-command, each loaded only when it is called."""
