### What is wrong with options, seeds, answers, positions and campaigns. The variables are the parameters of the fault.
### Names of options and places in a file stay as they are written there.

## Options and seeds.

problem-options_form = Настройки должны быть объектом, а не { $found }.
problem-options_unknown = Таких настроек нет: { $found }.
problem-option_number = Настройка { $option } должна быть целым числом от { $least } до { $most }, а не { $found }.
problem-option_flag = Настройка { $option } должна быть true или false, а не { $found }.
problem-solo_players = В одиночной игре 1 игрок, а не { $found }.
problem-solo_only = Эти настройки только для одиночной игры: { $options }.
problem-level_unknown = Уровня { $found } нет. Выберите из этих: { $levels }.
problem-aggressive_level = Динамичная автома играет только на этих уровнях: { $levels }.
problem-base_board_only = Динамичная автома и кампания — только для базового поля.
problem-challenge_parents = В испытании { $challenge } маму выбирают по-своему. С продвинутым вариантом его сочетать нельзя.
problem-challenge_skipped = С динамичной автомой испытание { $challenge } пропускается.
problem-modules_form = Модули должны быть списком названий, а не { $found }.
problem-modules_twice = Модуль указан дважды.
problem-modules_unknown = Модуля { $found } нет. Выберите из этих: { $modules }.
problem-scoring_needs_map = Настройка map_scoring — только для расширенного поля.
problem-seed_range = Зерно должно быть числом от { $least } до { $most }, а не { $found }.
problem-seed_form = Зерно должно быть целым числом или секретом, а не { $found }.
problem-secret_form = Секрет состоит из шестнадцатеричных цифр ({ $digits }), буквы строчные.
problem-secret_too_new = Для партий первой версии зерно — целое число, а не секрет.
problem-generator_unknown = Генератор случайных чисел должен быть { $first } или { $second }, а не { $found }.

## Answers.

problem-code_unknown = Ответа { $code } нет.
problem-answer_illegal = Ответ { $code } сейчас невозможен.
problem-game_ended = Игра окончена.
problem-undo_too_far = Вернуться к ответу { $to } нельзя. Самый ранний — { $floor }.

## Positions: their form.

problem-more_problems =
    { $count ->
        [one] Есть еще { $count } ошибка.
        [few] Есть еще { $count } ошибки.
        [many] Есть еще { $count } ошибок.
       *[other] Есть еще { $count } ошибок.
    }
problem-format_unknown = { $at }: должно быть { $expected }, а не { $found }.
problem-not_an_object = { $at }: должен быть объект, а не { $found }.
problem-not_a_list = { $at }: должен быть список, а не { $found }.
problem-not_a_flag = { $at }: должно быть true или false, а не { $found }.
problem-key_unknown = { $at }: неизвестный ключ { $found }.
problem-name_unknown = { $at }: неизвестное имя { $found }.
problem-number_range = { $at }: должно быть целое число от { $least } до { $most }, а не { $found }.
problem-rng_form = { $at }: это не состояние генератора случайных чисел.
problem-listed_twice = { $at }: { $thing } указано дважды.
problem-not_in_this_game = { $at }: { $thing } не участвует в этой партии.
problem-extended_board_only = { $at }: только для расширенного поля.
problem-solo_game_only = { $at }: только для одиночной игры.

## Positions: the year.

problem-year_too_late = { $at }: слишком поздно, партия заканчивается после { $last }-го года.
problem-final_year_solo = { $at }: задать нельзя, одиночную игру счет не завершает.
problem-final_year_extended = { $at }: задать нельзя, на расширенном поле важен только счет в конце года.
problem-row_taken_twice = { $at }: два петуха в ряду { $row }.
problem-next_row_early = { $at }: только для игроков, вышедших из зимы.
problem-next_row_reserved = { $at }: это ряд 1, он для владельца жетона винограда.
problem-temporary_given_back = { $at }: сезонный рабочий у места { $seat }, которое вышло из зимы и вернуло его.

## Positions: the seats.

problem-seats_too_many = { $at }: записей { $found }, а игроков только { $players }.
problem-workers_too_many = { $at }: слишком много рабочих. Кроме старшего, разрешено не больше { $most }.
problem-specials_too_many = { $at }: рабочих может быть не больше { $most }, и все разные.
problem-cellar_missing = { $at }: большой погреб без среднего.
problem-used_not_built = { $at }: постройка не возведена.
problem-mat_too_full = { $at }: слишком много карт построек. На планшете помещается { $most }.
problem-stars_too_many = { $at }: слишком много звезд. У игрока их { $most }.
problem-not_a_vine_card = { $at }: { $card } — не лоза.
problem-token_twice = { $at }: два жетона ценностью { $value }.

## Positions: the board.

problem-space_absent = { $at }: это не клетка.
problem-space_shut = { $at }: закрыто при таком числе игроков: { $players }.
problem-space_shared = { $at }: два рабочих на одной клетке.
problem-space_not_owned = { $at }: у места { $seat } нет этой клетки.
problem-grande_only = { $at }: только для старших рабочих.
problem-worker_missing = { $at }: у места { $seat } нет больше такого рабочего.
problem-waiting_nowhere = { $at }: рабочий ждет там, где ждать нельзя.
problem-waiting_too_long = { $at }: ждущий рабочий уже должен был выполнить действие.
problem-farmer_mark = { $at }: у ждущего фермера нет отметки бонуса. Возможные отметки: { $marks }.
problem-mark_unused = { $at }: есть отметка. Она бывает только у ждущего фермера, торговца или гонца.
problem-traveler_early = { $at }: закрыто. Путешественник может стоять там, только если это клетка более раннего сезона.
problem-workers_not_home = { $at }: рабочие места { $seat }, которое вышло из зимы. Они должны быть дома.
problem-automa_space = { $at }: это не открытая клетка, а автома выставляет рабочих только на такие.
problem-automa_worker = { $at }: такого рабочего у автомы нет. Ее рабочие обычные и не ждут.
problem-automa_too_many = { $at }: слишком много рабочих автомы. У нее их { $most }.
problem-glass_unused = { $at }: задать нельзя, в этом испытании нет стеклянных жетонов.

## Positions: the cards.

problem-card_too_often = { $at }: { $card }: указано карт { $found }, а таких всего { $most }.
problem-card_of_other_kind = { $at }: { $card } — карта другого вида.
problem-pile_becomes_deck = { $at }: стопку следовало перемешать в новую колоду (SET-4).
problem-fresh_unused = { $at }: задать нельзя, в этой партии после взятия карт ничего не следует.
problem-fresh_not_in_hand = { $at }: этих карт нет на руке игрока, чей ход.
problem-draft_over = { $at }: задать нельзя, драфт окончен.

## Positions: what is asked.

problem-seat_has_passed = { $at }: место { $seat } уже спасовало.
problem-seat_without_worker = { $at }: у места { $seat } нет рабочего для выставления.
problem-seat_not_asked = { $at }: указано { $found }, а должно быть { $asked }.
problem-stack_start = { $at }: должен быть ход года.
problem-stack_step = { $at }: такого шага в ходе года нет.
problem-stack_placement = { $at }: на этом поле так рабочих не выставляют.
problem-stack_card = { $at }: такой карты нет.
problem-stack_misfit = { $at }: не соответствует остальной позиции.

## Positions: what playing on shows.

problem-dead_end =
    { $answers ->
        [0] В этой позиции никто не может ответить.
        [one] Эту позицию не продолжить: после { $answers } ответа никто не может ответить.
        [few] Эту позицию не продолжить: после { $answers } ответов никто не может ответить.
        [many] Эту позицию не продолжить: после { $answers } ответов никто не может ответить.
       *[other] Эту позицию не продолжить: после { $answers } ответов никто не может ответить.
    }
problem-rules_fail =
    { $answers ->
        [0] Из этой позиции правила не ведут дальше.
        [one] Эту позицию не продолжить: после { $answers } ответа правила не ведут дальше.
        [few] Эту позицию не продолжить: после { $answers } ответов правила не ведут дальше.
        [many] Эту позицию не продолжить: после { $answers } ответов правила не ведут дальше.
       *[other] Эту позицию не продолжить: после { $answers } ответов правила не ведут дальше.
    }
problem-cards_lost =
    { $answers ->
        [0] Карты этой позиции не совпадают с картами игры.
        [one] Эту позицию не продолжить: после { $answers } ответа карты не совпадают с картами игры.
        [few] Эту позицию не продолжить: после { $answers } ответов карты не совпадают с картами игры.
        [many] Эту позицию не продолжить: после { $answers } ответов карты не совпадают с картами игры.
       *[other] Эту позицию не продолжить: после { $answers } ответов карты не совпадают с картами игры.
    }
problem-workers_lost =
    { $answers ->
        [0] У места { $seat } больше или меньше рабочих, чем может быть.
        [one] Эту позицию не продолжить: после { $answers } ответа у места { $seat } больше или меньше рабочих, чем было.
        [few] Эту позицию не продолжить: после { $answers } ответов у места { $seat } больше или меньше рабочих, чем было.
        [many] Эту позицию не продолжить: после { $answers } ответов у места { $seat } больше или меньше рабочих, чем было.
       *[other] Эту позицию не продолжить: после { $answers } ответов у места { $seat } больше или меньше рабочих, чем было.
    }

## The campaign.

problem-campaign_none = Кампании нет.
problem-campaign_finished = Кампания пройдена.
problem-campaign_other_game = Это не следующая партия кампании.
problem-campaign_game_runs = Партия еще не окончена.
problem-campaign_must_win = Испытание { $challenge } нужно выиграть. Пропустить можно только эти испытания и только с динамичной автомой: { $numbers }.
problem-campaign_under_way = Партия этого испытания уже начата.
problem-campaign_format = Это не кампания в формате { $format }.
problem-campaign_keys = В кампании должны быть ровно эти ключи: { $keys }.
problem-campaign_level = Уровень должен быть текстом, а aggressive — true или false.
problem-campaign_lists = Партии и пропущенные испытания должны быть списками.
problem-campaign_skipped_number = Пропущенным испытанием не может быть { $found }.
problem-campaign_skipped_misfit = Пропущенные испытания не соответствуют партиям: { $found }.
problem-campaign_game_keys = В партии { $game } должны быть испытание и результат.
problem-campaign_game_number = В партии { $game } не может быть испытания { $found }.
problem-campaign_game_order = В партии { $game } испытание { $challenge }, а оно не было следующим.
problem-campaign_result = Результат партии { $game } должен быть одним из этих, а не { $found }: { $results }.
problem-campaign_no_json = Файл — не JSON.
problem-campaign_damaged = Кампания повреждена. То, что от нее осталось, сохранено как { $file }.
problem-campaign_unreadable = Не удалось прочитать { $file }: { $detail }.
problem-campaign_unwritable = Не удалось записать { $file }: { $detail }.
problem-campaign_unmovable = Не удалось переименовать { $file }: { $detail }.

## Tournaments.

problem-tournament_entrant = Бота { $name } нет; выберите из этих: { $players }.
problem-tournament_unusable = Бот { $name } не может играть: { $detail }.
problem-tournament_twice = { $name } указан дважды.
problem-tournament_alone = Укажите хотя бы двух ботов или одного с --solo.
problem-tournament_too_few = При { $players } игроках для кругового турнира нужно не меньше { $players } имен, а не { $entrants }; чтобы играть против копий, используйте --field one-vs-rest.
problem-tournament_lost = Процесс партии { $number } ({ $match }) неожиданно завершился, попыток: { $times }.
problem-games_format = В файле { $file } нет партий турнира.
problem-games_other = В файле { $file } партии другого турнира; различаются части: { $keys }.
problem-games_line = Файл { $file } поврежден в строке { $line }.
problem-games_in_use = Другой процесс добавляет партии в { $file }.
problem-games_unusable = Не удалось использовать { $file }: { $detail }.
problem-cluster_missing = Пакет ray не установлен; установите vendemmia с дополнением cluster.
problem-cluster_none = На этом компьютере нет запущенного кластера Ray; запустите его командой ray start --head, укажите адрес или используйте --cluster local.
problem-cluster_unreachable = Кластер { $address } недоступен: { $detail }.
problem-cluster_other = На одной из машин кластера другая установка vendemmia; различаются части: { $keys }.

## Data sets and the benchmark.

problem-dataset_other = В папке { $folder } другой набор данных; различаются части: { $keys }.
problem-dataset_folder = В папке { $folder } другие файлы; выберите пустую.
problem-dataset_damaged = Файл { $file } поврежден.
problem-dataset_unusable = Не удалось использовать { $file }: { $detail }.
problem-dataset_parquet = Пакет pyarrow не установлен; установите vendemmia с дополнением data или используйте --format jsonl.
problem-dataset_lost = Процесс партии { $number } неожиданно завершился, попыток: { $times }.
problem-benchmark_module = Не удалось загрузить { $name }: { $detail }.
problem-benchmark_method = У объекта { $name } нет метода choose.
problem-benchmark_answer = Игрок { $name } ответил { $answer }, но такой ответ не разрешен.
problem-benchmark_failed = Ошибка игрока { $name }: { $detail }.
problem-benchmark_program = Не удалось запустить { $name }: { $detail }.
problem-benchmark_ended = Программа { $name } завершилась без ответа.
problem-benchmark_silent = Программа { $name } не ответила за { $seconds } с.
problem-benchmark_opponent = Соперника { $name } в этой категории нет; выберите из этих: { $names }.
problem-benchmark_changed = { $name } отвечает здесь не так, как записано в { $protocol }, поэтому измерять с ним нельзя; установите vendemmia заново или возьмите версию этого протокола.
problem-benchmark_lost = Процесс партии { $number } против { $opponent } неожиданно завершился, попыток: { $times }.

## The program.

problem-language_unknown = Слов на языке { $language } нет, есть только: { $languages }.
problem-unnamed = Что-то пошло не так: { $name }.

## Shown where words are missing.

missing-question = Выберите ответ.

## Weights, mixtures, trainings and names of computer players

problem-weights_unreadable = Не удается прочитать файл { $file }: { $detail }.
problem-weights_form = Файл { $file } не является файлом весов.
problem-weights_lacking = В файле { $file } не хватает части сети.
problem-weights_other = В файле { $file } есть часть, которая не подходит к сети.
problem-weights_numbers = В файле { $file } есть веса, которые не являются конечными числами.
problem-weights_format = Формат файла { $file } не { $format }.
problem-weights_encoding = Веса из файла { $file } обучены с кодировкой { $found }, а в этой версии { $wanted }.
problem-weights_parts = Веса из файла { $file } обучены с другими частями ответов, чем в этой версии.
problem-weights_frozen = В этой установке нет замороженных весов { $number }, или они изменены; установите vendemmia заново.
problem-weights_shape = Форма весов из файла { $file } не подходит к этому обучению.
problem-mixture_weight = В смеси: в { $entry } после знака * нет целого числа.
problem-mixture_many = В смеси может быть не больше { $most } частей, а в этой { $found }.
problem-mixture_level = В смеси: для { $name } нужен уровень, один из: { $levels }.
problem-mixture_kind = В смеси: { $name } не является видом игры; начните с числа от 2 до 6, solo или campaign.
problem-mixture_unknown = В смеси: { $name } содержит { $unknown }, а это не модуль и не вариант.
problem-training_subject = Нет предмета экзамена { $name }: назовите виды партий, как в смеси, без весов.
problem-training_device = Сеть не может работать здесь на { $device }: используйте cpu, или cuda, если torch видит видеокарту.
problem-training_part = Часть обучения не может начаться с { $start } и закончиться на { $end }: --start не может быть больше --end.
problem-training_lessons = В файле { $file } нет ответов учителя, или они из другой версии.
problem-training_folder = Не удалось использовать папку { $folder }: { $detail }.
problem-training_checkpoint = Контрольная точка { $file } повреждена или не подходит к этой версии: удалите ее, чтобы начать сначала, или укажите другую папку.
problem-training_size = У сети в { $folder } другой размер: продолжайте с --hidden { $hidden } --blocks { $blocks } или укажите другую папку.
problem-training_begun = Обучение в { $folder } начато без { $option }: уберите этот параметр или укажите другую папку.
problem-name_file = Компьютерному игроку { $name } нужен файл весов после двоеточия.
problem-name_walks = Компьютерному игроку { $name } нужно число проходов после двоеточия, а не { $found }.
problem-name_walks_range = У компьютерного игрока { $name } может быть от 1 до { $most } проходов, а не { $found }.
problem-name_options = У компьютерного игрока { $name } нет настроек: уберите { $found }.
