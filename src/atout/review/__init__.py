"""Reviews: every decision of a game, judged from what its player could know."""
