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
    [one] one card
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

# Moves
flut-move-turn = Turn up pile { $number }
flut-move-place = { $card } on { $square }
flut-move-place-over = { $card } on { $square }, over { $covered }
flut-move-left = { $card } left
flut-move-forward = { $card } forward
flut-move-left-over = { $card } left, over { $covered }
flut-move-forward-over = { $card } forward, over { $covered }
flut-move-left-goal = { $card } left, to the goal
flut-move-forward-goal = { $card } forward, to the goal
flut-move-left-edge = { $card } left, over the edge
flut-move-forward-edge = { $card } forward, over the edge
flut-move-end = End my turn
flut-move-claim = Claim: a match was left
