### The upper half of the table: top bar, prompt, board, tabs, and reasons in two or three words.
### In a line with icons, [lira]2 means a coin with its amount, [vine] the picture of a vine card.

## The top bar

top-home = vendemmia, на главную страницу
top-brand = vendemmia
top-against-automa = { $player } против автомы
top-board-base = базовое поле
top-board-extended = расширенное поле
top-variant-friendly = дружелюбный вариант
top-variant-advanced = продвинутый вариант
top-challenge = испытание { $number }: { $name }
top-year = Год
top-year-of = из { $years }
top-last-year = последний год
top-set-up = Подготовка
top-seasons = Сезоны этого года
top-season-spring = Весна
top-season-summer = Лето
top-season-fall = Осень
top-season-winter = Зима
top-season-yearend = Конец года
top-season-done = (позади)
top-own = Что у вас есть
top-tools = Инструменты стола
top-hint = Совет
top-rules = Правила
top-cards = Карты
top-theme-dark = Темные цвета
top-theme-light = Светлые цвета
top-menu = Меню стола
top-menu-leave = Выйти из-за стола (игра сохранена)
top-menu-replay = Повтор с начала
top-menu-record = Скачать запись
top-menu-keys = Клавиши
top-menu-help = Справка
top-pace = Пауза перед ходом бота
top-pace-off = нет
top-pace-fast = короткая
top-pace-normal = обычная
top-pace-slow = долгая
top-sounds-on = Включить звуки: ходы и сезон
top-shortcuts-on = Включить горячие клавиши
top-shortcuts-off = Выключить горячие клавиши

## The prompt

prompt-your-turn = Ваш ход
prompt-turn-of = { $player }
prompt-turn-of-person = Ход: { $player }
prompt-over = Игра окончена
prompt-thinking = { $player } думает
prompt-waiting = Ожидание: { $player }
prompt-won =
    { $count ->
        [one] Победа: { $players }.
        [few] Общая победа: { $players }.
        [many] Общая победа: { $players }.
       *[other] Общая победа: { $players }.
    }
prompt-won-you = Вы победили!
prompt-won-automa = Автома победила.
prompt-help-over = Посмотрите, откуда взялись очки, или весь повтор шаг за шагом.
prompt-help-thinking = За этим столом боты делают паузу перед ходом.
prompt-help-glow = Выберите то, что светится.
prompt-help-there = Выберите то, что светится на столе.
prompt-help = Выберите один из вариантов.
prompt-help-place = На светящихся клетках видно, что вы получите.
prompt-help-next = Затем ходит { $player }, и отменить ход будет уже нельзя.
prompt-worker-group = Какой рабочий
prompt-worker =
    { $worker ->
        [regular] Обычный
        [grande] Старший
       *[other] { $name }
    }
prompt-pass = Спасовать
prompt-pass-sure = Нажмите еще раз
prompt-pass-keep = оставить { $count } на { FORM($season, "acc") }
prompt-pass-idle =
    { $count ->
        [one] { $count } без дела
        [few] { $count } без дела
        [many] { $count } без дела
       *[other] { $count } без дела
    }
prompt-pass-brings = вы получите:
prompt-row = Ряд { $row }
prompt-row-empty = без бонуса
prompt-order = Заказ
prompt-field =
    { $field ->
        [all] Все участки
       *[other] Участок { $field }
    }
prompt-field-empty = пусто
prompt-field-filled = { $value } из { $field }
prompt-take =
    { $worker ->
        [regular] Вернуть рабочего: «{ $action }»
        [grande] Вернуть старшего: «{ $action }»
       *[other] Вернуть ({ $worker }): «{ $action }»
    }
prompt-advised = Выбрать за меня
prompt-advised-help = как в совете
prompt-all = Все варианты
prompt-all-count = Все варианты ({ $count })
prompt-all-close = Закрыть
prompt-all-other = Другие ответы
prompt-locks = Откроется скрытое, отменить будет нельзя.
prompt-skip = Пропустить
prompt-skip-help = не ждать ботов
prompt-result = Итог
prompt-replay = Повтор
prompt-thread = Этот ход
prompt-locked = закреплено
prompt-here = вы здесь
prompt-more-steps = еще { $count }
prompt-undo = Отменить
prompt-always = Всегда пропускать
prompt-always-help = за этим столом, пока не отмените
prompt-undo-none = отменять нечего
prompt-undo-steps =
    { $count ->
        [1] 1 шаг назад
       *[other] 1 шаг из { $count }
    }
prompt-undo-of = последний шаг: { $player }
prompt-undo-turn = Весь ход
prompt-undo-turn-steps =
    { $count ->
        [one] { $count } шаг назад
        [few] { $count } шага назад
        [many] { $count } шагов назад
       *[other] { $count } шагов назад
    }
prompt-live =
    { $count ->
        [one] { $question } { $count } вариант.
        [few] { $question } { $count } варианта.
        [many] { $question } { $count } вариантов.
       *[other] { $question } { $count } вариантов.
    }

# A step of this turn, in two or three words.
prompt-step-hidden =
    { $kind ->
        [mama] мама
        [papa] папа
       *[card] карта
    }
prompt-step-place =
    { $worker ->
        [regular] рабочий: { $action }
        [grande] старший: { $action }
       *[other] { $worker }: { $action }
    }
prompt-step-take =
    { $worker ->
        [regular] возврат: { $action }
        [grande] возврат старшего: { $action }
       *[other] возврат ({ $worker }): { $action }
    }
prompt-step-field =
    { $thing ->
        [all] все участки
       *[other] участок { $thing }
    }
prompt-step-row = ряд { $thing }
prompt-step-order = заказ
prompt-step-papa-gift = подарок
prompt-step-papa-lira = лиры
prompt-step-count =
    { $thing ->
        [0] без карт
        [1] 1 карта
       *[other] карт: { $thing }
    }
prompt-step-make =
    { $thing ->
        [red] красное вино
        [white] белое вино
        [blush] розовое вино
       *[sparkling] игристое вино
    }
prompt-step-bonus =
    { $thing ->
        [left] левый бонус
        [middle] средний бонус
       *[right] правый бонус
    }
prompt-step-mat = на планшет
prompt-step-pass = пас
prompt-step-done = готово
prompt-step-no = отказ
prompt-step-yes = принято
prompt-step-token = жетон потрачен
prompt-step-do-action = сначала действие
prompt-step-do-bonus = бонус

## The board

board-board = Поле
board-you = Вы
board-or = или
board-waiting = ждет своего сезона
board-moved = с вашего прошлого хода
board-space = { $action }, { $space }
board-space-bonus = { $action }, { $space } (бонус: { $bonus })
board-free = свободно
board-slot = { $space }: { $who }
board-slot-other = { $space }: { $worker }
board-other-worker = не этот рабочий, а другой: { $worker }
board-turns = Порядок ходов
board-turn-passed = (пас)
board-legend-open = доступно
board-legend-other = другой рабочий
board-legend-why = почему нет?
board-legend-new = новое
board-beside = рядом
board-wakeup = Пробуждение
board-chart = Таблица пробуждения
board-chart-caption = Таблица пробуждения: ряды с 1 по 7, столбец для каждого сезона
board-chart-row = Ряд
board-chart-next = сюда вы перейдете, спасовав
board-row = Ряд { $row }: { $bonus }
board-rooster = здесь { $player }
board-rooster-ahead = на следующий год: { $player }
board-glass = жетон бонуса
board-first-player =
    { $own ->
        [yes] Первый игрок — вы
       *[no] Первый игрок: { $player }
    }
board-held =
    { $own ->
        [yes] у вас
       *[no] у игрока { $player }
    }
board-fall = каждый берет [summer] или [winter]; с [cottage] — 2
board-state-done = позади
board-state-now = сейчас
board-state-next = далее
board-state-later = позже
board-decks = Колоды
board-deck-vine = Лозы
board-deck-summer = Лето
board-deck-winter = Зима
board-deck-order = Заказы
board-deck-structure = Постройки
board-deck = { $deck }: в колоде { $undrawn }, в сбросе { $discarded }
board-deck-top = { $deck }, верхняя карта: { $card }
board-specials = Особые рабочие
board-specials-price = +£{ $lira }
board-specials-cost = обучение дороже на £{ $lira }
board-special-more = Об особом рабочем: { $worker }
board-map = Влияние
board-map-plain = в этой партии регионы очков не дают
board-region =
    { $held ->
        [lead] { $region }. { $text } Звезды: { $stars }. Больше всех: { $leader }.
        [tied] { $region }. { $text } Звезды: { $stars }, поровну.
       *[no] { $region }. { $text } Звезды: { $stars }.
    }
board-stars = { $player } { $count }
board-stars-none = нет

# What the icons are called.
board-icon-lira = лиры
board-icon-vp = победные очки
board-icon-residual = доход
board-icon-worker = рабочий
board-icon-grande = старший рабочий
board-icon-star = звезда
board-icon-card = любая карта
board-icon-discard = сброс карт
board-icon-structure_card = карта постройки
board-icon-plant = посадка лозы
board-icon-harvest = сбор урожая с участка
board-icon-field = участок
board-icon-make_wine = изготовление вина
board-icon-wine = вино
board-icon-fill_order = выполнение заказа
board-icon-uproot = выкорчевывание лозы
board-icon-play_summer = розыгрыш летнего гостя
board-icon-play_winter = розыгрыш зимнего гостя
board-icon-build = возведение постройки
board-icon-sell_grape = продажа винограда
board-icon-sell_field = продажа участка
board-icon-buy_field = выкуп участка
board-icon-destroy = снос постройки
board-icon-trade = обмен
board-icon-grape = виноград
board-icon-grape_token = жетон винограда
board-icon-age_grapes = ферментация винограда
board-icon-age_wine = выдержка вина
board-icon-token = жетон бонуса
board-icon-red_grape = красный виноград
board-icon-white_grape = белый виноград
board-icon-red_wine = красное вино
board-icon-white_wine = белое вино
board-icon-blush_wine = розовое вино
board-icon-sparkling_wine = игристое вино

# The actions in one or two words, and what they give.
board-action-draw_vine = Карта лозы
board-line-draw_vine = взять 1 [vine]
board-action-give_tour = Дегустация
board-line-give_tour = получить [lira]2
board-action-build_structure = Постройка
board-line-build_structure = оплатить 1 постройку
board-action-play_summer_visitor = Летний гость
board-line-play_summer_visitor = сыграть 1 [summer]
board-action-sell_or_field = Продажа
board-line-sell_or_field = виноград или 1 участок
board-action-plant_vine = Посадка лозы
board-line-plant_vine = посадить 1 [vine]
board-action-draw_order = Карта заказа
board-line-draw_order = взять 1 [order]
board-action-harvest_field = Урожай
board-line-harvest_field = 1 участок, виноград в давильню
board-line-harvest_field-three = до 3 участков, виноград в давильню
board-action-train_worker = Обучение
board-line-train_worker = [lira]4 за 1 [worker]
board-action-play_winter_visitor = Зимний гость
board-line-play_winter_visitor = сыграть 1 [winter]
board-action-make_wine = Сделать вино
board-line-make_wine = до 2 [wine]
board-action-fill_order = Выполнить заказ
board-line-fill_order = выполнить 1 [order]
board-action-gain_lira = Телега
board-line-gain_lira = сколько угодно, весь год
board-action-yoke = Ярмо
board-line-yoke = урожай с 1 участка или выкорчевать 1 лозу
board-action-influence = Влияние
board-line-influence = поставить/сдвинуть 1 [star]
board-action-trade = Обмен
board-line-trade = 2 [card], [lira]3, [vp]1 или 1 [grape] на другое
board-action-flip_field = Участок
board-line-flip_field = купить/продать 1 участок
board-action-build_or_tour = Стройка или дегустация
board-line-build_or_tour = 1 постройка или [lira]2
board-action-sell_wine = Продать вино
board-line-sell_wine = 1 [wine] за [vp]1–[vp]4
board-action-destroy_structure = Снос
board-line-destroy_structure = сбросить 1 свою [structure]

# What the player has for an action.
board-ready-summer =
    { $count ->
        [one] { $count } карта
        [few] { $count } карты
        [many] { $count } карт
       *[other] { $count } карт
    }
board-ready-winter =
    { $count ->
        [one] { $count } карта
        [few] { $count } карты
        [many] { $count } карт
       *[other] { $count } карт
    }
board-ready-vine =
    { $count ->
        [one] { $count } лоза
        [few] { $count } лозы
        [many] { $count } лоз
       *[other] { $count } лоз
    }
board-ready-order =
    { $count ->
        [one] { $count } заказ
        [few] { $count } заказа
        [many] { $count } заказов
       *[other] { $count } заказов
    }
board-ready-field =
    { $count ->
        [one] { $count } участок
        [few] { $count } участка
        [many] { $count } участков
       *[other] { $count } участков
    }
board-ready-grape =
    { $count ->
        [one] виноград: { $count }
        [few] виноград: { $count }
        [many] виноград: { $count }
       *[other] виноград: { $count }
    }
board-ready-wine =
    { $count ->
        [one] { $count } вино
        [few] { $count } вина
        [many] { $count } вин
       *[other] { $count } вин
    }

## Tabs

board-parts = Части поля
board-part-season = Сезон
board-part-map = Тоскана
board-part-year = Год
tab-parts = Части стола
tab-year = Год { $year }
tab-board = Поле
tab-vineyard = Винодельня
tab-hand = Рука
tab-rivals = Соперники
tab-log = Журнал
tab-has-choice = (есть выбор)

## Reasons in two or three words, on something greyed out. "lacking" is how much is missing.

short-not-asked = не сейчас
short-wrong-season = не тот сезон
short-worker-away = недоступен
short-space-closed = не в игре
short-space-taken = занято
short-spaces-free = есть свободные
short-bonus-unusable = бонус впустую
short-bonus-mandatory = бонус обязателен
short-not-built = не построено
short-used-this-year = уже использовано
short-deck-empty = колода пуста
short-pile-empty =
    { $needs ->
        [1] сброс пуст
       *[other] мало сбросов
    }
short-too-few-decks = мало колод
short-card-not-held = нет на руке
short-not-a-vine = нужна лоза
short-field-full = участок полон
short-structure-needed = нужна постройка
short-vine-not-there = ее там нет
short-same-field = тот же участок
short-switch-overfills = выше предела
short-field-sold = участок продан
short-field-planted = есть лозы
short-field-too-dear = не хватает £{ $lacking }
short-field-empty = нет лоз
short-field-harvested = урожай собран
short-already-built = уже построено
short-medium-cellar-first = сначала средний
short-building-too-dear = не хватает £{ $lacking }
short-cost-not-meant = не та стоимость
short-not-offered = не предложено
short-cellar-complete = погреб готов
short-grape-missing = нет винограда
short-medium-cellar-needed = нужен средний погреб
short-large-cellar-needed = нужен большой погреб
short-no-wine-icon = нет места
short-wine-missing = нет такого вина
short-wine-too-low = мала ценность
short-not-an-order = нужен заказ
short-order-not-fillable = не хватает вин
short-wine-cannot-age = некуда расти
short-training-too-dear = не хватает £{ $lacking }
short-worker-limit = бригада полна
short-not-a-visitor-of-season =
    { $deck ->
        [summer] нет летнего гостя
       *[winter] нет зимнего гостя
    }
short-not-playable = не сыграть
short-rest-impossible = дальше тупик
short-at-least-one = хотя бы раз
short-nothing-to-count = считать нечего
short-condition-not-met = условие не выполнено
short-lira-short = не хватает £{ $lacking }
short-part-done = уже сделано
short-icon-taken = место занято
short-vp-at-floor = мало ПО
short-residual-short = мал доход
short-residual-full = доход предельный
short-too-few-cards = мало карт
short-wrong-kind-of-card = не тот вид
short-row-taken =
    { $row ->
        [unset] нет другого ряда
       *[other] занято
    }
short-parent-not-dealt = не роздана
short-no-worker-to-take-back = некого вернуть
short-worker-not-there = там никого
short-no-later-season = сезон последний
short-no-earlier-season = сезон первый
short-neighbour-cannot = сосед не может
short-not-an-opponent = не соперник
short-asked-already = уже выбран
short-too-many-pledged = слишком много
short-no-glass-token = нет жетона
short-not-for-organizer = не этот ряд
short-no-bonus-token = нет бонуса
short-orders-forbidden = без заказов
short-vines-all-taken = больше нет
short-only-grande-beside = только старший
short-space-needed = нужна клетка
short-toll-too-dear = не хватает £{ $lacking }
short-no-visitor-there = там нет гостя
short-not-drawn = взята не сейчас
short-not-in-this-game = не в партии
short-special-owned = уже ваш
short-special-too-dear = не хватает £{ $lacking }
short-field-built-on = застроен
short-field-not-empty = есть лозы
short-mat-full = планшет полон
short-no-place-to-build = нет места
short-not-a-structure = не постройка
short-no-structure-card = нет построек
short-not-standing = не построена
short-wine-aged-already = уже выдержано
short-type-made-already = только одно
short-region-absent = нет региона
short-no-star-there = нет звезды
short-same-region = тот же регион
short-nothing-to-trade = менять нечего
short-same-for-same = одно и то же
short-row-reserved =
    { $row ->
        [1] ряд не для вас
       *[other] только ряд 1
    }
short-action-spoilt = мешает действию
