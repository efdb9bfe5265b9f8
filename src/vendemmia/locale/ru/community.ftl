### Tokens of the API, ratings, players, and the daily vineyard.

## Tokens

tokens-title = Токены API · vendemmia
tokens-heading = Токены API
tokens-about = С токеном ваша программа может играть за вашими столами и читать ваши партии. У кого он есть, тот может от вашего имени все, что вы отметите ниже, поэтому держите его в тайне.
tokens-description = Описание API
tokens-stranger = Сначала сядьте за стол или сыграйте в винодельню дня: у токена должен быть владелец.
tokens-made = Ваш новый токен
tokens-made-text = Скопируйте его сейчас. Он нигде не сохраняется, и эта страница показывает его только один раз.
tokens-new = Новый токен
tokens-name = Название
tokens-name-help = Для чего он? Название видно только здесь.
tokens-make = Создать токен
tokens-problem-name = Длина названия — от 1 до { $most } символов.
tokens-problem-many = У вас уже токенов: { $most }. Сначала отзовите один.
tokens-list = Ваши токены
tokens-none = У вас нет токенов.
tokens-created = Создан
tokens-used = Использован
tokens-never = ни разу
tokens-revoke = Отозвать
tokens-revoke-named = Отозвать токен { $name }
tokens-settings = Программы
tokens-settings-text = Напишите своего бота или инструмент: он играет через API с вашим токеном.

## Ratings

ratings-title = Рейтинги · vendemmia
ratings-heading = Рейтинги
ratings-link = Рейтинги
ratings-about =
    { $games ->
        [one] Все начинают с 1500. Место в рейтинге дается после { $games } рейтинговой партии.
        [few] Все начинают с 1500. Место в рейтинге дается после { $games } рейтинговых партий.
        [many] Все начинают с 1500. Место в рейтинге дается после { $games } рейтинговых партий.
       *[other] Все начинают с 1500. Место в рейтинге дается после { $games } рейтинговых партий.
    }
ratings-modes = Режимы
ratings-mode-duel = Двое игроков
ratings-mode-group = Трое и больше
ratings-mode-tuscany = Тоскана
ratings-rating = Рейтинг
ratings-deviation = ± { $points }
ratings-provisional = предварительный
ratings-none = В этом режиме еще никто не доиграл рейтинговую партию.
ratings-none-home = Для рейтинговых партий нужен сервер, которым пользуются несколько человек.
ratings-rules = Каждая рейтинговая партия считается одним результатом для каждой пары игроков: полностью против хорошо известных соперников, мало против новых и в замкнутом кругу, и тем меньше, чем чаще встречаются одни и те же. Кто сдался или у кого вышло время, занимает последнее место.

player-title = { $player } · vendemmia
player-since = здесь с { $day }
player-rated-games = Рейтинговые партии
player-place = место: { $place }
player-games =
    { $games ->
        [one] { $games } партия, побед: { $wins }
        [few] { $games } партии, побед: { $wins }
        [many] { $games } партий, побед: { $wins }
       *[other] { $games } партии, побед: { $wins }
    }
player-course = Ход рейтинга
player-not-rated = Рейтинговых партий пока нет.
player-last = Последние рейтинговые партии
player-left = уход до конца
player-change = { $after } ({ $change })
player-own = Это видите только вы
result-rating = Ваш рейтинг теперь { $rating }.

## The daily vineyard

daily-title = Винодельня дня { $day } · vendemmia
daily-heading = Винодельня дня
daily-link = Винодельня дня
daily-link-text = одна соло-партия в день, карты у всех одинаковые
daily-about = Одна соло-партия в день, и у всех на этом сервере одинаковые карты. Засчитывается первая попытка; после нее можно тренироваться сколько угодно.
daily-about-home = Одна соло-партия в день. Засчитывается первая попытка; после нее можно тренироваться сколько угодно. Карты раздает только этот сервер, поэтому на других серверах винодельни другие.
daily-streak = Дней подряд
daily-days =
    { $count ->
        [one] { $count } день
        [few] { $count } дня
        [many] { $count } дней
       *[other] { $count } дня
    }
daily-place = Место
daily-place-of = { $place } из { $count }
daily-try-new = Ваша попытка
daily-try-playing = Ваша попытка идет
daily-try-done = Ваш результат
daily-try-missed = В этот день вы не играли
daily-play-new = Играть
daily-play-new-help = попытка в зачет
daily-play-playing = Продолжить
daily-play-playing-help = попытка в зачет
daily-play-done = Тренироваться
daily-play-done-help = те же карты, не в зачет
daily-play-missed = Тренироваться
daily-play-missed-help = не в зачет
daily-name = Ваше имя
daily-tomorrow = Завтра: { $about }. День начинается в полночь по UTC.
daily-last = Последние дни
daily-playing = идет
daily-not-played = не сыграно
daily-other-days = Другие дни
daily-board = Таблица результатов
daily-board-none = Эту винодельню еще никто не прошел.
daily-order = Сначала победы, затем победные очки, меньше лет, лиры, ценность вина и винограда.
daily-lira = лиры
daily-outcome-win = победа
daily-outcome-draw = ничья
daily-outcome-loss = поражение
daily-headline =
    { $outcome ->
        [win] Победа { $vp } : { $automa }
        [draw] Ничья { $vp } : { $automa }
       *[loss] Поражение { $vp } : { $automa }
    }
daily-share = Поделиться результатом
daily-share-about = Показаны ваши очки по годам и ничего из карт.
daily-share-text =
    vendemmia · винодельня дня { $day }
    { $outcome ->
        [win] Победа { $vp }:{ $automa }
        [draw] Ничья { $vp }:{ $automa }
       *[loss] Поражение { $vp }:{ $automa }
    } { $bars }
    Место: { $place }, дней подряд: { $streak }
daily-copy-text = Копировать текст
daily-copy-picture = Копировать картинку
daily-picture-day = Винодельня дня, { $day }
daily-picture-years = Победные очки в конце каждого года
daily-picture-line = Место: { $place }, дней подряд: { $streak }
