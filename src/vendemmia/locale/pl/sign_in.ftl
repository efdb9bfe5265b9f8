### Sesje, drugi składnik, zapomniane hasła, adres e-mail i własne dane.

account-back = Twoje konto
account-security = Bezpieczeństwo i dane
account-guessed = { $count ->
    [one] W ostatniej godzinie ktoś z innego miejsca podał { $count } błędne hasło do twojej nazwy. Nic się nie zmieniło.
    [few] W ostatniej godzinie ktoś z innego miejsca podał { $count } błędne hasła do twojej nazwy. Nic się nie zmieniło.
    [many] W ostatniej godzinie ktoś z innego miejsca podał { $count } błędnych haseł do twojej nazwy. Nic się nie zmieniło.
   *[other] W ostatniej godzinie ktoś z innego miejsca podał { $count } błędnych haseł do twojej nazwy. Nic się nie zmieniło.
}
account-delete-stays = Przy stołach, przy których grają lub grali z tobą inni, zostaną:
account-stays-games = { $count ->
    [one] { $count } zakończona gra, pod nazwą, pod którą toczyła się gra
    [few] { $count } zakończone gry, pod nazwami, pod którymi się toczyły
    [many] { $count } zakończonych gier, pod nazwami, pod którymi się toczyły
   *[other] { $count } zakończonych gier, pod nazwami, pod którymi się toczyły
}
account-stays-running = { $count ->
    [one] { $count } trwająca gra, którą dokończy gracz komputerowy
    [few] { $count } trwające gry, które dokończą gracze komputerowi
    [many] { $count } trwających gier, które dokończą gracze komputerowi
   *[other] { $count } trwających gier, które dokończą gracze komputerowi
}
account-stays-messages = { $count ->
    [one] { $count } twoja wiadomość
    [few] { $count } twoje wiadomości
    [many] { $count } twoich wiadomości
   *[other] { $count } twoich wiadomości
}
account-delete-gone = Wszystko inne zostanie usunięte: rankingi, winnice dnia, kampania, adresy, urządzenia, tokeny i wszystkie sposoby logowania. Przedtem możesz to zachować:
account-error-code = Ten kod jest błędny albo był już użyty.
account-error-late = To trwało zbyt długo. Zacznij od nowa.
account-error-too-simple = To hasło powtarza zbyt mało liter.
account-error-site-name = Nazwę strony z liczbą każdy sprawdza najpierw.
account-error-mail-off = Ten serwer nie wysyła e-maili.

## Browsers and programs

sessions-title = Przeglądarki i programy · vendemmia
sessions-heading = Przeglądarki i programy
sessions-short = Gdzie jesteś na swoim koncie i co ma twój token.
sessions-text = To działa tu w twoim imieniu. Jeśli czegoś nie poznajesz, zakończ to i zmień hasło. Adresów nie zapisujemy.
sessions-browsers = Przeglądarki
sessions-programs = Programy z tokenem
sessions-browser = { $browser }, { $system }
sessions-unknown = Nieznana przeglądarka
sessions-here = ta przeglądarka
sessions-since = od { $day }
sessions-made = utworzono { $day }
sessions-seen = ostatnio { $moment } UTC
sessions-end = Zakończ
sessions-end-named = Zakończ: { $name }, ostatnio { $moment }
sessions-ended = Gotowe.
sessions-end-all = Zakończ wszystkie inne
sessions-end-all-text = Wszystkie przeglądarki oprócz tej i wszystkie tokeny.

## Second factor

factor-heading = Drugi składnik
factor-text = Z drugim składnikiem logowanie wymaga też kodu, który pokazuje aplikacja w twoim telefonie. Samo hasło nikogo nie wpuści.
factor-is-on = Przy logowaniu potrzebny jest kod z aplikacji.
factor-is-off = Wyłączony: wystarcza hasło.
factor-codes-left = { $count ->
    [0] Nie masz już kodów zapasowych.
    [one] Został ci { $count } kod zapasowy.
    [few] Zostały ci { $count } kody zapasowe.
    [many] Zostało ci { $count } kodów zapasowych.
   *[other] Zostało ci { $count } kodów zapasowych.
}
factor-begin = Ustaw
factor-scan = Zeskanuj aplikacją
factor-scan-text = Albo wpisz w aplikacji ten sekret:
factor-open = Otwórz aplikację na tym urządzeniu
factor-code-app = Kod, który pokazuje aplikacja
factor-confirm = Włącz
factor-codes = Twoje kody zapasowe
factor-codes-text = Każdy z nich raz zastąpi kod, gdy stracisz aplikację. Zapisz je teraz: ta strona pokazuje je tylko raz.
factor-new-codes = Nowe kody zapasowe
factor-off = Wyłącz
factor-passkeys = Klucz dostępu z palcem, twarzą lub blokadą ekranu to już dwa składniki: wtedy kod nie jest potrzebny.
factor-step = Drugi krok
factor-step-text = Hasło jest dobre. Teraz wpisz kod, który pokazuje twoja aplikacja.
factor-code = Kod
factor-code-help = Nie masz aplikacji? Wpisz jeden z kodów zapasowych.
factor-again = Zacznij od nowa

## Lost passwords

forgot-link = Nie pamiętasz hasła?
forgot-heading = Zapomniane hasło
forgot-text = Wyślemy link na adres e-mail konta, jeśli jego właściciel go potwierdził. Z tym linkiem wybierzesz nowe hasło.
forgot-name = Nazwa lub adres e-mail
forgot-do = Wyślij link
forgot-asked = Jeśli takie konto ma potwierdzony adres, e-mail z linkiem jest już w drodze. Link działa raz, przez { $hours } godzin.
forgot-host = Nie masz potwierdzonego adresu? Gospodarz tego serwera może utworzyć dla ciebie link.
forgot-no-mail = Ten serwer nie wysyła e-maili. Jego gospodarz może utworzyć dla ciebie link, z którym wybierzesz nowe hasło.
reset-heading = Nowe hasło
reset-text = { $name }: wybierz nowe hasło.
reset-gone = Ten link był już użyty, jest zbyt stary albo niepełny.
reset-again = Poproś o nowy link
reset-done = Hasło zmienione. Zaloguj się nim.

## E-mail address

email-heading = Adres e-mail
email-text = Z potwierdzonym adresem możesz zastąpić zapomniane hasło. Do niczego innego nie służy.
email-confirmed = potwierdzony
email-waits = niepotwierdzony
email-asked = Wysłaliśmy e-mail. Otwórz link w nim, żeby potwierdzić adres.
email-new = Nowy adres e-mail
email-do = Wyślij link do potwierdzenia
email-short-confirmed = Potwierdzony: pozwala zastąpić zapomniane hasło.
email-short-none = Niepotwierdzony: zapomnianego hasła nie da się zastąpić.
email-is-yours = Czy { $address } to twój adres, do twojego konta tutaj?
email-is-mine = Tak, to mój adres
email-done = { $address } to teraz adres twojego konta.
email-gone = Ten link był już użyty, jest zbyt stary albo niepełny.

## Own data

data-heading = Pobierz moje dane
data-short = Wszystko, co jest o tobie zapisane.
data-text = Plik zip ze wszystkim, co ten serwer o tobie zapisuje: data.json jako zwykły tekst i zapisy twoich zakończonych gier.
data-files = Twoje gry zajmują kilka plików. Pierwszy zawiera data.json i najnowsze gry, następne resztę.
data-file = Pobierz plik { $number } z { $files }
data-secrets = Haseł, kluczy i sekretów w nim nie ma, więc plik nikogo nie wpuści.
data-do = Pobierz

## Tokens

tokens-scopes = Co mu wolno?
tokens-scopes-short = Wolno
tokens-scope-read = czytać
tokens-scope-read-text = Widzieć twoje stoły i gry, śledzić je, czytać rankingi i winnice dnia.
tokens-scope-play = grać
tokens-scope-play-text = Odpowiadać, cofać, pisać wiadomości i poddawać grę przy twoich stołach.
tokens-scope-manage = zarządzać
tokens-scope-manage-text = Otwierać stoły, dołączać do nich i je opuszczać, zaczynać winnice dnia, tworzyć i unieważniać tokeny.
tokens-problem-scopes = Wybierz przynajmniej jedną rzecz, którą wolno tokenowi.

## Refusals

api-error-no-scope = Temu tokenowi tego nie wolno: brakuje mu uprawnienia { $scope }.
api-error-no-scope-to-give = Ten token nie może dać innemu uprawnienia { $scope }.
api-error-too-many-tokens = Masz już tyle tokenów, ile może mieć jedna osoba. Najpierw unieważnij któryś z nich.
api-error-token-name = Tej nazwy nie można nadać tokenowi.
error-crowded = Wiele osób właśnie się loguje
error-crowded-help = Nic się nie zmieniło. Wróć i spróbuj ponownie za kilka sekund.

## Mails

letter-reset-subject = Nowe hasło w vendemmia
letter-reset =
    Dzień dobry,

    przyszła prośba o nowe hasło do konta { $name } na { $site }. Wybierz je tutaj w ciągu { $hours } godzin:
    { $link }

    Jeśli to nie ty, nic nie rób: hasło pozostanie bez zmian.

letter-email-subject = Potwierdź swój adres e-mail
letter-email =
    Dzień dobry,

    konto { $name } na { $site } podaje ten adres jako swój. Jeśli należy do ciebie, potwierdź go w ciągu { $hours } godzin:
    { $link }

    Jeśli nie, nic nie rób: więcej wiadomości nie przyjdzie.

letter-email-changed-subject = Twoje konto ma inny adres e-mail
letter-email-changed =
    Dzień dobry,

    konto { $name } na { $site } ma od teraz inny adres e-mail. Linki do zapomnianego hasła już tu nie przyjdą.

    Jeśli to nie ty, zmień hasło: { $link }
