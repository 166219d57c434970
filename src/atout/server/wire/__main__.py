"""python -m atout.server.wire"""

import sys

from atout.server.wire.files import main

sys.exit(main(sys.argv[1:]))
