### The API: what it answers when something is wrong. Programs show these sentences to their users.

api-error-bad-request = Treści zapytania nie da się odczytać jako JSON.
api-error-no-token = To wywołanie wymaga ważnego tokenu. Utwórz go na stronie ustawień.
api-error-forbidden = To nie twoje miejsce przy stole.
api-error-not-found = Pod tym adresem nie ma nic dla ciebie.
api-error-not-allowed = Ten adres nie przyjmuje tej metody.
api-error-gathering = Gra się jeszcze nie zaczęła: są wolne miejsca.
api-error-not-gathering = Gra już trwa i nikt nie może dołączyć.
api-error-no-free-seat = Wszystkie miejsca są zajęte.
api-error-stale = Stół zmienił się od podanej wersji. Odczytaj go ponownie.
api-error-not-your-turn = Teraz to nie twoje miejsce ma odpowiedzieć.
api-error-nothing-to-undo = Nie ma czego cofnąć.
api-error-not-over = Zapis zawiera wszystkie ukryte karty. Można go odczytać po zakończeniu gry.
api-error-too-large = Zapytanie jest za duże.
api-error-invalid = Niektóre pola nie są zgodne z opisem.
api-error-unknown-code = Nie ma odpowiedzi o tym kodzie.
api-error-illegal = Zasady nie pozwalają teraz na tę odpowiedź.
api-error-options = Te opcje nie opisują gry.
api-error-seats = Z tych miejsc nie powstanie stół: jedno własne miejsce, wolne miejsca i gracze komputerowi, każdy z inną nazwą.
api-error-not-rated = Rankingowe mogą być tylko całe gry na wspólnym serwerze: co najmniej dwóch graczy, nieznane rozdanie, bez limitu lat.
api-error-no-such-day = Tego dnia nie ma winnicy, w którą można zagrać.
api-error-game = Tej gry nie da się kontynuować w tej wersji programu.
api-error-too-many = Zbyt wiele wywołań. Odczekaj chwilę.
api-error-server = Na serwerze wystąpił błąd. Nic się nie zmieniło.
api-error-busy = Baza danych jest zajęta. Spróbuj za chwilę.
api-error-database = Nie można teraz korzystać z bazy danych.
