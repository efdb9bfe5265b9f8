### Rated games and ranked daily vineyards: their terms, their limits, and how they end.

contest-refused = W grze rankingowej i w rankingowej próbie winnicy dnia nie ma podpowiedzi ani oceny decyzji i nie można cofnąć się przed odkrycie czegoś ukrytego.
contest-undo-enough = W tej grze rankingowej tak często cofano, że odpowiedzi są teraz ostateczne.
together-undo-revealed = Od tego czasu odkryto ukryte karty, a przy stole nie ma innych osób, które mogłyby się zgodzić.
terms-label = Zasady tego stołu
terms-rated = Gra rankingowa
terms-unrated = Bez rankingu
terms-chat-off = Bez czatu
terms-chat-phrases = Czat z gotowymi zwrotami
terms-chat-all = Czat z dowolnym tekstem
terms-spectators-on = Inni mogą oglądać
terms-spectators-off = Bez widzów
terms-years =
    { $years ->
        [one] Koniec po { $years } roku
        [few] Koniec po { $years } latach
        [many] Koniec po { $years } latach
       *[other] Koniec po { $years } latach
    }
contest-account-needed = Ta gra jest rankingowa, więc każdy przy stole musi mieć konto. Zaloguj się albo załóż konto: wrócisz na tę stronę.
contest-paused = Kilka gier rankingowych zakończyło się twoim wczesnym wyjściem. Do stołów rankingowych możesz znów dosiąść się od { $until }. Gry bez rankingu są dostępne.
together-cannot-account = Stół rankingowy jest dla osób z kontem.
together-cannot-paused = Kilka gier rankingowych zakończyło się twoim wczesnym wyjściem. Odczekaj, zanim siądziesz do następnego stołu rankingowego.
together-cannot-rated-alone = Gra rankingowa wymaga co najmniej dwóch osób. Poczekaj na kolejną osobę albo otwórz stół bez rankingu.
together-cannot-rated-now = Jedna z osób przy tym stole nie może teraz grać w gry rankingowe. Poczekaj albo zwolnij to miejsce dla kogoś innego.
together-cannot-rated-away = Ta gra rankingowa ma krótki czas, więc zaczyna się tylko wtedy, gdy wszyscy gracze są obecni. Gospodarz rozpoczyna ją wtedy jednym naciśnięciem.
together-rated-clock-decides = W grze rankingowej decyduje zegar: komputer zastępuje dopiero wtedy, gdy czas minie.
together-error-rated-seats = W grze rankingowej masz jedno miejsce.
together-error-rated-open = Gra rankingowa wymaga wolnego miejsca dla drugiej osoby.
together-error-rated-years = Gra rankingowa nie ma limitu lat. Zostaw to pole puste albo wyłącz ranking.
together-resign-ends = Gra natychmiast się kończy i przegrywasz.
together-resign-ends-rated = Gra natychmiast się kończy, przegrywasz, a twój ranking się zmienia.
ending-resigned =
    { $who ->
        [you] Wygrywasz. Grę poddaje: { $gone }
        [lost] Poddajesz grę. Wygrywa { $winner }
       *[other] Wygrywa { $winner }. Grę poddaje: { $gone }
    }
ending-time =
    { $who ->
        [you] Wygrywasz. Czas minął: { $gone }
        [lost] Twój czas minął. Wygrywa { $winner }
       *[other] Wygrywa { $winner }. Czas minął: { $gone }
    }
ending-without-winner = Wszyscy poddali grę. Nie ma zwycięzcy.
ending-points-text = Punkty są z tej chwili i o niczym nie zdecydowały.
ending-timed-out = czas minął
player-void = unieważniono
api-error-account-needed = Stół rankingowy wymaga tokenu osoby z kontem.
api-error-paused = Kilka gier rankingowych zakończyło się twoim wczesnym wyjściem: poczekaj, zanim znów siądziesz do stołu rankingowego.
ending-given-up = gra poddana
error-contest = W tej grze nie ma pomocy
error-contest-help = { contest-refused }
