yes = yes
no = no
tap-again = Tap again to play it.

# The upper edge
bar-home = To the shelf
bar-rules = Rules
bar-sound-on = Turn sounds on
bar-sound-off = Turn sounds off
bar-menu = Menu
title-your-turn = ● Your turn – { $game }
title-table = { $game } – Atout

# What the table waits for
status-opening = Opening the table…
closed-text = Ask for another link, or open a table of your own: the boxes are on the shelf.
status-frozen = This game cannot go on.
status-waiting = Waiting for players
status-over = The game is over.
status-ended-agreed = Everybody agreed to end the game.
status-ended-abandoned = Nobody was left, so the game was ended.
status-ended-closed = The table was closed.
status-paused = Paused
status-your-turn = Your turn
status-choose-more = Keep choosing
status-sealed = Your choice is made. The others are still choosing.
status-away = A bot is playing for you.
status-bot = { $seat } is thinking…
status-turn = { $seat }’s turn

# Somebody for whom the table waits is not connected
absent-title = Somebody is away
absent-now = { $name }: not connected
absent-since = { $name }: away for { $time }
absent-bot = Let a bot play
absent-wait = Wait
absent-end = End
absent-in = A bot can step in after { $seconds } more seconds.

# Connection, questions, what was missed
connection-lost = Connection lost. Reconnecting…
connection-elsewhere = You have signed out. Load the page again to go on.
refusal-rule = Read the rule
proposal-title = A question for you
proposal-takeback = { $seat } would like to take the last move back.
proposal-end = { $seat } would like to end the game now.
proposal-yes = Agreed
proposal-no = No
proposal-waiting = The others are being asked…
away-left = You have left; a bot is playing for you.
away-clock = Your time ran out; a bot is playing for you.
away-replaced = You were away; a bot is playing for you.
away-back = Take my seat back
missed-title = While you were away: { $count ->
    [one] one thing
   *[other] { $count } things
} happened
missed-seen = Seen

# What can be done besides playing
action-change = Change my choice
action-take-back = Take back
action-hint = Hint
action-hint-wait = It is not your turn.
hint-likely = Then probably:
action-lay-down = Lay down
lay-down-certain = Whatever the others hold, the rest of the round can only end like this:

# Beside the board
side-title = Story, chat, scores
side-log = Story
side-chat = Chat
side-scores = Scores
scores-title = Scores by round
scores-round = Round
scores-place = place { $place }
scores-sum = Sum of places
scores-none = No round has been scored yet.
round-result = Round { $number } is over
round-game = Game { $number } is over
round-player = Player
round-points = Points
round-place = Place
chat-title = Chat
chat-none = Nobody has said anything yet.
chat-write = Write a line
chat-send = Send
chat-mute = Mute
chat-unmute = Let them speak
chat-gone = somebody

# Before the start
waiting-free = Free seat
waiting-host = host
waiting-reserved = kept for { $name }
waiting-reserve = Keep for…
waiting-reserve-for = Who shall this seat be kept for? (Leave it empty to free it.)
waiting-sit = Sit here
waiting-stand = Stand up
waiting-bot = Add a bot
waiting-no-bot = Remove the bot
waiting-level = How strong { $name } is
waiting-kick = Send away
waiting-start = Start
waiting-start-fill = Start; { $count ->
    [one] a bot takes the free seat
   *[other] bots take the { $count } free seats
}
waiting-take-seat = Take a seat to play, or stay and watch.
waiting-for-host = { $name } starts the game.
waiting-options = Options of this table
waiting-fair = Fair dealing: all cards come from one secret seed, shown after the game. Its fingerprint:

# The menu
menu-pause = Pause
menu-resume = Go on
menu-end = End the game
menu-leave = Leave
menu-stay = No, play on
menu-sure-leave = A bot will play on for you. You can take your seat back at any time.
menu-sure-end = The others will be asked whether they agree to end the game now.
menu-autoplay = Play a card automatically when it is the only one allowed
menu-coach = Tell me quietly of my mistakes (coach)
menu-coach-company = Tell me quietly of my mistakes (coach): as soon as everybody here wants it
coach-mistake = This probably costs { $points ->
    [one] a point
   *[other] { $points } points
}:
menu-share = Share this table
menu-settings = Settings
menu-seed = The secret seed was:

# Keys
keys-title = Keys
keys-digits = Go to that move in the list
keys-arrows = From card to card, from square to square
keys-enter = Play what is marked
keys-escape = Drop a selection, close a message
keys-hint = Hint
keys-undo = Take back
keys-moves = Show or hide the list of all moves
keys-chat = Chat
keys-help = This help

# After the game
over-title = The result
over-rematch = Once more
over-replay = Replay
over-download = Download the record
