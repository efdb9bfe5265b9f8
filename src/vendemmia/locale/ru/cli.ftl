### The command line: help, errors, and playing in the terminal.

## Help

cli-usage = использование:
cli-options = параметры
cli-arguments = аргументы
cli-commands = команды:
cli-examples = примеры:

cli-main-help = «Виноделие. Полное издание» с «Тосканой»: играть, моделировать партии, искать карты и правила.
cli-main-usage = [КОМАНДА] [параметры]
cli-main-flags =
    Без команды игра открывается в браузере, с теми же параметрами, что и serve.
    vendemmia КОМАНДА --help объясняет команду; vendemmia --version показывает версию.
cli-main-examples =
    {"  "}vendemmia
    {"  "}vendemmia play --players 3 --humans 2 --names Ada,Bruno
    {"  "}vendemmia play --modules all
    {"  "}vendemmia play --solo normal
    {"  "}vendemmia campaign --start easy
    {"  "}vendemmia simulate --games 200 --players 4
    {"  "}vendemmia backup games.sqlite3
    {"  "}vendemmia cards planner
    {"  "}vendemmia rules PLANT-2

cli-serve-help = Играть в браузере: запустить сервер на этом компьютере и открыть игру.
cli-serve-examples =
    {"  "}vendemmia serve
    {"  "}vendemmia serve --port 9000 --no-browser
cli-option-port = порт сервера (по умолчанию 8417 или следующий свободный)
cli-option-no-browser = не открывать браузер

cli-backup-help = Сохранить все партии из браузера в один файл, даже если сервер работает.
cli-backup-examples =
    {"  "}vendemmia backup games.sqlite3
    {"  "}vendemmia backup games.sqlite3 --force
    {"  "}vendemmia backup --check games.sqlite3
cli-option-backup = файл для записи
cli-option-force = перезаписать файл, если он уже есть
cli-backup-done =
    { $games ->
        [one] Сохранена { $games } партия: { $file }
        [few] Сохранены { $games } партии: { $file }
        [many] Сохранено { $games } партий: { $file }
       *[other] Сохранено { $games } партий: { $file }
    }

cli-restore-help = Заменить все партии из браузера резервной копией; текущие партии сначала сохраняются в другом файле.
cli-restore-examples =
    {"  "}vendemmia restore games.sqlite3
cli-option-restore = файл, записанный командой vendemmia backup, или копия базы данных
cli-restore-done =
    { $games ->
        [one] Восстановлена { $games } партия из { $file }
        [few] Восстановлены { $games } партии из { $file }
        [many] Восстановлено { $games } партий из { $file }
       *[other] Восстановлено { $games } партий из { $file }
    }
cli-restore-aside = Прежняя база данных сохранена как { $file }

cli-play-help = Играть в терминале: против бота, с другими людьми за одной клавиатурой или в одиночку против автомы; с модулями «Тосканы» или без них.
cli-play-examples =
    {"  "}vendemmia play
    {"  "}vendemmia play --players 4 --names Ada
    {"  "}vendemmia play --players 3 --bots hard,easy
    {"  "}vendemmia play --humans 2 --names Ada,Bruno --seed 7
    {"  "}vendemmia play --modules extended_board,special_workers,structure_cards
    {"  "}vendemmia play --modules board --no-map-scoring
    {"  "}vendemmia play --solo hard --challenge 3
    {"  "}vendemmia play --solo normal --modules all
    {"  "}vendemmia play --load game.json

cli-campaign-help = Восемь испытаний против автомы на базовом поле, одно за другим. Без параметров показывает ваш путь.
cli-campaign-examples =
    {"  "}vendemmia campaign --start normal
    {"  "}vendemmia campaign --play
    {"  "}vendemmia campaign
    {"  "}vendemmia campaign --start easy --aggressive --again

cli-simulate-help = Дать ботам сыграть много партий и показать длительность, счет, победы и частоту действий и карт.
cli-simulate-examples =
    {"  "}vendemmia simulate
    {"  "}vendemmia simulate --games 1000 --players 4 --seed 7 --workers 2
    {"  "}vendemmia simulate --games 50 --json
    {"  "}vendemmia simulate --games 20 --bots normal,random
    {"  "}vendemmia simulate --players 3 --modules all
    {"  "}vendemmia simulate --solo normal --challenge 5

cli-tournament-help = Свести ботов во многих партиях, каждого на каждом месте, и показать доли побед, рейтинги, счет, время на раздумья и манеру игры. Уже сыгранные партии заново не играются.
cli-tournament-examples =
    {"  "}vendemmia tournament normal easy random
    {"  "}vendemmia tournament hard --against normal --games 1000
    {"  "}vendemmia tournament hard --against normal --players 4 --games 400
    {"  "}vendemmia tournament hard normal easy --players 3 --field round-robin --modules all
    {"  "}vendemmia tournament hard normal --solo very_hard --out results
    {"  "}vendemmia tournament hard normal --games 10000 --cluster

cli-train-help = Научить сеть играть, подражанием и игрой с собой, и записать веса в папку. Та же команда продолжает начатое. Нужен torch.
cli-train-examples =
    {"  "}vendemmia train runs/small --minutes 30 --hidden 128 --blocks 1 --mixture 2,solo:normal
    {"  "}vendemmia train runs/large --minutes 60 --workers 15 --games 1024 --device cuda --teach 200000
    {"  "}vendemmia tournament expert:runs/small/best.npz --against normal

cli-dataset-help = Дать ботам сыграть партии и записать их в папку как набор данных: партии, позиции с ответами, шансы и результаты, схема, описание и лицензия. Та же команда продолжает начатое.
cli-dataset-examples =
    {"  "}vendemmia dataset data/expert --games 1000
    {"  "}vendemmia dataset data/levels --bots hard,normal --games 200 --positions 4
    {"  "}vendemmia dataset data/solo --solo hard --games 100 --format jsonl
    {"  "}vendemmia dataset data/games --players 4 --modules all --positions 0 --workers 2

cli-benchmark-help = Измерить своего игрока против выпущенных на постоянных раздачах и вывести его строку таблицы с интервалами.
cli-benchmark-examples =
    {"  "}vendemmia benchmark my_module:Player
    {"  "}vendemmia benchmark my_module:Player --against normal,expert-1 --games 40
    {"  "}vendemmia benchmark my_module:Player --track solo
    {"  "}vendemmia benchmark "./my_bot --fast" --program

cli-replay-help = Проверить записанную партию и вывести ее словами.
cli-replay-examples =
    {"  "}vendemmia replay game.json
    {"  "}vendemmia replay game.json --ply 120

cli-cards-help = Показать карты, родителей, постройки и особых рабочих по id или названию либо искать в их текстах. Без слова — список всего.
cli-cards-examples =
    {"  "}vendemmia cards
    {"  "}vendemmia cards merlot
    {"  "}vendemmia cards винный критик
    {"  "}vendemmia cards mama:alaena
    {"  "}vendemmia cards доход £2
    {"  "}vendemmia cards worker:farmer

cli-rules-help = Показать правила по номеру или главе либо искать в их текстах. Без слова — список номеров.
cli-rules-examples =
    {"  "}vendemmia rules
    {"  "}vendemmia rules PLANT-2
    {"  "}vendemmia rules HARV
    {"  "}vendemmia rules SPW-4
    {"  "}vendemmia rules старший рабочий

cli-translations-help = Сравнить переводы с английским: чего не хватает, что лишнее, что устарело. Укажите язык, чтобы увидеть весь список.
cli-translations-examples =
    {"  "}vendemmia translations
    {"  "}vendemmia translations pl
    {"  "}vendemmia translations pl --confirm

cli-option-help = показать эту справку и выйти
cli-option-language = язык: { $languages } (по умолчанию: язык системы)
cli-option-translations = язык, для которого вывести весь список
cli-option-confirm = отметить, что перевод соответствует сегодняшнему английскому тексту
cli-option-players = число игроков, от 2 до 6 (по умолчанию 2)
cli-option-friendly = дружелюбный вариант: клетку с бонусом занимать, только если бонус можно использовать
cli-option-advanced = продвинутый вариант: выбор из двух мам и двух пап
cli-option-max-years = закончить партию после этого года
cli-option-solo = играть в одиночку против автомы на этом уровне: very_easy, easy, normal, hard или very_hard
cli-option-aggressive = динамичная автома: опережать ее после каждого года (easy, normal, hard)
cli-option-challenge = сыграть испытание кампании, от 1 до 8
cli-option-modules = модули «Тосканы»: extended_board, special_workers, structure_cards (кратко: board, workers, structures) или all
cli-option-no-map-scoring = на расширенном поле: в конце регионы очков не дают (советуем для двоих)
cli-option-campaign-start = начать кампанию на этом уровне: very_easy, easy, normal, hard или very_hard
cli-option-campaign-again = начать, даже если идет другая кампания; та уйдет в архив
cli-option-campaign-play = сыграть следующую партию или продолжить начатую
cli-option-campaign-skip = пропустить испытание (4 и 7, с динамичной автомой)
cli-option-campaign-name = ваше имя в новой партии
cli-option-campaign-seed = зерно новой партии: одно и то же зерно дает одни и те же карты
cli-option-humans = сколько игроков — люди; за остальных играют боты (по умолчанию 1)
cli-option-bots = боты, см. ниже; один на все места или по одному на каждое (по умолчанию normal)
cli-opponents = боты:
cli-option-simulation-bots = боты: random, easy, normal, hard, expert, master или характер (описания: vendemmia play --help); один на все места или по одному на каждое (по умолчанию random)
cli-option-names = имена игроков по порядку мест
cli-option-seed = зерно партии: одно и то же зерно дает одни и те же карты
cli-option-load = продолжить сохраненную партию; она сохраняется в тот же файл
cli-option-save = файл для сохранения партии (по умолчанию новый в папке данных)
cli-option-games = число партий (по умолчанию { $default })
cli-option-simulation-seed = зерно всех партий: одно и то же зерно дает одни и те же карты (по умолчанию { $default })
cli-option-processes = число процессов (по умолчанию { $default }); на результат не влияет
cli-option-entrants = боты, которые встречаются: random, easy, normal, hard, expert, master, master:N (N проходов) или expert:FILE (другие веса)
cli-option-tournament-games = число партий в каждом матче (по умолчанию { $default }), округляется вверх, чтобы каждый сыграл на каждом месте поровну
cli-option-against = другой игрок; играются только матчи против него
cli-option-field = кто встречается, если игроков больше двух: one-vs-rest (каждый против копий другого) или round-robin (за каждым столом разные) (по умолчанию { $default })
cli-option-cluster = играть на кластере Ray: на том, к которому относится этот компьютер, на кластере с указанным адресом или local — на запущенном здесь; нужно дополнение cluster
cli-option-train-folder = папка обучения: контрольные точки, журнал и best.npz, лучшие веса на данный момент
cli-option-train-minutes = сколько минут длится обучение этой командой (по умолчанию 10; с --steps без предела)
cli-option-train-steps = остановиться, когда в обучении этой папки столько ответов; 0 — без предела (по умолчанию { $default })
cli-option-train-mixture = виды партий, каждый с весом: от 2 до 6 игроков, solo:LEVEL или campaign, затем модули (all) и варианты, например 2*3,2:all,solo:very_hard*2 (по умолчанию все виды)
cli-option-train-workers = процессы, которые играют партии (по умолчанию { $default })
cli-option-train-games = сколько партий каждый из них играет одновременно (по умолчанию { $default })
cli-option-train-ticks = ответов в каждой партии между двумя раундами обучения (по умолчанию { $default })
cli-option-train-device = где работает сеть: cpu или cuda для видеокарты (по умолчанию { $default })
cli-option-train-hidden = ширина сети (по умолчанию { $default })
cli-option-train-blocks = скрытых слоев после первого (по умолчанию { $default })
cli-option-train-weights = начать с весов из файла
cli-option-train-lessons = начать с подражания учителю: файлы его ответов
cli-option-train-teach = начать с подражания учителю: сколько его ответов собрать (по умолчанию { $default })
cli-option-train-league = доля партий против прежних версий себя, чаще всего со склонностью к некоторым действиям (по умолчанию { $default })
cli-option-train-rate = скорость обучения в начале (по умолчанию { $default })
cli-option-train-entropy = чего в начале стоят пробы разных ответов (по умолчанию { $default })
cli-option-train-points = сколько побед стоят десять очков отрыва (по умолчанию { $default })
cli-option-train-epochs = сколько раз раунд учится на каждом ответе (по умолчанию { $default })
cli-option-train-batch = ответов в одном шаге обучения (по умолчанию { $default })
cli-option-train-start = доля всего обучения, пройденная прежними командами, от 0 до 1 (по умолчанию { $default })
cli-option-train-end = доля, пройденная после этой команды, от 0 до 1 (по умолчанию { $default })
cli-option-train-exam-games = партий по каждому предмету экзамена; 0 — без экзаменов (по умолчанию { $default })
cli-option-train-exam-minutes = минут между экзаменами (по умолчанию { $default })
cli-option-train-subjects = виды партий на экзамене (по умолчанию самые частые в смеси)
cli-option-train-rival = бот на экзаменах (по умолчанию { $default })
cli-option-train-seed = зерно обучения (по умолчанию { $default })
cli-option-dataset-folder = папка набора данных; партии, которые там уже есть, заново не играются
cli-option-dataset-bots = боты: random, easy, normal, hard, expert, master или характер (описания: vendemmia play --help); один на все места или по одному на каждое (по умолчанию expert)
cli-option-dataset-positions = сохранять одну из N позиций: 1 — все, 0 — ни одной (по умолчанию { $default })
cli-option-dataset-no-chances = не записывать, что о позициях думает сеть
cli-option-dataset-format = parquet (нужно дополнение data) или jsonl (по умолчанию parquet, если установлен pyarrow)
cli-option-dataset-part = партий в одном файле (по умолчанию { $default })
cli-option-benchmark-name = MODULE:NAME объекта Python с методом choose, бот или, с --program, команда
cli-option-benchmark-program = имя — команда программы, которая читает вопросы и пишет ответы, по одному в строке
cli-option-benchmark-track = партии: two, four (число игроков), tuscany (два игрока, все модули) или solo (по умолчанию { $default })
cli-option-benchmark-against = только эти соперники (по умолчанию все выпущенные; для solo все уровни)
cli-option-benchmark-games = число партий против каждого соперника (по умолчанию как в полном измерении, 200)
cli-option-benchmark-deals = набор раскладов, от 0 до 9 (по умолчанию { $default })
cli-option-benchmark-seconds = сколько секунд программа может думать над одним ответом (по умолчанию { $default })
cli-option-out = папка для партий и отчетов (по умолчанию своя для этих параметров в папке данных); та же команда продолжает начатое
cli-option-json = вывести JSON вместо таблиц
cli-option-html = также записать страницу с результатами в этот файл
cli-option-record = сохраненная партия
cli-option-ply = показать стол после стольких решений, а не всю партию
cli-option-cards = id, название или слова для поиска
cli-option-rules = номер правила, буквы главы или слова для поиска

cli-version = vendemmia { $version } ({ $mode })

## Errors: one line each

cli-error = vendemmia: { $problem }
cli-error-hint = { $problem } (см. { $command } --help)
cli-error-unknown = неизвестный аргумент: { $argument }
cli-error-argument = { $argument }: { $problem }
cli-error-value = не хватает значения
cli-error-decimal = { $text } — не число
cli-error-number = { $text } — не целое число
cli-error-level = { $text } — не уровень; выберите из этих: { $levels }
cli-error-bot = { $text } — не бот; выберите из этих: { $bots }
cli-reduced-walks = Движок не скомпилирован, поэтому { $bot } просматривает на каждый ответ меньше продолжений: { $walks } вместо { $usual }.
cli-error-bots = ботов { $bots }, а мест { $seats }: укажите одного на все или по одному на каждое
cli-error-one-of = выберите из этих: { $names }, а не { $text }
cli-error-module = { $text } — не модуль; выберите из этих: { $modules } (кратко: { $short }) или { $all }
cli-error-needs = { $flags }: только вместе с { $other }
cli-error-together = используйте только один из этих параметров: { $flags }
cli-error-solo-options = с --solo использовать нельзя: { $flags }
cli-error-range = { $text } — не от { $least } до { $most }
cli-error-command = неизвестная команда { $name }; выберите из этих: { $commands }
cli-error-command-near = неизвестная команда { $name }; может быть, { $near }?
cli-error-humans = людей { $humans }, а игроков в партии { $players }
cli-error-names-many = имен слишком много: { $names }, а игроков { $players }
cli-error-names-equal = у двух игроков не может быть одного имени
cli-error-name = длина имени — от 1 до { $most } символов
cli-error-load-options = с --load использовать нельзя, это уже задано в сохраненной партии: { $flags }
cli-error-folder = не удалось записать { $file }: это папка, ее папки нет или имя слишком длинное
cli-error-read = не удалось прочитать { $file }: { $problem }
cli-error-write = не удалось записать { $file }: { $problem }
cli-error-no-text = { $file } — не сохраненная партия
cli-error-record = { $file } — не запись партии. { $problem }
cli-error-record-ply = { $file } — не запись партии; первая ошибка в решении { $ply }. { $problem }
cli-error-no-file = команде replay нужна сохраненная партия (см. vendemmia replay --help)
cli-error-needs-file = команде { $command } нужен файл (см. vendemmia { $command } --help)
cli-error-ply = в этой партии нет решения { $ply }, только от 0 до { $plies }
cli-error-ply-lost = позицию после ответа { $ply } не показать: с тех пор правила изменились
cli-error-rulebook = в этой установке нет книги правил
cli-no-card = нет карты с таким id или такими словами: { $query }
cli-no-rule = нет правила с таким номером или такими словами: { $query }
cli-interrupted = Прервано.

## Playing in the terminal: start and end

cli-name-human = Игрок { $number }
cli-name-random = Случайный { $number }
cli-name-easy = Легкий { $number }
cli-name-normal = Нормальный { $number }
cli-name-hard = Сложный { $number }
cli-name-expert = Эксперт { $number }
cli-name-master = Мастер { $number }
cli-welcome = Добро пожаловать на винодельню. Отвечайте числом или введите help, чтобы узнать, что еще можно сделать.
cli-seed = Зерно { $seed }: известный расклад. Игроки: { $players }.
cli-players = Игроки: { $players }.
cli-went-on = С тех пор как партию сохранили, правила изменились. Она продолжается с позиции, сохраненной после ответа { $ply }.
cli-resumed =
    { $plies ->
        [one] Игра продолжается после { $plies } решения. Игроки: { $players }.
        [few] Игра продолжается после { $plies } решений. Игроки: { $players }.
        [many] Игра продолжается после { $plies } решений. Игроки: { $players }.
       *[other] Игра продолжается после { $plies } решений. Игроки: { $players }.
    }
cli-cover = Следующий ход: { $player }. Чтобы очистить экран, нажмите Enter:
cli-hand-over = Следующий ход: { $player }; остальные, отвернитесь. { $player }, нажмите Enter:
cli-hand-over-only = Чтобы продолжить, нажмите Enter. Можно также ввести undo, чтобы отменить последнее решение, или quit.
cli-saved = Сохранено: { $file }
cli-saved-hint = Продолжить: vendemmia play --load "{ $file }"
cli-input-ended = Ввод закончился.
cli-final = Итог:
cli-standing = { $rank }. { $player }: { $vp } ПО (£{ $lira }, ценность вин { $wine }, ценность винограда { $grapes })
cli-not-over = Игра еще не окончена; идет { $year }-й год.

## The game against the Automa

cli-solo-level =
    { $aggressive ->
        [yes] Уровень: { $level }, динамичная автома.
       *[no] Уровень: { $level }.
    }
cli-solo-challenge = Испытание { $number }: { $name }
cli-solo-tokens =
    { $count ->
        [one] Вы начинаете с { $count } жетоном бонуса.
        [few] Вы начинаете с { $count } жетонами бонуса.
        [many] Вы начинаете с { $count } жетонами бонуса.
       *[other] Вы начинаете с { $count } жетонами бонуса.
    }
cli-modules =
    { $scoring ->
        [yes] Модули: { $modules }.
       *[no] Модули: { $modules }. В конце регионы очков не дают.
    }
cli-module = { $module }: { $text }
cli-modules-none = Это базовая игра, без модулей.
cli-solo-not = Это не одиночная игра: автомы нет.
cli-solo-behind = Партия заканчивается после { $year }-го года: вы не опережали автому (правило AGG-1).
cli-solo-few-workers = Партия заканчивается после { $year }-го года: у вас было меньше 6 рабочих (правило CAMP-4).

cli-campaign = Кампания. { $level }
cli-campaign-challenge = { $number }. { $name }: { $status }
cli-campaign-won =
    { $games ->
        [1] победа в первой же партии
        [one] победа за { $games } партию
        [few] победа за { $games } партии
        [many] победа за { $games } партий
       *[other] победа за { $games } партий
    }
cli-campaign-current =
    { $games ->
        [0] сейчас
        [one] сейчас, { $games } партия без победы
        [few] сейчас, { $games } партии без победы
        [many] сейчас, { $games } партий без победы
       *[other] сейчас, { $games } партий без победы
    }
cli-campaign-to-come = впереди
cli-campaign-skipped = пропущено
cli-campaign-score = Счет (сыграно партий): { $score }. Лучший возможный: { $best }.
cli-campaign-finished = Кампания пройдена. Сыграно партий: { $score }; лучший возможный итог — { $best }.
cli-campaign-next = Дальше: испытание { $number }. Начать: vendemmia campaign --play
cli-campaign-under-way = Партия испытания { $number } уже идет. Продолжить: vendemmia campaign --play
cli-campaign-tokens =
    { $count ->
        [one] За партию без победы вы начинаете с { $count } жетоном бонуса.
        [few] За партии без победы вы начинаете с { $count } жетонами бонуса.
        [many] За партии без победы вы начинаете с { $count } жетонами бонуса.
       *[other] За партии без победы вы начинаете с { $count } жетонами бонуса.
    }
cli-campaign-may-skip = Это испытание можно пропустить: vendemmia campaign --skip
cli-campaign-archived = Прежняя кампания в архиве: { $folder }
cli-campaign-hint = Продолжить: vendemmia campaign --play
cli-campaign-running =
    { $games ->
        [one] кампания уже идет (сыграна { $games } партия); с --again она уйдет в архив и начнется новая
        [few] кампания уже идет (сыграно { $games } партии); с --again она уйдет в архив и начнется новая
        [many] кампания уже идет (сыграно { $games } партий); с --again она уйдет в архив и начнется новая
       *[other] кампания уже идет (сыграно { $games } партий); с --again она уйдет в архив и начнется новая
    }
cli-campaign-none = кампании нет; начните ее, например: vendemmia campaign --start normal
cli-campaign-over = кампания пройдена; начните другую, например: vendemmia campaign --start normal
cli-campaign-started = --seed и --name — для новой партии, а одна уже идет
cli-campaign-changed = пока шла эта партия, кампания изменилась, поэтому результат не засчитан
cli-campaign-skip-later = партия этого испытания еще идет; сначала доиграйте ее
cli-campaign-game-damaged = партия кампании повреждена и сохранена как { $file }; campaign --play начнет ее заново ({ $problem })

## Playing in the terminal: the question

cli-heading = { $season }. { $player }: { $purse }
cli-heading-automa = { $automa }: { $vp } ПО.
cli-heading-tokens = Жетоны бонусов: { $count }.
cli-heading-grapes = Виноград: { $list }.
cli-heading-wines = Вина: { $list }.
cli-prompt =
    { $most ->
        [1] Ваш ответ (только 1) или help:
       *[other] Ваш ответ, от 1 до { $most }, или help:
    }
cli-numbered = { $number }. { $label }
cli-choice =
    { $has_text ->
        [yes]
            { $has_outlook ->
                [yes] { $number }. { $label }. { $text } ({ $outlook })
               *[no] { $number }. { $label }. { $text }
            }
       *[no]
            { $has_outlook ->
                [yes] { $number }. { $label } ({ $outlook })
               *[no] { $number }. { $label }
            }
    }
cli-placement =
    { $has_outlook ->
        [yes] { $label } ({ $outlook }): { $workers }
       *[no] { $label }: { $workers }
    }
cli-place = { $action }, { $space }
cli-place-far = { $action }, { $worker }: { $spaces }
cli-place-season = { $action } ({ FORM($season, "low") })
cli-place-bump = { $space }, на место игрока { $player }
cli-space-bonus =
    { $shown ->
        [yes] { $space } с бонусом ({ $bonus })
       *[no] { $space } с бонусом
    }
cli-space-any-bonus = { $space } с бонусом на ваш выбор
cli-region-others = Другие там: { $stars }.
cli-pass-bonus = Ряд { $row } дает: { $bonus }.
cli-pass-again = У вас еще есть рабочие, которых можно выставить. Чтобы спасовать, повторите ответ.
cli-number-range =
    { $most ->
        [1] Единственный ответ — 1.
       *[other] Выберите число от 1 до { $most }.
    }
cli-several = «{ $answer }» подходит к нескольким ответам: { $numbers }.
cli-not-understood = «{ $answer }» — не ответ и не команда. Введите число или help.
cli-undone = Отменено.
cli-nothing-to-undo = Отменять нечего: после вашего последнего решения что-то открылось или решал другой игрок.
cli-play-commands =
    Отвечайте номером варианта, его кодом или словом из кода (их показывает codes). Можно также ввести:
    {"  "}Enter: показать вопрос еще раз
    {"  "}board: весь стол
    {"  "}hand: ваши карты
    {"  "}discards: стопки сброса
    {"  "}chart: таблица пробуждения; map: звезды на карте Тосканы (расширенное поле)
    {"  "}modules: что добавляют модули этой партии
    {"  "}solo: уровень и испытание этой одиночной игры
    {"  "}log, log 50, log all: что произошло
    {"  "}why: какие действия сейчас закрыты и почему
    {"  "}why КОД или why СЛОВО: почему такой ответ невозможен, например why plant_vine
    {"  "}card НАЗВАНИЕ: карта, постройка или особый рабочий целиком, например card planner
    {"  "}rule НОМЕР: правило, например rule PLANT-2; или слова для поиска
    {"  "}codes: коды вариантов
    {"  "}undo: отменить последнее решение; undo all: сколько возможно
    {"  "}save или save ФАЙЛ: сохранить партию и играть дальше
    {"  "}quit: сохранить партию и выйти
cli-card-usage = Назовите карту, например card planner.
cli-rule-usage = Назовите правило, например rule PLANT-2, или слова для поиска.
cli-log-usage = Введите log, log и число строк или log all.
cli-log-empty = Пока ничего не произошло.
cli-many-cards = Найдено карт: { $count }. Добавьте слово.
cli-many-rules = Найдено правил: { $count }. Добавьте слово.

## Why not

cli-why = { $answer }:
cli-reason = { $reason } (правило { $rule })
cli-why-instead = Вместо этого: { $number }. { $answer }
cli-why-first = Сначала: { $number }. { $answer }
cli-why-legal = Сейчас это возможно: ответ { $numbers }.
cli-why-usage = Назовите ответ, например why field:5 или why merlot; codes показывает доступные сейчас ответы.
cli-why-all-open = Вам доступны все действия этого сезона.
cli-no-code = В этой партии нет ответа с кодом или словом «{ $code }».

## The table

cli-none = нет
cli-set-up = Подготовка
cli-year-season = Год { $year }, { FORM($season, "low") }
cli-year-over = После { $year }-го года
cli-board-season = { $season }.
cli-board-calendar = { $season }. Первый игрок: { $player }.
cli-board-calendar-solo = { $season }. Всего лет в игре: { $years }.
cli-board-automa = { $automa }: { $vp } ПО, рабочие: { $workers }.
cli-board-automa-card = Последняя карта автомы: { $card }
cli-board-glass = Ряды со стеклянным жетоном: { $rows }
cli-board-final-year = Целевой счет набран: это последний год.
cli-board-order = Порядок пробуждения: { $order }.
cli-board-next-rows = Следующий год: { $order }.
cli-board-row = { $player } (ряд { $row })
cli-board-temporary = Сезонный рабочий: { $player }.
cli-board-grape-token = Жетон винограда и ряд 1 в следующем году: { $player }.
cli-board-passed = Пас: { $players }.
cli-board-decks = Карт в колодах: { $decks }.
cli-board-discarded = Карт в сбросе: { $decks }.
cli-board-actions =
    { $bonuses ->
        [yes]
            { $now ->
                [yes] { $season }, действия (сейчас), бонусы в скобках:
               *[no] { $season }, действия, бонусы в скобках:
            }
       *[no]
            { $now ->
                [yes] { $season }, действия (сейчас):
               *[no] { $season }, действия:
            }
    }
cli-board-action = { $action }: { $spaces }
cli-board-space = { $space } { $who }
cli-space-left = левая
cli-space-middle = средняя
cli-space-right = правая
cli-space-beside = рядом
cli-space-with-bonus = { $space } ({ $bonus })
cli-space-free = свободна
cli-worker = { $player } ({ $about })
cli-worker-waiting = выставлен заранее

# The wake-up chart: the bonuses for entering its three columns.
cli-chart = Таблица пробуждения с бонусами рядов:
cli-chart-row = { $row } { $who }: { $bonus }
cli-chart-columns = Таблица пробуждения с бонусами за переход в лето / осень / зиму:
cli-chart-cells = { $row } { $who }: { $summer } / { $fall } / { $winter }
cli-chart-empty = пусто
cli-chart-next = { $player } на следующий год

cli-map-none = В этой партии нет карты Тосканы.
cli-map =
    { $scoring ->
        [yes] Карта Тосканы: ПО в конце игры за большинство звезд и бонус за звезду:
       *[no] Карта Тосканы: бонус за звезду; в конце игры регионы очков не дают:
    }
cli-map-region =
    { $scoring ->
        [yes] { $region } ({ $vp } ПО; { $bonus }): { $stars }
       *[no] { $region } ({ $bonus }): { $stars }
    }
cli-stars = { $who } { $count }
cli-stars-left =
    { $count ->
        [0] в запасе нет
       *[other] в запасе { $count }
    }

cli-specials = Особые рабочие (обучение дороже на £{ $lira }):
cli-special =
    { $owned ->
        [yes] { $worker }: { $text } Есть у игроков: { $owners }.
       *[no] { $worker }: { $text }
    }
cli-special-owner =
    { $where ->
        [ready] { $player } (доступен)
        [placed] { $player } (выставлен)
       *[training] { $player } (обучается)
    }

cli-discards = Стопки сброса, сначала верхняя карта:
cli-discard-pile =
    { $deck ->
        [vine] Лозы: { $cards }
        [summer] Летние гости: { $cards }
        [winter] Зимние гости: { $cards }
        [structure] Карты построек: { $cards }
       *[order] Заказы: { $cards }
    }
cli-purse =
    { $residual ->
        [0] { $vp } ПО, £{ $lira }, доступные рабочие: { $workers }.
       *[other] { $vp } ПО, £{ $lira } и £{ $residual } в год, доступные рабочие: { $workers }.
    }
cli-workers-regular =
    { $count ->
        [one] { $count } обычный
        [few] { $count } обычных
        [many] { $count } обычных
       *[other] { $count } обычных
    }
cli-vineyard-own = { $player } (вы)
cli-vineyard = { $player }: { $purse }
cli-vineyard-structures = Постройки: { $list }
cli-vineyard-fields = Участки: { $list }
cli-vineyard-crush-pad = Давильня: { $list }
cli-vineyard-cellar = Погреб (ценность до { $top }): { $list }
cli-vineyard-training = Обучены в этом году: { $list }
cli-workers-trained =
    { $count ->
        [one] { $count } рабочий
        [few] { $count } рабочих
        [many] { $count } рабочих
       *[other] { $count } рабочих
    }
cli-vineyard-card =
    { $used ->
        [yes] { $card } ({ $place }, использовано): { $text }
       *[no] { $card } ({ $place }): { $text }
    }
cli-vineyard-demolished = В этом году снесена карта постройки
cli-vineyard-stars = Звезды: { $list }
cli-card-on-mat = планшет
cli-card-on-field = участок { $field }
cli-structure-used = { $structure } (использовано)
cli-vineyard-tokens = Жетоны бонусов: { $count }
cli-vineyard-hand = Рука: { $cards }
cli-field = { $field }: { $vines } ({ $value } из { $field })
cli-field-harvested = { $field }: { $vines } ({ $value } из { $field }, урожай собран)
cli-field-empty = { $field } пустой
cli-field-structure = { $field }: { $structure }
cli-field-sold = { $field } продан
cli-grape-red = красный { $value }
cli-grape-white = белый { $value }
cli-token-red = красное { $value }
cli-token-white = белое { $value }
cli-token-blush = розовое { $value }
cli-token-sparkling = игристое { $value }
cli-count-vine =
    { $count ->
        [one] { $count } лоза
        [few] { $count } лозы
        [many] { $count } лоз
       *[other] { $count } лоз
    }
cli-count-summer =
    { $count ->
        [one] { $count } летний гость
        [few] { $count } летних гостя
        [many] { $count } летних гостей
       *[other] { $count } летних гостей
    }
cli-count-winter =
    { $count ->
        [one] { $count } зимний гость
        [few] { $count } зимних гостя
        [many] { $count } зимних гостей
       *[other] { $count } зимних гостей
    }
cli-count-order =
    { $count ->
        [one] { $count } заказ
        [few] { $count } заказа
        [many] { $count } заказов
       *[other] { $count } заказов
    }
cli-count-structure =
    { $count ->
        [one] { $count } карта постройки
        [few] { $count } карты построек
        [many] { $count } карт построек
       *[other] { $count } карт построек
    }
cli-hand =
    { $owner ->
        [yes]
            { $count ->
                [0] Ваша рука: нет карт
                [one] Ваша рука, { $count } карта:
                [few] Ваша рука, { $count } карты:
                [many] Ваша рука, { $count } карт:
               *[other] Ваша рука, { $count } карт:
            }
       *[no]
            { $count ->
                [0] Рука игрока { $player }: нет карт
                [one] Рука игрока { $player }, { $count } карта:
                [few] Рука игрока { $player }, { $count } карты:
                [many] Рука игрока { $player }, { $count } карт:
               *[other] Рука игрока { $player }, { $count } карт:
            }
    }

## Cards and rules

cli-card-line =
    { $deck ->
        [vine]
            { $count ->
                [1] { $name }. { $text }
               *[other] { $count } × { $name }. { $text }
            }
        [summer] Летний гость «{ $name }». { $text }
        [winter] Зимний гость «{ $name }». { $text }
        [structure] Карта постройки «{ $name }». { $text }
       *[order] { $name }
    }
cli-card-title = { $name } (id: { $id })
cli-card-ruling = Разъяснение: { $ruling }
cli-card-listed = { $id }: { $name }
cli-list-vine = Лозы
cli-list-summer = Летние гости
cli-list-winter = Зимние гости
cli-list-order = Заказы
cli-list-mama = Мамы
cli-list-papa = Папы
cli-list-structure = Постройки
cli-list-structure_card = Карты построек
cli-list-worker = Особые рабочие
cli-list-automa = Карты автомы
cli-rule = { $number }: { $text }
cli-rules-chapter = { $chapter }: { $rules }

## Translations

cli-translations-complete = { $language }: готово
cli-translations-language = { $language }: { $counts }
cli-translations-confirmed = { $language }: отмечено как актуальное
cli-translations-unreadable = не читается: { $count }
cli-translations-missing = не хватает: { $count }
cli-translations-unused = лишнее: { $count }
cli-translations-variables = с другими переменными: { $count }
cli-translations-plurals = без всех форм числа: { $count }
cli-translations-form = с неизвестной формой: { $count }
cli-translations-mentions = с другими упомянутыми правилами: { $count }
cli-translations-outdated = устарело: { $count }

## Replay

cli-replay = Игроки: { $players }. Зерно { $seed }, { $plies ->
        [one] { $plies } решение
        [few] { $plies } решения
        [many] { $plies } решений
       *[other] { $plies } решений
    }.
cli-replay-ply = { $ply }. { $player }: { $answer }
cli-replay-sound = Запись верна: { $plies ->
        [one] { $plies } решение
        [few] { $plies } решения
        [many] { $plies } решений
       *[other] { $plies } решений
    }, контрольная сумма { $checksum }.
cli-replay-gap =
    { $count ->
        [0] С тех пор правила изменились: отсюда игра продолжается с сохраненной позиции.
        [1] Ответ { $first } не воспроизвести: с тех пор правила изменились. Игра продолжается с сохраненной позиции.
       *[other] Ответы с { $first } по { $last } не воспроизвести: с тех пор правила изменились. Игра продолжается с сохраненной позиции.
    }
cli-replay-position = Стол после решения { $ply } из { $plies }.
cli-replay-question = Вопрос игроку { $player }: { $question }
cli-replay-answer = Ответ игрока { $player }: { $answer }

## Simulation

cli-progress = партий: { $finished } из { $games }
cli-simulated = { $games ->
        [one] { $games } партия
        [few] { $games } партии
        [many] { $games } партий
       *[other] { $games } партий
    }, { $kind ->
        [random]
            { $players ->
                [one] { $players } случайный игрок
                [few] { $players } случайных игрока
                [many] { $players } случайных игроков
               *[other] { $players } случайных игроков
            }
       *[other]
            { $players ->
                [one] { $players } игрок
                [few] { $players } игрока
                [many] { $players } игроков
               *[other] { $players } игроков
            }
    }, зерно { $seed }
cli-simulated-solo = { $games ->
        [one] { $games } партия
        [few] { $games } партии
        [many] { $games } партий
       *[other] { $games } партий
    }, { $kind ->
        [random] случайный игрок
       *[other] бот
    } против автомы, зерно { $seed }
cli-simulated-bots = По местам: { $bots }
cli-speed = решений в секунду: { $rate }
cli-cut-short = из них закончились по пределу лет: { $games }
cli-table-measure = За партию
cli-table-mean = среднее
cli-table-least = мин.
cli-table-median = медиана
cli-table-most = макс.
cli-table-years = Длительность в годах
cli-table-decisions = Решения
cli-table-scores = Счет игрока
cli-table-map = Счет игрока за карту Тосканы
cli-table-workers = Обучено особых рабочих
cli-table-results = Против автомы
cli-table-games = партии
cli-table-rate = доля
cli-table-win = Победы
cli-table-draw = Ничьи
cli-table-loss = Поражения
cli-table-seats = Место
cli-table-seats-row = Место { $number }
cli-table-turn_order = Порядок хода в первом году
cli-table-turn_order-row = Игрок { $number } по порядку хода
cli-table-wins = победы
cli-table-win_rate = доля побед
cli-table-mean_score = средний счет
cli-table-actions = Рабочих выставлено, по действиям
cli-table-cards = Карты сыграны, посажены, выполнены или возведены
cli-table-times = раз
cli-table-per_game = за партию
cli-table-by_winners = у победителей

## Promised deals

cli-verify-help = Проверить, что партия сыграна с раскладом, который обещал сервер.
cli-verify-examples =
    {"  "}vendemmia verify game.json
    {"  "}vendemmia verify game.json --commitment 5f0c…
cli-option-verify-record = запись законченной партии
cli-option-commitment = обязательство, записанное в начале, вместо того, что в записи
cli-option-deal = название расклада, table:ID или day:ДАТА, если в записи его нет
cli-error-no-record = команде verify нужна запись партии (см. vendemmia verify --help)
cli-error-no-promise = В { $file } нет обязательства. Укажите то, что вы записали: --commitment
cli-error-no-deal = В { $file } не сказано, какой расклад обещан. Укажите его название, table:ID или day:ДАТА: --deal
cli-error-commitment = { $text } — не обязательство из 64 шестнадцатеричных цифр
cli-error-deal = { $text } — не название расклада, table:ID или day:ДАТА
cli-verify-deal = Расклад { $deal }, обещано { $commitment }.
cli-verify-kept = Расклад тот, что обещан, и партия из него следует: { $plies ->
        [one] { $plies } решение, контрольная сумма { $checksum }.
        [few] { $plies } решения, контрольная сумма { $checksum }.
        [many] { $plies } решений, контрольная сумма { $checksum }.
       *[other] { $plies } решения, контрольная сумма { $checksum }.
    }
cli-verify-known-deal = Это не обещанный расклад: карты этой партии не зависят ни от какого секрета.
cli-verify-other-secret = Это не обещанный расклад: его секрет дает обязательство { $found }.
cli-verify-other-game = Секрет тот, что обещан, но партия из него не следует. { $problem }
cli-verify-other-rules = { $file } нельзя проверить: секрет тот, что обещан, но с тех пор изменились правила.

## vendemmia host

cli-host-help = Назначить тех, кто следит за общим сервером.
cli-host-examples =
    {"  "}vendemmia host add Marta
    {"  "}vendemmia host list
    {"  "}vendemmia host remove Marta
    {"  "}vendemmia host password Marta
cli-option-host-what = add (добавить), list (показать), remove (удалить) или password (новый пароль)
cli-option-host-name = имя учетной записи
cli-host-what = Укажите, что сделать: add NAME, list, remove NAME или password NAME.
cli-host-needs-name = Укажите имя учетной записи: vendemmia host { $what } NAME
cli-host-unwanted-name = Для списка имя не нужно: vendemmia host list
cli-host-added = { $name }: теперь модератор. Стол модераторов: /desk/.
cli-host-removed = { $name }: больше не модератор.
cli-host-none = Модераторов нет.
cli-host-unknown = Учетной записи с именем { $name } нет. Сначала человек должен ее создать.
cli-host-guest = { $name } – гость. Модератором может быть только учетная запись, и пароль есть только у нее.
cli-host-link = Ссылка, по которой { $name } выберет новый пароль: один раз, в течение { $hours } ч. Откройте ее по адресу вашего сервера:
cli-host-already = { $name }: уже модератор.
cli-host-not-one = { $name }: не модератор.
cli-host-banned = { $name }: учетная запись заблокирована. Сначала снимите блокировку.
cli-host-not-ready = Эта версия еще не работала с этой базой данных. Запустите сервер один раз: vendemmia serve
