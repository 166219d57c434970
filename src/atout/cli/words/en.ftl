# Messages of the command line. Its commands keep their English names; `cli-command-…` gives each a second one.
cli-players = { $players } players
cli-record = Record { $number }: { $game }
cli-unfinished = The record ends here, unfinished.

cli-person = Player { $number }
cli-bot = Bot { $number }
cli-virtual = Virtual player

cli-which-game = Which game? (number or name)
cli-no-game = There is no game “{ $typed }”.
cli-which-level = Against which bots? (number or name; Enter: { $usual })
cli-no-level = There are no bots “{ $typed }”.
cli-welcome = { $game }: good luck! Type “help” if you do not know what to type.
cli-commitment = Commitment to all deals (SHA-256 of the seed): { $commit }
cli-secret-lost = The secret of this game's deals is not there any more: further deals are random, but cannot be verified.
cli-played-on =
    You play on after step { $step } of another game. { $cards ->
        [drawn] What you could not know there has been drawn anew.
       *[true] All cards lie as they did there.
    }
cli-file = The game is saved after every move in { $file }
cli-saved = Saved: { $file }
cli-verify = The seed of all deals is now in the record: atout verify { $file }
cli-pass-keyboard = Pass the keyboard to { $seat }, then press Enter.

cli-legal = You may play:
cli-more-moves = … and { $count } more: type “{ $command }”
cli-ambiguous = That can mean several moves: { $moves }
cli-not-legal = { $move } is not allowed: { $sentence } ({ $reference })
cli-not-a-move = “{ $typed }” is neither a move nor a command; “{ $help }” lists what you can type.
cli-nothing-to-undo = You have no move to take back.
cli-hint = { $move }: { $mean } ± { $error }
cli-hint-line = Then probably: { $line }
cli-file-exists = { $file } exists already; choose another name.

cli-command-hint = hint
cli-command-undo = undo
cli-command-moves = moves
cli-command-rules = rules
cli-command-log = log
cli-command-save = save
cli-command-quit = quit
cli-command-help = help
cli-help =
    Type a move, its number, or just its card. Enter plays the only legal move.
    { $hint }  the three best moves with their expected points
    { $undo }  back to your previous decision
    { $moves }  all legal moves
    { $rules }  the rules of the game
    { $log }  all that has happened
    { $save } [FILE]  save, also under another name
    { $quit }  leave; the game can be continued
    { $help }  this text
