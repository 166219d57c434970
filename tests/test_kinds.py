"""What families say of their moves and deals is true of all of them."""

from __future__ import annotations

import random
import re

import pytest

import atout
from atout.families import FAMILIES, deal_keys, load, specs
from atout.families.moves import Kind, Moves, words
from atout.families.words import LANGUAGES, Words
from atout.kernel.jit import Fields
from tests.settings import by_setting, one_per_table


def test_a_text_is_of_the_first_kind_that_it_looks_like() -> None:
    moves = Moves(Kind("keep:none"), Kind("keep:{card}"), Kind("team:{seats}"), Kind("{card}@{colour}"), Kind("{card}"))
    found = {text: moves.of(text).form for text in ("keep:none", "keep:3B/6Y", "team:0+2", "0R/7Y@R", "R7")}
    assert list(found.values()) == [kind.form for kind in moves.kinds]
    assert moves.of("keep:3B/6Y").hidden == "keep:?" and words("run:a+b@R") == ["run", "a", "b", "R"]
    with pytest.raises(LookupError):
        moves.of("hop:1")


@pytest.mark.parametrize("name", FAMILIES)
def test_every_kind_is_needed_and_every_text_has_one(name: str) -> None:
    family = load(name)
    texts = {text for spec in specs().values() if spec.family == name for text in _texts(atout.game(spec.id))}
    assert {family.moves.of(text) for text in texts} == set(family.moves.kinds)


def _texts(game: atout.Game) -> list[str]:
    return [text for text in game.family.notation(game.start(seed=1).fields()).moves if text]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("id", atout.games())
def test_every_move_is_said_in_words(id: str, lang: str) -> None:
    """Cards are said as they are written; of anything else no word of records is left."""
    game = atout.game(id)
    fresh, say = Fields(game.fresh()[0]), Words(game.spec.family, lang, ["Ann", "Ben", "Cid", "Dot", "Eve", "Fay"])
    for text in _texts(game):
        if text.endswith("?"):
            continue
        said = game.family.label(fresh, 1, text, say)
        if said == text:
            assert game.family.moves.of(text).form == "{card}"
        else:
            assert not re.search(r"\w[:@>+-]\w|\bnone\b", said)


@by_setting(one_per_table())
def test_what_kinds_and_deals_promise(game: atout.Game) -> None:
    """A plain move that is forced says so by itself; what is hidden is shown in its hidden form, and called private."""
    rng, state, of = random.Random(2), game.start(seed=2), game.family.moves.of
    for _ in range(200):
        if state.over:
            break
        legal = list(state.legal())
        if len(legal) == 1 and of(legal[0]).force == "plain":
            world = state.view((state.fields().seat + 1) % game.seats).sample(rng.randrange(99))
            assert list(world.legal()) == legal or legal[0] not in world.legal()
        move = rng.choice(legal)
        shown = state.shown(move, None)
        assert shown in (move, of(move).hidden) and (shown == move or of(move).private)
        state.play(move)
    dealt = [step["deal"] for step in state.record().data()["steps"] if "deal" in step]
    assert dealt and all(deal.keys() <= deal_keys() for deal in dealt)
