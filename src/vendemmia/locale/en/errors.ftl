### What is wrong with options, seeds, answers, positions and campaigns. The variables are the parameters of the fault.
### Names of options and places in a file stay as they are written there.

## Options and seeds.

problem-options_form = The options must be an object, not { $found }.
problem-options_unknown = There are no such options: { $found }.
problem-option_number = The option { $option } must be a whole number from { $least } to { $most }, not { $found }.
problem-option_flag = The option { $option } must be true or false, not { $found }.
problem-solo_players = The solo game has 1 player, not { $found }.
problem-solo_only = These options are only for the solo game: { $options }.
problem-level_unknown = There is no level { $found }. Choose one of these: { $levels }.
problem-aggressive_level = The aggressive variant is only for these levels: { $levels }.
problem-base_board_only = The aggressive variant and the campaign are only for the base board.
problem-challenge_parents = Challenge { $challenge } chooses the mama in its own way. You cannot combine it with the advanced variant.
problem-challenge_skipped = The aggressive variant skips challenge { $challenge }.
problem-modules_form = The modules must be a list of names, not { $found }.
problem-modules_twice = A module is listed twice.
problem-modules_unknown = There is no module { $found }. Choose from these: { $modules }.
problem-scoring_needs_map = The option map_scoring is only for the extended board.
problem-seed_range = A seed must be a number from { $least } to { $most }, not { $found }.
problem-seed_form = A seed must be a whole number or a secret, not { $found }.
problem-secret_form = A secret must have { $digits } hex digits, with lowercase letters.
problem-secret_too_new = Games of the first version need a whole number as their seed, not a secret.
problem-generator_unknown = The random generator must be { $first } or { $second }, not { $found }.

## Answers.

problem-code_unknown = There is no answer { $code }.
problem-answer_illegal = The answer { $code } is not possible now.
problem-game_ended = The game is over.
problem-undo_too_far = You cannot go back to answer { $to }. The earliest is { $floor }.

## Positions: their form.

problem-more_problems =
    { $count ->
        [one] There is one more problem.
       *[other] There are { $count } more problems.
    }
problem-format_unknown = { $at } must be { $expected }, not { $found }.
problem-not_an_object = { $at } must be an object, not { $found }.
problem-not_a_list = { $at } must be a list, not { $found }.
problem-not_a_flag = { $at } must be true or false, not { $found }.
problem-key_unknown = { $at } has the unknown key { $found }.
problem-name_unknown = { $at } has the unknown name { $found }.
problem-number_range = { $at } must be a whole number from { $least } to { $most }, not { $found }.
problem-rng_form = { $at } does not hold a state of a random generator.
problem-listed_twice = { $at } has { $thing } twice.
problem-not_in_this_game = { $at } has { $thing }, which is not in this game.
problem-extended_board_only = { $at } is only for the extended board.
problem-solo_game_only = { $at } is only for the solo game.

## Positions: the year.

problem-year_too_late = { $at } is too late: the game ends after year { $last }.
problem-final_year_solo = { $at } cannot be set: no score ends the solo game.
problem-final_year_extended = { $at } cannot be set: on the extended board only the score at the end of the year counts.
problem-row_taken_twice = { $at } puts two roosters on row { $row }.
problem-next_row_early = { $at } is only for players who have left winter.
problem-next_row_reserved = { $at } is row 1, which is for the holder of the grape token.
problem-temporary_given_back = { $at } gives the temporary worker to seat { $seat }, which has left winter and returned it.

## Positions: the seats.

problem-seats_too_many = { $at } has { $found } entries, but there are only { $players } players.
problem-workers_too_many = { $at } has too many workers. Beside the grande worker, at most { $most } are allowed.
problem-specials_too_many = { $at } may have at most { $most } workers, all different.
problem-cellar_missing = { $at } has a large cellar without a medium one.
problem-used_not_built = { $at } has a structure that is not built.
problem-mat_too_full = { $at } has too many structure cards. The mat holds { $most }.
problem-stars_too_many = { $at } has too many stars. A player has { $most }.
problem-not_a_vine_card = { $at } has { $card }, which is not a vine.
problem-token_twice = { $at } has two tokens of value { $value }.

## Positions: the board.

problem-space_absent = { $at } is not a space.
problem-space_shut = { $at } is closed with { $players } players.
problem-space_shared = { $at } has two workers on one space.
problem-space_not_owned = { $at } is a space that seat { $seat } does not have.
problem-grande_only = { $at } is only for grande workers.
problem-worker_missing = { $at } has a worker that seat { $seat } does not have.
problem-waiting_nowhere = { $at } has a waiting worker, but no worker can wait there.
problem-waiting_too_long = { $at } has a waiting worker that should have acted before.
problem-farmer_mark = { $at } has a waiting Farmer without the mark of a bonus there. Possible marks: { $marks }.
problem-mark_unused = { $at } has a mark. Only a waiting Farmer, Merchant or Messenger has one.
problem-traveler_early = { $at } is closed. A Traveler can be there only if it is a space of an earlier season.
problem-workers_not_home = { $at } has workers of seat { $seat }, which has left winter. They should be at home.
problem-automa_space = { $at } is not an open space, and the Automa places its workers only there.
problem-automa_worker = { $at } has a worker that the Automa does not have. Its workers are regular and do not wait.
problem-automa_too_many = { $at } has too many workers of the Automa. It has { $most }.
problem-glass_unused = { $at } cannot be set: this challenge has no glass tokens.

## Positions: the cards.

problem-card_too_often = { $at } has { $card } { $found } times, but the game has only { $most }.
problem-card_of_other_kind = { $at } has { $card }, which is a card of another kind.
problem-pile_becomes_deck = { $at } should have been shuffled into a new deck (SET-4).
problem-fresh_unused = { $at } cannot be set: nothing follows a draw in this game.
problem-fresh_not_in_hand = { $at } has cards that are not in the hand of the player to move.
problem-draft_over = { $at } cannot be set: the draft is over.

## Positions: what is asked.

problem-seat_has_passed = { $at } is seat { $seat }, which has passed.
problem-seat_without_worker = { $at } is seat { $seat }, which has no worker to place.
problem-seat_not_asked = { $at } is { $found }, but it should be { $asked }.
problem-stack_start = { $at } must be the course of the year.
problem-stack_step = { $at } has a step that the course of the year does not have.
problem-stack_placement = { $at } places a worker in a way that this board does not have.
problem-stack_card = { $at } has a card that does not exist.
problem-stack_misfit = { $at } does not fit the rest of the position.

## Positions: what playing on shows.

problem-dead_end =
    { $answers ->
        [0] No answer is possible in this position.
        [one] You cannot play on from this position: after one answer, no other is possible.
       *[other] You cannot play on from this position: after { $answers } answers, no other is possible.
    }
problem-rules_fail =
    { $answers ->
        [0] The rules cannot continue from this position.
        [one] You cannot play on from this position: after one answer, the rules cannot continue.
       *[other] You cannot play on from this position: after { $answers } answers, the rules cannot continue.
    }
problem-cards_lost =
    { $answers ->
        [0] The cards of this position are not those of the game.
        [one] You cannot play on from this position: after one answer, the cards are not those of the game.
       *[other] You cannot play on from this position: after { $answers } answers, the cards are not those of the game.
    }
problem-workers_lost =
    { $answers ->
        [0] Seat { $seat } has more or fewer workers than it can have.
        [one] You cannot play on from this position: after one answer, seat { $seat } has more or fewer workers than before.
       *[other] You cannot play on from this position: after { $answers } answers, seat { $seat } has more or fewer workers than before.
    }

## The campaign.

problem-campaign_none = There is no campaign.
problem-campaign_finished = The campaign is finished.
problem-campaign_other_game = This is not the next game of the campaign.
problem-campaign_game_runs = The game is not over yet.
problem-campaign_must_win = You must win challenge { $challenge }. You can skip only these challenges, and only with the aggressive variant: { $numbers }.
problem-campaign_under_way = You have begun a game of this challenge.
problem-campaign_format = It is not a campaign in the format { $format }.
problem-campaign_keys = A campaign has exactly these keys: { $keys }.
problem-campaign_level = The level must be a text, and aggressive true or false.
problem-campaign_lists = The games and the skipped challenges must be lists.
problem-campaign_skipped_number = A skipped challenge cannot be { $found }.
problem-campaign_skipped_misfit = The skipped challenges do not fit the games: { $found }.
problem-campaign_game_keys = Game { $game } must have a challenge and a result.
problem-campaign_game_number = Game { $game } cannot have the challenge { $found }.
problem-campaign_game_order = Game { $game } has challenge { $challenge }, which was not the next one.
problem-campaign_result = The result of game { $game } must be one of these, not { $found }: { $results }.
problem-campaign_no_json = The file is not JSON.
problem-campaign_damaged = The campaign is damaged. What is left of it was saved as { $file }.
problem-campaign_unreadable = Cannot read { $file }: { $detail }.
problem-campaign_unwritable = Cannot write { $file }: { $detail }.
problem-campaign_unmovable = Cannot rename { $file }: { $detail }.

## Tournaments.

problem-tournament_entrant = There is no computer player named { $name }; choose from { $players }.
problem-tournament_unusable = The computer player { $name } cannot play: { $detail }.
problem-tournament_twice = You named { $name } twice.
problem-tournament_alone = Name at least two computer players, or one to play alone with --solo.
problem-tournament_too_few = With { $players } players, a round robin needs at least { $players } names, not { $entrants }; use --field one-vs-rest to play against copies.
problem-tournament_lost = The process of game { $number } of { $match } ended unexpectedly { $times } times.
problem-games_format = The file { $file } does not contain the games of a tournament.
problem-games_other = The file { $file } contains games of another tournament; these parts differ: { $keys }.
problem-games_line = The file { $file } is damaged in line { $line }.
problem-games_in_use = Another process is adding games to { $file }.
problem-games_unusable = Cannot use { $file }: { $detail }.
problem-cluster_missing = The package ray is not installed; install vendemmia with its extra named cluster.
problem-cluster_none = No Ray cluster is running on this computer; start one with ray start --head, give an address, or use --cluster local.
problem-cluster_unreachable = Cannot reach the cluster { $address }: { $detail }.
problem-cluster_other = A machine of the cluster has another installation of vendemmia; these parts differ: { $keys }.

## Data sets and the benchmark.

problem-dataset_other = The folder { $folder } contains another data set; these parts differ: { $keys }.
problem-dataset_folder = The folder { $folder } contains other files; choose an empty one.
problem-dataset_damaged = The file { $file } is damaged.
problem-dataset_unusable = Cannot use { $file }: { $detail }.
problem-dataset_parquet = The package pyarrow is not installed; install vendemmia with its extra named data, or use --format jsonl.
problem-dataset_lost = The process of game { $number } ended unexpectedly { $times } times.
problem-benchmark_module = Cannot load { $name }: { $detail }.
problem-benchmark_method = The object { $name } has no method choose.
problem-benchmark_answer = The player { $name } answered { $answer }, which is not a legal answer.
problem-benchmark_failed = The player { $name } failed: { $detail }.
problem-benchmark_program = Cannot start { $name }: { $detail }.
problem-benchmark_ended = The program { $name } ended without an answer.
problem-benchmark_silent = The program { $name } did not answer within { $seconds } s.
problem-benchmark_opponent = There is no opponent { $name } in this track; choose from { $names }.
problem-benchmark_changed = { $name } does not answer here as the record of { $protocol } says, so it cannot be measured against; install vendemmia again, or use the version of the protocol.
problem-benchmark_lost = The process of game { $number } against { $opponent } ended unexpectedly { $times } times.

## The program.

problem-language_unknown = There is no translation into { $language }; choose from { $languages }.
problem-unnamed = Something went wrong: { $name }.

## Shown where words are missing.

missing-question = Choose an answer.

## Weights, mixtures, trainings and names of computer players

problem-weights_unreadable = The file { $file } cannot be read: { $detail }.
problem-weights_form = The file { $file } is not a file of weights.
problem-weights_lacking = The file { $file } lacks a part of the network.
problem-weights_other = The file { $file } has a part that does not fit the network.
problem-weights_numbers = The file { $file } has weights that are not finite numbers.
problem-weights_format = The file { $file } is not in the format { $format }.
problem-weights_encoding = The weights in { $file } were trained with encoding { $found }, but this version has { $wanted }.
problem-weights_parts = The weights in { $file } were trained with other parts of answers than this version has.
problem-weights_frozen = The frozen weights { $number } are missing in this installation, or have been changed; install vendemmia again.
problem-weights_shape = The weights in { $file } have another shape than this training.
problem-mixture_weight = In a mixture, { $entry } has no whole number after the *.
problem-mixture_many = A mixture has at most { $most } parts, and this one has { $found }.
problem-mixture_level = In a mixture, { $name } needs a level, one of { $levels }.
problem-mixture_kind = In a mixture, { $name } is not a kind of game: begin with 2 to 6, solo or campaign.
problem-mixture_unknown = In a mixture, { $name } names { $unknown }, which is neither a module nor a variant.
problem-training_subject = An exam has no subject { $name }: name kinds of games as in a mixture, without weights.
problem-training_device = The network cannot run on { $device } here: use cpu, or cuda where torch finds a graphics card.
problem-training_part = A part of a training cannot begin at { $start } and end at { $end }: --start must not be greater than --end.
problem-training_lessons = The file { $file } holds no answers of a teacher, or those of another version.
problem-training_folder = Cannot use the folder { $folder }: { $detail }.
problem-training_checkpoint = The checkpoint { $file } is damaged or does not fit this version: delete it to begin again, or name another folder.
problem-training_size = The network in { $folder } has another size: continue with --hidden { $hidden } --blocks { $blocks }, or name another folder.
problem-training_begun = The training in { $folder } has begun without { $option }: leave it out, or name another folder.
problem-name_file = The computer player { $name } needs a file of weights after the colon.
problem-name_walks = The computer player { $name } needs a number of walks after the colon, not { $found }.
problem-name_walks_range = The computer player { $name } can take 1 to { $most } walks, not { $found }.
problem-name_options = The computer player { $name } has no options: leave out { $found }.
