"""`atout play`: a game in the terminal."""

from __future__ import annotations

import datetime
import secrets
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from atout.cli.common import (
    LEVELS,
    WORDS,
    CliError,
    Deck,
    Language,
    OptionalGame,
    Players,
    Settings,
    chosen_bots,
    chosen_game,
    examples,
    get_ready,
    guarded,
    known_game,
    language,
)
from atout.refusals import OptionError

if TYPE_CHECKING:
    from atout.catalogue import Game
    from atout.cli.prompt import Prompt
    from atout.cli.saving import Seating


def add_to(app: typer.Typer) -> None:
    app.command(
        epilog=examples(
            "atout play ebbes",
            "atout play ebbes --players 3 --bots strong,expert --lang fr",
            "atout play ebbes --seat 0,2 --names Anna,Ben --record evening.jsonl",
            "atout play --resume evening.jsonl",
            "atout play --from evening.jsonl:57 --seat 2 --bots strong",
        )
    )(guarded(play))


def play(
    game: OptionalGame = None,
    players: Players = None,
    option: Settings = None,
    deck: Deck = None,
    bots: Annotated[
        str | None, typer.Option(help=f"Bots for the other seats in turn, e.g. strong,expert: {LEVELS}.")
    ] = None,
    seat: Annotated[str | None, typer.Option(help="Seats of the people at this terminal, e.g. 0,2.")] = None,
    lang: Language = None,
    names: Annotated[str | None, typer.Option(help="Names of these people, e.g. Anna,Ben.")] = None,
    record: Annotated[
        str | None, typer.Option(help="Where the game is saved; goes on with it if it is unfinished.", metavar="FILE")
    ] = None,
    resume: Annotated[str | None, typer.Option(help="Go on with a saved game.", metavar="FILE")] = None,
    from_step: Annotated[
        str | None,
        typer.Option(
            "--from",
            help="Play on from a step of any record (as `atout replay` numbers them), as the seat that --seat names.",
            metavar="FILE[:RECORD]:STEP",
        ),
    ] = None,
    true: Annotated[
        bool,
        typer.Option("--true", help="With --from: all cards as they lay; else what the seat could not know is new."),
    ] = False,
) -> None:
    """Play against bots, alone or with others at the same terminal. The game is saved after every move.

    Without GAME you are asked which one, and against which bots.

    With --from a game that was played is taken up at one of its steps; the new game's own record says where it began.

    Cards are dealt fairly: a commitment is shown at the start, and the saved record reveals the seed at the end.
    """
    from atout.cli.prompt import Prompt, choose_game, choose_level

    if resume is not None and record not in (None, resume):
        raise OptionError("--resume goes on in its own file; --record cannot name another one")
    if true and from_step is None:
        raise OptionError("--true belongs to --from")
    spoken, prompt = language(lang), Prompt()
    if from_step is not None:
        if game is not None or players is not None or option or deck is not None or resume is not None:
            raise OptionError("--from takes the game and its options from the record; leave them out, and --resume")
        _play_on(from_step, true, record, (seat, bots, names), prompt, spoken)
        return
    named = resume or record
    file = None if named is None else Path(named)
    if file is not None and (resume is not None or file.exists()):
        _go_on(file, game, players, option, (seat, bots, names), prompt, spoken)
        return
    if game is None:
        game = choose_game(prompt, spoken)
        if game is None:
            return
        bots = bots or choose_level(prompt, game, spoken)
        if bots is None:
            return
    chosen = chosen_game(game, players, option, deck)
    from atout.cli.saving import Save
    from atout.cli.table import TerminalTable

    secret = secrets.token_bytes(32)
    seating = seated(chosen, seat, bots, names, spoken)
    save = Save(file or default_file(chosen), secret)
    get_ready(chosen, seating.kinds)
    TerminalTable(chosen.start(fair=secret), seating, save, prompt, spoken).run()


def _play_on(
    place: str,
    true: bool,
    record: str | None,
    at_table: tuple[str | None, str | None, str | None],
    prompt: Prompt,
    lang: str,
) -> None:
    """Take up a game at one of its steps."""
    from atout.cli.onward import played_on
    from atout.cli.saving import Save
    from atout.cli.table import TerminalTable

    if record is not None and Path(record).exists():
        raise OptionError(f"{record} exists already; --from begins a new game, choose another --record")
    seat = at_table[0] or "0"
    if not seat.isdecimal():
        raise OptionError(f"--from: one person plays on, --seat needs one seat, not {seat!r:.60}")
    state = played_on(place, int(seat), "true" if true else "drawn")
    seating = seated(state.game, *at_table, lang)
    get_ready(state.game, seating.kinds)
    save = Save(default_file(state.game) if record is None else Path(record), None)
    TerminalTable(state, seating, save, prompt, lang).run()


def _go_on(
    file: Path,
    game: str | None,
    players: int | None,
    option: list[str] | None,
    at_table: tuple[str | None, str | None, str | None],
    prompt: Prompt,
    lang: str,
) -> None:
    """Continue a saved game; what the command line says about it must agree."""
    from atout.cli.saving import load
    from atout.cli.table import TerminalTable

    if game is not None:
        known_game(game)
    found = load(file)
    if game not in (None, found.state.game.id):
        raise OptionError(f"{file} holds a game of {found.state.game.id}, not {game}")
    if (players is not None or option) and chosen_game(found.state.game.id, players, option) != found.state.game:
        raise OptionError(f"{file} holds a game with other options: {found.state.game!r}")
    seating = found.seating
    if seating is None or any(at_table):
        seating = seated(found.state.game, *at_table, lang)
    get_ready(found.state.game, seating.kinds)
    TerminalTable(found.state, seating, found.save, prompt, lang, note=found.note).run()


def seated(game: Game, seats: str | None, bots: str | None, names: str | None, lang: str) -> Seating:
    """Who sits where, from the command line."""
    from atout.bots import USUAL
    from atout.cli.saving import PERSON, VIRTUAL, Seating
    from atout.families.words import Words

    people = read_seats(seats or "0", game.options.players)
    levels = chosen_bots(bots, USUAL)
    others = [seat for seat in range(game.options.players) if seat not in people]
    if bots is not None and len(levels) > max(len(others), 1):
        raise OptionError(f"{len(levels)} bots for {len(others)} seats")
    kinds = [PERSON if seat in people else VIRTUAL for seat in range(game.seats)]
    for i, seat in enumerate(others):
        kinds[seat] = levels[i % len(levels)]
    words = Words(game.family.name, lang, also=WORDS)
    default = {PERSON: "cli-person", VIRTUAL: "cli-virtual"}
    called = [words(default.get(kind, "cli-bot"), number=seat) for seat, kind in enumerate(kinds)]
    for seat, name in zip(people, read_names(names, len(people)), strict=False):
        called[seat] = name
    return Seating(kinds, called)


def read_seats(text: str, players: int) -> list[int]:
    """`0,2` as seats of people."""
    try:
        seats = sorted({int(part) for part in text.split(",")})
    except ValueError:
        raise OptionError(f"--seat needs seats like 0,2, not {text!r:.60}") from None
    if not 0 <= seats[0] <= seats[-1] < players:
        raise OptionError(f"--seat: the seats are 0 … {players - 1}")
    return seats


def read_names(text: str | None, people: int) -> list[str]:
    """`Anna,Ben` as names."""
    names = [] if text is None else [name.strip() for name in text.split(",")]
    if len(names) > people:
        raise OptionError(f"--names: {len(names)} names for {people} people (see --seat)")
    for name in names:
        if not name.isprintable() or not 1 <= len(name) <= 24:
            raise OptionError(f"--names: {name!r:.60} is not a name of 1 to 24 printable characters")
    return names


def default_file(game: Game) -> Path:
    """A new file among the user's saved games."""
    from platformdirs import user_data_dir

    folder = Path(user_data_dir("atout", appauthor=False)) / "games"
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise CliError(f"cannot keep games in {folder} ({error.strerror}); choose --record FILE") from None
    now = datetime.datetime.now().strftime("%Y-%m-%d-%H%M%S")
    return folder / f"{game.id}-{now}-{secrets.token_hex(2)}.jsonl"
