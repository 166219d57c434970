"""Reviews of games that are over, made in a process of their own."""
