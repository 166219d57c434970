# Moves
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
