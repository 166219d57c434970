# The page as a whole
page-unreachable = The server cannot be reached just now.
page-failed = The server answered with an error ({ $status }).
page-no-such-game = There is no game “{ $game }” here. The games are: { $games }. A newer page may know it.
page-again = Try again
page-labelled = { $label }:

# Cards
card-hidden = a hidden card
card-suit = { $colour } { $number }
card-playable = can be played
card-of = played by { $seat }
hands-open = All hands
hand-of = { $seat }’s hand

# Seats and tricks
seat-free = Free seat { $number }
seat-turn = to move
seat-bot = a bot: { $level }
seat-dealer-short = D
seat-absent = not connected
seat-away = away
seat-away-since = away, last here { $ago }
seat-replaced = away; a bot is playing
seat-sealed = has chosen
seat-cards = { $count ->
    [one] one card
   *[other] { $count } cards
} in hand
seat-points = { $count ->
    [one] one point
   *[other] { $count } points
}
trick-led = led
clock-days = { $count ->
    [one] { $count } day
   *[other] { $count } days
}
clock-hours = { $count } h
clock-left = { $time } left

# What can be done
moves-title = What you can do now
moves-none = Not your turn.
moves-all = All moves
log-title = What has happened
