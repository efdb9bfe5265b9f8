### What is wrong with a record. After the place of it is told: "Answer 7 is the first that does not fit."

flaw-no_json = It is no JSON text; line { $line } cannot be read.
flaw-beyond_bounds = It has a number or a nesting beyond all bounds.
flaw-other_format = It is not in the format { $format }.
flaw-other_rules = It was played by version { $recorded } of the rules, and this program knows versions 1 to { $current }.
flaw-unknown_keys = A record has no such keys: { $keys }.
flaw-wrong_kind = The key { $key } is missing, or its value is of the wrong kind.
flaw-no_game = Its options describe no game.
flaw-damaged = The text is damaged or ends there, in line { $line }.
flaw-no_code = It is no code of an answer.
flaw-changed = It was changed, or something before it is missing.
flaw-plies_missing = The answers from there on are missing.
flaw-position_changed = Its saved position was changed.
flaw-not_replayable = The rules have changed since, and the position there was not saved.
flaw-start_impossible = It begins from a position that cannot be.
flaw-start_differs = It begins from a position with other options than its own.
flaw-unknown_code = There is no answer { $code }.
flaw-not_legal = The answer { $code } is not possible there.
flaw-game_over = The game is over by then.
flaw-other_end = The game ends with the checksum { $checksum }, not with { $recorded } as recorded.
flaw-and = { $first } { $second }
flaw-player = Player { $number }
