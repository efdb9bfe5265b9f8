### Notices to people who are away from a shared table: what is sent, and the page on which they choose it.

## What is sent

notice-title = Twoja kolej
notice-body = { $when } · { $names }
notice-line = { $name }: { $title } ({ $text }) { $link }
notice-test-title = Test
notice-test-body = Twoje powiadomienia docierają tutaj.
notice-mail-subject = { $title } · { $text }
notice-mail =
    Cześć, { $name }!

    { $title }: { $text }

    { $link }

    Gdy cię nie ma, dostajesz jedną wiadomość na każdą decyzję. Aby przestać je dostawać, otwórz tę stronę:
    { $stop }
notice-confirm-subject = Potwierdź swój adres dla vendemmia
notice-confirm-mail =
    Dzień dobry,

    { $name } na { $site } chce dostawać na ten adres wiadomość, gdy przychodzi jej lub jego kolej.

    Jeśli to ty, potwierdź adres w ciągu { $hours } godzin:
    { $link }

    Jeśli nie, nic nie rób: więcej wiadomości nie przyjdzie.

## The page

notices-link = Gdy cię nie ma: push, e-mail, webhook, godziny ciszy
notices-title = Powiadomienia · vendemmia
notices-heading = Gdy cię nie ma
notices-about = Jeśli gra czeka na ciebie, a stół nie jest u ciebie otwarty, po 20 sekundach dostajesz powiadomienie: jedno na każdą decyzję, przy stołach z innymi ludźmi.
notices-order = Wysyła je pierwszy działający kanał: push, potem webhook, potem e-mail.
notices-back = Wróć do ustawień
notices-on = Wł.
notices-save = Zapisz
notices-remove = Usuń adres
notices-test = Wyślij test

notices-push = Powiadomienia push
notices-push-help = Docierają na twoje urządzenia nawet bez otwartej strony. Nikt po drodze nie może ich przeczytać.
notices-push-count =
    { $count ->
        [0] Nie włączono żadnego urządzenia.
        [one] Włączono 1 urządzenie.
        [few] Włączono { $count } urządzenia.
        [many] Włączono { $count } urządzeń.
       *[other] Włączono { $count } urządzeń.
    }
notices-push-switch-on = Włącz na tym urządzeniu
notices-push-switch-off = Wyłącz na tym urządzeniu
notices-push-remove = Wyłącz na wszystkich urządzeniach
notices-push-none = Ten serwer nie wysyła powiadomień push.
notices-push-scripts = Urządzenie włącza skrypt, a ta przeglądarka żadnych nie uruchamia.
notices-push-unsupported = Ta przeglądarka nie przyjmuje powiadomień push. Na iPhonie lub iPadzie dodaj najpierw stronę do ekranu początkowego.
notices-push-insecure = Powiadomienia push wymagają strony z https.
notices-push-denied = Przeglądarka nie pozwala na powiadomienia z tej strony. Zezwól na nie w jej ustawieniach i spróbuj ponownie.
notices-push-failed = Przeglądarka nie połączyła się ze swoją usługą push. Spróbuj później.

notices-email = E-mail
notices-email-help = Zanim użyjemy adresu, wyślemy na niego pytanie. Każda wiadomość ma link, który je kończy.
notices-email-address = Adres e-mail
notices-email-waiting = Otwórz link z wiadomości wysłanej na { $address }. Do tego czasu nic więcej tam nie wysyłamy.
notices-email-none = Ten serwer nie wysyła e-maili.

notices-webhook = Webhook
notices-webhook-help = Adres z Discorda, Slacka albo twojego własnego programu. Dostaje krótką wiadomość jako JSON.
notices-webhook-address = Adres webhooka
notices-webhook-gone = Ten adres nie przyjmuje już wiadomości. Zapisz go ponownie albo podaj inny.

notices-quiet = Godziny ciszy
notices-quiet-help = Powiadomienie czeka do ich końca. Jeśli gra już na ciebie nie czeka, nie zostanie wysłane.
notices-quiet-from = Od
notices-quiet-until = Do
notices-quiet-zone = Strefa czasowa
notices-quiet-zone-example = Europe/Warsaw
notices-quiet-remove = Bez godzin ciszy

## What has been done

notices-done-asked = Wysłano wiadomość. Otwórz w niej link, aby potwierdzić adres.
notices-done-email = Nie dostajesz już e-maili.
notices-done-webhook = Zapisano
notices-done-quiet = Zapisano
notices-done-push = To urządzenie dostaje powiadomienia push.
notices-done-push-off = Wyłączono
notices-done-test = Test jest w drodze.

## What is wrong

notices-problem-mail-off = Ten serwer nie wysyła e-maili.
notices-problem-email = To nie jest adres e-mail.
notices-problem-asked = Pytanie wysłano kilka minut temu. Zajrzyj do skrzynki albo spróbuj za dziesięć minut.
notices-problem-mail-failed = Nie udało się wysłać wiadomości i nic nie zapisano. Spróbuj później.
notices-problem-address = To nie jest adres internetowy. Taki zaczyna się od https://.
notices-problem-https = Adres musi zaczynać się od https://.
notices-problem-private = Ten serwer nie łączy się z adresami w sieci prywatnej.
notices-problem-number = Podaj nazwę komputera albo jego numer jako cztery liczby dziesiętne, np. 93.184.216.34.
notices-problem-port = Ten serwer łączy się tylko z portami 443 i 80.
notices-problem-quiet-time = Podaj obie godziny, na przykład 22:00 i 07:30.
notices-problem-quiet-same = Godziny ciszy muszą kończyć się o innej porze, niż się zaczynają.
notices-problem-zone = Ten serwer nie zna takiej strefy czasowej. Podaj nazwę, na przykład Europe/Warsaw.
notices-problem-push = Przeglądarka przysłała coś, czego nie przyjmie żadna usługa push.
notices-problem-test-pause = Test właśnie wysłano. Poczekaj pół minuty.
notices-problem-test-none = Ten kanał nie jest włączony.
notices-problem-test-push = Usługa push nie przyjęła testu. Wyłącz urządzenie i włącz je ponownie.
notices-problem-test-webhook = Adres nie przyjął testu. Sprawdź go.
notices-problem-test-email = Serwer poczty nie przyjął testu. Sprawdź adres albo spróbuj później.

## Links in mails

notices-link-confirm = Potwierdź swój adres
notices-link-confirm-text = Czy wysyłać wiadomość na { $address }, gdy przychodzi twoja kolej, a ciebie nie ma?
notices-link-confirm-do = Tak, wysyłaj powiadomienia
notices-link-confirmed = Twój adres jest potwierdzony
notices-link-confirmed-text = Powiadomienia przychodzą teraz na { $address }.
notices-link-stop = Zakończ wiadomości
notices-link-stop-text = Czy nie wysyłać już wiadomości na { $address }?
notices-link-stop-do = Tak, zakończ je
notices-link-stopped = Nie dostajesz już e-maili
notices-link-stopped-text = Adres { $address } został usunięty.
notices-link-expired = Ten link już nie działa
notices-link-expired-text = Jest za stary albo adres się zmienił. Możesz podać swój adres ponownie w ustawieniach.
