# What is to be done
xxl-board-over = The game is over.
xxl-board-play = Play a card that fits.
xxl-board-draw = Nothing fits. Draw a card.
xxl-board-blocked = Nothing fits, and the talon is empty.
xxl-board-drawn = You drew { $card }. Play it or keep it.
xxl-board-where = Where does { $card } go?
xxl-board-name = Which colour do you name with { $card }?
xxl-board-lead = You lead. Choose a card, then its colour.
xxl-board-lead-any = You lead, with any card.
xxl-board-follow = Play a card to the trick.
xxl-board-may-refuse = Play a card, or refuse this trick.
xxl-board-trump = Which colour shall be trump?
xxl-board-names-trump = { $seat } names trump.
xxl-board-keep = Keep one of the cards you have won, or none.
xxl-board-keeping = { $seat } chooses a card to keep.
xxl-board-choose = Choose cards: { $ways }.
xxl-board-can-run = three for a run
xxl-board-can-swap = two for a swap
xxl-board-can-add = one to add
xxl-board-cannot = Nothing is possible: end your turn.
xxl-board-nothing = Nothing can be done with these cards.
xxl-board-drop = Choose another card
xxl-board-drop-all = Choose again

# Piles and rows
xxl-board-pile = Pile { $name }
xxl-board-one-pile = Pile
xxl-board-series-up = { $colour } going up
xxl-board-series-down = { $colour } going down
xxl-board-takes = Takes
xxl-board-takes-nothing = Takes nothing
xxl-board-half = { $colour } { $number }
xxl-board-span = { $colour } { $from } to { $to }
xxl-board-row = Row { $colour }: { $reached ->
    [none] not open
   *[other] down to { $reached }
}, next { $takes }
xxl-board-talon = { $count ->
    [0] Talon empty
    [one] Talon, one card
   *[other] Talon, { $count } cards
}
xxl-board-talon-empty = Talon empty
xxl-board-laid = Played so far ({ $count })

# Tricks
xxl-board-part = Part { $number } of 2
xxl-board-named = Named by { $seat }
xxl-board-fixed = Fixed by { $seat }
xxl-board-settled = Settled at the end
xxl-board-open = Still open
xxl-board-trump-is = Trump
xxl-board-aside = { $count ->
    [one] One card put aside
   *[other] { $count } cards put aside
}
xxl-board-last = Last trick
xxl-board-last-close = Back to the trick
xxl-board-sits-out = refuses
xxl-board-leads = leads
xxl-board-tricks = { $count ->
    [one] one trick
   *[other] { $count } tricks
}
xxl-board-won = { $count ->
    [one] one card won
   *[other] { $count } cards won
}
xxl-board-tricks-short = Tricks
xxl-board-won-short = Won
xxl-board-kept = Kept
xxl-board-kept-none = Keeps nothing
xxl-board-known-cards = Cards that everybody knows
xxl-board-known = Holds

# Runs
xxl-board-display = Display
xxl-board-run = Run in { $colour }, { $from } to { $to }, { $points } points
xxl-board-points = { $count ->
    [one] one point
   *[other] { $count } points
}
xxl-board-in-hand = { $count ->
    [one] one point
   *[other] { $count } points
} in hand
xxl-board-done-run = Run laid. You may still swap or add a card.
xxl-board-done-change = Card swapped or added. You may still lay a run.

# The match
xxl-board-match = Game { $number } of { $count }
xxl-board-sheet = Match sheet
xxl-board-player = Player
xxl-board-sum-long = Sum of places, the lowest wins

# On the shelf
shelf-xxl = The six games of XXL, one at a time
shelf-xxl-lead = The same deck of two-coloured cards, six short games. Each can be played by itself.

# Options
option-zero-on-zero = 0 on 0
option-zero-on-zero-about = A 0 may go on a 0 of its colour, as the printed example (but not the rule) has it.
option-refuse = Who may refuse
option-refuse-any-fewer = fewer cards than somebody
option-refuse-any-fewer-about = One player with more cards is enough.
option-refuse-strictly-fewest = fewer than everybody else
option-refuse-strictly-fewest-about = With a tie at the bottom, nobody may.
option-trump = With trump (“6+”)
option-trump-about = As many deals as players; each names the trump once.
option-parts = The games of the match
option-parts-about = In this order; a game may come more than once.

# Tips in the first game: at most 160 characters each
guide-xxl-up-and-down = Lay a card on A or B: each pile shows which halves fit. The half you use sets colour and direction.
guide-xxl-lower = Go below the card on the table: same colour, lower number, with one of your halves.
guide-xxl-one-by-one = Open a colour with its 10, or go on with the next lower number. A card counts for one half only.
guide-xxl-draw = Nothing fits: draw a card. If it fits, you may play it at once.
guide-xxl-drawn = The card you drew fits. Play it, or keep it and pass.
guide-xxl-pass = Nothing fits, and there is nothing to draw: pass.
guide-xxl-draw-wait = Be the first without cards. Otherwise the totals in your hand count against you, so get rid of high cards early.
guide-xxl-left-in-hand = The totals left in hand are counted. Fewest points are best.
guide-xxl-points-won = Totals are counted. Most points are best.
guide-refuse-lead = You lead: choose a card and which of its two colours counts.
guide-refuse-follow = Play a card with the colour that was named. Only the number in that colour counts; the highest wins.
guide-refuse-free = Any card is allowed here. Without the named colour it cannot win.
guide-refuse-may = You have fewer cards than somebody else, so you may refuse: sit out this trick and save your card.
guide-refuse-first-wait = First part: every card you win is a card in your hand for the second part, the one that counts.
guide-refuse-second-wait = Second part: now the totals in your tricks are points. Watch who will run out of cards first.
guide-refuse-keep = You may keep one of the cards you won for the second part. Everyone sees it.
guide-refuse-keep-wait = One after the other may keep a card they won. Then hands are dealt, as large as what each has won.
guide-fix-trump = Name the trump for this deal. Every card with that colour is then only a trump.
guide-fix-trump-wait = One player names the trump of this deal. Each will do so once.
guide-fix-lead = You lead: both colours of your card are open. The next cards decide which one counts.
guide-fix-open = Play a card with one of the two open colours. If it has just one of them, that colour is fixed.
guide-fix-fixed = The colour is fixed: follow it. The highest number in it wins the trick.
guide-fix-free = Any card is allowed here. Without the colour of the trick it cannot win.
guide-fix-wait = Won cards count their total, so a trick full of high numbers is worth fighting for.
guide-runs-both = You may lay a run (three numbers in a row, one colour) and change a card (swap or add one), each once, in either order.
guide-runs-change = Now you may swap a card with the display, add one to it, or end your turn.
guide-runs-run = Can you lay a run now? If not, end your turn.
guide-runs-wait = Every card in your runs counts its total. Watch the display: others may take what you need.

# Score sheets
pad-xxl = After each game, write down the points and the place they bring. Equal points share the better place, and the next one is skipped. The lowest sum of places wins.

# What drawings say
figure-top = on the table
figure-fits = fits
figure-no-fit = does not fit
figure-both-open = both colours open
figure-fixes = fixes green
figure-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
figure-half-upper = one half: blue 3
figure-half-lower = the other half: yellow 6
figure-total = the total: 3 + 6 = 9
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

# Cards
card-halves = { $colour_a } { $a } and { $colour_b } { $b }
