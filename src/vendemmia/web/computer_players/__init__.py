"""The process of the computer players: their answers, evaluations, and work on games of earlier versions."""
