def narrate(*a): return []
