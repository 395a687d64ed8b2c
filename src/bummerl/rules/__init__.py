"""The rules of every game: pure functions over frozen values; no clock, no randomness, no input or output."""
