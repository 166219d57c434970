"""Who is who: visitors, accounts and remote bots, their nicknames and passwords."""
