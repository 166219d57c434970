# The rules
rules-title = Rules
rules-lead = Complete, in our own words, with drawings and examples to step through. Where the printed rules leave a gap, the last section of each manual says how we close it.
rules-of = { $game } – rules
rules-all = All rules
rules-opening = Opening the rules…
rules-contents = Contents
rules-play = Play
rules-print = Print
rules-on = on
rules-off = off
rules-none = none
option-players = Players

# Empty score sheets
rules-sheet = Score sheet
pad-title = { $game }: score sheet
pad-about = An empty sheet for a real table: print it, write the names at the top, and play.
pad-name = Name
pad-date = Date
pad-game = Game
pad-factor = Factor
pad-sum = Sum of places
pad-ebbes = Plus counts +1 a card, minus −1 a card. Ebbes brings 3 points to everybody who has neither the most nor the fewest. Whoever has the most zilch cards says who leads next.
pad-njet-1997 = Every member of a side gets its tricks and loot times the factor. A lone player gets twice as much.
pad-njet-2007 = Every member of a side gets its tricks and loot times the factor; what the holder of the Monster has won counts double. Usually only the difference is written down: the better side gets it, the other 0.
pad-niet-2015 = Every member of a side gets its tricks and loot times the factor; what the holder of the ×2 card has won counts double.
pad-ebbe-flut = Each card in the goal is one point.
pad-xxl = After each game, write down the points and the place they bring. Equal points share the better place, and the next one is skipped. The lowest sum of places wins.

# Examples to step through
rules-example = To step through
rules-first = To the beginning
rules-back = One step back
rules-forward = One step forward
rules-last = To the end
rules-step = { $at } / { $of }

# What drawings say
figure-led = led
figure-wins = wins
figure-trump = trump
figure-trump-now = makes yellow trump
figure-supertrump = supertrump
figure-later-wins = the later one wins
figure-ours = our side
figure-ours-no-loot = our side: no loot
figure-ours-wins = our side: wins
figure-theirs = the others
figure-loot = the others: loot!
figure-top = on the table
figure-fits = fits
figure-no-fit = does not fit
figure-both-open = both colours open
figure-fixes = fixes green
figure-cards = { $count ->
    [0] none
   *[other] { $count }
}
figure-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
figure-half-upper = one half: blue 3
figure-half-lower = the other half: yellow 6
figure-total = the total: 3 + 6 = 9

figure-ebbes-box = Each colour has its own symbol. These five cards are those of the table above.
figure-ebbes-meaning = The number is 1, and four 1s have been played: blue, yellow, green, red. Brown is left over.
figure-ebbes-winner = The yellow 1 comes last and makes yellow trump, for the yellow 6 that lies there already, too.
figure-ebbes-scoring = Five players and their ebbes cards: fewest and most get nothing, those between get 3 points.
figure-ebbes-two = The virtual player’s columns: it uses open cards only, the leftmost that fits.
figure-njet-cards = One card of each colour. On the left the lowest, the { $low }: the one that can be loot.
figure-njet-board = The board before the first stone.
figure-njet-stones = The same board when all stones lie: the squares with a tick are the law of this round.
figure-njet-winner = Supertrump beats trump, trump beats the colour led. Of two supertrumps the later one wins.
figure-njet-loot = Our trump wins the trick. Only the { $low } that the others played is loot.
figure-flut-cards = The ebb’s cards and the flood’s: the same letters and numbers, two different sets.
figure-flut-lowest = lowest
figure-flut-highest = highest
figure-flut-board = Seen by the ebb: its start squares below on the right, those of the flood above on the left. Each one’s start is the other’s goal.
figure-flut-match = B5 matches E5 in its column (both 5) and B1 in its row (both B). The flood’s card between them does not matter.
figure-flut-direction = Arrows as the ebb sees them. For the flood everything is turned round.
figure-flut-column = one column: to the left
figure-flut-row = one row: forward
figure-flut-stacks = B5 is covered by a card of the flood: it matches nothing, not even B4 in its row.
figure-xxl-cards = A card. Each half has its number and its colour.
figure-xxl-places = Lowest points first: equal points share the better place, and the place after them is left out.
figure-xxl-up-and-down-fresh = Two fresh piles and what they take.
figure-xxl-up-and-down-afterwards = Yellow 6 was laid on yellow 7: the series runs down. The blue half is still open both ways.
figure-xxl-lower-fits = Yellow 4 is below yellow 7. Blue 6 and yellow 10 are not lower; red and green do not count.
figure-xxl-refuse-winner = Yellow was named: 7 and 9 count, the card without yellow cannot win. The 9 wins.
figure-xxl-runs-run = Green 6, 7 and 8: a run worth 26 points.
figure-xxl-one-by-one-fits = Red has come down to 7 and takes the 6. The other colours take a 10.
figure-xxl-fix-the-colour-open = Green and red are open. The second card has only green of the two: green is fixed.
figure-xxl-fix-the-colour-to-the-end = Always both colours. The last card’s higher number is red 9, so red counts, and red 9 wins.
