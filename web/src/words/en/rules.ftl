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
pad-sum = Sum of places

# Examples to step through
rules-example = To step through
rules-first = To the beginning
rules-back = One step back
rules-forward = One step forward
rules-last = To the end
rules-step = { $at } / { $of }

# What drawings say
figure-led = led
