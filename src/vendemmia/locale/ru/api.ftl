### The API: what it answers when something is wrong. Programs show these sentences to their users.

api-error-bad-request = Тело запроса не читается как JSON.
api-error-no-token = Для этого вызова нужен действующий токен. Создайте его на странице настроек.
api-error-forbidden = Это не ваше место.
api-error-not-found = По этому адресу для вас ничего нет.
api-error-not-allowed = Этот адрес не принимает такой метод.
api-error-gathering = Партия еще не началась: есть свободные места.
api-error-not-gathering = Партия уже идет, присоединиться нельзя.
api-error-no-free-seat = Все места заняты.
api-error-stale = С указанной версии положение на столе изменилось. Прочитайте его заново.
api-error-not-your-turn = Сейчас отвечать должны не вы.
api-error-nothing-to-undo = Отменять нечего.
api-error-not-over = В записи есть все скрытые карты. Ее можно прочитать после конца партии.
api-error-too-large = Запрос слишком большой.
api-error-invalid = Некоторые поля не соответствуют описанию.
api-error-unknown-code = Ответа с таким кодом нет.
api-error-illegal = Правила сейчас не разрешают такой ответ.
api-error-options = Такие параметры не описывают партию.
api-error-seats = Из этих мест не получается стол: одно ваше место, свободные места и боты, у каждого свое имя.
api-error-not-rated = Рейтинговыми могут быть только полные партии на общем сервере: от двух игроков, неизвестный расклад, без ограничения по годам.
api-error-no-such-day = В этот день нет винодельни, в которую можно сыграть.
api-error-game = Эту партию нельзя продолжить в этой версии программы.
api-error-too-many = Слишком много вызовов. Немного подождите.
api-error-server = На сервере произошла ошибка. Ничего не изменено.
api-error-busy = База данных занята. Попробуйте через мгновение.
api-error-database = Сейчас базу данных нельзя использовать.
