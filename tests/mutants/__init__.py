"""One operator, constant or clause of the rules changed at a time: does a test notice? `./run mutants [ROOM …]`."""
