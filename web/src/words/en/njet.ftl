# Njet: the board
njet-board = The board
njet-square = { $row }: { $square }
njet-square-refused = refused by { $seat }
njet-square-decided = decided
njet-square-open = still possible
njet-cards = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
njet-cards-no-loot = { $count }, no { $value }s
njet-caption-no-loot = no { $value }s
njet-cards-pass = pass { $count }
njet-cards-none = nothing
njet-none = none
njet-you = You
njet-supers = { $colour } { $value }s
njet-factor = × { $points }
njet-head-start = Start
njet-head-discard = Discard
njet-head-trump = Trump
njet-head-super = Super
njet-head-points = Points

# Njet: moves as buttons
njet-say-start = No: { $seat } does not start
njet-say-discard = No: not “{ $square }”
njet-say-discard-none = No: not “nothing”
njet-say-trump = No: not { $colour } as trump
njet-say-trump-none = No: not without trump
njet-say-super = No: { $colour } { $value }s not super
njet-say-super-none = No: not without supertrumps
njet-say-points = No: not × { $points }
njet-say-alone = Play alone
njet-say-team = Play with { $seats }
njet-say-double = Doubler to { $seat }
njet-say-double-keep = Keep the doubler
njet-say-aside = Lay { $card } aside
njet-say-pass = Pass { $card } to { $seat }

# Njet: what is to be done
njet-do-dealing = The cards are being dealt.
njet-do-stones = Your turn: say no to one square.
njet-do-stones-other = { $seat } says no to a square.
njet-do-teams = You start. Who plays on your side?
njet-do-teams-other = { $seat } starts and names the sides.
njet-do-doubler = Who on the side of two scores double?
njet-do-doubler-other = { $seat } gives the doubler to one of the two.
njet-do-discard = { $count ->
    [one] Lay one card aside, face down.
   *[other] Lay { $count } cards aside, face down.
}
njet-do-no-loot = { $count ->
    [one] Lay one card aside, but no { $value }.
   *[other] Lay { $count } cards aside, but no { $value }s.
}
njet-do-pass = { $count ->
    [one] Choose one card for { $seat }.
   *[other] Choose { $count } cards for { $seat }.
}
njet-do-laying-wait = Waiting until all have chosen.
njet-do-laid = Chosen. You can change your mind until all have chosen.
njet-do-lead = Your turn: lead a card.
njet-do-lead-other = { $seat } leads.
njet-do-play = Your turn: play a card.
njet-do-play-other = { $seat } plays.
njet-do-taken = { $seat } wins the trick.
njet-do-scored = The round is over.

# Njet: sides and doubler
njet-side = Side { $letter }
njet-side-mine = Side { $letter }, yours
njet-side-other = Side { $letter }, the others
njet-doubler = scores double
njet-doubler-hint = Whatever this player wins counts double.
njet-confirm-team = Play like this
njet-team-not-yet = Choose first who plays with you.
njet-portrait = this player’s character on the board
njet-start-player = starts

# Njet: cards laid down and passed on
njet-tray-discard = Laid aside
njet-tray-pass = For { $seat }
njet-slot = a free place
njet-received-cards = From { $seat }
njet-received-mark = passed to you
njet-down = { $count ->
    [one] has chosen one card
   *[other] has chosen { $count } cards
}

# Njet: tricks and loot
njet-tricks = { $count ->
    [one] 1 trick
   *[other] { $count } tricks
}
njet-loot-count = { $count ->
    [0] no loot
    [one] 1 loot card
   *[other] { $count } loot cards
}
njet-loot-list = Loot: { $cards }
njet-left = { $count ->
    [one] Last trick
   *[other] { $count } tricks to go
}
njet-left-short = { $count } left
njet-last = Last trick, to { $seat }
njet-captured = loot
njet-conditions = This round
njet-sides = Tricks and loot

# Njet: the account of a round
njet-sum = What the round brought
njet-sum-won = Won
njet-sum-each = each × { $points }
njet-sum-points = Points
