### The settings of a browser.

settings-title = Настройки · vendemmia
settings-heading = Настройки
settings-saved = Сохранено
settings-as-you-go = Изменения сразу сохраняются в этом браузере.
settings-save = Сохранить настройки
settings-where = Настройки хранятся в файле cookie этого браузера.

## You

settings-you = Вы
settings-name = Имя
settings-name-help = За столом, в журнале и в итогах вы — «Вы». В повторах, записях и на картинках стоит ваше имя.
settings-name-none = Ваше поместье
settings-colour = Цвет и форма
settings-colour-help = Ваши в каждой новой партии.
settings-colour-any = Любые
settings-colour-p1 = Круг, синий
settings-colour-p2 = Треугольник, оранжевый
settings-colour-p3 = Ромб, фиолетовый
settings-colour-p4 = Квадрат, зеленый
settings-colour-p5 = Шестиугольник, золотой
settings-colour-p6 = Крест, серый

## Pace

settings-motion = Темп
settings-pace = Ходы других
settings-pace-help = С какой скоростью вы их видите, один за другим. Любая клавиша или касание пропускает показ. Если в системе движение уменьшено, ничего не движется.
settings-pace-off = Выкл.
settings-pace-brisk = Быстро
settings-pace-normal = Обычно
settings-pace-calm = Спокойно
settings-talk = Разговоры за столом
settings-talk-help = Иногда короткая реплика компьютерного игрока о том, что видели все.
settings-talk-on = Вкл.
settings-talk-off = Выкл.

## Sounds and messages

settings-calls = Звуки и сообщения
settings-sounds = Звуки
settings-sounds-help = Короткие звуки событий, а за ними сезон: птицы, цикады, ветер, огонь.
settings-sounds-off = Выкл.
settings-sounds-low = Тихо
settings-sounds-full = Громко
settings-listen = Послушать
settings-sound-yours = Ваш ход
settings-sound-placement = Рабочий
settings-sound-coin = Монета
settings-sound-order = Заказ
settings-sound-season = Сезон
settings-sound-end = Конец
settings-notify = Звать, когда мой ход
settings-notify-help = Пока вы смотрите на другую вкладку: знак в заголовке и уведомление, если браузер разрешает.
settings-notify-on = Вкл.
settings-notify-off = Выкл.
settings-notify-denied = Браузер не разрешает уведомления с этой страницы. Знак в заголовке все равно виден.

## Playing

settings-playing = Игра
settings-bonuses = Бесплатные бонусы
settings-bonuses-help = Например, £1 или карта с клетки. Отмена хода забирает и бонус.
settings-bonuses-take = Брать
settings-bonuses-ask = Спрашивать
settings-confirm = Спрашивать перед пасом зимой
settings-confirm-help = Пока у вас есть рабочие, ведь на этом ваш год заканчивается.
settings-confirm-on = Вкл.
settings-confirm-off = Выкл.
settings-shortcuts = Горячие клавиши
settings-shortcuts-help = Одной клавишей можно ходить, пасовать и отменять. Tab, Enter и стрелки работают всегда.
settings-shortcuts-on = Вкл.
settings-shortcuts-off = Выкл.
settings-see-keys = Все клавиши

## Language and look

settings-look = Язык и вид
settings-theme = Цвета
settings-theme-help = Как в системе: светлые или темные, по настройке устройства.
settings-theme-light = Светлые
settings-theme-dark = Темные
settings-theme-system = Как в системе
settings-language = Язык

## Data

settings-backup = Ваши данные
settings-backup-text = Резервная копия — это один файл со всеми партиями, статистикой и кампанией на этом компьютере. Чтобы восстановить ее, остановите сервер и выполните команду vendemmia restore.
settings-backup-get = Скачать резервную копию
settings-reset = Сбросить настройки
settings-reset-help = только настройки
