### The settings of a browser.

settings-title = Ustawienia · vendemmia
settings-heading = Ustawienia
settings-saved = Zapisano
settings-as-you-go = Zmiany zapisują się w tej przeglądarce na bieżąco.
settings-save = Zapisz ustawienia
settings-where = Ustawienia są w pliku cookie tej przeglądarki.

## You

settings-you = Ty
settings-name = Nazwa
settings-name-help = Przy stole, w przebiegu gry i w wynikach jesteś „Ty”. W powtórkach, zapisach i na obrazkach jest twoja nazwa.
settings-name-none = Twoja posiadłość
settings-colour = Kolor i kształt
settings-colour-help = Dostajesz je w każdej nowej grze.
settings-colour-any = Dowolny
settings-colour-p1 = Koło, niebieski
settings-colour-p2 = Trójkąt, pomarańczowy
settings-colour-p3 = Romb, fioletowy
settings-colour-p4 = Kwadrat, zielony
settings-colour-p5 = Sześciokąt, złoty
settings-colour-p6 = Krzyż, szary

## Pace

settings-motion = Tempo
settings-pace = Ruchy pozostałych
settings-pace-help = Jak wolno je oglądasz, jeden po drugim. Dowolny klawisz lub dotknięcie pomija. Jeśli w systemie ograniczono animacje, nic się nie porusza.
settings-pace-off = Wył.
settings-pace-brisk = Szybkie
settings-pace-normal = Normalne
settings-pace-calm = Spokojne
settings-talk = Rozmowy przy stole
settings-talk-help = Od czasu do czasu krótka uwaga gracza komputerowego o tym, co widzieli wszyscy.
settings-talk-on = Wł.
settings-talk-off = Wył.

## Sounds and messages

settings-calls = Dźwięki i powiadomienia
settings-sounds = Dźwięki
settings-sounds-help = Krótkie dźwięki tego, co się dzieje, a w tle pora roku: ptaki, cykady, wiatr, ogień.
settings-sounds-off = Wył.
settings-sounds-low = Ciche
settings-sounds-full = Głośne
settings-listen = Posłuchaj
settings-sound-yours = Twoja tura
settings-sound-placement = Pracownik
settings-sound-coin = Moneta
settings-sound-order = Zamówienie
settings-sound-season = Pora roku
settings-sound-end = Koniec
settings-notify = Zawołaj mnie, gdy moja kolej
settings-notify-help = Gdy patrzysz na inną kartę przeglądarki: znak w tytule i powiadomienie, jeśli przeglądarka na to pozwala.
settings-notify-on = Wł.
settings-notify-off = Wył.
settings-notify-denied = Przeglądarka nie pozwala na powiadomienia z tej strony. Nadal widzisz znak w tytule.

## Playing

settings-playing = Gra
settings-bonuses = Bonusy bez kosztów
settings-bonuses-help = Na przykład £1 albo karta z pola akcji. „Cofnij” zabiera też bonus.
settings-bonuses-take = Bierz
settings-bonuses-ask = Pytaj
settings-confirm = Pytaj przed spasowaniem zimą
settings-confirm-help = Dopóki masz jeszcze pracowników, bo ten pas kończy twój rok.
settings-confirm-on = Wł.
settings-confirm-off = Wył.
settings-shortcuts = Skróty jednoklawiszowe
settings-shortcuts-help = Pojedynczymi klawiszami grasz, pasujesz i cofasz. Tab, Enter i strzałki działają zawsze.
settings-shortcuts-on = Wł.
settings-shortcuts-off = Wył.
settings-see-keys = Wszystkie klawisze

## Language and look

settings-look = Język i wygląd
settings-theme = Kolory
settings-theme-help = Jak w systemie: jasne lub ciemne, według ustawień urządzenia.
settings-theme-light = Jasne
settings-theme-dark = Ciemne
settings-theme-system = Jak w systemie
settings-language = Język

## Data

settings-backup = Twoje dane
settings-backup-text = Kopia zapasowa to wszystkie gry, statystyki i kampania z tego komputera w jednym pliku. Aby ją przywrócić, zatrzymaj serwer i uruchom polecenie vendemmia restore.
settings-backup-get = Pobierz kopię zapasową
settings-reset = Przywróć domyślne
settings-reset-help = tylko ustawienia
