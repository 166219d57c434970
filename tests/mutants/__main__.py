"""`./run mutants [ROOM …] [--sample N] [--seed S] [--jobs 2] [--only TEXT]`.

Goes on where it stopped; what survived is tried again with the tests that it has not survived yet. A room's rules run
interpreted, each change in a fork of a process that has imported everything and has run one quick test of each kind.
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
import tempfile

from tests.mutants.rooms import ROOMS


def main() -> int:
    parser = argparse.ArgumentParser(prog="run mutants", description=__doc__)
    parser.add_argument("room", nargs="*", help=f"of {', '.join(ROOMS)}; all unless named")
    parser.add_argument("--sample", type=int, help="so many of a room's changes")
    parser.add_argument("--seed", type=int, default=0, help="which sample")
    parser.add_argument("--jobs", type=int, default=2, help="how many at a time")
    parser.add_argument("--only", default="", help="changes whose name has this text")
    args = parser.parse_args()
    strange = set(args.room) - set(ROOMS)
    if strange:
        parser.error(f"no room {', '.join(sorted(strange))}; there are {', '.join(ROOMS)}")
    if len(args.room) == 1 and os.environ.get("ATOUT_MUTANTS") == args.room[0]:
        return hunt(args)
    rest = [f"--seed={args.seed}", f"--jobs={args.jobs}", f"--only={args.only}"]
    rest += [] if args.sample is None else [f"--sample={args.sample}"]
    failed = 0
    for name in args.room or ROOMS:
        env = os.environ | {"ATOUT_MUTANTS": name, "OPENBLAS_NUM_THREADS": "1", "PYTHONHASHSEED": "0"}
        env["NUMBA_DISABLE_JIT"] = str(int(ROOMS[name].interpreted))
        failed |= subprocess.run([sys.executable, "-m", "tests.mutants", name, *rest], env=env, check=False).returncode
    return failed


def hunt(args: argparse.Namespace) -> int:
    """One room, in a process of its own."""
    import pytest

    from tests.mutants.hunt import Hunt

    (name,) = args.room
    with tempfile.TemporaryDirectory() as folder:
        how = ["-qq", "-s", "-p", "no:cacheprovider", "--hypothesis-profile=mutants", f"--basetemp={folder}/tests"]
        how += ["--assert=plain", "--tb=native"]  # nobody reads why a test failed
        plugin = Hunt(name, args.sample, args.seed, args.jobs, args.only)
        return int(pytest.main([*how, *ROOMS[name].tests], plugins=[plugin]))


if __name__ == "__main__":
    sys.exit(main())
