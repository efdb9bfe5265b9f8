### The results of a tournament, in the terminal and as a page.

tournament-saved = Партий сохранено в { $file }: { $finished } из { $games }. Чтобы продолжить, выполните ту же команду еще раз.
tournament-files = Партии и отчеты: { $folder }

tournament-title =
    { $solo ->
        [yes]
            { $games ->
                [one] { $games } партия против автомы, зерно { $seed }
                [few] { $games } партии против автомы, зерно { $seed }
                [many] { $games } партий против автомы, зерно { $seed }
               *[other] { $games } партий против автомы, зерно { $seed }
            }
       *[no]
            { $games ->
                [one] { $games } партия, игроков: { $players }, зерно { $seed }
                [few] { $games } партии, игроков: { $players }, зерно { $seed }
                [many] { $games } партий, игроков: { $players }, зерно { $seed }
               *[other] { $games } партий, игроков: { $players }, зерно { $seed }
            }
    }
tournament-match =
    { $copies ->
        [0] { $one }
        [1] { $one } против { $other }
       *[other] { $one } против { $copies } × { $other }
    }
tournament-table-result = Игрок
tournament-table-play = На игрока и партию
tournament-table-match = Матч
tournament-table-actions = Рабочих выставлено за партию
tournament-table-cards = Карт использовано за партию, показано { $shown } из { $all }
tournament-rating = рейтинг
tournament-interval = 95 %
tournament-games = партии
tournament-rate = доля побед
tournament-wins = победы
tournament-draws = ничьи
tournament-losses = поражения
tournament-score = счет
tournament-orders = заказы
tournament-first-order = первый в году
tournament-mean = мс, среднее
tournament-p95 = мс, 95 %
tournament-most = мс, макс.
tournament-years = годы
tournament-between = от { $low } до { $high }
tournament-none = –
tournament-anchor = Рейтинг игрока { $name } задан как { $rating }; на 400 очков больше — вдесятеро сильнее.
tournament-shared = Общая победа делится поровну.

## The page

tournament-page-title = Турнир: { $names }
tournament-page-ratings = Рейтинги
tournament-page-rating = Рейтинг, интервал 95 %
tournament-page-fixed = задан
tournament-page-rates = Доли побед
tournament-page-rate = Доля побед, интервал 95 %
tournament-page-games = { $games ->
        [one] { $games } партия
        [few] { $games } партии
        [many] { $games } партий
       *[other] { $games } партий
    }{ $draws ->
        [0] { "" }
        [one] , { $draws } ничья
        [few] , { $draws } ничьи
        [many] , { $draws } ничьих
       *[other] , { $draws } ничьих
    }
tournament-page-even = Пунктир отмечает { $rate } — долю игрока, равного по силе остальным.
tournament-page-automa = Считается только победа над автомой, ничья не считается.
tournament-page-thinking = Время на решение
tournament-page-mean = Среднее
tournament-page-ms = { $time } мс
tournament-page-p95 = 95 % до { $time } мс
tournament-page-most = самое долгое { $time } мс
tournament-page-thinking-note = Процессорное время в логарифмическом масштабе. Большая точка — среднее, маленькая — 95-й процентиль; линия заканчивается на самом долгом времени. Решения с единственным ответом не считаются.
tournament-page-charts = Длительность и счет
tournament-page-years = Лет в партии
tournament-page-scores = Счет: { $name }
tournament-page-summary = среднее { $mean }, от { $least } до { $most }
tournament-page-label = { $name }: { $summary }
tournament-page-charts-note = Штриховая линия отмечает среднее. Масштаб всех графиков счета одинаков.
tournament-page-play = Счет, заказы и места
tournament-page-score = Счет
tournament-page-orders = Выполнено заказов
tournament-page-first-order = Год первого
tournament-page-without = Партии без заказов
tournament-page-seat = Победы на месте { $number }
tournament-page-seats-note = Средние на игрока и партию. Каждый играет каждый расклад с каждого места.
tournament-page-actions = Выставлено рабочих
tournament-page-actions-heading = Действие
tournament-page-actions-note = Выставлений на игрока и партию, включая сделанные заранее.
tournament-page-cards = Использовано карт
tournament-page-cards-heading = Карта
tournament-page-all-cards =
    { $count ->
        [one] Показать { $count } карту
        [few] Показать { $count } карты
        [many] Показать { $count } карт
       *[other] Показать { $count } карт
    }
tournament-page-cards-note = Сыгранные гости, посаженные лозы, выполненные заказы и возведенные карты построек на игрока и партию.
tournament-page-made = Как это измерено
tournament-page-games-name = Партии
tournament-page-seed = Зерно
tournament-page-field = Матчи
tournament-field-one-vs-rest = каждый игрок против каждого другого, при большем числе мест — против копий
tournament-field-round-robin = за каждым столом разные игроки, во всех сочетаниях
tournament-field-against = каждый игрок против одного соперника
tournament-field-solo = каждый игрок в одиночку против автомы
tournament-page-version = Версия
tournament-page-python = Python
tournament-page-code = Контрольная сумма движка и игроков
tournament-page-seating = Каждый расклад играется по разу для каждого поворота мест, и во всех матчах расклады одни и те же.
tournament-page-intervals = Интервалы долей побед — интервалы Уилсона, для меньшего числа партий, если партии одного расклада похожи. Рейтинги — по модели Брэдли — Терри в шкале Эло, с одной добавленной общей партией в каждом матче; их интервалы получены из информации Фишера и относятся к расстоянию до заданного рейтинга.
