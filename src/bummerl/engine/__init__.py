"""Plays and explains, from a View and never from the hidden truth."""
