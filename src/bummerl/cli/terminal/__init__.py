"""The table in the terminal: what is said, what is drawn, what is typed, and the Bummerl that is played."""
