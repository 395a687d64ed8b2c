"""People and tables: asynchronous, without HTTP and without an SQL dialect."""
