"""No code that nothing uses: vulture looks at the package alone, so that what only tests use counts as dead."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

from vulture import Vulture

SOURCE = Path(__file__).parents[1] / "src"
FIELD = re.compile(r"    \w+: \S")  # of a struct: pages, files and databases read them

ALIVE = {
    "Python calls or reads it": {"__call__", "__class__", "__getattr__", "__dir__"},
    "Typer calls it": {"_atout", "fr", "de"},
    "Numba calls or reads it": {
        *("CACHE_DIR", "_finalized", "add_ir_module", "data_layout", "define_pipelines", "no_compile", "run_pass"),
        "typing",
    },
    "uvicorn calls it": {"capture_signals", "send_receive_event_to_app"},
    "Starlette reads it": {"redirect_slashes"},
    "urllib3 or requests reads it": {"ConnectionCls", "max_redirects", "pool_classes_by_scheme", "trust_env"},
    "OpenSpiel calls it": {
        *("current_player", "is_terminal", "_legal_actions", "chance_outcomes", "_apply_action", "_action_to_string"),
        *("set_from", "string_from", "new_initial_state", "make_py_observer", "max_chance_nodes_in_history"),
        *("evaluate", "step_with_policy", "restart_at"),
    },
    "whoever calls tools calls it": {"new_game"},
    "Alembic reads it": {"down_revision"},
    "Gymnasium and PettingZoo call or read it": {
        *("Solo", "observation_space", "action_space", "infos", "_skip_agent_selection"),
    },
    "one of several numbers in a row": {"FORWARD", "ONE", "TWO"},
    "tells tests what they cannot see": {"headings", "listening", "message_ids", "sections"},
}


def test_everything_is_used() -> None:
    looker = Vulture(ignore_decorators=["@overload"])  # Numba calls those
    looker.scavenge([SOURCE])
    found = {item.name: item for item in looker.get_unused_code(min_confidence=60) if not _is_field(item)}
    alive = set().union(*ALIVE.values())
    assert [item.get_report() for name, item in found.items() if name not in alive] == []
    assert alive - found.keys() == set(), "these are used by now, or gone"


def _is_field(item: Any) -> bool:
    line = item.filename.read_text(encoding="utf-8").splitlines()[item.first_lineno - 1]
    return item.typ == "variable" and FIELD.match(line) is not None
