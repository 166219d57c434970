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

# Options
option-more-cards = More cards
option-more-cards-about = Fifteen cards in hand instead of ten: longer rounds, and more tricks taken in the dark.
option-choose-designators = Choose the deciding cards
option-choose-designators-about = Instead of one number for all colours, the players pick the five cards that give the colours their meaning.
option-rounds = Rounds, at most
option-rounds-about = The game ends with this round at the latest.
option-goal = Goal
option-goal-about = The game ends as soon as somebody has this many points. Where the goal lies on the printed track is our guess.
option-dabbscheedel = Dabbscheedel
option-dabbscheedel-about = The game also ends when somebody has sunk this low.

# Tips in the first game: at most 160 characters each
guide-ebbes-naming = You won the most zilch cards: say who leads first. You may name yourself.
guide-ebbes-naming-wait = Whoever won the most zilch cards says who leads first. Have a look at your hand in the meantime.
guide-ebbes-picking = Pick a pair: one colour and one number. That card will decide. The first of the five to be played makes its colour trump.
guide-ebbes-picking-wait = Five pairs are being picked. They name the five cards that will give the colours their meaning.
guide-ebbes-lead = { $pairs ->
    [yes] You lead: any card. The first picked card to be played makes its colour trump, the next ones plus, ebbes and minus.
   *[no] You lead: any card. The first { $number } to be played makes its colour trump, the next ones plus, ebbes and minus.
}
guide-ebbes-follow = Follow the colour led: raised cards may be played. The highest card of that colour wins, unless there is a trump.
guide-ebbes-free = Any card is allowed here. If you cannot follow, get rid of something, trump, or let a deciding card (with a dot) fall.
guide-ebbes-nothing-named = { $pairs ->
    [yes] No colour means anything yet. The picked cards will decide, in the order in which they are played.
   *[no] No colour means anything yet. Five cards have the number { $number }; they decide, in the order in which they are played.
}
guide-ebbes-some-named = Above you see which colours have a meaning by now. Do you want their cards? Plus counts +1 each, minus −1.
guide-ebbes-all-named = All is settled: collect plus, avoid minus, and of ebbes have neither most nor fewest: that brings 3 points.
guide-ebbes-scored = Plus and minus are counted card by card. Ebbes brought 3 to those in between; the most zilch decides who leads next.

# Score sheets
pad-ebbes = Plus counts +1 a card, minus −1 a card. Ebbes brings 3 points to everybody who has neither the most nor the fewest. Whoever has the most zilch cards says who leads next.

# What drawings say
figure-wins = wins
figure-trump-now = makes yellow trump
figure-cards = { $count ->
    [0] none
   *[other] { $count }
}
figure-ebbes-box = Each colour has its own symbol. These five cards are those of the table above.
figure-ebbes-meaning = The number is 1, and four 1s have been played: blue, yellow, green, red. Brown is left over.
figure-ebbes-winner = The yellow 1 comes last and makes yellow trump, for the yellow 6 that lies there already, too.
figure-ebbes-scoring = Five players and their ebbes cards: fewest and most get nothing, those between get 3 points.
figure-ebbes-two = The virtual player’s columns: it uses open cards only, the leftmost that fits.
