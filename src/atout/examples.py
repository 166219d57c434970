"""The rulebooks' examples, played: a deal that begins with the cards an example needs, and its moves."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from importlib import import_module
from typing import Any

from atout.catalogue import Game, game
from atout.families import specs
from atout.families.examples import Example
from atout.state import State

Path = tuple[Any, ...]


def examples(id: str) -> tuple[Example, ...]:
    """A game's examples, in the order of its manual."""
    every: tuple[Example, ...] = import_module(f"atout.families.{specs()[id].family}.examples").EXAMPLES
    return tuple(example for example in every if example.game == id)


def table_of(example: Example) -> State:
    """The table before the example's first move."""
    chosen = game(example.game, **example.options)
    return chosen.start(deals=[_arranged(_dealt(chosen, example.seed), example.deal)])


def _dealt(chosen: Game, seed: int) -> dict[str, Any]:
    found: dict[str, Any] = next(step["deal"] for step in chosen.start(seed=seed).steps() if "deal" in step)
    return found


def _arranged(deal: dict[str, Any], wanted: Mapping[str, Any]) -> dict[str, Any]:
    """The deal with the wanted cards in front of every place: each changes places with the card that lies there."""
    found, fixed = dict(_places(deal)), set[Path]()
    for path, value in _places(_listed(wanted)):
        if found[path] != value and isinstance(value, str):
            other = next(place for place, card in found.items() if card == value and place not in fixed)
            found[other] = found[path]
        found[path] = value
        fixed.add(path)
    return {key: _filled(value, (key,), found) for key, value in deal.items()}


def _listed(wanted: Any) -> Any:
    """Cards between spaces as lists."""
    if isinstance(wanted, Mapping):
        return {key: _listed(value) for key, value in wanted.items()}
    if isinstance(wanted, str):
        return wanted.split()
    return [_listed(value) for value in wanted] if isinstance(wanted, list | tuple) else wanted


def _places(node: Any, path: Path = ()) -> Iterator[tuple[Path, Any]]:
    """What lies where."""
    inner = node.items() if isinstance(node, Mapping) else enumerate(node) if isinstance(node, list) else None
    if inner is None:
        yield path, node
        return
    for key, value in inner:
        yield from _places(value, (*path, key))


def _filled(node: Any, path: Path, found: Mapping[Path, Any]) -> Any:
    """The same lists with what was found for them."""
    return (
        [_filled(value, (*path, i), found) for i, value in enumerate(node)] if isinstance(node, list) else found[path]
    )
