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
xxl-part = Game { $number }: { $game ->
    [xxl-up-and-down] { game-xxl-up-and-down }
    [xxl-lower] { game-xxl-lower }
    [xxl-refuse] { game-xxl-refuse }
    [xxl-runs] { game-xxl-runs }
    [xxl-one-by-one] { game-xxl-one-by-one }
   *[xxl-fix-the-colour] { game-xxl-fix-the-colour }
}.
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
clause-drawn = After drawing you may only play the drawn card, or pass.
clause-playable = One of your cards fits, so you must play one.
clause-talon-empty = The talon is empty; there is nothing to draw.
clause-talon = Nothing fits, so you must draw a card.

# Games 3, 6
xxl-led = { $seat } leads { $card } and names { $colour }.
xxl-refused = { $seat } refuses to play to this trick.
xxl-fixed = The colour of the trick is { $colour }.
xxl-settled = The colour stayed open to the end: the higher number of { $card } makes it { $colour }.
xxl-trump = { $seat } makes { $colour } trump.
xxl-leads-instead = { $seat_winner } has no cards left, so { $seat } leads.
xxl-first-part-over = The first part is over. Each player may keep one of the cards they have won.
xxl-kept = { $seat } keeps { $card }.
xxl-kept-none = { $seat } keeps no card.
xxl-early-end = Without a single trick: { $seats }. The game ends early.
xxl-emptied = Without cards: { $seats }. The second part is over.
label-part = Part { $number } of 2
label-keeping = Each player may keep one card won
label-wanted = Wanted
label-trump = Trump
label-kept = Kept
label-refused = Refused

clause-keep = You can keep only a card that you have won yourself in the first part.
clause-name = The leader must name one of the two colours of the card.
clause-name-once = Only the leader of a trick names a colour.
clause-follow-named = You must follow the named colour while you have a card of it.
clause-leader-plays = The leader of a trick cannot refuse.
clause-refuse-second = Refusing is allowed in the second part only.
clause-refuse-fewer = Only a player who had fewer cards than somebody else before the trick may refuse.
clause-refuse-fewest = Only a player who had fewer cards than everybody else before the trick may refuse.
clause-follow-open = You must play a card with one of the two colours of the card led while you have one; a trump has no other colour.
clause-follow-fixed = You must follow the colour of the trick while you have a card of it; a trump has no other colour.

# Game 4
xxl-run = { $seat } lays a run in { $colour }: { $cards } ({ $points } points).
xxl-swapped = { $seat } swaps { $card } for { $taken } from the display.
xxl-added = { $seat } adds { $card } to the display.
xxl-drew-cards = { $seat } draws { $cards }.
xxl-drew-number = { $seat } draws { $number ->
    [one] one card
   *[other] { $number } cards
}.
xxl-replaced = New in the display: { $cards }.
xxl-turn-ended = { $seat } ends the turn.
xxl-did-nothing = { $seat } does nothing.
xxl-turned-up = Too little happened, so a talon card is turned up: { $cards }.
xxl-talon-gone = The talon is used up.
xxl-no-more-runs = A whole round without a run and with an empty talon: the game is over.
xxl-no-run-possible = The talon is empty and nobody can form a run.
label-display = Display
label-runs = runs
label-run-done = A run has been laid in this turn; a swap or an added card is still possible.
label-change-done = A card has been swapped or added in this turn; a run is still possible.

clause-run-once = One run a turn, and you have laid it already.
clause-run-cards = A run is made only of cards from your hand and the display.
clause-run-hand = At least one card of a run must come from your hand.
clause-change-once = One swap or one added card a turn, and you have had it already.
clause-display = The card to take is not in the display.
clause-add-talon = A card can be added to the display only while the talon has one to draw.

# What a review tells of
event-out = you get rid of all your cards
event-fits = you can play a card when your next turn begins
event-next-fits = the next player can play a card without drawing
event-blocked = the game ends because nobody can play any more
event-other-out = { $seat } gets rid of all cards
event-rich = you win a rich trick, of more than 10 points a card
event-rich-gone = somebody else wins a rich trick, of more than 10 points a card
event-nothing = you win no trick in this part
event-refusal = somebody refuses to play to this trick
event-run = you lay down a run in this turn
event-next-run = you can lay down a run when your next turn begins
event-their-run = the next player lays down a run
event-given = a card that you hold now ends in somebody else’s run

# Examples of the rulebook
example-x1 = Two fresh piles
example-x1-1 = Pile A shows red 0 and yellow 7: it takes red 1, yellow 6 or yellow 8. Pile B shows blue 4 and yellow 7: it takes blue 3, blue 5, yellow 6 or yellow 8.
example-x1-2 = Red 1 on red 0: the series runs upwards in red. The blue half of the new card is fresh.
example-x2 = A series begins
example-x2-1 = The same two piles. In the hand that begins: blue 3 and yellow 6 on one card.
example-x2-2 = Laid on A with its yellow half, 7 to 6. The series runs downwards: A takes yellow 5, or blue 2 or blue 4 from the fresh half. Yellow 8 and red 1 are gone.
example-x3 = The upper end
example-x3-1 = On pile A lies a fresh blue 10: in blue it takes only a 9. On pile B lies a red 9.
example-x3-2 = Red has climbed to 10 and cannot go on. Pile B takes only yellow 8 or yellow 10 now.
example-x3-zero = The lower end
example-x3-zero-1 = On pile A lies a red 1.
example-x3-zero-2 = Red has come down to 0. Pile A takes only yellow 6 or yellow 8 now.
example-x4 = A 0 on top
example-x4-1 = Green 0 and red 6 lie on top. Nothing is lower than green 0, so a red number below 6 is needed.
example-x4-2 = Red 2 fits. Red 5 would have fitted, too; green 1 would not.
example-x5 = The next card
example-x5-1 = Now green 0 and red 2 lie on top: only red 1 or red 0 fits. Another green 0 is not lower.
example-x5-2 = Red 1 is played. Its other half counts as well: from now on blue below 7 fits, too.
example-x10 = Equal numbers
example-x10-1 = A card with red 0 and yellow 7 will be led, and yellow named.
example-x10-2 = Another yellow 7. The totals decide: 4 + 7 = 11 beats 0 + 7 = 7.
example-x6 = A run
example-x6-1 = Green 6 and 7 are in the hand, a green 8 lies in the display.
example-x6-2 = Green 6, 7, 8: a run of 26 points. The hand is filled up to four, then the display is completed. A swap or an added card is still possible.
example-x6-3 = A card from the hand for one of the display: with both actions done, the turn is over.
example-x7 = One row
example-x7-1 = The red row has come down to 7, no other colour has a row. Only red 6 fits, or a 10 of another colour.
example-x7-2 = Red 6 continues the row. The yellow 8 on the same card does not count.
example-x8 = Fixed at once
example-x8-1 = A card with green 1 and red 2 will be led.
example-x8-2 = Green and red are open: whoever has one of them must play it.
example-x8-3 = Green 2 with blue 5 has just one of the two colours: green is fixed, and everybody else must follow green.
example-x9 = Open to the end
example-x9-1 = Three players, and each will play green and red together.
example-x9-2 = Both cards have green and red: the colour is still open.
example-x9-3 = On the last card the higher number is red 9, so red it is. 2, 3 and 9: the 9 wins.
example-x11 = Places
example-x11-1 = A game of a match in which few points are best, just before its end.
example-x11-2 = 0, 25, 25 and 84 points. The two equal ones share the second place, the third does not exist: places 1, 2, 2 and 4.

# Moves in words
xxl-board-move-draw = Draw a card
xxl-board-move-pass = Pass
xxl-board-move-keep-drawn = Keep the card
xxl-board-move-pile = { $card } on pile { $pile }, by { $colour } { $number }
xxl-board-move-row = { $card } into the row { $colour }, by its { $number }
xxl-board-move-lead = Lead { $card } and name { $colour }
xxl-board-move-refuse = Refuse to play
xxl-board-move-keep = Keep { $card }
xxl-board-move-keep-none = Keep no card
xxl-board-move-trump = Make { $colour } trump
xxl-board-move-run = Run in { $colour }: { $a } { $b } { $c } ({ $points } points)
xxl-board-move-swap = Swap { $card } for { $taken }
xxl-board-move-add = Add { $card } to the display
xxl-board-move-end = End turn
xxl-board-move-half = { $card } as { $colour }
