"""The pages around the games: start, new game, gathering, campaign, companion, ratings, statistics."""
