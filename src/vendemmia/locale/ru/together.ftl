### Playing together: inviting, joining, people around a table, chat, accounts.

## The start page and the options of a table

together-guest = Гость
together-heading = Играть вместе
together-about = Откройте стол, поделитесь ссылкой или кодом, и каждый играет на своем экране.
together-open = Открыть стол для друзей
together-open-text = свободные места по ссылке или коду
together-open-tables = Открытые столы
together-nobody = Пока никого
together-free = { $count ->
    [one] { $count } свободное место
    [few] { $count } свободных места
    [many] { $count } свободных мест
   *[other] { $count } свободного места
}
together-take-seat = Занять место
together-watch = Смотреть
together-watch-text = открытый стол, без места
together-who-you = Вы
together-who-you-text = Играет за этим экраном. Если таких мест несколько, экран передают.
together-who-open = Свободное место
together-who-open-text = Для того, кто придет по ссылке или коду. Места, которые останутся свободными, займут боты.
together-options = За этим столом
together-options-text = Эти настройки важны, когда есть свободное место.
together-clock = Часы
together-clock-text = Когда время выйдет, игрока заменяет бот, пока тот не вернется. В рейтинговой партии тот, у кого вышло время, проигрывает и вернуться не может. Часы в ней есть всегда: если не выбрать другие, день на ход.
together-clock-none = Без часов
together-clock-move-2m = 2 минуты на ход
together-clock-move-10m = 10 минут на ход
together-clock-move-1d = День на ход
together-clock-game-10m = 10 минут каждому и 5 с за ход
together-clock-game-20m = 20 минут каждому и 10 с за ход
together-clock-game-45m = 45 минут каждому и 20 с за ход
together-chat = Чат
together-chat-off = Выключен
together-chat-phrases = Готовые фразы
together-chat-all = Фразы и свой текст
together-spectators = Зрители
together-spectators-text = Другие могут смотреть на открытый стол; карт на руках никто не видит.
together-listed = В списке
together-listed-text = Каждый на этом сервере найдет стол и может занять свободное место.
together-rated = Рейтинговая партия
together-rated-text = Итог меняет рейтинг. У каждого аккаунт и одно место, и всегда есть часы. Кто сдается или у кого вышло время, проигрывает. Без советов, без отмены после открытия скрытого, без выбранной раздачи и ограничения по годам.
together-error-chat = Выберите, как общаются игроки.
together-error-clock = Выберите часы из списка.
together-error-rated = В рейтинговой партии нельзя выбрать раздачу. Оставьте поле «Зерно» пустым или играйте без рейтинга.

## A table that gathers

together-gathering = Ждем игроков
together-gathering-title = Ждем игроков
together-seats = Места
together-seat-free = Свободное место
together-seat-waits = ждет игрока
together-seat-bot = бот, { $level }
together-seat-you = вы
together-seat-host = хозяин стола
together-here = за столом
together-away = сейчас не за столом
together-begins = Партия начнется, когда все места заняты или когда ее начнет хозяин стола.
together-fill = Уровень ботов на свободных местах
together-begin = Начать партию
together-leave-seat = Покинуть стол
together-remove = Убрать игрока { $player }
together-invite = Пригласить
together-qr = QR-код ссылки на этот стол
together-code = Код
together-code-text = Вы в одной комнате? Откройте { $address } и введите код.
together-code-wrong = Стола с таким кодом нет. Код действует только до начала партии.
together-link = Ссылка
together-link-text = У кого есть ссылка, тот может занять свободное место.
together-copy = Копировать
together-copied = Скопировано
together-renew = Новая ссылка
together-renew-text = старая перестанет работать
together-screen = Общий экран
together-screen-text = открытый стол для телевизора
together-join = Сесть за стол
together-join-title = Сесть за стол
together-join-text = Введите код, который видит хозяин стола.
together-join-do = Войти
together-invited = Вас приглашают
together-invited-by = Вас приглашает { $host }
together-invited-title = Приглашение за стол
together-your-name = Ваше имя
together-sit-as = Занять место под именем { $name }
together-no-account = Учетная запись не нужна.
together-cannot-full = Все места заняты.
together-cannot-name = Другие видят, кто здесь сидит. Сначала выберите имя.
together-cannot-begun = Партия уже началась.
together-gone = Это приглашение больше не действует
together-gone-text = Партия началась, или хозяин стола создал новую ссылку. Попросите новую.

## People around a table

together-people = Люди: { $here } из { $count } за столом
together-left = партия сдана, играет бот
together-stands-in = заменяет бот
together-asked = отвечает сейчас
together-mute = Не читать
together-talk = Сообщения
together-talk-none = Пока ничего не сказано.
together-say = Напишите что-нибудь
together-send = Отправить
together-clear = Удалить все сообщения
together-chat-off-now = За этим столом нет чата.
together-chat-empty = Отправлять нечего.
together-chat-long = Сообщение слишком длинное.
together-phrase-hello = Привет!
together-phrase-luck = Удачи!
together-phrase-well = Отличный ход!
together-phrase-thanks = Спасибо!
together-phrase-sorry = Извините!
together-phrase-moment = Минутку, пожалуйста.
together-phrase-turn = Ваш ход.
together-phrase-close = Борьба будет упорной.
together-phrase-again = Еще партию?
together-phrase-bye = Хорошая игра. До встречи!
together-propose-stand-in = Пусть играет бот
together-propose-undo = Попросить об отмене
together-propose-undo-text = Остальные должны согласиться.
together-stand-in = Пусть меня заменит бот
together-stand-in-text = Вы вернетесь на место одним нажатием.
together-resign = Сдать партию
together-resign-text = За вас доиграет бот. Пока партия идет, вы можете вернуться.
together-resign-rated = За вас доиграет бот, а вы проиграете эту рейтинговую партию. Вернуться нельзя.
together-resign-do = Сдаться
together-replaced = За вас отвечает бот.
together-back = Вернуться на место
together-asks-undo = { $player } просит отменить свое последнее решение и все, что было после него.
together-asks-undo-own = Вы попросили отменить свое последнее решение.
together-asks-undo-seen = С тех пор открылись скрытые карты; забыть их никто не сможет.
together-asks-stand-in = { $player } предлагает, чтобы за отсутствующего игрока { $absent } отвечал бот.
together-asks-stand-in-own = Вы предлагаете, чтобы за игрока { $absent } отвечал бот.
together-agreed = Согласны: { $count } из { $needed }
together-agree = Согласиться
together-refuse = Отказать
together-withdraw = Отозвать
together-proposal-gone = Соглашаться уже не на что.
together-not-absent = Этот игрок за столом, или за него уже отвечает бот.
together-cannot = Сейчас это невозможно.
together-ahead = Вас спросят:
together-ahead-given = Ваш ответ: { $answer }
together-again-go = К следующей партии
together-again-text = каждый нажимает один раз, места сдвигаются
together-again-waits = Ждем: { $players }

## Errors

error-not-yours = За этим столом вам нельзя это сделать
error-not-yours-help = Это могут только его игроки или только тот, кто его открыл.
error-others-play = Здесь еще играют другие
error-others-play-help = Лучше сдайте партию: за вас доиграет бот.
error-too-often = Это было слишком часто
error-too-often-help = { $minutes ->
    [one] Попробуйте снова через { $minutes } минуту.
    [few] Попробуйте снова через { $minutes } минуты.
    [many] Попробуйте снова через { $minutes } минут.
   *[other] Попробуйте снова через { $minutes } минуты.
}

## Accounts

account-sign-in = Войти
account-sign-in-text = С учетной записью ваши партии доступны на любом устройстве. Играть можно и без нее.
account-takes-over = Партии, в которые вы играете здесь как гость, станут частью вашей учетной записи.
account-sign-up = Создать учетную запись
account-sign-up-text = Достаточно имени и пароля. Партии, сыгранные здесь как гость, останутся вашими.
account-sign-out = Выйти
account-none-yet = Еще нет учетной записи?
account-of = { $name }: учетная запись
account-signed-in = Вы вошли.
account-saved = Сохранено.
account-guest = Вы играете как гость: ваши партии знает только этот браузер. Учетная запись их сохранит.
account-field-name = Имя
account-field-password = Пароль
account-field-email = Электронная почта (не обязательно)
account-field-before = Текущий пароль
account-field-new = Новый пароль
account-email-text = Чтобы заменить забытый пароль. Сначала мы попросим подтвердить адрес.
account-password = Смена пароля
account-password-do = Сменить пароль
account-password-text = Во всех остальных браузерах вы выйдете, а все токены API будут отозваны.
account-delete = Удалить учетную запись
account-delete-text = Учетная запись удаляется навсегда. Вы сдаете текущие партии: партия вдвоём на этом кончается, в остальных играет дальше бот.
account-delete-do = Удалить навсегда
account-forget = Забыть меня здесь
account-forget-text = Без учетной записи вы потом не вернетесь к своим партиям.
account-forget-do = Забыть меня
account-error-name = Имя — от 1 до { $most } видимых символов.
account-error-taken = Это имя или очень похожее уже занято.
account-error-taken-away = Модератор забрал у вас это имя. Выберите другое.
account-error-reserved = Это имя — для тех, кто следит за сервером, или для компьютерных игроков.
names-reserved = админ,администратор,администрация,модератор,модер,хост,хозяин,владелец,поддержка,сервер,система,команда,компьютер
account-error-email = Это не адрес электронной почты.
account-error-wrong = Неверное имя или пароль.
account-error-wrong-before = Текущий пароль неверен.
account-error-too-short = В пароле не меньше 8 символов.
account-error-too-long = В пароле не больше 128 символов.
account-error-too-common = Этот пароль используют слишком многие.
account-error-too-similar = Пароль слишком похож на имя.

## The terminal

cli-option-lan = дать играть всем дома, каждому на своем телефоне или компьютере
lan-addresses = Остальные дома открывают { $addresses }
lan-code = Чтобы играть вместе, откройте стол для друзей; остальные открывают { $address } и вводят его код.
lan-no-address = У этого компьютера нет адреса, доступного другим. Подключен ли он к сети?
lan-only-here = Сервер принимает соединения на адресе { $address }, который доступен только с этого компьютера. Чтобы впустить других, запустите его без VENDEMMIA_LISTEN.
