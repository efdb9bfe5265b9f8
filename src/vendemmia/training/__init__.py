"""Learning to play: imitation, then self-play with PPO against itself and a league. Needs torch (extra `train`)."""
