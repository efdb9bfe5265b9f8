### The web pages: what all pages share, the frame of the table, errors.

page-skip = Przejdź do treści
page-home = Strona startowa
page-drawer = Więcej
page-close = Zamknij
page-language = Język
page-lost = Serwer nie odpowiada. Trwają ponowne próby; twój ostatni ruch będzie wysyłany, aż dotrze.

## The frame of the table

table-title = { $question } · vendemmia
table-skip = Przejdź do swojej decyzji
table-waiting = Oczekiwanie na innych graczy
table-your-decision = Twoja decyzja
table-choices = Możliwości
table-why-not = Dlaczego nie?
table-instead = Zamiast tego: { $answer }
table-first = Najpierw: { $answer }
# The label of a button for an answer: "more" says what follows its name.
answer-label =
    { $more ->
        [outlook] { $answer }: { $outlook }
        [locks] { $answer }. { prompt-locks }
        [both] { $answer }: { $outlook }. { prompt-locks }
       *[none] { $answer }
    }
refused-label = { $answer }: { $reason }
table-rules = Zasady
table-pass-again = Zima to ostatnia pora roku, a twoi pracownicy mają jeszcze co robić. Aby spasować, naciśnij „Spasuj” jeszcze raz.
table-stale = Stół zdążył się zmienić, więc nic nie zostało zagrane. To jest bieżąca sytuacja.
table-not-your-turn = To nie była twoja tura, więc nic nie zostało zagrane.
table-unknown-answer = Nie ma takiej odpowiedzi, więc nic nie zostało zagrane.
table-illegal = To nie jest możliwe, więc nic nie zostało zagrane.
table-nothing-to-undo = Nie ma czego cofnąć.

## Reasons in two or three words, on something greyed out

short-no = nie teraz

## Errors

error-not-found = Nie ma takiej strony
error-not-found-help = W adresie może być błąd albo stół jest na innym komputerze.
error-bad-request = Nie udało się odczytać tego żądania
error-bad-request-help = Wróć na stronę i spróbuj ponownie.
error-too-large = To jest za duże
error-too-large-help = Serwer przyjmuje najwyżej { $megabytes } MB i { $fields } pól formularza; zapis partii jest o wiele mniejszy. Nic się nie zmieniło. Wróć i wyślij coś innego.
error-not-allowed = Ten adres nie jest stroną
error-not-allowed-help = Tylko przyciski mogą coś tu wysyłać. Wróć albo zacznij od strony startowej.
error-server = Coś poszło nie tak
error-server-help = Żaden ruch nie przepadł: każdy, który był widoczny na stole, jest zapisany. Wróć i spróbuj ponownie; jeśli to się powtórzy, zgłoś błąd.
error-forbidden = Ta strona wygasła
error-forbidden-help = Jej formularz jest już nieważny, być może przez usunięcie plików cookie. Nic się nie zmieniło. Otwórz stół na nowo i powtórz ostatni krok.
error-game = Ta gra jest zamrożona
error-game-help = Ta wersja programu nie może jej kontynuować. Nic się nie zmieniło, a inne gry działają.
frozen-rules = Zasady zmieniły się od czasu zapisu i ta wersja nie odczyta jej stanu.
frozen-options = Zapisano ją z opcjami, których ta wersja nie zna.
frozen-seats = Zapisani z nią gracze nie pasują do gry.
frozen-plies = Brakuje części odpowiedzi.
frozen-row = Część zapisanych danych jest uszkodzona i nie da się jej odczytać.
frozen-help = Nic się nie zmieniło, a inne gry działają. Możesz pobrać zapisaną grę: być może otworzy ją inna wersja programu.
frozen-help-running = Nic się nie zmieniło, a inne gry działają. Gra pozostaje zapisana: być może poprowadzi ją dalej inna wersja programu. Plik do pobrania nie zawiera ziarna ani ukrytych kart, bo gra się jeszcze nie skończyła.
frozen-download = Pobierz zapisaną grę
top-known-deal = znane rozdanie
top-went-on = nowe zasady od odpowiedzi { $ply }
note-known-deal = To znane rozdanie, ziarno { $seed }: kto już je widział, wie, jakie karty nadejdą.
note-same-deal = Ta gra zaczyna się w pewnej chwili innej gry, z tym samym rozdaniem: kto tamtą grę widział, może wiedzieć, jakie karty nadejdą.
note-went-on = Zasady zmieniły się od początku tej gry. Toczy się dalej od stanu zapisanego po odpowiedzi { $ply }.
note-other-player = { $player }: tu grał gracz komputerowy „{ $bot }”, którego w tej wersji nie ma. Zamiast niego gra „{ $level }”.
error-busy = Baza danych jest zajęta
error-busy-help = Używa jej teraz inny program. Nic się nie zmieniło. Wróć i spróbuj ponownie.
error-backup = Nie udało się utworzyć kopii zapasowej
error-backup-help = { $detail }. Nic się nie zmieniło. Sprawdź dysk i spróbuj ponownie.
error-evaluations = Zbyt wiele gier jest właśnie ocenianych
error-evaluations-help = Poczekaj, aż część z nich się zakończy, i spróbuj ponownie. Nic się nie zmieniło.
error-database = Nie można użyć bazy danych
error-database-help = { $problem }
error-database-away = Serwis nie może teraz dotrzeć do gier
error-database-away-help = To nie twoja wina: baza danych serwera chwilowo nie działa. Każdy ruch, który był widoczny na stole, jest zapisany. Wróć i spróbuj za chwilę.
error-restarting = Serwer uruchamia się ponownie
error-restarting-help = Zatrzymał się, zanim zdążył odpowiedzieć. Każdy ruch, który był widoczny na stole, jest zapisany. Wróć i spróbuj ponownie.
