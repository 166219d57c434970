# Setting up a table
new-title = { $game }: a new table
new-rules = How it is played
new-players = Who plays
new-count = How many players
new-seat = Seat { $number }
new-seat-me = You ({ $name })
new-seat-free = Whoever has the link
new-seat-kept = Kept for…
new-seat-bot = { $levels ->
    [1] Bot
   *[other] Bot: { $level }
}
new-seat-name = Who seat { $number } is kept for
new-seat-name-hint = Nickname
new-bot-pace = The bots play
new-bot-pace-0 = at once
new-bot-pace-1 = briskly
new-bot-pace-2 = calmly
new-bot-pace-3 = slowly
new-options = Rules and variants
new-options-about = As the box has them, unless you choose otherwise.
new-option-refused = The server does not take this value.
new-table = The table
new-pace = Time to think
pace-relaxed = no limit
pace-relaxed-about = Nobody is in a hurry.
pace-move = by the move
pace-move-about = Whoever takes longer is replaced by a bot until they come back.
pace-game = by the game
pace-game-about = A chess clock: so much for the whole game, and a little more with every move.
pace-days = days
pace-days-about = Play now and then, over days. You are told when it is your turn.
pace-number-seconds = Seconds for each move
pace-number-minutes = Minutes for the whole game
pace-number-increment = Seconds more with every move
pace-number-days = Days for each move
new-seen = Who can find it
new-seen-link = only with the link
new-seen-link-about = For friends. The table appears nowhere.
new-seen-listed = everybody
new-seen-listed-about = The table is listed on the shelf under “Open tables”.
new-spectators = Others may watch
new-spectators-about = They see what lies open, never the hands.
new-hints = Hints
new-hints-about = You can ask what a bot would play. Hints are for everybody at the table or for nobody.
new-start = Start the game
new-open = Open the table
new-preparing = This box is being unpacked, only this first time; you can choose already.
new-preparing-wish = The box is being unpacked; your table opens by itself as soon as it is ready.
new-part-up = { $game }: earlier
new-part-down = { $game }: later
new-part-drop = Leave out { $game }
new-part-first = It is the first game already.
new-part-last = It is the last game already.
new-part-least = At least { $least ->
    [one] one game
   *[other] { $least } games
} must stay.
new-part-add = Add:
new-parts-again = All six in order
