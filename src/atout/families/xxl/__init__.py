"""XXL: six games with one deck of 55 two-coloured cards, and the match of any of them."""
