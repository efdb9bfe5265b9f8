### The statistics of all finished games.

stats-title = Статистика · vendemmia
stats-link = Статистика
stats-heading = Ваша статистика
stats-heading-of = Статистика: { $player }
stats-none = Доиграйте партию, и она появится здесь.
stats-summary =
    { $games ->
        [one] { $games } партия, побед: { $wins }. Рекорд побед подряд: { $longest }.
        [few] { $games } партии, побед: { $wins }. Рекорд побед подряд: { $longest }.
        [many] { $games } партий, побед: { $wins }. Рекорд побед подряд: { $longest }.
       *[other] { $games } партий, побед: { $wins }. Рекорд побед подряд: { $longest }.
    }
stats-counted = Удаленные партии считаются. Не считаются те, где карты могли быть вам известны: с выбранным зерном или продолженные из повтора.

stats-modes = По режимам
stats-mode = Режим
stats-games = Партии
stats-won = Победы
stats-best = Лучшее
stats-average = Очки за партию
stats-now = Подряд
stats-longest = Рекорд побед подряд
stats-last = Последние партии, по отрыву
stats-not-yet = пока нет
stats-margin = { $margin }
stats-streak =
    { $outcome ->
        [win] побед: { $count }
        [draw] ничьих: { $count }
       *[loss] поражений: { $count }
    }

stats-computers =
    { $board ->
        [extended] Боты, расширенное поле
       *[base] Боты, базовое поле
    }
stats-solo =
    { $board ->
        [any] Соло
        [extended] Соло, { $level }, расширенное поле
       *[base] Соло, { $level }
    }
stats-campaign = Кампания
stats-friends =
    { $board ->
        [any] Друзья за одним экраном
        [extended] Друзья, расширенное поле
       *[base] Друзья, базовое поле
    }
stats-friends-name = не под вашим именем: его можно задать в настройках

stats-shares = Откуда ваши очки
stats-shares-help = в среднем за партию
stats-shares-all = Все
stats-shares-won = Победы
stats-shares-lost = Без победы

stats-plot = Партия за партией
stats-plot-of = Партии на графиках
stats-all = Все партии
stats-key-won = победа
stats-key-lost = без победы
stats-key-mean = среднее за десять партий
stats-game =
    { $outcome ->
        [win] { $vp }, победа
        [draw] { $vp }, ничья
       *[loss] { $vp }, поражение
    }
stats-day = День
stats-other = Лучший соперник
stats-outcome = Итог
stats-outcome-win = победа
stats-outcome-draw = ничья
stats-outcome-loss = поражение
stats-players = Игроки
stats-years = Годы

stats-friends-heading = Друзья за этим экраном
