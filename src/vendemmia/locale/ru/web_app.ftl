### The web app: what a system shows of it, and the page without a server.

app-description = Выращивайте виноград, делайте вино, выполняйте заказы: «Виноделие» против ботов или с друзьями за одним экраном
app-new = Новая игра
app-games = Ваши партии
app-cards = Карты

## The page without a server

app-offline-title = Нет связи · vendemmia
app-offline = Сервер не запущен
app-offline-text = Ваши партии сохранены. Страница пробует снова каждые 15 секунд.
app-offline-start = Запустите сервер в терминале:
app-offline-retry = Попробовать снова
