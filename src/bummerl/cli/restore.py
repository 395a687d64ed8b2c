"""`bummerl restore`: see `bummerl.cli.backup`."""

from bummerl.cli.backup import restore as main

__all__ = ["main"]
