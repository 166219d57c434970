def show(*a): return []
