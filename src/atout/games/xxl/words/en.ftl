game-xxl = XXL
game-xxl-up-and-down = Up and Down
game-xxl-lower = Lower
game-xxl-refuse = Refusing Allowed
game-xxl-runs = Runs
game-xxl-one-by-one = One by One
game-xxl-fix-the-colour = Fix the Colour
about-xxl = A match of several short games with one deck of two-coloured cards; after each game only the places count.
about-xxl-up-and-down = Build series upwards and downwards on two piles and be rid of your cards first.
about-xxl-lower = Undercut one colour of the top card until your hand is empty.
about-xxl-refuse = Tricks in two parts: what you win in the first is the hand of the second, where the weaker may sit out.
about-xxl-runs = Collect valuable runs of three in one colour, from your hand and the open cards.
about-xxl-one-by-one = One row per colour counts down from 10 to 0; find your moment and be rid of your cards first.
about-xxl-fix-the-colour = Tricks whose colour only emerges while the cards are played.

# The match and the deal
xxl-part = Part { $number }: { $game ->
    [xxl-up-and-down] { game-xxl-up-and-down }
    [xxl-lower] { game-xxl-lower }
    [xxl-refuse] { game-xxl-refuse }
    [xxl-runs] { game-xxl-runs }
    [xxl-one-by-one] { game-xxl-one-by-one }
   *[xxl-fix-the-colour] { game-xxl-fix-the-colour }
}.
xxl-placed = { $seat }: place { $place }.
xxl-turned = Turned up: { $cards }.
xxl-starts = { $seat } starts.
label-place = place
label-talon = Talon
label-aside = Put aside

# Games 1, 2, 5
xxl-built = { $seat } plays { $card } on pile { $pile }, by its { $colour } { $number }.
xxl-in-row = { $seat } plays { $card } into its row, by its { $colour } { $number }.
xxl-row-closed = The { $colour } row is complete; a new 10 may open another.
xxl-drew = { $seat } cannot play and draws a card.
xxl-drew-card = { $seat } cannot play and draws { $card }.
xxl-fits = The drawn card fits: { $seat } may play it at once.
xxl-kept-drawn = { $seat } keeps the drawn card.
xxl-passed = { $seat } cannot play and passes.
xxl-out = { $seat } has played the last card.
xxl-blocked = The talon is empty and nobody can play.
label-pile = Pile
label-rows = Rows
label-takes = takes
label-drawn = Just drawn

clause-series = This half does not continue that pile: it must be one more or one less in the colour of a half on top, and a running series keeps its direction.
clause-lower = This card does not undercut the top card: one half must be lower than the half of the same colour there.
clause-row = This half fits no row: it must be the next lower number of its colour, or a 10 where no row is running.
clause-drawn = After drawing, only the drawn card may be played, or passed with.
clause-playable = A card in the hand fits, so one must be played.
clause-talon-empty = The talon is empty; there is nothing to draw.
clause-talon = Nothing fits, so a card must be drawn.
