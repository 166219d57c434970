ebbes-slots = What the colours mean in this round
ebbes-slot-empty = not yet named
ebbes-worth-trump = wins
ebbes-worth-plus = +1 each
ebbes-worth-ebbes = in between: +3
ebbes-worth-minus = −1 each
ebbes-worth-zilch = most: decides
ebbes-track = Score track
ebbes-goal = goal
ebbes-tricks = { $count ->
    [one] 1 trick
   *[other] { $count } tricks
}
ebbes-decides = names the next slot
ebbes-who-leads = Who shall lead the first trick?
ebbes-picking = Pick a colour and a number: that card will name a slot.
ebbes-move-pick = Take the pair { $card }
ebbes-move-first = { $seat } leads
ebbes-move-first-me = I lead
