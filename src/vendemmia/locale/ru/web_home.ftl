### The pages before the game: start page, new table, solo game, campaign, settings, keys, guide.

## The start page

home-title = Играть · vendemmia
home-brand = vendemmia, на главную страницу
home-tools = Правила и настройки
home-rules = Правила
home-cards = Карты
home-keys = Клавиши
home-settings = Настройки
home-to-dark = Темные цвета
home-to-light = Светлые цвета

home-heading = Год на винодельне
home-slogan = Сажайте, собирайте, делайте вино, выполняйте заказы. Четыре сезона, по одному рабочему за ход.
home-play-now = Играть сейчас
home-play-now-text = против бота, базовая игра, на двоих
home-learn = Учиться в игре с подсказками
home-try-extended = На расширенном поле
home-read-rules = Читать правила
home-as = Вы играете как { $player }.
home-as-change = Изменить
home-as-choose = Выбрать имя и цвет

home-first = Вы здесь впервые?
home-first-text = Вы управляете маленькой винодельней: сажаете лозы, делаете вино и выполняете заказы. Когда кто-нибудь набирает 20 победных очков, этот год становится последним, и побеждает тот, у кого очков больше всех.
home-learn-button = Учиться играя
home-learn-text = первая партия с подсказками
home-running-none = Партии сохраняются сами, так что выйти можно в любой момент.

home-running = Текущие партии
home-year =
    { $year ->
        [0] Подготовка
       *[other] Год { $year }
    }
home-years =
    { $years ->
        [one] { $years } год
        [few] { $years } года
        [many] { $years } лет
       *[other] { $years } лет
    }
home-turn-yours = Ваш ход
home-turn-player = Ход: { $player }
home-turn-bot = { $player } думает
home-player-bot = { $name } ({ $level })
home-game-base = Базовое поле
home-game-unreadable = Эта версия программы не может прочитать партию
home-game-damaged = Часть данных этой партии повреждена
home-game-no-players = Поврежденная партия
home-game-solo = Соло, { $level }
home-game-challenge = Испытание { $number }, { $name }
home-ago-now = только что
home-ago-minutes =
    { $count ->
        [one] { $count } минуту назад
        [few] { $count } минуты назад
        [many] { $count } минут назад
       *[other] { $count } минут назад
    }
home-ago-hours =
    { $count ->
        [one] { $count } час назад
        [few] { $count } часа назад
        [many] { $count } часов назад
       *[other] { $count } часов назад
    }
home-ago-days =
    { $count ->
        [one] { $count } день назад
        [few] { $count } дня назад
        [many] { $count } дней назад
       *[other] { $count } дней назад
    }
home-all-games = Показать все партии ({ $count })

home-ended = Завершенные партии
home-ended-none = Здесь можно пересмотреть завершенные партии ход за ходом.
home-points = { $vp } ПО
home-most = больше всех победных очков
home-uploaded = загруженная запись
home-result = Итог
home-result-of = Итог партии: { $players }
home-replay = Повтор
home-replay-of = Повтор партии: { $players }

home-upload = Открыть запись
home-upload-text = Партия, сохраненная в файл в браузере или в терминале.
home-upload-button = Открыть

games-title-running = Текущие партии, страница { $page } из { $pages } · vendemmia
games-title-ended = Завершенные партии, страница { $page } из { $pages } · vendemmia
games-title-deleted = Удаленные партии, страница { $page } из { $pages } · vendemmia
games-heading = Все партии
games-lists = Списки партий
games-pages-above = Страницы списка (вверху)
games-pages-below = Страницы списка (внизу)
games-page = Страница { $page } из { $pages }
games-first = Первая страница
games-before = Назад
games-after = Далее
games-last = Последняя страница

home-delete = Удалить
home-delete-game = Удалить партию: { $players }
home-deleted = Удаленные партии
home-deleted-game = Партия удалена: { $players }.
home-deleted-text = Удаленную партию можно восстановить в течение суток. Ее итог остается в статистике.
home-deleted-none = Восстанавливать нечего.
home-restore = Вернуть
home-restore-game = Восстановить партию: { $players }

## A new table

new-title = Новый стол · vendemmia
new-heading = Новый стол
new-about = От двух до шести игроков: люди за этим экраном и боты. Когда экран передают, карты на руках скрыты.
new-problems = Сначала исправьте это:
new-players = Игроки
new-opponents = Боты
new-styles = Со своим стилем
new-styles-text = Соперники со своим стилем: «Все настройки».
new-open = Открыть стол
new-all-options = Все настройки
new-cancel = Отмена

new-who-heading = Кто играет
new-seat = Место { $number }
new-who = Кто играет
new-who-person = Человек
new-who-person-text = Играет за этим экраном. Карты скрыты, пока экран не возьмет следующий игрок.
new-name = Имя
new-name-found = выбрано за вас
new-names-text = Имя не длиннее { $most } символов. Если оставить поле пустым, имя выберется само.
new-name-alone = Ваше поместье
new-name-person = Игрок { $number }

new-estate-1 = Podere Tramonto
new-estate-2 = Colle Basso
new-estate-3 = Poggio Storto
new-estate-4 = Vigna Lunga
new-estate-5 = Casa Gatto
new-estate-6 = Monte Pigro
new-estate-7 = La Cicala
new-estate-8 = Fonte Chiara
new-estate-9 = Tre Pini
new-estate-10 = Il Vecchio Torchio
new-estate-11 = Campo Ventoso
new-estate-12 = Cascina Lenta

new-modules = Модули
new-modules-text = Части «Тосканы», которые можно добавлять в любом сочетании. Для первой игры они не нужны.
new-variants = Варианты
new-friendly = Дружелюбные бонусы
new-friendly-text = Клетку с бонусом можно занять, только если вы можете использовать бонус или других свободных клеток у действия нет.
new-advanced = Выбор родителей
new-advanced-text = Каждому раздают двух мам и двух пап; игрок оставляет одну маму и одного папу.

new-more = Темп, длительность, зерно
new-pace = Пауза перед ходом бота
new-pace-text = Ходы показываются по одному в темпе из ваших настроек. Здесь добавляется пауза перед каждым из них.
new-pace-off = нет
new-pace-fast = короткая
new-pace-normal = обычная
new-pace-slow = долгая
new-years = Предел лет
new-years-text = Партия закончится после этого года, даже если никто не набрал целевой счет. Пустое поле — без предела.
new-seed = Зерно
new-seed-text = Целое число: одно и то же зерно дает одни и те же карты, и на столе видно, что расклад известен. Пустое поле — случайный расклад, которого никто не знает.

new-error-players = Выберите от { $least } до { $most } игроков.
new-error-who = Выберите человека или одного из ботов.
new-error-name-taken = Имя { $name } уже занято: имена игроков должны различаться.
new-error-modules = Выбирайте только модули из списка.
new-error-pace = Выберите один из темпов.
new-error-years = Введите целое число лет от 1 до { $most }.
new-error-seed = Введите целое число не длиннее 18 цифр.

## The solo game

solo-page-title = Одиночная игра · vendemmia
solo-page-heading = Одиночная игра
solo-page-about = Вы играете против автомы: она занимает клетки и задает счет, который нужно превзойти.
solo-page-level = Уровень
solo-page-play = Играть в одиночку
solo-page-all-options = Все настройки
solo-page-modules-text = В одиночку доступны все три модуля; динамичная автома играет только на базовом поле.
solo-page-error-level = Выберите уровень.
solo-page-error-aggressive = Динамичная автома играет только на этих уровнях: { $levels }.
solo-page-error-board = Динамичная автома играет только на базовом поле, без модуля «{ $module }».

## The campaign

campaign-page-title = Кампания · vendemmia
campaign-page-heading = Одиночная кампания
campaign-page-about = Восемь испытаний против автомы, одно за другим.
campaign-page-counting = Каждое испытание играют до победы, и каждая партия идет в счет: чем их меньше, тем лучше. После каждой партии без победы следующую вы начинаете с одним дополнительным жетоном бонуса.
campaign-page-way = Ваш путь
campaign-page-progress =
    { $score ->
        [one] Выиграно { $won } из { $all } за { $score } партию
        [few] Выиграно { $won } из { $all } за { $score } партии
        [many] Выиграно { $won } из { $all } за { $score } партий
       *[other] Выиграно { $won } из { $all } за { $score } партий
    }
campaign-page-best =
    { $best ->
        [one] Лучший возможный итог: { $best } партия.
        [few] Лучший возможный итог: { $best } партии.
        [many] Лучший возможный итог: { $best } партий.
       *[other] Лучший возможный итог: { $best } партий.
    }
campaign-page-overview = Все испытания
campaign-page-start-one = Начать кампанию
campaign-page-restart = Начать новую кампанию
campaign-page-play = Испытание { $number }
campaign-page-go-on = Продолжить испытание { $number }
campaign-page-skip = Пропустить испытание { $number }
campaign-page-all = Восемь испытаний
campaign-page-challenge = Испытание { $number }: { $name }
campaign-page-level = Уровень
campaign-page-aggressive = Динамичная автома
campaign-page-yes = да
campaign-page-no = нет
campaign-page-not-won = Партии без победы
campaign-page-carry = На старте
campaign-page-tokens =
    { $count ->
        [0] без жетонов
        [one] { $count } жетон
        [few] { $count } жетона
        [many] { $count } жетонов
       *[other] { $count } жетонов
    }
campaign-page-state-todo = впереди
campaign-page-state-skipped = пропущено
campaign-page-state-won =
    { $games ->
        [one] победа за { $games } партию
        [few] победа за { $games } партии
        [many] победа за { $games } партий
       *[other] победа за { $games } партий
    }
campaign-page-state-now =
    { $games ->
        [0] следующее
        [one] следующее, { $games } партия без победы
        [few] следующее, { $games } партии без победы
        [many] следующее, { $games } партий без победы
       *[other] следующее, { $games } партий без победы
    }
campaign-page-finished =
    { $score ->
        [one] Кампания пройдена за { $score } партию; лучший возможный итог — { $best }.
        [few] Кампания пройдена за { $score } партии; лучший возможный итог — { $best }.
        [many] Кампания пройдена за { $score } партий; лучший возможный итог — { $best }.
       *[other] Кампания пройдена за { $score } партий; лучший возможный итог — { $best }.
    }
campaign-page-damaged = Сохраненная кампания не читается. Она не изменена; можно начать новую.
campaign-page-nothing-to-play = Нет испытания, которое можно сыграть. Начните кампанию.
campaign-page-skip-later = Партия этого испытания еще идет. Сначала доиграйте ее или удалите на главной странице.
campaign-page-no-skip = Это испытание нужно выиграть, пропустить его нельзя.
campaign-page-start-title = Начать кампанию · vendemmia
campaign-page-start-heading = Начать кампанию
campaign-page-aggressive-text = Тогда испытания 6 нет, а испытания 4 и 7 можно пропустить.
campaign-page-running =
    { $score ->
        [one] Кампания уже идет: побед { $won } за { $score } партию. Если начать новую, старая уйдет в архив и продолжить ее будет нельзя.
        [few] Кампания уже идет: побед { $won } за { $score } партии. Если начать новую, старая уйдет в архив и продолжить ее будет нельзя.
        [many] Кампания уже идет: побед { $won } за { $score } партий. Если начать новую, старая уйдет в архив и продолжить ее будет нельзя.
       *[other] Кампания уже идет: побед { $won } за { $score } партий. Если начать новую, старая уйдет в архив и продолжить ее будет нельзя.
    }
campaign-page-start = Начать кампанию
campaign-page-start-again = Старую в архив, начать новую

## Keys

keys-title = Клавиши · vendemmia
keys-heading = Клавиши
keys-about = Всю игру можно сыграть с клавиатуры. Эти клавиши работают за столом.
keys-key = Клавиша
keys-does = Что делает
keys-name-enter = Enter
keys-name-tab = Tab
keys-name-esc = Esc
keys-play = Игра
keys-choice = выбрать первый, второй… вариант вопроса
keys-regular = выставить обычного рабочего
keys-grande = выставить старшего рабочего
keys-special = выставить рабочего следующего вида
keys-enter = выбрать то, что в фокусе
keys-pass = спасовать
keys-undo = отменить последний шаг
keys-hurry = ходы ботов без пауз
keys-understand = Подсказки
keys-why = показать, почему что-то невозможно
keys-hint = попросить совета
keys-zoom = прочитать карту или клетку в фокусе целиком
keys-rules = открыть правила
keys-close = закрыть то, что открыто
keys-move = Перемещение
keys-tab = к следующей группе, с Shift — назад
keys-arrows = перемещаться внутри группы
keys-board = к игровому полю
keys-vineyard = к вашей винодельне
keys-hand = к вашей руке
keys-log = к журналу
keys-on = Горячие клавиши включены.
keys-off = Горячие клавиши выключены. Tab, Enter, Esc и стрелки работают по-прежнему.
keys-switch-off = Выключить горячие клавиши
keys-switch-on = Включить горячие клавиши

## The lessons

guide-title = Учиться · vendemmia
guide-page-heading = Учиться играя
guide-page-about = Урок — это партия с готовым раскладом против легкого бота. Учитель говорит, что делать и зачем, и подстраивается под любой ваш ход.
guide-page-topics = Вкратце
guide-more = Подробнее
guide-more-about = { guide-more }: { $part }

guide-goal = Цель
guide-goal-text = Все решают победные очки, а больше всего их дают выполненные заказы на вино. Когда кто-нибудь набирает 20 очков, этот год становится последним, и побеждает тот, у кого их больше всех. Для этого летом сажайте лозы, а зимой собирайте виноград, делайте вино и выполняйте заказы.
guide-papa = Что дает папа
guide-papa-text = Мама уже дала вам рабочих и карты. Папа дает старшего рабочего, немного лир и выбор: подарок, полезный каждый год, или больше лир сразу. Хорошо и то и другое.
guide-row = Когда вставать
guide-row-text = Выберите ряд таблицы пробуждения. С ранним рядом вы ходите раньше других в каждом сезоне, пока клетки свободны; поздние ряды дают за ожидание бонус.
guide-place = Выставление рабочих
guide-place-text = Игроки по очереди выставляют по одному рабочему на действие и выполняют его. Доступные клетки светятся и показывают, что вы получите; нажмите на серую, чтобы узнать, почему она недоступна. В игре вдвоем у каждого действия одна клетка, и когда она занята, присоединиться может только старший рабочий.
guide-pass = Беречь рабочих на зиму
guide-pass-text = Каждый рабочий работает раз в год: если он занят летом, зимой его нет. Спасуйте, когда захотите приберечь остальных на зиму. После паса вы в этом сезоне рабочих больше не выставляете.
guide-plant = Посадка
guide-plant-text = Посаженная лоза остается на месте. Общая ценность лоз на участке не должна превышать число участка, а некоторым лозам нужны шпалера или система полива. Думайте о заказах, которые хотите выполнить.
guide-visitor = Гости
guide-visitor-text = Вы делаете то, что сказано на карте гостя, и сбрасываете ее. Летних гостей разыгрывают летом, зимних — зимой; многие предлагают выбрать одно из двух.
guide-fall = Осень
guide-fall-text = Каждый берет одну карту гостя: летнего или зимнего, на выбор.
guide-winter = Зимняя работа
guide-winter-text = От участка до покупателя — трое рабочих: собрать урожай, сделать из винограда вино, выполнить вином заказ. Все это не обязательно успеть за один год. Рабочий, обученный сейчас, работает со следующего года.
guide-harvest = Урожай
guide-harvest-text = Все красное на участке становится одним жетоном красного винограда, все белое — одним жетоном белого, и они отправляются в давильню. Лозы остаются; с каждого участка урожай собирают раз в год.
guide-wine = Как делают вино
guide-wine-text = Красный виноград становится красным вином, белый — белым, той же ценности. Малый погреб вмещает ценность до 3, средний — до 6 и розовое вино, большой — до 9 и игристое вино.
guide-order = Выполнение заказа
guide-order-text = Вы отдаете из погреба вина указанных на карте типов, не ниже указанной ценности. Заказ сразу приносит победные очки и повышает доход, который вы получаете каждый год.
guide-year = Следующий год
guide-year-text = В конце года виноград и вина дозревают: если есть место, их ценность растет на 1. Вы получаете доход, все рабочие возвращаются, а на руке остается не больше 7 карт. Вино, слишком молодое сегодня, через год может подойти для заказа.
