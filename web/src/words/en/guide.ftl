# Tips in the first game: at most 160 characters each
guide-title = Tip
guide-more = More
guide-close = Close this tip
guide-never = No more tips

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

guide-flut-first-turn = Turn up a card from any pile. Whoever has the lower one starts.
guide-flut-first-place = Lay your card on one of your three start squares.
guide-flut-turn = Turn up a card from one of your piles. All piles are alike, only luck decides.
guide-flut-early = You have a match already: move first, or turn up a card first. Until you place it, both are possible.
guide-flut-place = { $solo ->
    [yes] Place the card on a start square of its own set. It may cover what lies there.
   *[no] Place the card on a bright square. Same letter or number in its row or column makes a match, and a match moves.
}
guide-flut-move = A match! One of the two cards must go: in a column to the left, in a row forward. Over the edge it is lost.
guide-flut-move-watchful = Move your matches, then end your turn. What you overlook, the other may claim.
guide-flut-claim = Has the other overlooked a match? Claim it before you do anything else. A wrong claim costs nothing.
guide-flut-mend = The claim was right: move at least once, then end the turn again.
guide-flut-wait = The other tide is moving. Its cards may cover yours: what is covered cannot match until it is free again.

guide-xxl-up-and-down = Lay a card on A or B: each pile shows which halves fit. The half you use sets colour and direction.
guide-xxl-lower = Go below the card on the table: same colour, lower number, with one of your halves.
guide-xxl-one-by-one = Open a colour with its 10, or go on with the next lower number. A card counts for one half only.
guide-xxl-draw = Nothing fits: draw a card. If it fits, you may play it at once.
guide-xxl-drawn = The card you drew fits. Play it, or keep it and pass.
guide-xxl-pass = Nothing fits, and there is nothing to draw: pass.
guide-xxl-draw-wait = Be the first without cards. Otherwise the totals in your hand count against you, so get rid of high cards early.
guide-xxl-left-in-hand = The totals left in hand are counted. Fewest points are best.
guide-xxl-points-won = Totals are counted. Most points are best.

guide-refuse-lead = You lead: choose a card and which of its two colours counts.
guide-refuse-follow = Play a card with the colour that was named. Only the number in that colour counts; the highest wins.
guide-refuse-free = Any card is allowed here. Without the named colour it cannot win.
guide-refuse-may = You have fewer cards than somebody else, so you may refuse: sit out this trick and save your card.
guide-refuse-first-wait = First part: every card you win is a card in your hand for the second part, the one that counts.
guide-refuse-second-wait = Second part: now the totals in your tricks are points. Watch who will run out of cards first.
guide-refuse-keep = You may keep one of the cards you won for the second part. Everyone sees it.
guide-refuse-keep-wait = One after the other may keep a card they won. Then hands are dealt, as large as what each has won.

guide-fix-trump = Name the trump for this deal. Every card with that colour is then only a trump.
guide-fix-trump-wait = One player names the trump of this deal. Each will do so once.
guide-fix-lead = You lead: both colours of your card are open. The next cards decide which one counts.
guide-fix-open = Play a card with one of the two open colours. If it has just one of them, that colour is fixed.
guide-fix-fixed = The colour is fixed: follow it. The highest number in it wins the trick.
guide-fix-free = Any card is allowed here. Without the colour of the trick it cannot win.
guide-fix-wait = Won cards count their total, so a trick full of high numbers is worth fighting for.

guide-runs-both = You may lay a run (three numbers in a row, one colour) and change a card (swap or add one), each once, in either order.
guide-runs-change = Now you may swap a card with the display, add one to it, or end your turn.
guide-runs-run = Can you lay a run now? If not, end your turn.
guide-runs-wait = Every card in your runs counts its total. Watch the display: others may take what you need.
