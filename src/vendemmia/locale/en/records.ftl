### What is wrong with a record. It follows the place of the error: "The first error is at answer 7."

flaw-no_json = It is not valid JSON: line { $line } cannot be read.
flaw-beyond_bounds = It contains a number that is too large or data nested too deeply.
flaw-other_format = It is not in the format { $format }.
flaw-other_rules = It was played with version { $recorded } of the rules, but this program knows only versions 1 to { $current }.
flaw-unknown_keys = It has keys that no record has: { $keys }.
flaw-wrong_kind = The key { $key } is missing, or its value has the wrong type.
flaw-no_game = Its options do not describe a game you can play.
flaw-damaged = The text is damaged or cut off at line { $line }.
flaw-no_code = It is not the code of an answer.
flaw-changed = It was changed, or something before it is missing.
flaw-plies_missing = The answers from there on are missing.
flaw-position_changed = Its saved position has been changed.
flaw-not_replayable = The rules have changed since then, and the position there was not saved.
flaw-start_impossible = It starts from an impossible position.
flaw-start_differs = It starts from a position whose options differ from its own.
flaw-unknown_code = There is no answer { $code }.
flaw-not_legal = The answer { $code } is not allowed there.
flaw-game_over = The game is already over by then.
flaw-other_end = The game ends with checksum { $checksum }, but the record says { $recorded }.
flaw-and = { $first } { $second }
flaw-player = Player { $number }
