"""`python -m atout.cli`."""

from atout.cli import main

main()
