"""Numba, taught to compile each function once.

By default Numba optimises every function and turns it into machine code twice: on its own, in case Python calls it,
and again as a part of whoever calls it. Rules are never called by Python alone, so their functions are only typed and
lowered (`Part`); optimisation and machine code come once, in the entry that links them in. This halves the time to
compile.
"""

from __future__ import annotations

from typing import Any

from numba import _dynfunc
from numba.core.codegen import JITCodeLibrary
from numba.core.compiler import CompilerBase, DefaultPassBuilder
from numba.core.compiler_machinery import LoweringPass, register_pass
from numba.core.typed_passes import NativeLowering


class PartLibrary(JITCodeLibrary):
    """Code that waits to be linked in."""

    def _optimize_functions(self, ll_module: Any) -> None:
        ll_module.data_layout = self._codegen._data_layout

    def _optimize_final_module(self) -> None:
        pass

    def _finalize_final_module(self) -> None:
        self._finalize_dynamic_globals()
        self._verify_declare_only_symbols()
        self._finalized = True


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
        return False


class Part(CompilerBase):
    """The usual pipeline, without machine code."""

    def define_pipelines(self) -> list[Any]:
        usual = DefaultPassBuilder.define_nopython_pipeline(self.state)
        usual.add_pass_after(EndPart, NativeLowering)
        lowering = next(i for i, (step, _) in enumerate(usual.passes) if step is NativeLowering)
        usual.passes.insert(lowering, (BeginPart, "begin a part"))
        usual.finalize()
        return [usual]
