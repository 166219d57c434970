"""The manuals have the same sections in every language, and every rule that forbids a move leads to one of them."""

from __future__ import annotations

import random
import re

import pytest

import atout
from atout.families import load, specs
from atout.families.manuals import headings, manual, sections
from atout.families.words import LANGUAGES
from tests.settings import name, one_per_table

TABLES = one_per_table()


@pytest.mark.parametrize("id", list(specs()))
def test_every_heading_has_an_id_that_all_languages_share(id: str) -> None:
    ids = sections(id)
    assert len(set(ids)) == len(ids)
    assert all(re.fullmatch(r"[a-z0-9-]+", section) for section in ids)
    levels = {lang: [level for level, _ in headings(manual(id, lang))] for lang in LANGUAGES}
    assert levels["fr"] == levels["en"] == levels["de"]
    assert levels["en"][0] == 1 and len(levels["en"]) == len(ids)


@pytest.mark.parametrize("id", list(specs()))
def test_numbered_examples_have_their_own_number_as_id(id: str) -> None:
    for lang in LANGUAGES:
        for section, (_, title) in zip(sections(id), headings(manual(id, lang)), strict=True):
            found = re.match(r"([A-Z]-?\d+) – ", title)
            assert found is None or found[1].lower() == section


@pytest.mark.parametrize("family", sorted({spec.family for spec in specs().values()}))
def test_every_clause_names_a_section(family: str) -> None:
    known = {section for spec in specs().values() if spec.family == family for section in sections(spec.id)}
    assert {clause.section for clause in load(family).clauses} <= known


@pytest.mark.parametrize("game", TABLES, ids=map(name, TABLES))
def test_a_refused_move_leads_to_the_manual_of_the_game_that_is_played(game: atout.Game) -> None:
    """A match leads to the manual of its part."""
    state, rng = game.start(seed=3), random.Random(3)
    for _ in range(120):
        if state.over:
            break
        for number in rng.sample(range(game.spec.space), min(20, game.spec.space)):
            try:
                state.copy().play(number)
            except atout.NotLegal as refusal:
                manual_id, _, section = refusal.section.partition("#")
                assert section in sections(manual_id), refusal.section
                assert game.id in (manual_id, "xxl")
            except atout.NotAMove:
                continue
        state.play(rng.choice(state.moves()))


CODE = re.compile(r"`([^`\n]+)`")
NOTATION = re.compile(r"\d[RGBY]/\d|\b(seats?|places?|platz|plätze) 0\b", re.IGNORECASE)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("id", list(specs()))
def test_what_is_typed_stands_in_an_appendix_at_the_end(id: str, lang: str) -> None:
    """Whoever only wants to play meets no move as it is typed before it, no undrawn card, and no seat 0."""
    assert sections(id)[-1] == "typing"
    title = headings(manual(id, lang))[-1][1]
    rules, appendix = manual(id, lang).split(f"## {title}")
    assert CODE.search(appendix)
    assert [code for code in CODE.findall(rules) if re.search("[:@>+]", code)] == []
    assert NOTATION.search(CODE.sub("", rules)) is None
