game-njet-1997 = NJET! (1997)
game-njet-2007 = NJET! (2007)
game-niet-2015 = NIET! (2015)
about-njet-1997 = Rule out what you do not want, then win tricks with a partner for this round: the first edition, for three or four.
about-njet-2007 = Rule out what you do not want, then win tricks with changing partners: the edition with 60 cards and the Monster, for two to five.
about-niet-2015 = Rule out what you do not want, then win tricks with changing partners: the edition with values up to 13 and the ×2 card, for two to five.

njet-no-start = { $seat }: No! { $seat_start } does not start.
njet-no-discard = { $seat }: No to “lay { $count ->
    [one] one card
   *[other] { $count } cards
} aside”.
njet-no-no-loot = { $seat }: No to “lay { $count ->
    [one] one card aside, but no { $value }
   *[other] { $count } cards aside, but no { $value }s
}”.
njet-no-pass = { $seat }: No to “pass { $count ->
    [one] one card
   *[other] { $count } cards
}”.
njet-no-nothing = { $seat }: No to “lay nothing aside”.
njet-no-trump = { $seat }: No! Not { $colour } as trump.
njet-no-trump-none = { $seat }: No! There is a trump colour.
njet-no-super = { $seat }: No! The { $value }s in { $colour } are not supertrumps.
njet-no-super-none = { $seat }: No! There are supertrumps.
njet-no-points = { $seat }: No! Not { $points } a trick.

njet-start = { $seat } is the start player.
njet-lay-nothing = Nobody lays a card aside.
njet-lay-discard = Everybody lays { $count ->
    [one] one card
   *[other] { $count } cards
} aside.
njet-lay-no-loot = Everybody lays { $count ->
    [one] one card aside, but no { $value }
   *[other] { $count } cards aside, but no { $value }s
}.
njet-lay-pass = Everybody passes { $count ->
    [one] one card
   *[other] { $count } cards
} to a neighbour.
njet-trump = Trump is { $colour }.
njet-trump-none = There is no trump colour.
njet-super = The { $value }s in { $colour } are supertrumps.
njet-super-none = There are no supertrumps.
njet-points = Each trick and each loot card counts { $points }.

njet-team = { $seat } names the sides: { $seats } against { $seats_other }.
njet-alone = { $seat } plays alone against { $seats_other }.
njet-lone-doubles = { $seat } is alone and scores double.
njet-double = { $seat } gives the doubler to { $seat_double }.
njet-double-kept = { $seat } keeps the doubler.
njet-discards = { $seat } lays { $card } aside.
njet-discards-hidden = { $seat } lays a card aside, face down.
njet-passes = { $seat } passes { $card } to { $seat_to }.
njet-passes-hidden = { $seat } passes a card to { $seat_to }, face down.
njet-short = { $seat } has no further card that may be laid aside.
njet-received = { $seat } gets { $cards } from { $seat_from }.
njet-loot = { $seat } captures { $cards } as loot.

row-start = start
row-discard = discard
row-trump = trump
row-super = super
row-points = points
label-none = none
label-pass = pass
label-lay-nothing = no discard
label-lay-discard = discard { $count }
label-lay-no-loot = discard { $count }, no { $value }
label-lay-pass = pass { $count }
label-sides = sides
label-doubler = doubler
label-loot = loot
label-discarded = Discarded
label-passed = Passed

njet-1997-character-0 = bear
njet-1997-character-1 = wolf
njet-1997-character-2 = falcon
njet-1997-character-3 = dove
njet-2007-character-0 = turquoise
njet-2007-character-1 = lilac
njet-2007-character-2 = green
njet-2007-character-3 = orange
njet-2007-character-4 = purple
niet-2015-character-0 = bear
niet-2015-character-1 = wolf
niet-2015-character-2 = crane
niet-2015-character-3 = tiger
niet-2015-character-4 = eagle

clause-follow = You must follow the suit that was led while you have a card of it. Trumps and supertrumps together are one suit; a supertrump no longer belongs to its printed colour.
clause-trump = If you cannot follow, you must play a trump or a supertrump while you have one.
clause-square = There is no such square, or a stone lies on it already; choose a free one.
clause-last-square = The last free square of a row gets no stone; choose one in another row.
clause-team = The start player names their own side, themselves included: one or two seats of three, two of four, two or three of five.
clause-doubler = The doubler goes to one of the two on the smaller side.
clause-no-loot = A card that can be loot may not be laid aside in this round; choose another.
clause-lay = Whether cards are laid aside or passed in this round is for the board to say.

# What a review tells of
event-side = your side wins this trick
event-loot = your side captures loot in this trick
event-given = the other side captures loot in this trick
event-caught = your own card is captured in this trick
event-robbed = a card of yours is captured before the round ends
event-ahead = your side has more points in the round than the other
event-start = you are start player
event-long = trump is a colour of which you hold most
event-no-trump = there is no trump
event-dear = tricks and loot cost points
event-twice = your side has the doubler
event-ally = { $seat } is on your side

# Examples of the rulebook
example-n-1 = Reading the board
example-n-1-1 = Three stones are still to be placed; then one square of every row is left.
example-n-1-2 = The board says: the falcon starts, everybody lays one card aside, blue is trump, the black 1s are supertrumps, tricks and loot count 3.
example-n-1-3 = The falcon has picked the wolf as partner. Now everybody lays a card aside, face down.
example-n-2 = A small sum
example-n-2-1 = The last trick of a round; tricks and loot count 3.
example-n-2-2 = Three tricks and one piece of loot make (3 + 1) × 3 = 12 for each of the pair. The others have seven tricks: 21 each.
example-n-3 = Saying no
example-n-3-1 = Cards have been dealt. The left neighbour of the dealer places the first stone.
example-n-3-2 = No to blue in the trump row. Whatever else happens, blue is not this round’s trump.
example-n-4 = The second 1
example-n-4-1 = Red is trump, there are no supertrumps, and only two hands have green.
example-n-4-2 = A green 1, and the other green 1 on it.
example-n-4-3 = The others have neither green nor trump. Of two equal cards the later one is stronger: the second 1 wins.
example-n-5 = Two supertrumps, one side
example-n-5-1 = Blue is trump, the black 1s are supertrumps. The two who hold them are partners.
example-n-5-2 = A supertrump beats the blue 9: it belongs to the trump suit and stands above it.
example-n-5-3 = The later supertrump wins. The other one came from a partner, so there is no loot.
example-n-5-loot = Two supertrumps, two sides
example-n-5-loot-1 = The same cards, but now the two who hold the black 1s are opponents.
example-n-5-loot-2 = Again the later supertrump wins, and this time the black 1 of the opponent is loot.
example-n-6 = Black that is not black
example-n-6-1 = Blue is trump, the black 1s are supertrumps.
example-n-6-2 = The black 5 is led. The only black card of the next hand is a 1, and that is a trump now: it cannot follow, so it must trump, with the black 1 or the blue 2.
example-n-6-3 = The blue 2 it is. Without the duty to trump, any card would do.
example-n-7 = Alone against two
example-n-7-1 = The last trick of a round for three; tricks and loot count 2. One plays alone.
example-n-7-2 = Alone: five tricks and two pieces of loot, (5 + 2) × 2, doubled: 28. The pair: seven tricks and one piece, (7 + 1) × 2 = 16 each.
example-m-1 = Reading the board
example-m-1-1 = Five players, three stones still to be placed.
example-m-1-2 = The board says: turquoise starts, nothing is laid aside, black is trump, the blue 0s are supertrumps, tricks and loot count 2.
example-m-1-3 = Turquoise plays with lilac and orange, against green and purple. Of these two, green gets the Monster: its own tricks and loot count double.
example-m-2 = One piece of loot
example-m-2-1 = Black is trump. The first two and the last player of this trick are one side, the two in between the other.
example-m-2-2 = The black 7 wins. The black 0 comes from an opponent and is loot; the yellow 0 comes from the winner’s own side and is none.
example-m-3 = The Monster at work
example-m-3-1 = The last trick of a round for five; tricks and loot count 2. Three play against two, and one of the two has the Monster.
example-m-3-2 = The three: seven tricks and three pieces of loot, (7 + 3) × 2 = 20. The two: 3 × 2 = 6, and with the Monster (2 + 1) × 2 × 2 = 12: together 18. Only the difference is written down: 2 and 0.
example-m-4 = Sevens galore
example-m-4-1 = Black is trump, and there are four 7s of every colour.
example-m-4-2 = Three red 7s in one trick: the last one wins. A red 8 would have beaten them all.
example-m-5 = When tricks hurt
example-m-5-1 = The last trick of a round for three. Tricks and loot count −2 this time, and one plays alone.
example-m-5-2 = Alone: (5 + 2) × −2, doubled: −28. The pair: (11 + 1) × −2 = −24 each. Written as a difference: 4 for each of the pair, 0 for the lone player.
example-m-6 = Blue that is not blue
example-m-6-1 = There is no trump colour; the blue 0s are supertrumps and the only trumps.
example-m-6-2 = A blue 0 is led, so trumps are asked for. The next hand has blue, but no blue 0: it may play whatever it likes.
example-i-1 = Reading the board
example-i-1-1 = Five players, three stones still to be placed.
example-i-1-2 = The board says: the wolf starts, nothing is laid aside, yellow is trump, the blue 1s are supertrumps, tricks and loot count 2.
example-i-1-3 = The wolf plays with crane and tiger. The ×2 card goes to one of the other two, here to the bear.
example-i-2 = One piece of loot
example-i-2-1 = Yellow is trump. The first two and the last player of this trick are one side, the two in between the other.
example-i-2-2 = The yellow 7 wins. The yellow 1 comes from an opponent and is loot; the green 1 comes from the winner’s own side and is none.
example-i-3 = Green that is not green
example-i-3-1 = Yellow is trump, the green 1s are supertrumps.
example-i-3-2 = The green 9 is led. The only green card of the next hand is a 1, and that is a trump: it cannot follow, so any card may be played.

# Moves in words
njet-say-start = No: { $seat } does not start
njet-say-discard = No: not “{ $square }”
njet-say-discard-none = No: not “nothing”
njet-say-trump = No: not { $colour } as trump
njet-say-trump-none = No: not without trump
njet-say-super = No: { $colour } { $value }s not super
njet-say-super-none = No: not without supertrumps
njet-say-points = No: not × { $points }
njet-say-alone = Play alone
njet-say-team = Play with { $seats }
njet-say-double = Doubler to { $seat }
njet-say-double-keep = Keep the doubler
njet-say-aside = Lay { $card } aside
njet-say-pass = Pass { $card } to { $seat }
