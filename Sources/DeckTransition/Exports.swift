// One import for a deck, with its dismissal and its detents.
@_exported import InteractiveDismissal
