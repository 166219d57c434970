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

# Options
option-must-trump = Trump if you cannot follow
option-must-trump-about = As printed in 1997. Switch it off and anything goes when you cannot follow, as in the later editions.
option-next-dealer = Next dealer
option-next-dealer-rotate = goes round
option-next-dealer-rotate-about = To the left with every round, as in the later editions.
option-next-dealer-left-of-start = left of the start player
option-next-dealer-left-of-start-about = As the printed rules have it; the deal jumps about.
option-short = Short game
option-short-about = Half as many rounds.
option-pass-direction = Cards are passed
option-pass-direction-left = to the left
option-pass-direction-left-about = As the French rules have it.
option-pass-direction-right = to the right
option-pass-direction-right-about = As the English rules have it.
option-record-difference = Write down only the difference
option-record-difference-about = The better side notes its lead, the other nothing. Who wins stays the same.
option-no-trump-square = A square for “no trump”
option-no-trump-square-about = Makes a round without trump possible, as in the edition of 2007.
option-target-score = Play to a number of points
option-target-score-about = Instead of a fixed number of rounds.
option-target-score-value = Points to reach

# Tips in the first game: at most 160 characters each
guide-njet-stones = Say no! Tap what must not happen this round. The last free square of each row becomes the law.
guide-njet-stones-wait = Everybody rules something out. Whatever is left in a row will count: who starts, what is trump, what a trick is worth.
guide-njet-teams = { $players ->
    [3] You are the start player: choose a partner, or play alone against two for double points.
    [5] You are the start player: choose your side, three against two.
   *[other] You are the start player: choose your partner for this round.
}
guide-njet-teams-wait = The owner of the free character starts and forms the sides. They last for this round only.
guide-njet-doubler = Give the doubler to one of the pair: what its holder wins counts twice, losses as well.
guide-njet-doubler-wait = The start player gives the doubler to one of the pair. What its holder wins counts twice.
guide-njet-laying-discard = Lay { $count ->
    [one] one card
   *[other] { $count } cards
} aside. A colour you no longer have leaves you free later on.
guide-njet-laying-pass = Pass { $count ->
    [one] one card
   *[other] { $count } cards
} to your neighbour, before you see what you are given.
guide-njet-laying-wait = The others are still choosing. Nobody sees what is laid aside.
guide-njet-lead = You lead: any card. Trump beats other colours, supertrumps beat trump, and the last supertrump wins.
guide-njet-follow = Follow the colour led if you can: raised cards may be played. Supertrumps belong to trump, whatever their colour.
guide-njet-free = You may play any raised card. Does your side win the trick? Then it is a good moment for your { $low }s.
guide-njet-playing-wait = Each trick counts, and each { $low } that you catch from the other side counts like a trick.
guide-njet-scored = Tricks and loot of your side times { $factor }: that is what each of you gets. Next round has new sides.

# Score sheets
pad-factor = Factor
pad-njet-1997 = Every member of a side gets its tricks and loot times the factor. A lone player gets twice as much.
pad-njet-2007 = Every member of a side gets its tricks and loot times the factor; what the holder of the Monster has won counts double. Usually only the difference is written down: the better side gets it, the other 0.
pad-niet-2015 = Every member of a side gets its tricks and loot times the factor; what the holder of the ×2 card has won counts double.

# What drawings say
figure-trump = trump
figure-supertrump = supertrump
figure-later-wins = the later one wins
figure-ours = our side
figure-ours-no-loot = our side: no loot
figure-ours-wins = our side: wins
figure-theirs = the others
figure-loot = the others: loot!
figure-njet-cards = One card of each colour. On the left the lowest, the { $low }: the one that can be loot.
figure-njet-board = The board before the first stone.
figure-njet-stones = The same board when all stones lie: the squares with a tick are the law of this round.
figure-njet-winner = Supertrump beats trump, trump beats the colour led. Of two supertrumps the later one wins.
figure-njet-loot = Our trump wins the trick. Only the { $low } that the others played is loot.
