"""What happens at a table, from a command to what each seat is told; and all tables of a server, or of several."""
