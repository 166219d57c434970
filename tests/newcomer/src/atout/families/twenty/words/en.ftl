game-twenty = Twenty
about-twenty = Twenty cards, plain tricks: the last card is turned up, and its suit is trump.

twenty-trump = { $card } is turned up: { $colour } is trump.
label-trump = Trump

clause-follow = You must follow the suit that was led while you have a card of it.

# Examples
example-t1 = A trump takes it
example-t1-1 = Green 1 has been turned up, so green is trump. Red 5 is led.
example-t1-2 = Whoever has no red may throw off or trump. Green 2 takes the trick.
