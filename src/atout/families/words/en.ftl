# Messages that all games share.
seat = Seat { $number }
colour-R = red
colour-B = blue
colour-G = green
colour-Y = yellow
colour-K = black
colour-N = brown

dealt = { $seat } deals.
played = { $seat } plays { $card }.
trick-won = { $seat } wins the trick.
# `place`: in a match of several games, whose totals are sums of places; else 0
scored = { $place ->
    [0] { $seat }: { $points } this round, { $total } in all.
   *[other] { $seat }: { $points } points, place { $place }; sum of places { $total }.
}
over = The game is over. Winner: { $seats }.

# Headings of the picture of a table
label-round = Round { $number }
label-dealer = dealer
label-hand = Hand
label-trick = Trick
label-last-trick = Last trick
label-tricks = tricks
label-cards = cards
label-total = total
label-over = game over

clause-phase = This is not the time for that.
clause-hand = That card is not in your hand.

# The bots' levels. Of each is told what was measured (`level-wins`), or else what it does.
level-random = random
level-beginner = beginner
level-casual = casual
level-strong = strong
level-expert = expert
level-random-about = Plays whatever is legal.
level-beginner-about = Tries out only { $tries } continuations before each move.
level-casual-about = Tries out up to { $tries } continuations in { $seconds } seconds.
level-strong-about = Thinks for up to { $seconds } seconds, longest about the most promising moves.
level-expert-about = Thinks for up to { $seconds ->
    [1] a second
   *[other] { $seconds } seconds
}, longest about the most promising moves.
level-wins = Wins { $wins } of 100 rounds against { $others ->
    [1] a casual bot
    [2] two casual bots
    [3] three casual bots
   *[other] { $others } casual bots
}.

# A review's reason: what happens after the best move in `share` of a hundred worlds, after the one played in `instead`.
# Events speak to the player whose decision it was.
review-reason = { $best } instead of { $played }: { $event } in { $share }% instead of { $instead }% of the deals that you could imagine.
event-trick = you win this trick
event-taker = { $seat } wins this trick
event-off = { $seat } cannot follow in this trick
event-last = you win the last trick
event-best = nobody has a better result of the round than you
