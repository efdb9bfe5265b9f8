### Помощник за настоящим столом: телефон рядом с полем. Значения в фигурных скобках подставляют скрипты, поэтому ни одно
### сообщение не выбирает здесь форму по числу, которое подставляет скрипт.

## The frame

companion-title = { $part } · vendemmia
companion-home = За настоящим столом
companion-home-short = Начало
companion-home-about = Для всех, у кого есть коробка: автома, счетчик очков, подготовка и правила в телефоне. После первого визита все работает и без сети.
companion-automa = Автома
companion-automa-short = Автома
companion-automa-about = Открывает карты, показывает, куда идут рабочие автомы, и считает годы.
companion-campaign = Кампания за столом
companion-campaign-about = Восемь испытаний против автомы и ваш путь по ним.
companion-score = Счетчик очков
companion-score-short = Очки
companion-score-about = Очки, доход и карта для партий до шести игроков, а в конце — все правила ничьих.
companion-setup = Подготовка
companion-setup-short = Подготовка
companion-setup-about = Компоненты и шаги для ваших игроков и модулей. Случайно выбирает мам, пап, особых рабочих и первого игрока.
companion-ask = Спросить правила
companion-ask-short = Правила
companion-ask-about = Введите название карты, рабочего, постройки или действия на любом языке, номер правила или вопрос.
companion-ask-go = Найти
companion-parts = Разделы помощника
companion-loading = Загрузка …
companion-failed = Не удалось загрузить данные. Подключитесь один раз к сети и откройте страницу снова.
companion-scripts = Помощнику нужен JavaScript.
companion-offline-ready = Сохранено на этом устройстве: теперь помощник работает без сети.
companion-offline-link = Открыть помощник для настоящего стола: он работает без сервера
companion-link = За настоящим столом
companion-open = Открыть помощник
companion-link-text = У вас есть коробка? Здесь автома, счетчик очков, подготовка и правила для телефона.

## This device

companion-device = Это устройство
companion-awake = Не гасить экран во время игры
companion-dark = Темные цвета
companion-large = Буквы крупнее

## Shared by several parts

companion-less = На один меньше
companion-more = На один больше
companion-you = Вы
companion-year = Год { $year }
companion-year-of = Год { $year } из { $years }
companion-next-year = Следующий год
companion-finish = Закончить игру
companion-save-result = Добавить в статистику
companion-saved = Сохранено. Без сети результат будет отправлен позже.
companion-log = Что произошло
companion-board = Поле
companion-board-base = Основное поле

## The Automa

companion-automa-start = Начать
companion-automa-again = Новая игра
companion-automa-stop = Бросить эту игру
companion-automa-vp = Автома
companion-automa-deal = Открыть: { $season }
companion-automa-deal-first = Поставьте петуха в этот ряд и получите бонус, если он дается сейчас. Затем откройте карту автомы.
companion-automa-places = Автома ставит рабочего на действие
companion-automa-nothing = в этом сезоне ничего
companion-automa-full = Все ее рабочие уже на поле: карта не открывается.
companion-automa-left = На левую клетку каждого действия.
companion-automa-middle = На среднюю клетку каждого действия.
companion-automa-cards = Карты: { $cards }
companion-automa-mine = Там уже мой рабочий
companion-automa-not-mine = Клетка все же свободна
companion-automa-skipped = занято, поэтому пропускается
companion-wake-up = Пробуждение
companion-row-question = Какой ряд таблицы пробуждения вы выбираете?
companion-rows-closed = Недоступны: { $rows }
companion-row-late = У вас жетон винограда, поэтому вы выбираете этот ряд.
companion-tokens = Жетоны
companion-spend = Использовать жетон бонуса
companion-start-vp = Вы начинаете с { $vp } ПО.
companion-start-residual = Ваш начальный доход: { $residual }.
companion-start-tokens = Жетоны бонусов в начале: { $tokens }
companion-year-end = Конец года
companion-year-end-base = Выдержите виноград и вина, заберите всех рабочих, автомы тоже, получите доход и сбросьте карты до 7.
companion-year-end-extended = Заберите всех рабочих, автомы тоже, выдержите виноград и вина, сбросьте карты до 7, получите доход и выберите ряд на следующий год.
companion-ask-first = Сначала введите свои ПО.
companion-ask-vp = Ваши ПО сейчас
companion-ask-vp-last = Ваши ПО сейчас, без того, что приносит ПО в конце
companion-ask-workers = Рабочих без сезонного у меня: { $count }
companion-ask-large = Ваши вина ценностью от 7 до 9, по { $vp } ПО
companion-ask-medium = Ваши вина ценностью от 4 до 6, по { $vp } ПО
companion-ask-stars = Ваши звезды на карте
companion-region-automa = { $vp } ПО, звезды автомы: { $stars }
companion-log-row = Год { $year }: ряд { $row }
companion-log-end = Конец года { $year }

## The campaign

companion-campaign-start = Начать кампанию
companion-campaign-play = Играть испытание { $number }
companion-campaign-again = Начать заново
companion-campaign-skip = Пропустить это испытание
companion-campaign-mark = За настоящим столом
companion-campaign-progress = Побед: { $won } из { $all }. Сыграно партий: { $score }
companion-campaign-finished = Кампания пройдена. Сыграно партий: { $score }; меньше всего можно: { $best }
companion-challenge-won = пройдено, партий: { $games }
companion-challenge-now = следующее, партий пока: { $games }
companion-challenge-todo = закрыто
companion-challenge-skipped = пропущено
companion-campaign-none = Кампании за столом пока нет.

## The score pad

companion-score-start = Начать
companion-score-again = Новая игра
companion-score-stop = Удалить эту игру
companion-colour = Другой цвет
companion-score-until = Игра заканчивается в тот год, когда кто-то набирает { $vp } ПО.
companion-score-until-extended = Игра заканчивается, если в конце года у кого-то есть { $vp } ПО.
companion-score-last = Это последний год.
companion-score-finish = К итоговому счету
companion-score-won = Победа: { $player }
companion-score-shared = Общая победа: { $players }
companion-decided-vp = Побеждает тот, у кого больше ПО.
companion-decided-lira = { $player }: поровну по { $vp } ПО, решают лиры.
companion-decided-wine = { $player }: поровну ПО и лир, решает ценность вин.
companion-decided-grapes = { $player }: поровну ПО, лир и вин, решает ценность винограда.
companion-decided-shared = { $player }: поровну во всем, место общее.
companion-map = Карта
companion-of-map = (за карту { $vp })
companion-region-vp = { $vp } ПО
companion-region-nobody = никто
companion-stats =
    { $board ->
        [extended] За настоящим столом, расширенное поле
       *[base] За настоящим столом
    }

## Set-up

companion-setup-roll = Выбрать случайно
companion-setup-picked = Выбрано случайно
companion-setup-first = первый игрок
companion-setup-specials = Особые рабочие: { $workers }
companion-setup-steps = Шаг за шагом
companion-setup-pieces = Компоненты
companion-setup-score = Счетчик очков для этой игры
companion-piece-mats = Планшеты виноделов
companion-piece-roosters = Петухи
companion-piece-grandes = Старшие рабочие
companion-piece-workers = Обычные рабочие
companion-piece-temporary = Сезонный рабочий
companion-piece-stars = Звезды
companion-piece-automa-workers = Рабочие автомы
companion-piece-glass = Стеклянные жетоны на таблице пробуждения
companion-deck = { $deck } ({ $count })
companion-step-board =
    { $side ->
        [first] Положите расширенное игровое поле стороной 1 вверх, без карт построек.
        [second] Положите расширенное игровое поле стороной 2 вверх, с картами построек.
       *[base] Положите игровое поле.
    }
companion-step-spaces =
    { $spaces ->
        [left] Используйте только левую клетку каждого действия.
        [middle] Используйте левую и среднюю клетки каждого действия.
       *[all] Используйте все три клетки каждого действия.
    }
companion-step-removed = Уберите из игры эти карты: { $cards }.
companion-step-decks = Перемешайте эти колоды и положите их на поле рубашкой вверх: { $decks }.
companion-step-player = Каждый игрок берет планшет винодела и одного цвета петуха, старшего рабочего, { $workers } обычных рабочих и { $structures } построек. Все начинают с 0 ПО и доходом 0.
companion-step-stars = Каждый игрок берет еще { $stars } звезд.
companion-step-temporary =
    { $board ->
        [extended] Положите сезонного рабочего в ряд 7 на лето, а жетон винограда — в ряд 7 на зиму.
       *[base] Положите сезонного рабочего рядом с рядом 7 таблицы пробуждения.
    }
companion-step-glass = Положите по стеклянному жетону в каждый ряд таблицы пробуждения.
companion-step-automa = Перемешайте { $cards } карты автомы. Положите рядом с полем { $workers } рабочих другого цвета, а маркер автомы — на шкалу ПО: куда, говорит уровень.
companion-step-first =
    { $board ->
        [extended] Случайно определите первого игрока: он первым выбирает родителей и ряд первого года.
       *[base] Случайно определите первого игрока: он берет жетон винограда.
    }
companion-step-specials = Откройте { $count } особых рабочих. Всю игру каждый может обучить обоих.
companion-step-draft =
    { $how ->
        [alone] Возьмите { $count } карты построек и оставьте их себе.
       *[together] Каждый собирает { $count } карты построек: возьмите { $count }, оставьте 1, остальные передайте налево и так далее.
    }
companion-step-parents =
    { $variant ->
        [advanced] Раздайте каждому игроку в открытую { $each } мамы и { $each } папы. Начиная с первого игрока по часовой стрелке каждый оставляет по 1.
       *[usual] Раздайте каждому игроку в открытую 1 маму и 1 папу.
    }
companion-step-gifts = Начиная с первого игрока по часовой стрелке каждая мама дает { $workers } обычных рабочих и свои карты. Затем каждый папа дает старшего рабочего, свои лиры и на выбор подарок или еще лиры. Родители выходят из игры.
companion-step-rows = Начиная с первого игрока по часовой стрелке каждый ставит петуха в свободный ряд от 2 до 7, в столбец весны.

## Ask the rules. The common words are those that say nothing in a question. Between the slashes are words that mean the same
## in a question, or nearly: if somebody types one, texts with the others are found too.

companion-common-words = а без более бы быть в вам вас вы где да для до его ее если есть же за и из или их к как какая какие какой когда кого кто куда ли мне могу может можно мой моя мы на над надо нам не нельзя нет ни но нужно о об он она они от по под при с сделать себя сколько со так то только тот у уже чего чем что чтобы это этот я
companion-same-words = очки по счет победные / деньги лиры лира / максимум предел больше сколько / первый начинает начало / побеждает победа победить выигрывает выиграть / конец заканчивается завершается закончить / ничья поровну равенство / рука руке карты сбросить / пас пасовать спасовать / занято занята полностью / снижается теряет понизить / обучить обучение нанять тренировать / выдержка дозревают стареет стареют / продать продажа / купить выкупить / один одиночная автома / обмен обменять торговля / шпалера решетка
companion-example-1 = Можно ли посадить лозу без шпалеры?
companion-example-2 = Когда заканчивается игра?
companion-example-3 = Дегустационный зал
companion-example-4 = Кто побеждает при ничьей?
companion-ask-found = Найдено: { $count }
companion-ask-nothing = Ничего не найдено. Попробуйте другие слова или название карты.
companion-ask-rules = Правила:
companion-kind-action = Действие
companion-kind-region = Регион
companion-kind-rule = Правило

## What the server refuses

companion-refused-form = Это не описывает партию за столом, поэтому ничего не сохранено.
companion-refused-players = В статистику входят партии от двух до шести игроков или одиночные против автомы. Ничего не сохранено.
companion-refused-name = Имя слишком длинное, или в нем есть знаки, которые нельзя показать. Ничего не сохранено.
companion-refused-number = Число вне допустимых границ. Ничего не сохранено.
companion-refused-campaign = Такой кампании не могло быть, поэтому ничего не сохранено.
companion-refused-person = Сначала представьтесь на этом сервере: войдите или присоединитесь к столу. Результат остается в этом браузере.
