game-ebbes = ebbes
about-ebbes = Tricks whose colours get their meaning only while you play: trump, plus, ebbes, minus, zilch.

ebbes-number = The number of this round is { $number }.
ebbes-first = { $seat } chooses who leads: { $seat_first }.
ebbes-pick = { $seat } takes the pair { $card }.
ebbes-named-trump = { $card } makes { $colour } trump.
ebbes-named-plus = { $card } makes { $colour } the plus colour.
ebbes-named-ebbes = { $card } makes { $colour } the ebbes colour.
ebbes-named-minus = { $card } makes { $colour } the minus colour.
ebbes-named-zilch = { $colour } is left over: zilch.
ebbes-turned-up = The virtual player turns up { $card }.
ebbes-counted = { $seat }: { ebbes-sum }. Zilch cards: { $zilch }.
# How the points of a round come about
ebbes-sum = { $plus ->
    [0] 0 plus
   *[other] { $plus } plus +{ $plus }
} · { $between ->
    [0] not in between
   *[other] in between +{ $between }
} · { $minus ->
    [0] 0 minus
   *[other] { $minus } minus −{ $minus }
}

slot-trump = trump
slot-plus = plus
slot-ebbes = ebbes
slot-minus = minus
slot-zilch = zilch
label-number = number
label-pairs = Pairs
label-virtual = Virtual player

clause-follow = You must follow the colour that was led while you have a card of it.
clause-virtual = The virtual player always plays its leftmost open card of the colour led or, if it has none, its leftmost open card.
clause-pair-colour = That colour already belongs to a pair; choose one that is still free.
clause-pair-value = That number already belongs to a pair, or is not in play; choose another.
clause-seat = There is no such seat at this table.

# What a review tells of
event-plus = you win this trick with plus cards in it
event-minus = you win this trick with minus cards in it
event-given = somebody else wins this trick with plus cards in it
event-named = a colour gets its meaning in this trick
event-between = you get the three points for ebbes
event-clean = you end the round without a minus card
event-decides = you choose who leads the next round

# Examples of the rulebook
example-e1 = Trump out of the blue
example-e1-1 = The number of this round is 1. The first 1 that is played decides on trump.
example-e1-2 = The blue 1: from this moment on, blue is trump.
example-e2 = A hope dashed
example-e2-1 = Blue is trump. The number is 1, so the next 1 will name the plus colour.
example-e2-2 = The green 10 is led. If the green 1 falls on it, green will be plus.
example-e2-3 = But this hand has no green and throws off the yellow 1. Yellow is plus: every yellow card won will count +1.
example-e3 = A little is best
example-e3-1 = The last trick of a round for five. Green is plus, blue ebbes, yellow minus.
example-e3-2 = Blue cards, seat by seat: 0, 0, 2, 3 and 5. The 2 and the 3 are neither fewest nor most and bring 3 points each; the 0s and the 5 bring nothing. Plus and minus are added.
example-e4 = Both variants with three players
example-e4-1 = With more cards, three players use the values 1 to 9. A pair may take any of these numbers.
example-e4-2 = Five pairs, each colour once and no number twice: they name the five deciding cards of this round.
example-e5 = A pair
example-e5-1 = The players choose the deciding cards themselves. A pair is a colour and a number.
example-e5-2 = Green and 5: the green 5 is one of the five deciding cards. The other 5s are ordinary cards.
example-e5-3 = The green 5 is the first of the five to be played. Green is trump.
example-e6 = More ebbes counts
example-e6-1 = The last trick of a round for four. Red is the ebbes colour.
example-e6-2 = Red cards: 0, 1, 1 and 6. Both who have one get 3 points; the fewest and the most get nothing.
example-e6-level = All level
example-e6-level-1 = The last trick of a round for three. Yellow is the ebbes colour.
example-e6-level-2 = Everybody has two yellow cards, the most and the fewest at once: nobody gets points for ebbes.
example-e7 = Trump after the event
example-e7-1 = The number is 1, nothing has been named, and only the leader has green.
example-e7-2 = Green 4 and yellow 6. There is no trump: so far the green 4 is winning.
example-e7-3 = The yellow 1 makes yellow trump, also for the 6 that is lying there. The trick is judged when it is complete: the yellow 6 wins.
example-e8 = All at once
example-e8-1 = Five players, the number is 2, nothing has been named.
example-e8-2 = Four 2s in one trick count in the order in which they fell: blue is trump, red plus, green ebbes, yellow minus. Brown is left: zilch.

# Moves in words
ebbes-move-pick = Take the pair { $card }
ebbes-move-first = { $seat } leads
ebbes-move-first-me = I lead
