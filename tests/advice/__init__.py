"""What speaks for an answer: facts and reasons, which the coach, hints and lessons share."""
