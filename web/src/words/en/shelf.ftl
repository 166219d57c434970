# What all pages share
page-save = Save
page-copied = Copied
page-close = Close
page-cancel = Cancel

# The head and the foot
shelf-nav = Site
shelf-rules = Rules
shelf-me = You and your settings
shelf-language = Language
shelf-nick = Your nickname
shelf-nick-change = change nickname
shelf-theme-light = Turn the light on
shelf-theme-dark = Turn the light off
shelf-sound-on = Turn sounds on
shelf-sound-off = Turn sounds off
foot-about = Modern card games that have become hard to find, played by their printed rules. Rules texts, drawings and programs are our own.
foot-nav = More
foot-programs = For programmers
foot-site = Looking after the site

# The shelf
shelf-title = Card games to play now
shelf-headline = Forgotten card games, freshly shuffled
shelf-lead = Open a box and play at once: alone against bots, or with friends who need nothing but a link.
shelf-boxes = The boxes
shelf-players = { $least ->
    [1] alone or two
   *[other] { $least }–{ $most } players
}
shelf-minutes = { $most ->
    [0] about { $least } min
   *[other] { $least }–{ $most } min
}
shelf-play-now = Play now
shelf-dealing = Dealing the cards…
shelf-waiting = Starts in about { $time }…
shelf-invite = Invite friends
shelf-options = More options
shelf-how = How it is played
shelf-preparing = The boxes are just being unpacked, only this first time; you can choose already.
shelf-left = About { $time } to go.
shelf-seconds-left = { $count } s
shelf-minutes-left = { $count } min
shelf-preparing-wish = { $game } is being unpacked, only this first time; your table opens by itself.
shelf-packed = being unpacked

# Tables
shelf-mine = Your tables
shelf-all = Show all { $count }
shelf-fewer = Show fewer
shelf-your-turn = Your turn
shelf-others-turn = The others are thinking
shelf-watch = Watch
shelf-waits = { $free ->
    [0] Can begin
    [one] One seat is free
   *[other] { $free } seats are free
}
shelf-pace-days = { $days ->
    [one] a day a move
   *[other] { $days } days a move
}
shelf-pace-move = { $seconds } s a move
shelf-pace-game = { $minutes } min a game
shelf-join = { $free ->
    [one] Join: one seat free
   *[other] Join: { $free } seats free
}
shelf-bots = { $count ->
    [one] a bot
   *[other] { $count } bots
}
shelf-nobody = nobody yet
shelf-somebody = somebody
shelf-open = Open tables
shelf-open-none = Nobody is waiting for company just now. When you set up a table, you can list it here for everybody: somebody may drop by.
shelf-recent = Games that are over
shelf-recent-none = No game has been finished yet. Yours will be here, to be replayed card by card.
shelf-unfinished = ended early
shelf-won = Winner:

# Invitations
shelf-invite-title = Your table is ready
shelf-invite-lead = { $game }: whoever opens this link can take a seat. Seats that stay empty can be given to bots.
shelf-invite-text = Come and play { $game } with me!
shelf-link = Link to the table
shelf-qr = QR code with the link to the table
shelf-copy-link = Copy link
shelf-share = Share
shelf-to-table = To the table

# Records
shelf-drop = Have you got the record of a game? Drop the file anywhere on this page and watch it again.
shelf-let-go = Let go to watch this game
shelf-choose-file = Choose a file
shelf-records = Search all of them
shelf-no-record = “{ $name }” is not the record of a game.

# Nothing here
lost-title = Nothing here
lost-headline = This card is not in the pack
lost-text = We have looked under the table, behind the cushions and up every sleeve. Whatever this address once meant, it is no longer in play.
lost-home = Back to the shelf

# Puzzles
shelf-puzzles = Puzzles
shelf-puzzle-day = Puzzle of the day
shelf-puzzle-lead = { $game }: find the best move.
shelf-puzzle-open = Solve it
shelf-puzzle-due = { $count ->
    [one] One of your own mistakes comes back today
   *[other] { $count } of your own mistakes come back today
}
