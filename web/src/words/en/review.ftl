# The review of a game that is over
review-title = Review
review-ask = Review this game
review-about = Every decision is judged from what its player could know then: never by hidden cards. It takes a moment; what is found is shown as it comes.
review-queued = { $ahead ->
    [0] The review will begin at once…
    [one] One other review comes first…
   *[other] { $ahead } other reviews come first…
}
review-running = Reviewing… { $percent }%
review-cancel = Stop
review-failed = The review could not be made. Please try again later.
review-deeper = Look more closely where it matters
review-open = Show the review
review-step = The step that is shown
review-no-decision = There was nothing to decide in this step.
review-not-yet = This step has not been looked at yet.
review-forced = There was only one legal move.
review-loses = costs { $points } points (± { $within })
review-within = ± { $points }
review-values = What each move could be expected to bring in this round, in { $count } deals that fitted what this player knew:
review-played = played
review-best = best
review-better = better:
review-sound = No mistake was found here.
review-also = Besides: { $event } in { $share }% instead of { $instead }%.
review-winning = Chance to win the game: { $best }% instead of { $played }%.
review-all-moves = All { $count } moves
review-fewer = Fewer moves
review-mark-doubtful = doubtful move
review-mark-mistake = mistake
review-mark-blunder = big mistake
review-previous = Previous mistake (key P)
review-next = Next mistake (key N)
review-previous-short = Previous mistake
review-next-short = Next mistake
review-none-before = No mistake comes before this step.
review-none-after = No mistake comes after this step.
review-whose = Whose mistakes
review-everybody = Everybody’s
review-least = How bad
review-from = from { $mark } on
review-mistakes = Mistakes
review-none = No such mistake was found.
review-none-yet = None so far…
review-curve = What each player could expect of the game, step by step
review-curve-about = Expected points in the whole game, at every decision. The band is how uncertain they are, at the most; dotted lines are the ends of rounds.
review-number = Step
review-player = Player
review-expected = Expected points
review-mark = Mark
review-scored = round scored
review-players = Players
review-result = { $result } points, where { $mean } are usual. The difference came from:
review-cards = the cards dealt
review-came = what came
review-own = own mistakes
review-adjusted = Without luck: { $points } points.
review-rate = Error rate { $rate } (± { $within }):
    thousandths of a usual spread lost at each decision.
review-like = Plays like { $level }.
review-like-between = Plays between { $level } and { $better }.
review-finest = Best move
review-dearest = Costliest mistake
review-at = (step { $number })
review-how = { $simulations } simulations a decision. Only what costs more than twice its standard error is marked.
review-keys = Keys: N next mistake, P previous one.
