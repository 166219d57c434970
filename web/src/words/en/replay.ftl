# Stepping through a game
replay-title = Replay
replay-of = { $game }: replay
replay-opening = Laying out the cards again…
replay-step = Step { $number } of { $total }
replay-seat = Seen from
replay-link = Copy link to this step
replay-controls = Going through the game
replay-position = Position in the game
replay-first = To the beginning
replay-round-back = Back to the beginning of the round
replay-back = One step back
replay-play = Play by itself
replay-pause = Stop
replay-forward = One step forward
replay-round-forward = Forward to the next round
replay-last = To the end
replay-at-first = This is the beginning.
replay-at-last = This is the end.
replay-speed = Speed: { $speed } times
replay-side = Story, scores, review
replay-tab-log = Story
replay-tab-scores = Scores
replay-tab-about = About
replay-tab-review = Review
replay-unfinished = This game was not played to its end.
replay-keys = Keys: ← → one step, Page Up and Page Down one round, Home and End, space to run and to stop, W what if, O play on; in a line ← →, Backspace, C to compare, Escape.
replay-no-file = The record that was here is gone. Choose it once more, or another one.
replay-reason = Reason:
scores-go = To the end of round { $number }

# Another way from here
onward-open = Play on from here
onward-title = Play on from here
onward-over = The game is over here.
onward-seat = Whose place do you take?
onward-cards = Cards that this player could not see
onward-cards-drawn = Drawn anew
onward-cards-drawn-about = As they might have lain for all that { $name } could know. You do not know them either.
onward-cards-true = As they lay
onward-cards-true-about = The true cards of the game that was left. The new game says so.
onward-start = Play
onward-note = Played on from step { $step } of another game, { $cards ->
    [drawn] with the unseen cards drawn anew.
   *[true] with the cards as they lay.
}
onward-back = What happened there
onward-note-puzzle = Played on from a puzzle, { $cards ->
    [drawn] with the unseen cards drawn anew.
   *[true] with the cards as they lay.
}
onward-back-puzzle = To the puzzle
whatif-open = What if…?
whatif-title = What if
whatif-empty = Try a move first.
whatif-happened = It happened
whatif-deal = A deal
whatif-moves = { $name } may play:
whatif-ends = The line ends here.
whatif-inside = Within the line; its last move goes on.
whatif-compared = This is what happened.
whatif-back = Take the last move back
whatif-link = Copy link to this line
whatif-leave = Back to the game

# Fair dealing
fair-title = Fairly dealt?
fair-how = All deals of this game come from one secret seed. Its fingerprint was shown before the first card, so nobody could choose another seed later; the seed itself is shown now that the game is over.
fair-commit = Fingerprint, shown before the game
fair-seed = Seed, shown after it
fair-fits = The seed has this fingerprint.
fair-fits-not = The seed does not have this fingerprint!
fair-check = To check every single deal, download the record and run:
fair-hand-title = Checking it by hand
fair-hand = The fingerprint is the SHA-256 of the seed’s 32 bytes. Deal number k takes its random numbers from SHA-256(seed, “deal”, k, c) for c = 0, 1, 2 …, with k and c as four bytes each, read as 32-bit numbers, highest byte first. They shuffle the sorted pack from its end (Fisher–Yates). The file docs/record.md in Atout’s source has all the details.
fair-none = This record does not say from which seed its cards were dealt, so that cannot be checked.

# After the game
result-you = You have won!
result-won = { $count ->
    [one] { $names } wins
   *[other] { $names } win
}
result-winner = Winner
result-place = { $place }.
result-share = Copy link
result-print = Print the scores
chart-title = Totals after each round

# Games that are over
records-whose = Which games
records-whose-all = everybody’s
records-whose-all-about = Games of open tables, and all of your own.
records-whose-mine = mine
records-whose-mine-about = Only games that you played.
records-game = Game
records-all = All games
records-player = Player’s name begins with
records-none = No such game was found.
records-mine-none = You have not finished a game yet. Yours will be here, to be replayed card by card.
records-more = Show earlier ones
