"""Sets of cards as bits of an int64: counting, lowest member, the k-th member."""

from __future__ import annotations

from typing import Any

from numba import types
from numba.extending import intrinsic

from atout.kernel.jit import INTERPRETED, inlined, jit

if INTERPRETED:

    def popcount(x: int) -> int:
        """How many members the set has."""
        return (int(x) & (2**64 - 1)).bit_count()

    def ctz(x: int) -> int:
        """The lowest member; 64 for the empty set."""
        return (int(x) & -int(x)).bit_length() - 1 if x else 64

else:
    from llvmlite import ir

    @intrinsic
    def popcount(typing: Any, x: Any) -> Any:
        """How many members the set has."""

        def code(context: Any, builder: Any, signature: Any, args: Any) -> Any:
            wide = context.cast(builder, args[0], signature.args[0], types.int64)
            return builder.ctpop(wide)

        return types.int64(x), code

    @intrinsic
    def ctz(typing: Any, x: Any) -> Any:
        """The lowest member; 64 for the empty set."""

        def code(context: Any, builder: Any, signature: Any, args: Any) -> Any:
            wide = context.cast(builder, args[0], signature.args[0], types.int64)
            return builder.cttz(wide, ir.Constant(ir.IntType(1), 0))

        return types.int64(x), code


@jit
def nth(mask: int, k: int) -> int:
    """The k-th member (from 0) of a set that has more than k."""
    for _ in range(k):
        mask &= mask - 1
    return ctz(mask)


@inlined
def list_members(mask: int, base: int, out: Any, n: int) -> int:
    """Write base + member, ascending, to out[n], out[n + 1] …; return the new n."""
    while mask:
        out[n] = base + ctz(mask)
        n += 1
        mask &= mask - 1
    return n
