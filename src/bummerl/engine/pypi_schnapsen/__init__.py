"""The PyPI package `schnapsen` and us: our levels as its bots (`bot`), its bots in our arena (`guests`)."""
