game-ebbes = ebbes
about-ebbes = Tricks whose colours get their meaning only while you play: trump, plus, ebbes, minus, zilch.

ebbes-number = The number of this round is { $number }.
ebbes-first = { $seat } chooses who leads: { $seat_first }.
ebbes-pick = { $seat } takes the pair { $card }.
ebbes-named-trump = { $card } makes { $colour } trump.
ebbes-named-plus = { $card } makes { $colour } the plus colour.
ebbes-named-ebbes = { $card } makes { $colour } the ebbes colour.
ebbes-named-minus = { $card } makes { $colour } the minus colour.
ebbes-named-zilch = { $colour } is left over: zilch.
ebbes-turned-up = The virtual player turns up { $card }.
ebbes-counted = { $seat } has won { $plus } plus, { $ebbes } ebbes, { $minus } minus and { $zilch } zilch cards, and { $trump } trumps.

slot-trump = trump
slot-plus = plus
slot-ebbes = ebbes
slot-minus = minus
slot-zilch = zilch
label-number = number
label-pairs = Pairs
label-virtual = Virtual player

clause-follow = The colour that was led must be followed while the hand has a card of it.
clause-virtual = The virtual player always plays its leftmost open card of the led colour, or else its leftmost open card.
clause-pair-colour = That colour already belongs to a pair.
clause-pair-value = That number already belongs to a pair, or is not in play.
clause-seat = There is no such seat at this table.
