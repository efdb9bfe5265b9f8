### The rules of conduct of a shared server.

## The rules of conduct

conduct-link = Zasady zachowania
conduct-title = Zasady zachowania
conduct-agree = Kto tu gra, przestrzega tych zasad:
conduct-lead = Wszyscy przychodzą tu, żeby dobrze się bawić. Wystarczy do tego kilka zasad.
conduct-names = Nazwy
conduct-names-text = Wybierz nazwę, którą każdy może przeczytać i która nikogo nie rani. Nie wybieraj takiej, która wygląda jak nazwa innego gracza, moderatora lub gracza komputerowego.
conduct-chat = Wiadomości
conduct-chat-text = Zachowuj się życzliwie. Bez obelg, gróźb i reklam, nic o prywatnym życiu innych. Moderatorzy mogą czytać to, co powiedziano przy stole, jeszcze przez 90 dni, także po usunięciu.
conduct-fair = Uczciwa gra
conduct-fair-text = Miej jedno konto. Przy stołach rankingowych i w rankingowej winnicy dnia decydujesz samodzielnie: bez pomocy programu ani innej osoby i bez umawiania się co do wyniku.
conduct-leaving = Odchodzenie
conduct-leaving-text = Kończ to, co zaczynasz, albo poddaj się otwarcie. Nie każ innym celowo czekać.
conduct-acts = Co mogą moderatorzy
conduct-acts-text = Mogą ostrzegać, na pewien czas odebrać własny tekst, gry rankingowe lub wszystkie nowe gry, zablokować osobę lub adres, zmienić nazwę, zamknąć stół i unieważnić ranking. Każde działanie ma powód, który przeczytasz, i jest zapisywane.
conduct-appeal = Odwołanie
conduct-appeal-text = Strona, która informuje o sankcji, ma pole, w którym możesz raz odpowiedzieć. Przeczyta to moderator.
conduct-kept = Wiadomość, gracza lub stół zgłosisz linkiem obok. Możesz też zablokować gracza; nikt się o tym nie dowie.
conduct-contact = Opiekunowie tego serwera: { $contact }
