### After the game: the result, its charts, the replay and records.

## The result

result-title = { $headline } · vendemmia
result-ended = { $about }. Партия закончилась после { $year }-го года.
result-behind = Партия закончилась после { $year }-го года: продолжать можно, только пока вы впереди автомы.
result-few-workers = Партия закончилась после { $year }-го года: рабочих было слишком мало.
result-tie-lira =
    { $who ->
        [first] У вас и у игрока { $second } по { $vp } ПО: вы впереди, потому что лир больше, £{ $more } против £{ $less }.
        [second] У игрока { $first } и у вас по { $vp } ПО: { $first } впереди, потому что лир больше, £{ $more } против £{ $less }.
       *[other] { $first } и { $second } набирают по { $vp } ПО: { $first } впереди, потому что лир больше, £{ $more } против £{ $less }.
    }
result-tie-wine =
    { $who ->
        [first] У вас и у игрока { $second } по { $vp } ПО и поровну лир: вы впереди, потому что вина ценнее, { $more } против { $less }.
        [second] У игрока { $first } и у вас по { $vp } ПО и поровну лир: { $first } впереди, потому что вина ценнее, { $more } против { $less }.
       *[other] { $first } и { $second } набирают по { $vp } ПО, лир поровну: { $first } впереди, потому что вина ценнее, { $more } против { $less }.
    }
result-tie-grapes =
    { $who ->
        [first] У вас и у игрока { $second } по { $vp } ПО, лиры и вина равны: вы впереди, потому что виноград ценнее, { $more } против { $less }.
        [second] У игрока { $first } и у вас по { $vp } ПО, лиры и вина равны: { $first } впереди, потому что виноград ценнее, { $more } против { $less }.
       *[other] { $first } и { $second } набирают по { $vp } ПО, лиры и вина равны: { $first } впереди, потому что виноград ценнее, { $more } против { $less }.
    }
result-tie-none =
    { $who ->
        [first] У вас и у игрока { $second } все поровну, по { $vp } ПО, поэтому вы делите место.
        [second] У игрока { $first } и у вас все поровну, по { $vp } ПО, поэтому вы делите место.
       *[other] { $first } и { $second } делят место: все поровну, по { $vp } ПО.
    }
result-rematch = Реванш
result-rematch-help = те же места, новый расклад
result-campaign = Продолжить кампанию
result-campaign-help = путь и счет
result-replay = Повтор
result-replay-help = ход за ходом
result-download = Скачать
result-download-help = запись в файле
result-home = На главную
result-scores = Итоговый счет
result-rank = Место
result-player = Игрок
result-vp = победные очки
result-vp-head = ПО
result-lira = Лиры
result-wine = Ценность вин
result-grapes = Ценность винограда
result-tie-break =
    { $place ->
        [1] 1-й критерий
        [2] 2-й
       *[other] 3-й
    }
result-winner = победитель
result-turns = Лучшие ходы
result-turn-look = посмотреть
result-gained = +{ $vp }

## Charts

chart-sources = Откуда взялись очки
chart-source-orders = Заказы
chart-source-visitors = Гости
chart-source-structures = Постройки
chart-source-spaces = Действия и бонусы
chart-source-wake = Таблица пробуждения
chart-source-map = Регионы
chart-source-cellar = Вина в погребе
chart-source-start = Старт
chart-source-unknown = До смены правил
chart-years = Победные очки по годам
chart-start = Старт
chart-year = Год { $year }
chart-total = Всего
chart-number = { $number }
chart-part = { $source } { $vp }
chart-bar = { $player }: { $parts }.
chart-bar-none = { $player }: нет очков.
chart-as-table = Показать таблицей

## The replay

replay-set-up = Подготовка
replay-when = Год { $year }, { FORM($season, "low") }
replay-decides =
    { $who ->
        [you] Решаете вы.
       *[other] Решает { $player }.
    }
replay-title = { $when }: { $players } · vendemmia
replay-skip = К этому моменту
replay-bar = Этот момент игры
replay-beginning = Начало
replay-begins = Игра начинается
replay-place = { $when } · ответ { $ply } из { $plies }
replay-steps = Шаги
replay-first = В начало
replay-turn-back = На ход назад
replay-back = На шаг назад
replay-play = Пуск
replay-pause = Пауза
replay-forward = На шаг вперед
replay-turn-forward = На ход вперед
replay-last = В конец
replay-slide = Ответ
replay-go = Перейти
replay-jump = Сезон
replay-year = Год { $year }
replay-view = Вид
replay-view-open = Все карты открыты
replay-view-seat =
    { $who ->
        [you] Вашими глазами
       *[other] Глазами игрока { $player }
    }
replay-copy = Копировать ссылку на этот момент
replay-copied = Скопировано
replay-result = Итог партии
replay-table = Вернуться за стол
replay-download = Скачать запись
replay-happened = Что произошло
replay-nothing-yet = Пока никто ничего не решал.
replay-next =
    { $who ->
        [you] Дальше решаете вы.
       *[other] Дальше решает { $player }.
    }
replay-over = Игра окончена.
replay-keys-step = шаг
replay-keys-turn = ход
replay-key-space = Пробел
replay-keys-play = пуск
replay-turns = Ходы { $year }-го года
replay-turns-set-up = Ходы подготовки
replay-on = Играть отсюда
replay-on-text = С этого момента начнется новый стол: одно место займете вы, остальные — боты.
replay-on-solo = С этого момента начнется новый стол.
replay-on-seat = Ваше место
replay-on-level = Соперники
replay-on-same = Те же, что в этой партии
replay-on-go = Играть
replay-on-over = Здесь игра уже окончена. Вернитесь к моменту, с которого хотите продолжить.
replay-cannot-play-on = Отсюда продолжить нельзя.
replay-hands = Карты на руках
replay-times = ×{ $count }
replay-hand-empty = Нет карт

## Records as files

record-running = Запись можно скачать, когда игра закончится
record-running-help = В ней есть зерно, которое раскрывает все скрытые карты.
record-to-table = Вернуться за стол
record-unreadable = Эту запись не открыть
record-none = Файла нет, или он пуст.
record-large = Файл слишком велик для записи.
record-long = Партия длиннее любой, сыгранной людьми или компьютером, поэтому она не проверяется.
record-encoding = Это не текст в UTF-8, а значит, не запись партии.
record-broken = Этот файл — не запись партии.
record-ply = Первая ошибка — в ответе { $ply }.
record-nothing-made = Ничего не сохранено.
record-other = Выбрать другой файл
record-upload = Открыть
record-player = Игрок { $number }

## What the coach thinks of decisions

replay-eval =
    { $who ->
        [you] Ваши решения
       *[other] Решения: { $player }
    }
replay-eval-title = { replay-eval } · vendemmia
replay-eval-about = Тренер разбирает каждое решение, исходя из того, что было известно в тот момент, и показывает, как поступил бы он. Ошибка снижает шанс на победу, и видно, насколько; тренер прав не всегда.
replay-eval-begin = Разобрать все решения
replay-eval-under-way = Думаю: { $percent } %.
replay-eval-queue = Номер { $number } из { $waiting } в очереди; партии разбираются по очереди.
replay-eval-stalled = Давно ничего не происходит: боты заняты или не запущены. Разбор продолжится, как только они освободятся. Если этого не случится, перезапустите программу; готовые оценки сохранены.
replay-eval-failed = Решения этой партии разобрать не удалось.
replay-eval-go-on = Показать ход разбора
replay-eval-here = Это решение:
replay-eval-drop =
    { $points ->
        [one] Ваш шанс снижается на { $points } процентный пункт.
        [few] Ваш шанс снижается на { $points } процентных пункта.
        [many] Ваш шанс снижается на { $points } процентных пунктов.
       *[other] Ваш шанс снижается на { $points } процентного пункта.
    }
replay-eval-best = Не хуже любого другого ({ $reason }).
replay-eval-swings = Главные ошибки
replay-eval-loss = шанс −{ $points } п. п.
replay-eval-no-swings = Серьезных потерь нет.
replay-lessons = Чему учит эта партия
lesson-idle = Используйте рабочих, прежде чем пасовать.
lesson-save = Пасуйте раньше и берегите рабочих на потом.
lesson-orders = Выполняйте заказы, как только сможете.
lesson-wine = Раньше собирайте урожай и делайте вино.
lesson-plant = Раньше сажайте лозы.
lesson-build = Возводите то, что нужно вашему плану.
lesson-train = Раньше обучайте рабочих.
lesson-visitors = Разыгрывайте своих гостей.
lesson-money = Зарабатывайте, когда деньги нужны для дела.
lesson-cards = Берите карты до того, как они понадобятся.
lesson-map = Следите за картой и обменами.
lesson-row = Выбирайте ряд по первому действию.
lesson-kept = Оставляйте то, что пригодится раньше всего.
lesson-parts = Сравнивайте все способы сделать ход.
lesson-times = { $count } ×, шанс −{ $points }
replay-eval-all = Все решения таблицей
replay-eval-back = Вернуться к повтору
replay-eval-total =
    { $count ->
        [one] { $count } решение; все ошибки вместе, в процентных пунктах: −{ $points }.
        [few] { $count } решения; все ошибки вместе, в процентных пунктах: −{ $points }.
        [many] { $count } решений; все ошибки вместе, в процентных пунктах: −{ $points }.
       *[other] { $count } решений; все ошибки вместе, в процентных пунктах: −{ $points }.
    }
replay-eval-when = Момент
replay-eval-chosen = Выбрано
replay-eval-advised = Совет
replay-eval-difference = Разница
replay-eval-same = то же
replay-gap =
    { $count ->
        [1] С тех пор правила изменились. Ответ { $first } не воспроизвести; игра продолжилась с позиции, сохраненной после него.
       *[other] С тех пор правила изменились. Ответы с { $first } по { $last } не воспроизвести; игра продолжилась с позиции, сохраненной после них.
    }
