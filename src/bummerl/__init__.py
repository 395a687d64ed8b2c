"""Bummerl: the open home of Schnapsen."""
