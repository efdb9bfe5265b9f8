### Notices to people who are away from a shared table: what is sent, and the page on which they choose it.

## What is sent

notice-title = Ваш ход
notice-body = { $when } · { $names }
notice-line = { $name }: { $title } ({ $text }) { $link }
notice-test-title = Проверка
notice-test-body = Ваши уведомления приходят сюда.
notice-mail-subject = { $title } · { $text }
notice-mail =
    Здравствуйте, { $name }!

    { $title }: { $text }

    { $link }

    Пока вас нет за столом, на каждое решение приходит одно письмо. Чтобы больше не получать писем, откройте эту страницу:
    { $stop }
notice-confirm-subject = Подтвердите адрес для vendemmia
notice-confirm-mail =
    Здравствуйте!

    { $name } на { $site } хочет получать на этот адрес письмо, когда наступает очередь ходить.

    Если это вы, подтвердите адрес в течение { $hours } часов:
    { $link }

    Если нет, ничего не делайте: больше писем не будет.

## The page

notices-link = Когда вас нет: push, почта, вебхук, тихие часы
notices-title = Уведомления · vendemmia
notices-heading = Когда вас нет
notices-about = Если игра ждет вас, а стол у вас не открыт, через 20 секунд приходит уведомление: одно на каждое решение, за столами с другими людьми.
notices-order = Его доставляет первый работающий способ: push, затем вебхук, затем почта.
notices-back = Назад к настройкам
notices-on = Вкл.
notices-save = Сохранить
notices-remove = Удалить адрес
notices-test = Отправить проверку

notices-push = Push-уведомления
notices-push-help = Приходят на ваши устройства, даже когда страница закрыта. По дороге их никто не может прочитать.
notices-push-count =
    { $count ->
        [0] Ни одно устройство не включено.
        [one] Включено { $count } устройство.
        [few] Включено { $count } устройства.
        [many] Включено { $count } устройств.
       *[other] Включено { $count } устройства.
    }
notices-push-switch-on = Включить на этом устройстве
notices-push-switch-off = Выключить на этом устройстве
notices-push-remove = Выключить на всех устройствах
notices-push-none = Этот сервер не отправляет push-уведомлений.
notices-push-scripts = Устройство включает скрипт, а этот браузер скриптов не выполняет.
notices-push-unsupported = Этот браузер не принимает push-уведомлений. На iPhone или iPad сначала добавьте страницу на экран «Домой».
notices-push-insecure = Для push-уведомлений нужна страница с https.
notices-push-denied = Браузер не разрешает уведомления с этой страницы. Разрешите их в его настройках и попробуйте снова.
notices-push-failed = Браузер не смог связаться со своей службой push. Попробуйте позже.

notices-email = Почта
notices-email-help = Прежде чем писать на адрес, мы спросим его владельца. В каждом письме есть ссылка, чтобы отписаться.
notices-email-address = Адрес почты
notices-email-waiting = Откройте ссылку в письме, отправленном на { $address }. До этого туда больше ничего не приходит.
notices-email-none = Этот сервер не отправляет писем.

notices-webhook = Вебхук
notices-webhook-help = Адрес из Discord, Slack или вашей собственной программы. Туда приходит короткое сообщение в JSON.
notices-webhook-address = Адрес вебхука
notices-webhook-gone = Этот адрес больше не принимает сообщений. Сохраните его снова или введите другой.

notices-quiet = Тихие часы
notices-quiet-help = Уведомление ждет их конца. Если к тому времени решать уже не вам, оно не отправляется.
notices-quiet-from = С
notices-quiet-until = До
notices-quiet-zone = Часовой пояс
notices-quiet-zone-example = Europe/Moscow
notices-quiet-remove = Без тихих часов

## What has been done

notices-done-asked = Письмо отправлено. Откройте ссылку в нем, чтобы подтвердить адрес.
notices-done-email = Писем больше не будет.
notices-done-webhook = Сохранено
notices-done-quiet = Сохранено
notices-done-push = Это устройство получает push-уведомления.
notices-done-push-off = Выключено
notices-done-test = Проверка в пути.

## What is wrong

notices-problem-mail-off = Этот сервер не отправляет писем.
notices-problem-email = Это не адрес почты.
notices-problem-asked = Вопрос отправлен несколько минут назад. Проверьте ящик или попробуйте через десять минут.
notices-problem-mail-failed = Письмо не удалось отправить, ничего не сохранено. Попробуйте позже.
notices-problem-address = Это не адрес в интернете. Он начинается с https://.
notices-problem-https = Адрес должен начинаться с https://.
notices-problem-private = Этот сервер не обращается к адресам частной сети.
notices-problem-number = Укажите имя компьютера или его номер из четырёх десятичных чисел, например 93.184.216.34.
notices-problem-port = Этот сервер обращается только к портам 443 и 80.
notices-problem-quiet-time = Введите оба времени, например 22:00 и 07:30.
notices-problem-quiet-same = Тихие часы должны кончаться не тогда, когда начинаются.
notices-problem-zone = Этот сервер не знает такого часового пояса. Введите название, например Europe/Moscow.
notices-problem-push = Браузер прислал то, чего не примет ни одна служба push.
notices-problem-test-pause = Проверка только что отправлена. Подождите полминуты.
notices-problem-test-none = Этот способ не включен.
notices-problem-test-push = Служба push не приняла проверку. Выключите устройство и включите его снова.
notices-problem-test-webhook = Адрес не принял проверку. Проверьте его.
notices-problem-test-email = Почтовый сервер не принял проверку. Проверьте адрес или попробуйте позже.

## Links in mails

notices-link-confirm = Подтвердите адрес
notices-link-confirm-text = Присылать письмо на { $address }, когда ваш ход, а вас нет?
notices-link-confirm-do = Да, присылать уведомления
notices-link-confirmed = Адрес подтвержден
notices-link-confirmed-text = Теперь уведомления приходят на { $address }.
notices-link-stop = Отписаться от писем
notices-link-stop-text = Больше не присылать писем на { $address }?
notices-link-stop-do = Да, больше не присылать
notices-link-stopped = Писем больше не будет
notices-link-stopped-text = Адрес { $address } удален.
notices-link-expired = Эта ссылка больше не работает
notices-link-expired-text = Она слишком старая, или адрес с тех пор изменился. Ввести адрес снова можно в настройках.
