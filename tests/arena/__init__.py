"""The arena: contests, programs, reports, studies."""
