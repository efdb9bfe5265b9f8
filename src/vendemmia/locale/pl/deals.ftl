### Przyrzeczone rozdania: zobowiązanie stołu i jego sekret, oraz ranking winnicy dnia.

## Zobowiązanie stołu

deal-title = Przyrzeczone rozdanie · vendemmia
deal-heading = Przyrzeczone rozdanie
deal-link = Przyrzeczone rozdanie
deal-about = Sekret, który wyznacza każdą kartę tego stołu, wybrano przy otwarciu stołu. Z niego obliczono to zobowiązanie, a ze zobowiązania nikt nie obliczy sekretu. Zapisz je teraz: gdy sekret zostanie pokazany, każdy może sprawdzić, że grano tymi kartami i żadnymi innymi.
deal-gathering = Karty tego stołu są już wyznaczone. Dzięki temu zobowiązaniu po grze każdy może sprawdzić, że ich nie zmieniono.
deal-commitment = Zobowiązanie
deal-secret = Sekret
deal-secret-after-game = będzie widoczny po zakończeniu gry
deal-secret-after-day = będzie widoczny po zakończeniu dnia, o północy UTC
deal-secret-after-try = będzie widoczny po zakończeniu twojej próby w tej winnicy
deal-check = Jak to sprawdzić
deal-check-about = Po grze pobierz zapis partii i wpisz:
deal-check-text = Albo oblicz to dowolnym programem: zobowiązanie to HMAC-SHA256 poniższego tekstu, a kluczem jest sekret odczytany jako 32 bajty.
deal-limits = To dowodzi, że rozdania nie zmieniono po pokazaniu zobowiązania. Nie dowodzi, że serwer przygotował wcześniej tylko jedno rozdanie, ani że nikt nie widział sekretu.
deal-of-day = Wszystkie stoły tego dnia mają te same karty. Dzięki temu zobowiązaniu każdy może to sprawdzić.

## Kto gra w winnicy dnia do rankingu

daily-try-guest = Grasz bez rankingu
daily-guest = Bez konta grasz poza rankingiem i ta gra nigdy do niego nie trafi. Utwórz konto lub zaloguj się przed rozpoczęciem, a twoja próba będzie się liczyć.
daily-guest-after = Te karty znasz już z gry bez konta, więc grasz nimi poza rankingiem. Z kontem liczy się twoja następna winnica.
daily-play-guest = Graj
daily-play-guest-help = bez rankingu
daily-try-seen = Znasz już te karty
daily-seen = Twoje gry z dzisiejszymi kartami są poza rankingiem, bo znasz te karty sprzed próby rankingowej. Jutrzejsza winnica znów się liczy.
daily-play-seen = Ćwicz
daily-play-seen-help = te same karty, bez rankingu
daily-late = zakończona po swoim dniu
top-daily-ranked = winnica dnia
top-daily-practice = winnica dnia bez rankingu
note-daily-ranked = To twoja rankingowa próba w winnicy z dnia { $day }. Nie ma podpowiedzi i nie można cofnąć się przed odkrycie czegoś ukrytego. Jeśli skończy się po tym dniu, będzie za wszystkimi innymi.
note-daily-practice = Ta gra ma karty winnicy z dnia { $day }. Jest poza rankingiem i nie liczy się w statystykach.
note-daily-guest = Grasz w winnicy z dnia { $day } bez konta: ta gra jest poza rankingiem i nie liczy się w statystykach.
result-daily-ranked = Twoja rankingowa próba w winnicy z dnia { $day } jest zakończona.
result-daily-practice = To była gra poza rankingiem w winnicy z dnia { $day }.
result-daily-guest = To była gra bez konta w winnicy z dnia { $day }, więc nie ma jej w rankingu. Z kontem liczy się twoja następna winnica.
record-day = Zapis partii możesz pobrać po zakończeniu dnia
record-day-help = Zawiera sekret rozdania, a inni mogą jeszcze grać w winnicy z dnia { $day }. Wróć tu po północy UTC.
api-error-day-not-over = Zapis zawiera sekret rozdania. Można go odczytać po zakończeniu dnia tej winnicy, o północy UTC.
