### Playing together: inviting, joining, people around a table, chat, accounts.

## The start page and the options of a table

together-guest = Gość
together-heading = Wspólna gra
together-about = Otwórz stół, podaj link lub kod, a każdy gra na własnym ekranie.
together-open = Otwórz stół dla znajomych
together-open-text = wolne miejsca przez link lub kod
together-open-tables = Otwarte stoły
together-nobody = Jeszcze nikogo
together-free = { $count ->
    [one] { $count } wolne miejsce
    [few] { $count } wolne miejsca
    [many] { $count } wolnych miejsc
   *[other] { $count } wolnego miejsca
}
together-take-seat = Zajmij miejsce
together-watch = Oglądaj
together-watch-text = otwarty stół, bez miejsca
together-who-you = Ty
together-who-you-text = Gra na tym ekranie. Przy kilku takich miejscach przekazujecie sobie ekran.
together-who-open = Wolne miejsce
together-who-open-text = Dla kogoś, kto dołączy przez link lub kod. Miejsca, które zostaną wolne, zajmą gracze komputerowi.
together-options = Przy tym stole
together-options-text = Te ustawienia mają znaczenie, gdy jest wolne miejsce.
together-clock = Zegar
together-clock-text = Gdy czas minie, gracz komputerowy zastępuje osobę, dopóki nie wróci. W grze rankingowej, komu minie czas, ten przegrywa i nie może wrócić. Gra rankingowa zawsze ma zegar: bez wyboru jest to dzień na ruch.
together-clock-none = Bez zegara
together-clock-move-2m = 2 minuty na ruch
together-clock-move-10m = 10 minut na ruch
together-clock-move-1d = Dzień na ruch
together-clock-game-10m = 10 minut dla każdego, +5 s za turę
together-clock-game-20m = 20 minut dla każdego, +10 s za turę
together-clock-game-45m = 45 minut dla każdego, +20 s za turę
together-chat = Czat
together-chat-off = Wyłączony
together-chat-phrases = Gotowe zwroty
together-chat-all = Zwroty i własny tekst
together-spectators = Widzowie
together-spectators-text = Inni mogą oglądać otwarty stół; nikt nie widzi kart na ręce.
together-listed = Na liście
together-listed-text = Każdy na tym serwerze znajdzie stół i może zająć wolne miejsce.
together-rated = Gra rankingowa
together-rated-text = Wynik zmienia rankingi. Każdy ma konto i jedno miejsce, a zegar jest zawsze. Kto się poddaje albo komu minie czas, przegrywa. Bez podpowiedzi, bez cofania przed odkrycie kart, bez wybranego rozdania i limitu lat.
together-error-chat = Wybierz, jak gracze rozmawiają.
together-error-clock = Wybierz zegar z listy.
together-error-rated = Gra rankingowa nie może mieć wybranego rozdania. Zostaw pole „Ziarno” puste albo zrezygnuj z rankingu.

## A table that gathers

together-gathering = Czekamy na graczy
together-gathering-title = Czekamy na graczy
together-seats = Miejsca
together-seat-free = Wolne miejsce
together-seat-waits = czeka na kogoś
together-seat-bot = komputer, { $level }
together-seat-you = ty
together-seat-host = gospodarz stołu
together-here = przy stole
together-away = teraz poza stołem
together-begins = Gra zaczyna się, gdy wszystkie miejsca są zajęte albo gdy zacznie ją gospodarz.
together-fill = Poziom graczy komputerowych na wolnych miejscach
together-begin = Zacznij grę
together-leave-seat = Opuść ten stół
together-remove = Usuń gracza { $player }
together-invite = Zaproś
together-qr = Kod QR z linkiem do tego stołu
together-code = Kod
together-code-text = W tym samym pokoju? Otwórz { $address } i wpisz kod.
together-code-wrong = Żaden stół nie ma tego kodu. Kod jest ważny tylko do początku gry.
together-link = Link
together-link-text = Kto ma link, może zająć wolne miejsce.
together-copy = Kopiuj
together-copied = Skopiowano
together-renew = Nowy link
together-renew-text = stary przestaje działać
together-screen = Wspólny ekran
together-screen-text = otwarty stół na telewizorze
together-join = Dołącz do stołu
together-join-title = Dołącz do stołu
together-join-text = Wpisz kod, który widzi gospodarz stołu.
together-join-do = Dołącz
together-invited = Masz zaproszenie
together-invited-by = Zaproszenie od: { $host }
together-invited-title = Zaproszenie do stołu
together-your-name = Twoja nazwa
together-sit-as = Zajmij miejsce jako { $name }
together-no-account = Nie potrzebujesz konta.
together-cannot-full = Wszystkie miejsca są zajęte.
together-cannot-name = Inni widzą, kto tu siedzi. Najpierw wybierz nazwę.
together-cannot-begun = Gra już się zaczęła.
together-gone = To zaproszenie jest już nieważne
together-gone-text = Gra się zaczęła albo gospodarz utworzył nowy link. Poproś o nowy.

## People around a table

together-people = Gracze: obecnych { $here } z { $count }
together-left = poddana gra, dalej gra komputer
together-stands-in = zastępuje komputer
together-asked = teraz odpowiada
together-mute = Wycisz
together-talk = Wiadomości
together-talk-none = Nikt jeszcze nic nie napisał.
together-say = Napisz coś
together-send = Wyślij
together-clear = Usuń wszystkie wiadomości
together-chat-off-now = Przy tym stole nie ma czatu.
together-chat-empty = Nie ma czego wysłać.
together-chat-long = Wiadomość jest za długa.
together-phrase-hello = Cześć!
together-phrase-luck = Powodzenia!
together-phrase-well = Dobrze zagrane!
together-phrase-thanks = Dziękuję!
together-phrase-sorry = Przepraszam!
together-phrase-moment = Chwileczkę, proszę.
together-phrase-turn = Twoja kolej.
together-phrase-close = Zapowiada się wyrównana walka.
together-phrase-again = Jeszcze jedna gra?
together-phrase-bye = Dobra gra. Na razie!
together-propose-stand-in = Niech gra komputer
together-propose-undo = Poproś o cofnięcie
together-propose-undo-text = Pozostali muszą się zgodzić.
together-stand-in = Niech zastąpi mnie komputer
together-stand-in-text = Odzyskasz miejsce jednym naciśnięciem.
together-resign = Poddaj grę
together-resign-text = Gracz komputerowy gra dalej za ciebie. Możesz wrócić, dopóki gra trwa.
together-resign-rated = Gracz komputerowy gra dalej za ciebie, a ty przegrywasz tę grę rankingową. Nie możesz wrócić.
together-resign-do = Poddaj się
together-replaced = Odpowiada za ciebie gracz komputerowy.
together-back = Wracam na swoje miejsce
together-asks-undo = { $player } prosi o cofnięcie swojej ostatniej decyzji i wszystkiego, co było po niej.
together-asks-undo-own = Twoja prośba: cofnąć twoją ostatnią decyzję.
together-asks-undo-seen = Od tego czasu odkryto ukryte karty; nikt ich nie zapomni.
together-asks-stand-in = { $player } proponuje, żeby za gracza { $absent }, którego nie ma, odpowiadał komputer.
together-asks-stand-in-own = Twoja propozycja: za gracza { $absent } odpowiada komputer.
together-agreed = Zgoda: { $count } z { $needed }
together-agree = Zgadzam się
together-refuse = Nie zgadzam się
together-withdraw = Wycofaj
together-proposal-gone = Nie ma już na co się zgadzać.
together-not-absent = Ten gracz jest przy stole albo już odpowiada za niego komputer.
together-cannot = Teraz to niemożliwe.
together-ahead = Padnie to pytanie do ciebie:
together-ahead-given = Twoja odpowiedź: { $answer }
together-again-go = Przejdź do następnej gry
together-again-text = każdy naciska raz, miejsca się przesuwają
together-again-waits = Czekamy na: { $players }

## Errors

error-not-yours = Nie możesz tego zrobić przy tym stole
error-not-yours-help = Mogą to tylko jego gracze albo tylko osoba, która go otworzyła.
error-others-play = Inni jeszcze tu grają
error-others-play-help = Zamiast tego poddaj grę: gracz komputerowy zagra dalej za ciebie.
error-too-often = To było zbyt często
error-too-often-help = { $minutes ->
    [one] Spróbuj ponownie za minutę.
    [few] Spróbuj ponownie za { $minutes } minuty.
    [many] Spróbuj ponownie za { $minutes } minut.
   *[other] Spróbuj ponownie za { $minutes } minuty.
}

## Accounts

account-sign-in = Zaloguj się
account-sign-in-text = Z kontem twoje gry są na każdym urządzeniu. Możesz też grać bez konta.
account-takes-over = Gry, w które grasz tu jako gość, dołączą do twojego konta.
account-sign-up = Utwórz konto
account-sign-up-text = Wystarczą nazwa i hasło. Gry rozegrane tu jako gość pozostaną twoje.
account-sign-out = Wyloguj się
account-none-yet = Nie masz jeszcze konta?
account-of = { $name }: konto
account-signed-in = Jesteś na swoim koncie.
account-saved = Zapisano.
account-guest = Grasz jako gość: tylko ta przeglądarka zna twoje gry. Konto je zachowa.
account-field-name = Nazwa
account-field-password = Hasło
account-field-email = E-mail (opcjonalnie)
account-field-before = Obecne hasło
account-field-new = Nowe hasło
account-email-text = Żeby zastąpić zapomniane hasło. Najpierw poprosimy o potwierdzenie adresu.
account-password = Zmiana hasła
account-password-do = Zmień hasło
account-password-text = Wszystkie inne przeglądarki zostaną wylogowane, a wszystkie tokeny API unieważnione.
account-delete = Usuń konto
account-delete-text = Konto zostanie usunięte na zawsze. Trwające gry uznaje się za poddane: gra we dwoje się kończy, w innych gra dalej gracz komputerowy.
account-delete-do = Usuń na zawsze
account-forget = Zapomnij mnie tutaj
account-forget-text = Bez konta nie wrócisz potem do swoich gier.
account-forget-do = Zapomnij mnie
account-error-name = Nazwa ma od 1 do { $most } widocznych znaków.
account-error-taken = Ktoś już ma tę nazwę albo bardzo podobną.
account-error-taken-away = Tę nazwę odebrał ci moderator. Wybierz inną.
account-error-reserved = Ta nazwa jest zastrzeżona dla opiekunów serwera lub graczy komputerowych.
names-reserved = administracja,administratorka,moderatorka,gospodarz,właściciel,obsługa,pomoc,serwer,zespół,komputer
account-error-email = To nie jest adres e-mail.
account-error-wrong = Nazwa lub hasło są błędne.
account-error-wrong-before = Obecne hasło jest błędne.
account-error-too-short = Hasło ma co najmniej 8 znaków.
account-error-too-long = Hasło ma najwyżej 128 znaków.
account-error-too-common = Zbyt wiele osób używa tego hasła.
account-error-too-similar = Hasło jest zbyt podobne do nazwy.

## The terminal

cli-option-lan = pozwól grać wszystkim w domu, każdemu na własnym telefonie lub komputerze
lan-addresses = Pozostali w domu otwierają { $addresses }
lan-code = Aby zagrać razem, otwórz stół dla znajomych; pozostali otwierają { $address } i wpisują jego kod.
lan-no-address = Ten komputer nie ma adresu, pod którym inni mogliby go znaleźć. Czy jest podłączony do sieci?
lan-only-here = Serwer nasłuchuje pod adresem { $address }, dostępnym tylko z tego komputera. Aby wpuścić innych, uruchom go bez VENDEMMIA_LISTEN.
