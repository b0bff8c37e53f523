"""Information set Monte Carlo tree search over sampled worlds that agree with what a seat knows."""
