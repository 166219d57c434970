"""A review as a page, and as text for a terminal."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator, Sequence
from functools import partial

from atout.arena.report import charts
from atout.arena.report.page import HERE, Speaker, game_heading, keyed, page, sheet, table
from atout.catalogue import Game
from atout.families.words import Words
from atout.kernel.jit import Fields
from atout.record import engine_version
from atout.review import Decision, Player, Reason, Review

Say = Callable[..., str]
_LEGIBLE = 12  # signs in a chart that hardly cover each other; of other mistakes, only the spots are shown


# --- Sentences -------------------------------------------------------------------------------------------------------


def _label(move: str, seat: int, game: Game, words: Words) -> str:
    """A move as its seat would say it: a card as it is written, anything else in quotation marks."""
    said = game.family.label(Fields(game.fresh()[0]), seat, move, words)
    return said if said == move else words("review-quoted", move=said)


def _line(one: Decision, game: Game, words: Words) -> str:
    """What was played, what was better and by how much."""
    costs = {"loss": words.figure(one.loss), "error": words.figure(2 * one.error)}
    played, best = (_label(move, one.seat, game, words) for move in (one.played, one.best))
    return words("review-line", frame=one.frame, seat=one.seat, played=played, best=best, mark=one.mark, **costs)


def reasons(decision: Decision, game: Game, words: Words) -> Iterator[str]:
    """Why the best move would have been better, most telling first; "you" is whoever decided."""
    best, played = (_label(move, decision.seat, game, words) for move in (decision.best, decision.played))
    for k, reason in enumerate(decision.reasons):
        told = {"share": round(100 * reason.best), "instead": round(100 * reason.played)}
        event = _event(reason, words)
        if k:
            yield words("review-further", event=event, **told)
        else:
            because = words("review-reason", event=event, best=best, played=played, **told)
            yield words("review-seen-by", seat=decision.seat, reason=because)
    if decision.mark and not decision.reasons:
        yield words("review-unexplained")
    if decision.mark and decision.victory is not None:
        chances = [round(100 * chance) for chance in decision.victory]
        if chances[0] != chances[1]:
            yield words("review-victory", best=chances[0], played=chances[1])


def _event(reason: Reason, words: Words) -> str:
    return words(f"event-{reason.event}", **({} if reason.seat is None else {"seat": reason.seat}))


def _rate(player: Player) -> str:
    if player.rate is None or player.error is None:
        return "–"
    return f"{player.rate:.0f} ± {player.error:.0f}"


def _like(player: Player, words: Words) -> str:
    levels = [words(f"level-{level}") for level in player.like]
    return words("review-between", worse=levels[0], better=levels[1]) if levels[1:] else "".join(levels) or "–"


def _unit(review: Review, words: Words) -> str:
    return words.figure(review.rounds[0].unit, 1) if review.rounds else "–"


def _about(review: Review, words: Words) -> str:
    return words("review-about", simulations=review.simulations, unit=_unit(review, words))


# --- Text ------------------------------------------------------------------------------------------------------------


def as_text(review: Review, game: Game, lang: str, names: Sequence[str] = ()) -> Iterator[str]:
    """Line by line: every mistake and why, then where results came from, then the players."""
    words = Words(game.spec.family, lang, names, also=HERE / "words")
    yield f"{words(f'game-{game.id}')}: {words('review-title')}"
    yield _about(review, words)
    marked = [decision for decision in review.decisions if decision.mark]
    yield ""
    for decision in marked:
        yield _line(decision, game, words)
        yield from (f"    {sentence}" for sentence in reasons(decision, game, words))
    if not marked:
        yield words("review-nothing")
    yield ""
    if review.accounts:
        yield words("review-from")
    for account in review.accounts:
        parts = [("mean", account.mean), ("cards", account.cards), ("came", account.came), ("play", -account.play)]
        named = dict(zip(("mean", "cards", "came", "play"), _parts(words), strict=True))
        sums = ", ".join(f"{named[key]} {words.figure(number, signed=True)}" for key, number in parts)
        who = f"{words('label-round', number=account.round + 1)}, {words.name(account.seat)}"
        adjusted = f"{words('review-adjusted')} {words.figure(account.adjusted, signed=True)}"
        yield f"{who}: {words.figure(account.result)} = {sums}; {adjusted}"
    yield ""
    for player in review.players:
        signs = ", ".join(f"{count} {mark}" for mark, count in player.marks.items())
        yield (
            f"{words.name(player.seat)}: {words('review-rate')} {_rate(player)}, {words('review-count')} "
            f"{player.decisions} ({signs}), {words('review-like')} {_like(player, words)}"
        )


def _parts(say: Say) -> list[str]:
    return [say("review-mean"), say("review-cards"), say("review-came"), say("review-play")]


# --- Page ------------------------------------------------------------------------------------------------------------


def as_page(review: Review, game: Game, names: Sequence[str] = ()) -> str:
    """The review as a page in three languages."""
    say = Speaker(game.spec.family, names)
    who = [name_of(seat, names) for seat in range(game.options.players)]
    sheets = [_expected(review, who, say), _players(review, say), _origins(review, say), _mistakes(review, game, say)]
    body = f'{game_heading(say, game.id, game.id)}<div class="sheets">{"".join(filter(None, sheets))}</div>'
    about = f"<p>{say.each(partial(_about, review))}</p>"
    end = f"<code>{review.format} · {review.reviewer} · atout {engine_version()}</code>"
    return page(f"Atout: {game.id}", say("review-title"), about, body, end)


def name_of(seat: int, names: Sequence[str]) -> str:
    """How a seat is called where there are no words: by its player's name, or its number."""
    return names[seat] if seat < len(names) else str(seat)


def _expected(review: Review, who: Sequence[str], say: Speaker) -> str:
    if not charts.available() or not review.decisions:
        return ""
    own = {seat: [one for one in review.decisions if one.seat == seat and one.worlds] for seat in review.seats}
    marked = sorted((one for one in review.decisions if one.mark), key=lambda d: -d.loss / review.rounds[d.round].unit)
    signed = {one.frame for one in marked[:_LEGIBLE]}
    lines = {who[seat]: [(float(d.frame), d.value, _within(d, review)) for d in made] for seat, made in own.items()}
    signs = {
        who[seat]: [(float(d.frame), d.value, d.mark if d.frame in signed else "") for d in made if d.mark]
        for seat, made in own.items()
    }
    borders = [*(float(one.first) for one in review.rounds), float(review.rounds[-1].last + 1)]
    key = " ".join(keyed(who[seat], list(lines)) for seat in review.seats)
    chart = charts.courses(lines, signs, borders)
    return sheet(say("review-expected"), say("review-expected-about"), chart, f"<p>{key}</p>", wide=True)


def _within(decision: Decision, review: Review) -> float:
    """Twice the standard error of what was to be expected, at the most."""
    return 2 * review.rounds[decision.round].unit / math.sqrt(decision.worlds)


def _mistakes(review: Review, game: Game, say: Speaker) -> str:
    told = [
        f"<li><b>{say.each(partial(_line, one, game))}</b> <span>{say.each(partial(_why, one, game))}</span></li>"
        for one in review.decisions
        if one.mark
    ]
    content = f'<ol class="findings">{"".join(told)}</ol>' if told else f"<p>{say('review-nothing')}</p>"
    return sheet(say("review-decisions"), say("review-decisions-about"), content, wide=True)


def _why(decision: Decision, game: Game, words: Words) -> str:
    return " ".join(reasons(decision, game, words))


def _players(review: Review, say: Speaker) -> str:
    signs = list(review.players[0].marks) if review.players else []
    head = ["review-player", "review-count", "review-rate", "review-like", "review-finest", "review-dearest"]
    rows = [
        [
            say.name(one.seat),
            str(one.decisions),
            _rate(one),
            say.each(partial(_like, one)),
            *("–" if frame is None else str(frame) for frame in (one.finest, one.dearest)),
            *(str(one.marks[sign]) for sign in signs),
        ]
        for one in review.players
    ]
    about = say("review-players-about")
    return sheet(say("review-players"), about, table([*map(say, head), *signs], rows), wide=True)


def _origins(review: Review, say: Speaker) -> str:
    rows = [
        [
            str(one.round + 1),
            say.name(one.seat),
            say.figure(one.result),
            *(say.figure(part, signed=True) for part in (one.mean, one.cards, one.came, -one.play, one.adjusted)),
        ]
        for one in review.accounts
    ]
    head = [say("review-round"), say("review-player"), say("review-result"), *_parts(say), say("review-adjusted")]
    return sheet(say("review-from"), say("review-from-about"), table(head, rows), wide=True) if rows else ""
