### The desk of the moderators, sanctions, appeals, reports, blocks, and the command `vendemmia host`.

## The desk

desk-title = Biuro moderatorów
desk-waiting =
    { $count ->
        [one] { $count } otwarte zgłoszenie
        [few] { $count } otwarte zgłoszenia
        [many] { $count } otwartych zgłoszeń
       *[other] { $count } otwartego zgłoszenia
    }
desk-people = Osoby
desk-tables = Stoły
desk-table = Stół
desk-log = Dziennik działań
desk-log-about = Wszystko, co zrobili moderatorzy. Nikt nie może tu niczego zmienić.
desk-state = Serwer
desk-times = Wszystkie godziny podano w UTC.
desk-gone = usunięto
desk-none = Nic tu nie ma.
desk-reason = Powód, który ta osoba przeczyta
desk-reason-text = Napisz go w języku, który ta osoba rozumie.
desk-length = Na jak długo
desk-length-hour = godzina
desk-length-day = dzień
desk-length-days3 = 3 dni
desk-length-week = tydzień
desk-length-month = 30 dni
desk-length-year = rok
desk-length-open = do cofnięcia przez moderatora
desk-reported-by = zgłasza
desk-about = dotyczy
desk-because = powód:
desk-until = do
desk-removed = już niewidoczne przy stole
desk-command-line = z wiersza poleceń
desk-stage = Stan
desk-stage-gathering = czeka na graczy
desk-stage-running = w toku
desk-stage-over = zakończona
desk-stage-deleted = usunięta
desk-stage-closed = zamknięta przez moderatora
desk-opened-by = otwiera
desk-about-table = Gra
desk-seats = Miejsca
desk-table-gone = Tego stołu już nie ma. To, co tam powiedziano i zgłoszono, jest przechowywane przez 90 dni.
desk-reports = Zgłoszenia
desk-reports-none = Żadne zgłoszenie nie czeka.
desk-appeals = Odwołania
desk-appeals-none = Żadne odwołanie nie czeka.
desk-appeal = Odwołanie:
desk-appeal-keep = Pozostaw bez zmian
desk-lift = Cofnij
desk-an-address = Adres
desk-copied = Zgłoszono
desk-said-about = Uwaga
desk-when = Kiedy
desk-outcome = Decyzja
desk-outcome-acted = podjęto działanie
desk-outcome-nothing = bez działania
desk-decided-acted = zgłoszenie { $number }: podjęto działanie
desk-decided-nothing = zgłoszenie { $number }: bez działania
desk-context = Co powiedziano wcześniej
desk-others = Inne zgłoszenia w tej sprawie
desk-decide = Zamknij zgłoszenie
desk-decide-text = To zamyka wszystkie otwarte zgłoszenia w tej samej sprawie. Najpierw zajmij się osobą lub stołem na ich stronach.
desk-search = Szukaj
desk-search-people = Nazwa lub identyfikator
desk-search-tables = Identyfikator, kod lub nazwa gracza
desk-found = Znalezione
desk-newest = Najnowsze konta i goście
desk-sanctioned = ma lub miało sankcję
desk-kind = Rodzaj
desk-account = konto
desk-guest = gość
desk-moderator = moderator
desk-since = Na serwerze od
desk-seen = Ostatnia wizyta
desk-games =
    { $count ->
        [one] { $count } gra rankingowa
        [few] { $count } gry rankingowe
        [many] { $count } gier rankingowych
       *[other] { $count } gry rankingowej
    }
desk-addresses = Adresy (znaczniki, 30 dni)
desk-same = Ten sam adres
desk-profile = Strona tego gracza
desk-act = Działanie
desk-what = Co zrobić
desk-do = Wykonaj
desk-about-warning = zostanie pokazane raz i wymaga potwierdzenia
desk-about-mute = bez własnego tekstu; gotowe zwroty pozostają
desk-about-rated = bez stołów rankingowych i bez rankingowej winnicy dnia
desk-about-play = bez nowych stołów; trwające gry można dokończyć
desk-about-ban = tylko strony publiczne; trwające gry kończą gracze komputerowi, już bez rankingu
desk-rename = Nadaj inną nazwę
desk-new-name = Nowa nazwa
desk-ban-address = Zablokuj adres
desk-ban-address-text = Obcy, goście i nowe konta z tego adresu są odrzucani. Istniejące konta mogą się stamtąd logować: adres może być wspólny dla rodziny lub szkoły.
desk-sanctions = Sankcje
desk-lifted = cofnięto
desk-read = przeczytano
desk-against = Zgłoszenia dotyczące tej osoby
desk-made = Zgłoszenia tej osoby
desk-messages = Co powiedziano
desk-close = Zamknij stół
desk-close-text = Zamknięty stół znika dla wszystkich i nie liczy się do rankingu. Stół zdjęty z listy nie może na nią wrócić.
desk-unlist = Zdejmij z listy
desk-void = Unieważnij ranking
desk-link = Link do nowego hasła
desk-link-make = Utwórz link do nowego hasła
desk-link-text = Przekaż go tylko właścicielowi konta. Działa raz, przez { $hours } godz., a ta strona pokazuje go tylko teraz.
desk-pages = Strony
desk-newer = Nowsze
desk-older = Starsze
desk-attention = Zwróć uwagę:
desk-group-people = Osoby i stoły
desk-group-processes = Procesy
desk-group-storage = Dane
desk-group-versions = Wersje
desk-state-here = obecni w ostatnich 10 minutach
desk-state-accounts = konta
desk-state-guests = goście
desk-state-gathering = stoły czekające na graczy
desk-state-running = gry w toku
desk-state-finished = zakończone gry
desk-state-web = procesy stron
desk-state-bots = procesy graczy komputerowych
desk-state-of = { $alive } z { $all }
desk-state-heartbeat = ostatni znak życia
desk-state-never = jeszcze żadnego
desk-state-seconds =
    { $count ->
        [one] { $count } sekundę temu
        [few] { $count } sekundy temu
        [many] { $count } sekund temu
       *[other] { $count } sekundy temu
    }
desk-state-database = baza danych
desk-state-disk = wolne na dysku
desk-state-backup = ostatnia kopia zapasowa
desk-backup-done = wykonana: { $ago }
desk-backup-failed = nie powiodła się: { $ago }
desk-state-unknown = nieznane
desk-state-megabytes = { $count } MB
desk-state-program = vendemmia
desk-state-rules = zasady
desk-state-schema = schemat bazy
desk-state-python = Python
desk-state-engine = silnik
desk-engine-compiled = skompilowany
desk-engine-pure = interpretowany
desk-error-reason = Napisz powód: ta osoba go przeczyta.
desk-error-long = Powód może mieć najwyżej { $most } znaków.
desk-error-until = Wybierz, na jak długo.
desk-error-kind = Wybierz, co zrobić.
desk-error-self = Nie można tego zrobić wobec siebie.
desk-error-moderator = To moderator. Najpierw usuń go poleceniem vendemmia host remove.
desk-error-address = Tej osoby nie było ostatnio pod tym adresem.
desk-error-gone = To już zrobiono albo już tego nie ma.
desk-error-name = Tej nazwy nie można użyć: od 1 do { $letters } widocznych znaków.
desk-error-taken = Ta nazwa jest zajęta albo wygląda jak zajęta.
desk-act-add = Mianowanie moderatorem
desk-act-remove = Odwołanie moderatora
desk-act-warning = Ostrzeżenie
desk-act-mute = Odebranie własnego tekstu
desk-act-rated = Zawieszenie w grach rankingowych
desk-act-play = Zawieszenie w nowych grach
desk-act-ban = Blokada
desk-act-address = Blokada adresu
desk-act-lift = Cofnięcie sankcji
desk-act-rename = Zmiana nazwy; wcześniej:
desk-act-password = Link do nowego hasła
desk-act-close = Zamknięcie stołu
desk-act-unlist = Zdjęcie stołu z listy
desk-act-void = Unieważnienie rankingu
desk-act-unrate = Trwająca gra już bez rankingu
desk-act-report = Zamknięcie zgłoszenia
desk-act-appeal = Odrzucenie odwołania

## Sanctions, as the person reads them

sanction-title = Od moderatorów
sanction-kind-warning = Ostrzeżenie
sanction-kind-renamed = Nowa nazwa
sanction-kind-mute = Bez własnego tekstu
sanction-kind-rated = Bez gier rankingowych
sanction-kind-play = Bez nowych gier
sanction-kind-ban = Blokada
sanction-heading-warning = Ostrzeżenie
sanction-heading-renamed = Masz teraz inną nazwę
sanction-heading-mute = Nie możesz pisać własnego tekstu
sanction-heading-rated = Nie możesz grać gier rankingowych
sanction-heading-play = Nie możesz zaczynać nowych gier
sanction-heading-ban = Nie możesz tu grać
sanction-heading-address = Goście z twojego adresu nie mogą tu grać
sanction-text-warning = Moderator prosi o przestrzeganie zasad tego serwera. Jeśli to się powtórzy, możesz stracić część praw.
sanction-text-renamed = Moderator zmienił twoją nazwę.
sanction-new-name = Twoja nazwa to teraz { $name }. Starą możesz się nadal logować, ale nikt jej nie widzi.
sanction-text-mute = Gotowe zwroty są nadal możliwe.
sanction-text-rated = Możesz grać we wszystkie inne gry.
sanction-text-play = Rozpoczęte gry możesz dokończyć.
sanction-text-ban = Możesz czytać strony publiczne, wylogować się i raz napisać do moderatorów. Twoje gry dokończą gracze komputerowi; to nie jest poddanie.
sanction-text-address = Jeśli masz konto, zaloguj się: wtedy możesz grać.
sanction-until = Do kiedy
sanction-moment = { $day }, { $time } UTC
sanction-open = do cofnięcia przez moderatora
sanction-reason = Powód
sanction-contact = Aby się odwołać, napisz do
sanction-none = Nic przeciwko tobie nie ma.
sanction-notice = Moderatorzy piszą do ciebie
sanction-seen = Przeczytane
sanction-more = Dlaczego i jak się odwołać
sanction-yours = Co ciebie dotyczy
appeal-heading = Odwołanie
appeal-text = W tej sprawie możesz raz napisać do moderatorów. Napisz, co powinni wiedzieć.
appeal-field = Twój tekst
appeal-send = Wyślij
appeal-sent = Twoje odwołanie czeka na moderatora.
appeal-answered = Moderator przeczytał twoje odwołanie i pozostawił sprawę bez zmian.
appeal-problem = Napisz od 1 do { $most } znaków; możesz to zrobić raz.
error-table-closed = Moderator zamknął ten stół
error-table-closed-help = Gra nie liczy się nikomu. Możesz otworzyć inny stół.

## Reports by players

report-title = Zgłoszenie do moderatorów
report-heading-message = Zgłoś tę wiadomość
report-heading-name = Zgłoś tego gracza
report-heading-table = Zgłoś ten stół
report-kind-message = Wiadomość
report-kind-name = Gracz
report-kind-table = Stół
report-about = Moderatorzy dostaną kopię; nikt inny nie dowie się, kto zgłasza.
report-reason = Co jest nie tak?
report-reason-insult = Obelgi lub groźby
report-reason-name = Nazwa, która obraża lub wprowadza w błąd
report-reason-spam = Reklama lub zalewanie wiadomościami
report-reason-unfair = Nieuczciwa gra
report-reason-leaving = Celowe opuszczanie gier
report-reason-other = Coś innego
report-text = Co jeszcze powinni wiedzieć moderatorzy (nieobowiązkowe)
report-send = Wyślij zgłoszenie
report-done = Dziękujemy. Moderatorzy się temu przyjrzą.
report-do = Zgłoś
report-table = Zgłoś ten stół
report-table-of = Zgłoś stół: { $players }
report-message-of = Zgłoś tę wiadomość: { $player }
report-or-block = Zgłoś lub zablokuj
report-error-reason = Wybierz, co jest nie tak.
report-error-long = Tekst może mieć najwyżej { $most } znaków.
report-error-self = To twoje własne.
report-error-already = To już zostało przez ciebie zgłoszone. Moderatorzy się temu przyjrzą.

## Blocks

block-title = Zablokowani gracze
block-heading = Zablokuj
block-text = Nie spotykasz zablokowanego gracza: żadne z was nie czyta, co pisze drugie, ani nie widzi na liście jego stołów. Gracz się o tym nie dowie.
block-do-named = Zablokuj: { $name }
block-undo = Odblokuj
block-undo-named = Odblokuj: { $name }
block-none = Nikogo nie blokujesz.
block-account = Konto
block-here = Siedzi tu ktoś zablokowany przez ciebie: { $names }.
error-block-self = Nie możesz zablokować siebie
error-block-self-help = Wybierz kogoś innego.
error-block-many = Masz już { $most } zablokowanych graczy
error-block-many-help = Najpierw kogoś odblokuj.
together-cannot-closed = Przy tym stole nie ma dla ciebie miejsca.
together-cannot-blocked = Naciśnij jeszcze raz, jeśli mimo to chcesz usiąść.

## Errors of the API

api-error-banned = Nie możesz tu grać. Pole reason mówi dlaczego, until – jak długo.
api-error-suspended = Przez pewien czas nie możesz zaczynać takich gier. Pole reason mówi dlaczego, until – jak długo.
api-error-muted = Przez pewien czas nie możesz pisać własnego tekstu. Gotowe zwroty są możliwe.
api-error-closed-to-you = Przy tym stole nie ma dla ciebie miejsca.
api-error-blocked-here = Siedzi tam ktoś zablokowany przez ciebie. Wyślij anyway, jeśli mimo to chcesz usiąść.
api-error-name-needed = Inni widzą, kto siedzi przy stole. Najpierw wybierz nazwę na stronie ustawień.
api-error-already-reported = To już zostało przez ciebie zgłoszone.
api-error-not-this-person = Nie można tego zrobić wobec tej osoby albo wobec tylu osób.

## The environment

environment-contact = { $name } to jeden wiersz, najwyżej { $most } znaków.
