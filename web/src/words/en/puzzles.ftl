# Puzzles
puzzle-title = Puzzles
puzzle-lead = Find the move: real decisions from games, as their player saw them. Every move that is as good as the best counts as right.
puzzle-games = By game
puzzle-count = { $count ->
    [one] One puzzle
   *[other] { $count } puzzles
}
puzzle-today = Today’s puzzle
puzzle-none = There are no such puzzles yet.
puzzle-of = { $game }: puzzles
puzzle-all-games = All games
puzzle-theme = What decides
puzzle-every-theme = Anything
puzzle-somebody = another player
puzzle-difficulty = Difficulty
puzzle-every-difficulty = Any
puzzle-difficulty-0 = easy
puzzle-difficulty-1 = medium
puzzle-difficulty-2 = hard
puzzle-difficulty-3 = very hard
puzzle-start = Start
puzzle-number = Puzzle { $number }
puzzle-find = Find the best move
puzzle-task = You sit at the near side and see what this player saw. Play the move that promises most; you can answer once.
puzzle-fair = Nobody has looked into the hidden cards: moves are compared in many deals that fit what you see.
puzzle-tell = Show me
puzzle-right = Right!
puzzle-wrong = Not the best move
puzzle-told = The solution
puzzle-best = { $count ->
    [one] Best:
   *[other] Equally good:
}
puzzle-why = Why
puzzle-values = What each move can be expected to bring in this round, in { $count } deals that fit what you see:
puzzle-next = Next puzzle
puzzle-back = Back to the puzzles
puzzle-mine = Your own mistakes
puzzle-mine-about = Mistakes that you keep from a review come back as puzzles: after 1, 3, 7 and 21 days, for as long as it takes to put them right.
puzzle-mine-none = Nothing is kept yet. Open the review of a game that is over, and choose “Practise these mistakes”.
puzzle-mine-start = Practise now
puzzle-due = { $count ->
    [one] One mistake comes back today.
   *[other] { $count } mistakes come back today.
}
puzzle-later = { $count ->
    [one] One mistake is kept;
   *[other] { $count } mistakes are kept;
} { $days ->
    [one] the next one comes back tomorrow.
   *[other] the next one comes back in { $days } days.
}
puzzle-export = Save as a file
puzzle-import = Open a file
puzzle-bad-file = This is not a file of kept mistakes.
puzzle-forget = Delete all
puzzle-forget-sure = Really delete all?
puzzle-kept = All of this is kept in this browser only.
puzzle-practise = Practise these mistakes
puzzle-practised = { $count ->
    [0] These mistakes are kept already.
    [one] One mistake will come back as a puzzle tomorrow.
   *[other] { $count } mistakes will come back as puzzles, from tomorrow on.
}
