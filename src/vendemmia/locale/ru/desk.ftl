### The desk of the moderators, sanctions, appeals, reports, blocks, and the command `vendemmia host`.

## The desk

desk-title = Стол модераторов
desk-waiting =
    { $count ->
        [one] { $count } открытая жалоба
        [few] { $count } открытые жалобы
        [many] { $count } открытых жалоб
       *[other] { $count } открытой жалобы
    }
desk-people = Люди
desk-tables = Столы
desk-table = Стол
desk-log = Журнал действий
desk-log-about = Все, что сделали модераторы. Изменить это здесь не может никто.
desk-state = Сервер
desk-times = Время везде указано по UTC.
desk-gone = удалено
desk-none = Здесь ничего нет.
desk-reason = Причина, которую человек прочтет
desk-reason-text = Пишите на языке, который человек понимает.
desk-length = На какой срок
desk-length-hour = час
desk-length-day = день
desk-length-days3 = 3 дня
desk-length-week = неделя
desk-length-month = 30 дней
desk-length-year = год
desk-length-open = пока модератор не снимет
desk-reported-by = жалуется
desk-about = о ком
desk-because = причина:
desk-until = до
desk-removed = за столом уже не видно
desk-command-line = из командной строки
desk-stage = Состояние
desk-stage-gathering = ждет игроков
desk-stage-running = идет
desk-stage-over = окончена
desk-stage-deleted = удалена
desk-stage-closed = закрыта модератором
desk-opened-by = открывает
desk-about-table = Партия
desk-seats = Места
desk-table-gone = Этого стола больше нет. Сказанное и жалобы хранятся 90 дней.
desk-reports = Жалобы
desk-reports-none = Жалоб нет.
desk-appeals = Обжалования
desk-appeals-none = Обжалований нет.
desk-appeal = Обжалование:
desk-appeal-keep = Оставить как есть
desk-lift = Снять
desk-an-address = Адрес
desk-copied = О чем жалоба
desk-said-about = Пояснение
desk-when = Когда
desk-outcome = Решение
desk-outcome-acted = меры приняты
desk-outcome-nothing = меры не нужны
desk-decided-acted = жалоба { $number }: меры приняты
desk-decided-nothing = жалоба { $number }: меры не нужны
desk-context = Что было сказано раньше
desk-others = Другие жалобы о том же
desk-decide = Закрыть жалобу
desk-decide-text = Это закроет все открытые жалобы о том же. Сначала примите меры на странице человека или стола.
desk-search = Искать
desk-search-people = Имя или номер
desk-search-tables = Номер, код или имя игрока
desk-found = Найдено
desk-newest = Новые учетные записи и гости
desk-sanctioned = есть или была санкция
desk-kind = Вид
desk-account = учетная запись
desk-guest = гость
desk-moderator = модератор
desk-since = На сервере с
desk-seen = Последний визит
desk-games =
    { $count ->
        [one] { $count } рейтинговая партия
        [few] { $count } рейтинговые партии
        [many] { $count } рейтинговых партий
       *[other] { $count } рейтинговой партии
    }
desk-addresses = Адреса (метки, 30 дней)
desk-same = Тот же адрес
desk-profile = Страница этого игрока
desk-act = Принять меры
desk-what = Что сделать
desk-do = Применить
desk-about-warning = показывается один раз, его нужно подтвердить
desk-about-mute = без своего текста; готовые фразы остаются
desk-about-rated = без рейтинговых столов и зачетной винодельни дня
desk-about-play = без новых столов; начатые партии можно доиграть
desk-about-ban = только открытые страницы; начатые партии доигрывают боты, уже без рейтинга
desk-rename = Дать другое имя
desk-new-name = Новое имя
desk-ban-address = Заблокировать адрес
desk-ban-address-text = Посторонним, гостям и новым учетным записям с этого адреса отказано. Существующие учетные записи могут входить: адрес может быть общим для семьи или школы.
desk-sanctions = Санкции
desk-lifted = снята
desk-read = прочитано
desk-against = Жалобы на этого человека
desk-made = Жалобы этого человека
desk-messages = Что было сказано
desk-close = Закрыть стол
desk-close-text = Закрытый стол исчезает для всех и не влияет на рейтинг. Стол, убранный из списка, туда не вернется.
desk-unlist = Убрать из списка
desk-void = Отменить рейтинг
desk-link = Ссылка для нового пароля
desk-link-make = Создать ссылку для нового пароля
desk-link-text = Передайте ее только владельцу учетной записи. Она действует один раз, { $hours } ч, и эта страница показывает ее только сейчас.
desk-pages = Страницы
desk-newer = Новее
desk-older = Старше
desk-attention = Обратите внимание:
desk-group-people = Люди и столы
desk-group-processes = Процессы
desk-group-storage = Хранение
desk-group-versions = Версии
desk-state-here = здесь за последние 10 минут
desk-state-accounts = учетные записи
desk-state-guests = гости
desk-state-gathering = столы, которые ждут игроков
desk-state-running = партии в игре
desk-state-finished = оконченные партии
desk-state-web = веб-процессы
desk-state-bots = процессы ботов
desk-state-of = { $alive } из { $all }
desk-state-heartbeat = последний признак жизни
desk-state-never = пока нет
desk-state-seconds =
    { $count ->
        [one] { $count } секунду назад
        [few] { $count } секунды назад
        [many] { $count } секунд назад
       *[other] { $count } секунды назад
    }
desk-state-database = база данных
desk-state-disk = свободно на диске
desk-state-backup = последняя резервная копия
desk-backup-done = сделана { $ago }
desk-backup-failed = не удалась { $ago }
desk-state-unknown = неизвестно
desk-state-megabytes = { $count } МБ
desk-state-program = vendemmia
desk-state-rules = правила
desk-state-schema = схема базы
desk-state-python = Python
desk-state-engine = движок
desk-engine-compiled = скомпилирован
desk-engine-pure = интерпретируется
desk-error-reason = Напишите причину: человек ее прочтет.
desk-error-long = В причине не больше { $most } знаков.
desk-error-until = Выберите срок.
desk-error-kind = Выберите, что сделать.
desk-error-self = Нельзя применить это к себе.
desk-error-moderator = Это модератор. Сначала удалите его командой vendemmia host remove.
desk-error-address = Этого человека по этому адресу в последнее время не было.
desk-error-gone = Это уже сделано или этого больше нет.
desk-error-name = Такое имя не подходит: от 1 до { $letters } видимых знаков.
desk-error-taken = Это имя занято или похоже на занятое.
desk-act-add = Назначение модератором
desk-act-remove = Снятие с роли модератора
desk-act-warning = Предупреждение
desk-act-mute = Запрет своего текста
desk-act-rated = Отстранение от рейтинговых партий
desk-act-play = Отстранение от новых партий
desk-act-ban = Блокировка
desk-act-address = Блокировка адреса
desk-act-lift = Снятие санкции
desk-act-rename = Новое имя; раньше:
desk-act-password = Ссылка для нового пароля
desk-act-close = Закрытие стола
desk-act-unlist = Стол убран из списка
desk-act-void = Отмена рейтинга
desk-act-unrate = Начатая партия больше не рейтинговая
desk-act-report = Закрытие жалобы
desk-act-appeal = Отказ в обжаловании

## Sanctions, as the person reads them

sanction-title = От модераторов
sanction-kind-warning = Предупреждение
sanction-kind-renamed = Новое имя
sanction-kind-mute = Без своего текста
sanction-kind-rated = Без рейтинговых партий
sanction-kind-play = Без новых партий
sanction-kind-ban = Блокировка
sanction-heading-warning = Предупреждение
sanction-heading-renamed = Теперь у вас другое имя
sanction-heading-mute = Вы не можете писать свой текст
sanction-heading-rated = Вы не можете играть рейтинговые партии
sanction-heading-play = Вы не можете начинать новые партии
sanction-heading-ban = Вы не можете здесь играть
sanction-heading-address = Гости с вашего адреса не могут здесь играть
sanction-text-warning = Модератор просит вас соблюдать правила этого сервера. Если это повторится, ваши права могут ограничить.
sanction-text-renamed = Модератор изменил ваше имя.
sanction-new-name = Теперь ваше имя { $name }. Входить можно и со старым, но его никто не видит.
sanction-text-mute = Готовые фразы по-прежнему доступны.
sanction-text-rated = Все остальные партии вам доступны.
sanction-text-play = Начатые партии можно доиграть.
sanction-text-ban = Вы можете читать открытые страницы, выйти и один раз написать модераторам. Ваши партии доиграют боты; это не считается сдачей.
sanction-text-address = Если у вас есть учетная запись, войдите: тогда вы сможете играть.
sanction-until = До
sanction-moment = { $day }, { $time } UTC
sanction-open = пока модератор не снимет
sanction-reason = Причина
sanction-contact = Чтобы обжаловать, пишите
sanction-none = К вам нет претензий.
sanction-notice = Вам пишут модераторы
sanction-seen = Прочитано
sanction-more = Почему и как обжаловать
sanction-yours = Что касается вас
appeal-heading = Обжалование
appeal-text = Об этом можно один раз написать модераторам. Скажите, что им следует знать.
appeal-field = Ваш текст
appeal-send = Отправить
appeal-sent = Ваше обжалование ждет модератора.
appeal-answered = Модератор прочел ваше обжалование и оставил все как есть.
appeal-problem = Напишите от 1 до { $most } знаков; это можно сделать один раз.
error-table-closed = Модератор закрыл этот стол
error-table-closed-help = Партия никому не засчитывается. Можно открыть другой стол.

## Reports by players

report-title = Жалоба модераторам
report-heading-message = Пожаловаться на сообщение
report-heading-name = Пожаловаться на игрока
report-heading-table = Пожаловаться на стол
report-kind-message = Сообщение
report-kind-name = Игрок
report-kind-table = Стол
report-about = Модераторы получат копию; никто другой не узнает, кто пожаловался.
report-reason = Что не так?
report-reason-insult = Оскорбления или угрозы
report-reason-name = Имя, которое оскорбляет или обманывает
report-reason-spam = Реклама или поток сообщений
report-reason-unfair = Нечестная игра
report-reason-leaving = Намеренно бросает партии
report-reason-other = Другое
report-text = Что еще нужно знать модераторам (необязательно)
report-send = Отправить жалобу
report-done = Спасибо. Модераторы это посмотрят.
report-do = Пожаловаться
report-table = Пожаловаться на стол
report-table-of = Пожаловаться на стол: { $players }
report-message-of = Пожаловаться на сообщение: { $player }
report-or-block = Пожаловаться или заблокировать
report-error-reason = Выберите, что не так.
report-error-long = В тексте не больше { $most } знаков.
report-error-self = Это ваше собственное.
report-error-already = Вы уже пожаловались на это. Модераторы посмотрят.

## Blocks

block-title = Заблокированные игроки
block-heading = Заблокировать
block-text = Вы не встречаетесь с заблокированным игроком: никто из двоих не читает другого и не видит его столов в списке. Игроку об этом не сообщают.
block-do-named = Заблокировать: { $name }
block-undo = Разблокировать
block-undo-named = Разблокировать: { $name }
block-none = Вы никого не заблокировали.
block-account = Учетная запись
block-here = Здесь сидит тот, кого вы заблокировали: { $names }.
error-block-self = Нельзя заблокировать себя
error-block-self-help = Выберите кого-нибудь другого.
error-block-many = Заблокировано игроков: { $most }
error-block-many-help = Сначала кого-нибудь разблокируйте.
together-cannot-closed = За этим столом для вас нет места.
together-cannot-blocked = Нажмите еще раз, если все равно хотите сесть.

## Errors of the API

api-error-banned = Вы не можете здесь играть. Поле reason говорит почему, until – до какого времени.
api-error-suspended = Некоторое время вы не можете начинать такие партии. Поле reason говорит почему, until – до какого времени.
api-error-muted = Некоторое время вы не можете писать свой текст. Готовые фразы доступны.
api-error-closed-to-you = За этим столом для вас нет места.
api-error-blocked-here = Там сидит тот, кого вы заблокировали. Отправьте anyway, если все равно хотите сесть.
api-error-name-needed = Другие видят, кто сидит за столом. Сначала выберите имя на странице настроек.
api-error-already-reported = Вы уже пожаловались на это.
api-error-not-this-person = Нельзя сделать это с этим человеком или со столькими людьми.

## The environment

environment-contact = { $name } – одна строка, не больше { $most } знаков.
