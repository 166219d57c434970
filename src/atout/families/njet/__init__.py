"""The Njet family: three editions as data over one set of rules."""
