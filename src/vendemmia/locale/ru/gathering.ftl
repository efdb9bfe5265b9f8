### Вокруг стола: закрыть его, чат до партии, просмотр, возможности телефона.

gathering-close = Закрыть стол
gathering-close-text = для всех; ссылка перестанет работать
gathering-closed = Этот стол закрыт
gathering-closed-text = Хозяин закрыл его до начала партии.
gathering-share = Поделиться
gathering-call = Звать, когда мой ход
gathering-call-text = на этом устройстве, по почте или вебхуком, даже если страница закрыта
gathering-watch-later = Можно и просто смотреть: как только партия начнется, эта ссылка приведет к столу.
gathering-begun = Партия началась
gathering-over = Партия окончена
gathering-begun-text = Хозяин разрешает смотреть: виден открытый стол, но ничьих карт на руке не видно.
gathering-resigned = Вы сдали эту партию. Дальше играет бот.
gathering-come-back = Вернуться в партию
gathering-again-missed = Остальные начали следующую партию.

## Кто смотрит

watching-allowed = За этим столом могут наблюдать другие.
watching-now = Смотрят: { $names }
watching-strangers = { $count ->
    [one] { $count } гость без имени
    [few] { $count } гостя без имени
    [many] { $count } гостей без имени
   *[other] { $count } гостя без имени
}
watching-count = { $count ->
    [one] { $count } зритель
    [few] { $count } зрителя
    [many] { $count } зрителей
   *[other] { $count } зрителя
}

## Верхняя строка на телефоне

page-menu = Меню
