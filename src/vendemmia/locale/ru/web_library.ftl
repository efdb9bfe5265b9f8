### Pages to look things up: the rules and the cards.

## Rules

rules-page-title = Правила · vendemmia
rules-page-heading = Правила
rules-page-intro = Все правила, по которым здесь играют, нашими словами и с номерами. Нажмите на номер, чтобы открыть правило.
rules-page-opening = Год вкратце
rules-page-aim = Цель
rules-page-aim-text = Побеждает игрок с наибольшим числом победных очков. Когда у кого-нибудь их 20, партия заканчивается после этого года.
rules-page-way = От лозы до заказа
rules-page-way-text = Сажайте лозы на участках, собирайте виноград, делайте из него вино в погребе и выполняйте заказы: они приносят очки и деньги каждый год. Постройки открывают новые возможности; гости, дегустации и продажи помогают по пути.
rules-page-spring = Весна
rules-page-spring-text = Каждый выбирает ряд таблицы пробуждения: ранний ряд позволяет ходить первым, поздний дает бонус.
rules-page-summer = Лето
rules-page-summer-text = В порядке рядов выставляйте по одному рабочему и выполняйте действие клетки, пока все не спасуют. Если все клетки действия заняты, к нему еще может присоединиться старший рабочий.
rules-page-fall = Осень
rules-page-fall-text = Каждый берет карту гостя, летнего или зимнего.
rules-page-winter = Зима
rules-page-winter-text = Рабочие, которых вы приберегли летом, теперь собирают урожай, делают вино, выполняют заказы или обучают новых рабочих, снова по одному. Каждый рабочий работает раз в год, поэтому не тратьте всех летом.
rules-page-yearend = Конец года
rules-page-yearend-text = Виноград ферментируется, вина выдерживаются, рабочие возвращаются, выполненные заказы снова приносят доход, а на руке остается не больше семи карт.
rules-page-extended = Расширенное поле
rules-page-extended-text = Рабочих выставляют во всех четырех сезонах, звезды на карте Тосканы дают бонусы, а игра идет до 25 очков.
rules-page-guide = Удобнее учиться играя? Начните игру с подсказками
rules-page-about-base = Деньги — лиры (£), победные очки — ПО. Жетон — это стеклянный жетон: виноград в давильне или вино в погребе. Где книги правил расходятся или молчат, правило помечено словом «Решение» и дает нашу трактовку.
rules-page-about-solo = Один игрок против автомы. Все остальное — как в базовой игре.
rules-page-about-tuscany = Три модуля, по отдельности или в любом сочетании: расширенное игровое поле, особые рабочие и карты построек. Все остальное — как в базовой игре.
rules-page-search = Поиск по правилам
rules-page-search-help = Слова, номер правила, например PLANT-2, или буквы главы
rules-page-search-go = Найти
rules-page-contents = Содержание
rules-page-all = Все правила
rules-page-found =
    { $count ->
        [one] { $count } правило по запросу «{ $query }»
        [few] { $count } правила по запросу «{ $query }»
        [many] { $count } правил по запросу «{ $query }»
       *[other] { $count } правил по запросу «{ $query }»
    }
rules-page-none = Нет правил по запросу «{ $query }»
rules-page-none-help = Попробуйте меньше слов или слова короче либо просмотрите содержание.
rules-page-missing = В этой установке нет правил.
rules-page-rule-title = { $number }, { $chapter } · Правила · vendemmia
rules-page-where = Где вы в правилах
rules-page-mentioned = Упоминается в
rules-page-section = Раздел
rules-page-card = Карта: { $name }
rules-page-reading = Наша трактовка: { $reading }
rules-page-before = Назад: { $number }
rules-page-after = Далее: { $number }
rules-page-neighbours = Предыдущее и следующее правило

## Cards

cards-page-title = Карты · vendemmia
cards-page-heading = Карты
cards-page-intro = Все карты игры. Нажмите на карту, чтобы увидеть полный текст, разъяснения и правила.
cards-page-search = Поиск по картам
cards-page-search-help = Название или слова из текста
cards-page-search-go = Найти
cards-page-filter = Виды карт
cards-page-every-kind = Все виды
cards-page-found =
    { $count ->
        [one] { $count } карта по запросу «{ $query }»
        [few] { $count } карты по запросу «{ $query }»
        [many] { $count } карт по запросу «{ $query }»
       *[other] { $count } карт по запросу «{ $query }»
    }
cards-page-none = Нет карт по запросу «{ $query }»
cards-page-none-help = Попробуйте меньше слов, слова короче или другой вид карт.
cards-page-foot-rulings =
    { $count ->
        [one] { $count } разъяснение
        [few] { $count } разъяснения
        [many] { $count } разъяснений
       *[other] { $count } разъяснений
    }
cards-page-card-title = { $name } · Карты · vendemmia
cards-page-where = Где вы среди карт
cards-page-rulings = Разъяснения
cards-page-rules = Правила
cards-page-namesake = Есть также: { $name } ({ $kind })
cards-page-before = Назад: { $name }
cards-page-after = Далее: { $name }
cards-page-neighbours = Предыдущая и следующая карта
cards-page-start = В начале игры
cards-page-or = или
cards-page-workers =
    { $count ->
        [one] { $count } рабочий
        [few] { $count } рабочих
        [many] { $count } рабочих
       *[other] { $count } рабочих
    }
cards-page-grande = старший рабочий
cards-page-training = Обучение
cards-page-training-help = сверх обычной стоимости
cards-page-limit = Предел
cards-page-limit-help = каждого вида на игрока
cards-page-only-extended = только на расширенном поле
cards-page-extended-letter = Т
cards-page-sell-or-trade = Продайте виноград или продайте/купите участок; на расширенном поле: совершите обмен
cards-page-kind-with = { $kind } · { $more }

cards-page-kind-vine = Лоза
cards-page-kind-summer = Летний гость
cards-page-kind-winter = Зимний гость
cards-page-kind-order = Заказ
cards-page-kind-structure_card = Карта постройки
cards-page-kind-mama = Мама
cards-page-kind-papa = Папа
cards-page-kind-structure = Постройка
cards-page-kind-worker = Особый рабочий
cards-page-kind-automa = Автома

cards-page-kinds-vine = Лозы
cards-page-kinds-summer = Летние гости
cards-page-kinds-winter = Зимние гости
cards-page-kinds-order = Заказы
cards-page-kinds-structure_card = Карты построек
cards-page-kinds-mama = Мамы
cards-page-kinds-papa = Папы
cards-page-kinds-structure = Постройки винодельни
cards-page-kinds-worker = Особые рабочие
cards-page-kinds-automa = Карты автомы

cards-page-count-vine = таких карт лозы: { $copies } из { $total }
cards-page-count-summer = всего летних гостей: { $total }
cards-page-count-winter = всего зимних гостей: { $total }
cards-page-count-order = всего заказов: { $total }
cards-page-count-structure_card = всего карт построек: { $total }
cards-page-count-mama = всего мам: { $total }
cards-page-count-papa = всего пап: { $total }
cards-page-count-structure = всего построек: { $total }, каждая по одному разу в каждой винодельне
cards-page-count-worker = всего особых рабочих: { $total }; в каждой партии двое
cards-page-count-automa = всего карт автомы: { $total }
