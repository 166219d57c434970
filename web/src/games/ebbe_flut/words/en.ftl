# Ebbe & Flut: the shore
flut-shore = The shore
flut-ebb = Ebb
flut-flood = Flood
flut-square = row { $row }, column { $column }
flut-square-empty = empty
flut-square-on = { $top } on top of { $below }
flut-square-start-0 = start of the ebb, goal of the flood
flut-square-start-1 = start of the flood, goal of the ebb
flut-square-place = { $card } can be placed here
flut-square-movable = can move
flut-square-target = { $card } can move here
flut-square-chosen = picked up
flut-look = Look into the stack
flut-stack-top = top
flut-stack-bottom = bottom
flut-edge = over the edge: { $card } is lost

# Piles and what has left the shore
flut-pile = Pile { $number }, { $count ->
    [0] empty
    [one] 1 card
   *[other] { $count } cards
}
flut-piles = Piles
flut-turned = turned up: { $card }
flut-no-turned = no card turned up
flut-goal = Goal
flut-lost = Lost
flut-tray = { $label }: { $count }
flut-forfeited = { $count ->
    [one] one forfeited
   *[other] { $count } forfeited
}
flut-points = { $count ->
    [one] one point
   *[other] { $count } points
}

# What is to be done
flut-do-deal = The cards are being shuffled.
flut-do-turn = Turn up a card.
flut-do-turn-or-move = Turn up a card, or move a match first.
flut-do-place = Place { $card } on a lit square.
flut-do-place-or-move = Place { $card }, or move a match first.
flut-do-move = Move a card that has a match.
flut-do-finish = Move what matches, then end your turn.
flut-do-mend = You left a match. Move now.
flut-do-mending = Move on, or end your turn.
flut-do-claim = A match left over? Claim it first of all.
flut-do-way = Where shall { $card } go?
flut-do-way-or-place = Move { $card }, or tap it again to cover it.
flut-wait-turn = { $seat } turns up a card.
flut-wait-place = { $seat } places { $card }.
flut-wait-move = { $seat } moves.
flut-over = The tides have come to rest.
flut-end = End turn
flut-claim = Claim

# Options
option-watchful = Watchful
option-watchful-about = A match can be overlooked. If the other player notices, it costs a scored card, as the printed rules have it.
option-memory = From memory
option-memory-about = What lies under a card cannot be looked up.

# Tips in the first game: at most 160 characters each
guide-flut-first-turn = Turn up a card from any pile. Whoever has the lower one starts.
guide-flut-first-place = Lay your card on one of your three start squares.
guide-flut-turn = Turn up a card from one of your piles. All piles are alike, only luck decides.
guide-flut-early = You have a match already: move first, or turn up a card first. Until you place it, both are possible.
guide-flut-place = { $solo ->
    [yes] Place the card on a start square of its own set. It may cover what lies there.
   *[no] Place the card on a bright square. Same letter or number in its row or column makes a match, and a match moves.
}
guide-flut-move = A match! One of the two cards must go: in a column to the left, in a row forward. Over the edge it is lost.
guide-flut-move-watchful = Move your matches, then end your turn. What you overlook, the other may claim.
guide-flut-claim = Has the other overlooked a match? Claim it before you do anything else. A wrong claim costs nothing.
guide-flut-mend = The claim was right: move at least once, then end the turn again.
guide-flut-wait = The other tide is moving. Its cards may cover yours: what is covered cannot match until it is free again.

# Score sheets
pad-ebbe-flut = Each card in the goal is one point.

# What drawings say
figure-flut-cards = The ebb’s cards and the flood’s: the same letters and numbers, two different sets.
figure-flut-lowest = lowest
figure-flut-highest = highest
figure-flut-board = Seen by the ebb: its start squares below on the right, those of the flood above on the left. Each one’s start is the other’s goal.
figure-flut-match = B5 matches E5 in its column (both 5) and B1 in its row (both B). The flood’s card between them does not matter.
figure-flut-direction = Arrows as the ebb sees them. For the flood everything is turned round.
figure-flut-column = one column: to the left
figure-flut-row = one row: forward
figure-flut-stacks = B5 is covered by a card of the flood: it matches nothing, not even B4 in its row.

# Cards
card-ebb = ebb { $letter }{ $number }
card-flood = flood { $letter }{ $number }
