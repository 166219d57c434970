twenty-trumps = Trump
twenty-tricks = { $count ->
    [one] 1 trick
   *[other] { $count } tricks
}
pad-twenty = Every trick is a point.

# Options
option-cards = Cards
option-cards-about = The size of the deck: the lowest values of all four suits.
