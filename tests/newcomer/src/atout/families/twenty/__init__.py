"""Twenty: plain tricks, trump by the last card."""
