### What is wrong with a record. It follows the place of the error: "The first error is at answer 7."

flaw-no_json = To nie jest poprawny JSON: nie można odczytać wiersza { $line }.
flaw-beyond_bounds = Zawiera za dużą liczbę albo zbyt głęboko zagnieżdżone dane.
flaw-other_format = Nie jest w formacie { $format }.
flaw-other_rules = Grano według wersji { $recorded } zasad, a ten program zna tylko wersje od 1 do { $current }.
flaw-unknown_keys = Ma klucze, których nie ma żaden zapis: { $keys }.
flaw-wrong_kind = Brakuje klucza { $key } albo jego wartość ma zły typ.
flaw-no_game = Jego opcje nie opisują gry, w którą można zagrać.
flaw-damaged = Tekst jest uszkodzony albo ucięty w wierszu { $line }.
flaw-no_code = To nie jest kod odpowiedzi.
flaw-changed = Zapis został tu zmieniony albo czegoś wcześniej brakuje.
flaw-plies_missing = Od tego miejsca brakuje odpowiedzi.
flaw-position_changed = Zapisany stan gry został zmieniony.
flaw-not_replayable = Zasady od tego czasu się zmieniły, a stanu gry w tym miejscu nie zapisano.
flaw-start_impossible = Zaczyna się od niemożliwego stanu gry.
flaw-start_differs = Zaczyna się od stanu gry, którego opcje różnią się od opcji zapisu.
flaw-unknown_code = Nie ma odpowiedzi { $code }.
flaw-not_legal = Odpowiedź { $code } nie jest tam dozwolona.
flaw-game_over = Gra jest wtedy już zakończona.
flaw-other_end = Gra kończy się sumą kontrolną { $checksum }, a zapis podaje { $recorded }.
flaw-and = { $first } { $second }
flaw-player = Gracz { $number }
