"""Numba, taught to compile each function once.

By default Numba optimises every function and turns it into machine code twice: on its own, in case Python calls it,
and again as a part of whoever calls it. Rules are never called by Python alone, so their functions are only typed and
lowered (`Part`); optimisation and machine code come once, in the entry that links them in. This halves the time to
compile.

All of it leans on Numba's inner parts. Only `jit` imports this module, and does without it if that fails.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from llvmlite.binding import parse_assembly
from numba import _dynfunc, types
from numba.core.cgutils import normalize_ir_text
from numba.core.codegen import JITCodeLibrary
from numba.core.compiler import CompilerBase, DefaultPassBuilder
from numba.core.compiler_machinery import LoweringPass, register_pass
from numba.core.dispatcher import Dispatcher
from numba.core.typed_passes import NativeLowering

_LEANS_ON = (  # an AttributeError now, rather than when the first game is compiled
    JITCodeLibrary._finalize_dynamic_globals,
    JITCodeLibrary.enable_object_caching,
    JITCodeLibrary.finalize,
    DefaultPassBuilder.define_nopython_pipeline,
    Dispatcher.get_call_template,
    _dynfunc.make_function,
)

LISTENERS: list[Callable[[], None]] = []  # called after every part: compiling takes seconds, and people wait


class PartLibrary(JITCodeLibrary):
    """One function's code, which waits to be linked into an entry together with all that it calls."""

    def add_ir_module(self, ir_module: Any) -> None:
        module = parse_assembly(normalize_ir_text(str(ir_module)))
        module.name, module.data_layout = ir_module.name, self._codegen._data_layout
        self._final_module.link_in(module)

    def finalize(self) -> None:
        self._finalize_dynamic_globals()
        self._finalized = True


class EntryLibrary(JITCodeLibrary):
    """An entry's code: each part that it reaches is linked in once, then all are optimised together."""

    _linking_libraries: list[Any]

    def finalize(self) -> None:
        reached = dict.fromkeys(self._linking_libraries)
        waiting = list(reached)
        while waiting:
            library = waiting.pop()
            if isinstance(library, PartLibrary):
                waiting += (other for other in library._linking_libraries if other not in reached)
                reached.update(dict.fromkeys(library._linking_libraries))
        self._linking_libraries = list(reached)
        super().finalize()


@register_pass(mutates_CFG=False, analysis_only=True)
class BeginPart(LoweringPass):
    """Before lowering: no machine code, please."""

    _name = "atout_begin_part"

    def __init__(self) -> None:
        super().__init__()

    def run_pass(self, state: Any) -> bool:
        state.library = PartLibrary(state.targetctx.codegen(), state.func_id.func_qualname)
        state.flags.no_compile = True
        return False


@register_pass(mutates_CFG=False, analysis_only=True)
class EndPart(LoweringPass):
    """After lowering: a stand-in where Numba expects the compiled function; nobody calls it."""

    _name = "atout_end_part"

    def __init__(self) -> None:
        super().__init__()

    def run_pass(self, state: Any) -> bool:
        lowered = state["cr"]
        described = lowered.fndesc
        stand_in = _dynfunc.make_function(
            described.lookup_module(), described.qualname, "a part of compiled code", 0, lowered.env, (state.library,)
        )
        state.targetctx.insert_user_function(stand_in, described, [state.library])
        state["cr"] = lowered._replace(cfunc=stand_in)
        for tell in LISTENERS:
            tell()
        return False


@register_pass(mutates_CFG=False, analysis_only=True)
class BeginEntry(LoweringPass):
    """Before lowering: the library that collects the parts."""

    _name = "atout_begin_entry"

    def __init__(self) -> None:
        super().__init__()

    def run_pass(self, state: Any) -> bool:
        state.library = EntryLibrary(state.targetctx.codegen(), state.func_id.func_qualname)
        state.library.enable_object_caching()
        return False


class Part(CompilerBase):
    """The usual pipeline, without machine code."""

    def define_pipelines(self) -> list[Any]:
        return [_pipeline(self.state, BeginPart, EndPart)]


class Entry(CompilerBase):
    """The usual pipeline, with parts."""

    def define_pipelines(self) -> list[Any]:
        return [_pipeline(self.state, BeginEntry)]


def _pipeline(state: Any, before: type[LoweringPass], after: type[LoweringPass] | None = None) -> Any:
    """The usual pipeline with passes around the lowering."""
    usual = DefaultPassBuilder.define_nopython_pipeline(state)
    if after is not None:
        usual.add_pass_after(after, NativeLowering)
    lowering = next(i for i, (step, _) in enumerate(usual.passes) if step is NativeLowering)
    usual.passes.insert(lowering, (before, "begin"))
    usual.finalize()
    return usual


def widened(function: Any) -> Any:
    """Let a function take all integers as int64: Numba would compile it anew for every width and every literal."""
    usual = function.get_call_template

    def get_call_template(args: Any, kws: Any) -> Any:
        return usual(tuple(map(_wide, args)), {name: _wide(kind) for name, kind in kws.items()})

    function.get_call_template = get_call_template
    return function


def _wide(kind: Any) -> Any:
    plain = types.unliteral(kind)
    return types.int64 if isinstance(plain, types.Integer) and plain.signed else plain


PART = {"pipeline_class": Part}
ENTRY = {"pipeline_class": Entry}
