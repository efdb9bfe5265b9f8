### The command line: help, errors, and playing in the terminal.

## Help

cli-usage = użycie:
cli-options = opcje
cli-arguments = argumenty
cli-commands = polecenia:
cli-examples = przykłady:

cli-main-help = Viticulture Essential Edition z dodatkiem Tuscany: graj, symuluj gry, szukaj kart i zasad.
cli-main-usage = [POLECENIE] [opcje]
cli-main-flags =
    Bez polecenia gra otwiera się w przeglądarce, z tymi samymi opcjami co serve.
    vendemmia POLECENIE --help objaśnia polecenie; vendemmia --version podaje wersję.
cli-main-examples =
    {"  "}vendemmia
    {"  "}vendemmia play --players 3 --humans 2 --names Ada,Bruno
    {"  "}vendemmia play --modules all
    {"  "}vendemmia play --solo normal
    {"  "}vendemmia campaign --start easy
    {"  "}vendemmia simulate --games 200 --players 4
    {"  "}vendemmia backup games.sqlite3
    {"  "}vendemmia cards planner
    {"  "}vendemmia rules PLANT-2

cli-serve-help = Graj w przeglądarce: uruchom serwer na tym komputerze i otwórz grę.
cli-serve-examples =
    {"  "}vendemmia serve
    {"  "}vendemmia serve --port 9000 --no-browser
cli-option-port = port serwera (domyślnie: 8417 albo następny wolny)
cli-option-no-browser = nie otwieraj przeglądarki

cli-backup-help = Zapisz wszystkie gry z przeglądarki w jednym pliku, nawet gdy serwer działa.
cli-backup-examples =
    {"  "}vendemmia backup games.sqlite3
    {"  "}vendemmia backup games.sqlite3 --force
    {"  "}vendemmia backup --check games.sqlite3
cli-option-backup = plik do zapisania
cli-option-force = nadpisz plik, jeśli istnieje
cli-backup-done =
    { $games ->
        [one] Zapisano 1 grę w { $file }
        [few] Zapisano { $games } gry w { $file }
        [many] Zapisano { $games } gier w { $file }
       *[other] Zapisano { $games } gier w { $file }
    }

cli-restore-help = Zastąp wszystkie gry z przeglądarki kopią zapasową; obecne gry są przedtem zapisywane w innym pliku.
cli-restore-examples =
    {"  "}vendemmia restore games.sqlite3
cli-option-restore = plik zapisany przez vendemmia backup albo kopia bazy danych
cli-restore-done =
    { $games ->
        [one] Przywrócono 1 grę z { $file }
        [few] Przywrócono { $games } gry z { $file }
        [many] Przywrócono { $games } gier z { $file }
       *[other] Przywrócono { $games } gier z { $file }
    }
cli-restore-aside = Poprzednią bazę danych zapisano jako { $file }

cli-play-help = Graj w terminalu: z komputerem, z innymi przy jednej klawiaturze albo samotnie przeciw Automie; z modułami Tuscany albo bez nich.
cli-play-examples =
    {"  "}vendemmia play
    {"  "}vendemmia play --players 4 --names Ada
    {"  "}vendemmia play --players 3 --bots hard,easy
    {"  "}vendemmia play --humans 2 --names Ada,Bruno --seed 7
    {"  "}vendemmia play --modules extended_board,special_workers,structure_cards
    {"  "}vendemmia play --modules board --no-map-scoring
    {"  "}vendemmia play --solo hard --challenge 3
    {"  "}vendemmia play --solo normal --modules all
    {"  "}vendemmia play --load game.json

cli-campaign-help = Rozegraj osiem wyzwań przeciw Automie na planszy podstawowej, jedno po drugim. Bez opcji pokazuje twoje postępy.
cli-campaign-examples =
    {"  "}vendemmia campaign --start normal
    {"  "}vendemmia campaign --play
    {"  "}vendemmia campaign
    {"  "}vendemmia campaign --start easy --aggressive --again

cli-simulate-help = Każ graczom komputerowym rozegrać wiele gier, a potem pokaż długości, wyniki, zwycięstwa oraz to, jak często używano akcji i kart.
cli-simulate-examples =
    {"  "}vendemmia simulate
    {"  "}vendemmia simulate --games 1000 --players 4 --seed 7 --workers 2
    {"  "}vendemmia simulate --games 50 --json
    {"  "}vendemmia simulate --games 20 --bots normal,random
    {"  "}vendemmia simulate --players 3 --modules all
    {"  "}vendemmia simulate --solo normal --challenge 5

cli-tournament-help = Każ graczom komputerowym spotkać się w wielu grach, każdemu na każdym miejscu, a potem pokaż odsetki wygranych, rankingi, wyniki, czasy namysłu i styl gry. Rozegranych gier nie powtarza się.
cli-tournament-examples =
    {"  "}vendemmia tournament normal easy random
    {"  "}vendemmia tournament hard --against normal --games 1000
    {"  "}vendemmia tournament hard --against normal --players 4 --games 400
    {"  "}vendemmia tournament hard normal easy --players 3 --field round-robin --modules all
    {"  "}vendemmia tournament hard normal --solo very_hard --out results
    {"  "}vendemmia tournament hard normal --games 10000 --cluster

cli-train-help = Naucz sieć grać, przez naśladowanie i grę z samą sobą, i zapisz jej wagi w katalogu. To samo polecenie kontynuuje tam naukę. Wymaga torch.
cli-train-examples =
    {"  "}vendemmia train runs/small --minutes 30 --hidden 128 --blocks 1 --mixture 2,solo:normal
    {"  "}vendemmia train runs/large --minutes 60 --workers 15 --games 1024 --device cuda --teach 200000
    {"  "}vendemmia tournament expert:runs/small/best.npz --against normal

cli-dataset-help = Pozwól graczom komputerowym rozegrać gry i zapisz je w katalogu jako zbiór danych: gry, pozycje z odpowiedziami, szanse i wyniki, schemat, opis i licencję. To samo polecenie kontynuuje tam pracę.
cli-dataset-examples =
    {"  "}vendemmia dataset data/expert --games 1000
    {"  "}vendemmia dataset data/levels --bots hard,normal --games 200 --positions 4
    {"  "}vendemmia dataset data/solo --solo hard --games 100 --format jsonl
    {"  "}vendemmia dataset data/games --players 4 --modules all --positions 0 --workers 2

cli-benchmark-help = Zmierz własnego gracza w grach przeciw wydanym graczom, na stałych rozdaniach, i wypisz jego wiersz tabeli z przedziałami.
cli-benchmark-examples =
    {"  "}vendemmia benchmark my_module:Player
    {"  "}vendemmia benchmark my_module:Player --against normal,expert-1 --games 40
    {"  "}vendemmia benchmark my_module:Player --track solo
    {"  "}vendemmia benchmark "./my_bot --fast" --program

cli-replay-help = Sprawdź zapis partii i wypisz go słowami.
cli-replay-examples =
    {"  "}vendemmia replay game.json
    {"  "}vendemmia replay game.json --ply 120

cli-cards-help = Pokaż karty, rodziców, konstrukcje i specjalnych pracowników po identyfikatorze lub nazwie albo szukaj w ich tekstach. Bez słów wypisuje wszystkie.
cli-cards-examples =
    {"  "}vendemmia cards
    {"  "}vendemmia cards merlot
    {"  "}vendemmia cards krytyk winiarski
    {"  "}vendemmia cards mama:alaena
    {"  "}vendemmia cards wypłaty £2
    {"  "}vendemmia cards worker:farmer

cli-rules-help = Pokaż zasady po numerze lub rozdziale albo szukaj w ich tekstach. Bez słów wypisuje wszystkie numery.
cli-rules-examples =
    {"  "}vendemmia rules
    {"  "}vendemmia rules PLANT-2
    {"  "}vendemmia rules HARV
    {"  "}vendemmia rules SPW-4
    {"  "}vendemmia rules duży pracownik

cli-translations-help = Porównaj tłumaczenia z wersją angielską: czego brakuje, co jest zbędne lub nieaktualne. Podaj język, aby zobaczyć całą listę.
cli-translations-examples =
    {"  "}vendemmia translations
    {"  "}vendemmia translations pl
    {"  "}vendemmia translations pl --confirm

cli-option-help = pokaż tę pomoc i zakończ
cli-option-language = język: { $languages } (domyślnie: język systemu)
cli-option-translations = język, który ma być wypisany w całości
cli-option-confirm = zapisz, że tłumaczenie odpowiada dzisiejszej wersji angielskiej
cli-option-players = liczba graczy, od 2 do 6 (domyślnie: 2)
cli-option-friendly = wariant przyjacielski: zajmujesz pole z bonusem tylko wtedy, gdy możesz z bonusu skorzystać
cli-option-advanced = wariant zaawansowany: wybór spośród dwóch matek i dwóch ojców
cli-option-max-years = zakończ grę po tym roku
cli-option-solo = graj samotnie przeciw Automie na tym poziomie: very_easy, easy, normal, hard albo very_hard
cli-option-aggressive = wariant agresywny: po każdym roku musisz wyprzedzać Automę (easy, normal, hard)
cli-option-challenge = rozegraj wyzwanie kampanii, od 1 do 8
cli-option-modules = moduły Tuscany: extended_board, special_workers, structure_cards (krócej: board, workers, structures) albo all
cli-option-no-map-scoring = z rozszerzoną planszą: regiony nie punktują na koniec (zalecane dla dwóch graczy)
cli-option-campaign-start = zacznij kampanię na tym poziomie: very_easy, easy, normal, hard albo very_hard
cli-option-campaign-again = zacznij ją, nawet jeśli inna kampania jest w toku; tamta trafia do archiwum
cli-option-campaign-play = rozegraj następną grę albo kontynuuj tę, która jest w toku
cli-option-campaign-skip = pomiń wyzwanie (4 i 7, w wariancie agresywnym)
cli-option-campaign-name = twoja nazwa w nowej grze
cli-option-campaign-seed = ziarno nowej gry: to samo ziarno rozdaje te same karty
cli-option-humans = ilu graczy to ludzie; resztą gra komputer (domyślnie: 1)
cli-option-bots = gracze komputerowi, zobacz niżej; jeden na wszystkie miejsca albo po jednym na każde (domyślnie: normal)
cli-opponents = gracze komputerowi:
cli-option-simulation-bots = gracze komputerowi: random, easy, normal, hard, expert, master albo postać (opisuje je vendemmia play --help); jeden na wszystkie miejsca albo po jednym na każde (domyślnie: random)
cli-option-names = nazwy graczy, w kolejności miejsc
cli-option-seed = ziarno gry: to samo ziarno rozdaje te same karty
cli-option-load = kontynuuj zapisaną grę; zapisuje się w tym samym pliku
cli-option-save = plik, w którym gra będzie zapisana (domyślnie: nowy w katalogu danych)
cli-option-games = liczba gier (domyślnie: { $default })
cli-option-simulation-seed = ziarno wszystkich gier: to samo ziarno rozdaje te same karty (domyślnie: { $default })
cli-option-processes = liczba procesów (domyślnie: { $default }); nie zmienia wyniku
cli-option-entrants = gracze komputerowi, którzy się spotykają: random, easy, normal, hard, expert, master, master:N (N przejść) albo expert:FILE (inne wagi)
cli-option-tournament-games = liczba gier w każdym meczu (domyślnie: { $default }), zaokrąglona w górę, aby każdy równie często zajmował każde miejsce
cli-option-against = inny gracz; rozgrywane są tylko mecze przeciw niemu
cli-option-field = kto się spotyka przy więcej niż dwóch graczach: one-vs-rest (każdy gracz przeciw kopiom innego) albo round-robin (różni gracze przy każdym stole) (domyślnie: { $default })
cli-option-cluster = graj na klastrze Ray: tym, do którego należy ten komputer, innym o podanym adresie albo local, uruchomionym na tym komputerze; wymaga dodatku cluster
cli-option-train-folder = katalog treningu: punkty kontrolne, dziennik i best.npz, najlepsze dotąd wagi
cli-option-train-minutes = ile minut trenuje to polecenie (domyślnie: 10; z --steps bez limitu)
cli-option-train-steps = zakończ, gdy trening w tym katalogu ma tyle odpowiedzi; 0: bez limitu (domyślnie: { $default })
cli-option-train-mixture = rodzaje gier, każdy z wagą: od 2 do 6 graczy, solo:LEVEL albo campaign, potem moduły (all) i warianty, na przykład 2*3,2:all,solo:very_hard*2 (domyślnie: wszystkie rodzaje)
cli-option-train-workers = procesy, które rozgrywają gry (domyślnie: { $default })
cli-option-train-games = gry, które każdy z nich rozgrywa naraz (domyślnie: { $default })
cli-option-train-ticks = odpowiedzi w każdej grze między dwiema rundami nauki (domyślnie: { $default })
cli-option-train-device = gdzie działa sieć: cpu albo cuda dla karty graficznej (domyślnie: { $default })
cli-option-train-hidden = szerokość sieci (domyślnie: { $default })
cli-option-train-blocks = warstwy ukryte po pierwszej (domyślnie: { $default })
cli-option-train-weights = zacznij od wag z pliku
cli-option-train-lessons = zacznij od naśladowania nauczyciela: pliki z jego odpowiedziami
cli-option-train-teach = zacznij od naśladowania nauczyciela: ile jego odpowiedzi zebrać (domyślnie: { $default })
cli-option-train-league = udział gier przeciw wcześniejszym wersjom siebie, zwykle z upodobaniem do niektórych akcji (domyślnie: { $default })
cli-option-train-rate = szybkość uczenia na początku (domyślnie: { $default })
cli-option-train-entropy = ile warte jest na początku próbowanie różnych odpowiedzi (domyślnie: { $default })
cli-option-train-points = ile warte jest dziesięć punktów przewagi, w zwycięstwach (domyślnie: { $default })
cli-option-train-epochs = jak często runda uczy się z każdej odpowiedzi (domyślnie: { $default })
cli-option-train-batch = odpowiedzi w jednym kroku nauki (domyślnie: { $default })
cli-option-train-start = część całego treningu wykonana przez wcześniejsze polecenia, od 0 do 1 (domyślnie: { $default })
cli-option-train-end = część wykonana po tym poleceniu, od 0 do 1 (domyślnie: { $default })
cli-option-train-exam-games = gry w każdym przedmiocie egzaminu; 0: bez egzaminów (domyślnie: { $default })
cli-option-train-exam-minutes = minuty między egzaminami (domyślnie: { $default })
cli-option-train-subjects = rodzaje gier na egzaminie (domyślnie: najczęściej rozgrywane z mieszanki)
cli-option-train-rival = gracz komputerowy na egzaminach (domyślnie: { $default })
cli-option-train-seed = ziarno treningu (domyślnie: { $default })
cli-option-dataset-folder = katalog zbioru danych; gry, które już tam są, nie są rozgrywane ponownie
cli-option-dataset-bots = gracze komputerowi: random, easy, normal, hard, expert, master albo postać (opisuje je vendemmia play --help); jeden na wszystkie miejsca albo po jednym na każde (domyślnie: expert)
cli-option-dataset-positions = zachowaj jedną na N pozycji; 1 oznacza wszystkie, 0 żadną (domyślnie: { $default })
cli-option-dataset-no-chances = pomiń ocenę pozycji przez sieć
cli-option-dataset-format = parquet, który wymaga dodatku data, albo jsonl (domyślnie: parquet, jeśli pyarrow jest zainstalowany)
cli-option-dataset-part = liczba gier w jednym pliku (domyślnie: { $default })
cli-option-benchmark-name = MODULE:NAME obiektu Pythona z metodą choose, gracz komputerowy albo, z --program, polecenie
cli-option-benchmark-program = nazwa jest poleceniem programu, który czyta pytania i wypisuje odpowiedzi, po jednej w wierszu
cli-option-benchmark-track = rodzaj gier: two, four (liczba graczy), tuscany (dwóch graczy, wszystkie moduły) albo solo (domyślnie: { $default })
cli-option-benchmark-against = tylko ci przeciwnicy (domyślnie: wszyscy wydani; w solo wszystkie poziomy)
cli-option-benchmark-games = liczba gier przeciw każdemu przeciwnikowi (domyślnie: jak w pełnym pomiarze, 200)
cli-option-benchmark-deals = zestaw rozdań, od 0 do 9 (domyślnie: { $default })
cli-option-benchmark-seconds = ile sekund program może myśleć nad jedną odpowiedzią (domyślnie: { $default })
cli-option-out = katalog na gry i raporty (domyślnie: jeden dla tych opcji w katalogu danych); to samo polecenie kontynuuje tam pracę
cli-option-json = wypisz JSON zamiast tabel
cli-option-html = zapisz też stronę z wynikami w tym pliku
cli-option-record = zapisana gra
cli-option-ply = pokaż stół po tylu decyzjach, a nie całą grę
cli-option-cards = identyfikator, nazwa albo szukane słowa
cli-option-rules = numer zasady, litery rozdziału albo szukane słowa

cli-version = vendemmia { $version } ({ $mode })

## Errors: one line each

cli-error = vendemmia: { $problem }
cli-error-hint = { $problem } (zobacz { $command } --help)
cli-error-unknown = nieznany argument: { $argument }
cli-error-argument = { $argument }: { $problem }
cli-error-value = brakuje wartości
cli-error-decimal = { $text } nie jest liczbą
cli-error-number = { $text } nie jest liczbą całkowitą
cli-error-level = { $text } nie jest poziomem; wybierz spośród: { $levels }
cli-error-bot = { $text } nie jest graczem komputerowym; wybierz spośród: { $bots }
cli-reduced-walks = Silnik nie jest skompilowany, więc { $bot } próbuje na każdą odpowiedź tylu przebiegów gry: { $walks } zamiast { $usual }.
cli-error-bots = gracze komputerowi: { $bots }, miejsca: { $seats }; podaj jednego na wszystkie albo po jednym na każde
cli-error-one-of = wybierz spośród: { $names }, a nie { $text }
cli-error-module = { $text } nie jest modułem; wybierz spośród: { $modules } (krócej: { $short }) albo { $all }
cli-error-needs = { $flags }: tylko z { $other }
cli-error-together = użyj tylko jednej z tych opcji: { $flags }
cli-error-solo-options = nie można użyć z --solo: { $flags }
cli-error-range = { $text } nie mieści się między { $least } a { $most }
cli-error-command = nieznane polecenie { $name }; wybierz spośród: { $commands }
cli-error-command-near = nieznane polecenie { $name }; czy chodziło o { $near }?
cli-error-humans = ludzie: { $humans }, a gra jest na tylu graczy: { $players }
cli-error-names-many =
    { $players ->
        [one] za dużo nazw ({ $names }) dla 1 gracza
        [few] za dużo nazw ({ $names }) dla { $players } graczy
        [many] za dużo nazw ({ $names }) dla { $players } graczy
       *[other] za dużo nazw ({ $names }) dla { $players } graczy
    }
cli-error-names-equal = dwóch graczy nie może mieć tej samej nazwy
cli-error-name =
    { $most ->
        [one] nazwa musi mieć od 1 do { $most } znaku
        [few] nazwa musi mieć od 1 do { $most } znaków
        [many] nazwa musi mieć od 1 do { $most } znaków
       *[other] nazwa musi mieć od 1 do { $most } znaków
    }
cli-error-load-options = nie można użyć z --load, bo decyduje o tym zapisana gra: { $flags }
cli-error-folder = nie można zapisać { $file }: to katalog, jego katalog nie istnieje albo nazwa jest za długa
cli-error-read = nie można odczytać { $file }: { $problem }
cli-error-write = nie można zapisać { $file }: { $problem }
cli-error-no-text = { $file } nie jest zapisaną grą
cli-error-record = { $file } nie jest poprawnym zapisem. { $problem }
cli-error-record-ply = { $file } nie jest poprawnym zapisem; pierwszy błąd jest przy odpowiedzi { $ply }. { $problem }
cli-error-no-file = replay wymaga zapisanej gry (zobacz vendemmia replay --help)
cli-error-needs-file = { $command } wymaga pliku (zobacz vendemmia { $command } --help)
cli-error-ply = w tej grze nie ma odpowiedzi { $ply }, są tylko od 0 do { $plies }
cli-error-ply-lost = nie można pokazać stanu gry po odpowiedzi { $ply }, bo zasady od tego czasu się zmieniły
cli-error-rulebook = w tej instalacji brakuje zasad
cli-no-card = żadna karta nie ma tego identyfikatora ani nie zawiera tych słów: { $query }
cli-no-rule = żadna zasada nie ma tego numeru ani nie zawiera tych słów: { $query }
cli-interrupted = Przerwano.

## Playing in the terminal: start and end

cli-name-human = Gracz { $number }
cli-name-random = Losowy { $number }
cli-name-easy = Łatwy { $number }
cli-name-normal = Normalny { $number }
cli-name-hard = Trudny { $number }
cli-name-expert = Ekspert { $number }
cli-name-master = Mistrz { $number }
cli-welcome = Witaj w winnicach. Odpowiadaj liczbą albo wpisz help, aby zobaczyć, co jeszcze możesz zrobić.
cli-seed = Ziarno { $seed }: znane rozdanie. Gracze: { $players }.
cli-players = Gracze: { $players }.
cli-went-on = Zasady zmieniły się od zapisania tej gry. Toczy się dalej od stanu zapisanego po odpowiedzi { $ply }.
cli-resumed =
    { $plies ->
        [one] Gra toczy się dalej po { $plies } decyzji. Gracze: { $players }.
        [few] Gra toczy się dalej po { $plies } decyzjach. Gracze: { $players }.
        [many] Gra toczy się dalej po { $plies } decyzjach. Gracze: { $players }.
       *[other] Gra toczy się dalej po { $plies } decyzjach. Gracze: { $players }.
    }
cli-cover = Teraz { $player }. Naciśnij Enter, aby wyczyścić ekran:
cli-hand-over = Teraz { $player }; pozostali nie patrzą. { $player }, naciśnij Enter:
cli-hand-over-only = Naciśnij Enter, aby kontynuować. Możesz też wpisać undo, aby cofnąć ostatnią decyzję, albo quit.
cli-saved = Zapisano: { $file }
cli-saved-hint = Kontynuuj poleceniem: vendemmia play --load "{ $file }"
cli-input-ended = Koniec danych wejściowych.
cli-final = Wynik końcowy:
cli-standing = { $rank }. { $player }: { $vp } PZ (£{ $lira }, wartość win { $wine }, wartość gron { $grapes })
cli-not-over = Gra jeszcze trwa; jest rok { $year }.

## The game against the Automa

cli-solo-level =
    { $aggressive ->
        [yes] Poziom: { $level }, wariant agresywny.
       *[no] Poziom: { $level }.
    }
cli-solo-challenge = Wyzwanie { $number }: { $name }
cli-solo-tokens =
    { $count ->
        [one] Zaczynasz z 1 znacznikiem akcji bonusowej.
        [few] Zaczynasz z { $count } znacznikami akcji bonusowej.
        [many] Zaczynasz z { $count } znacznikami akcji bonusowej.
       *[other] Zaczynasz z { $count } znacznikami akcji bonusowej.
    }
cli-modules =
    { $scoring ->
        [yes] Moduły: { $modules }.
       *[no] Moduły: { $modules }. Regiony nie punktują na koniec.
    }
cli-module = { $module }: { $text }
cli-modules-none = To gra podstawowa, bez modułów.
cli-solo-not = To nie jest gra solo: nie ma Automy.
cli-solo-behind = Gra kończy się po roku { $year }: Automa nie została wyprzedzona (zasada AGG-1).
cli-solo-few-workers = Gra kończy się po roku { $year }: było mniej niż 6 pracowników (zasada CAMP-4).

cli-campaign = Kampania. { $level }
cli-campaign-challenge = { $number }. { $name }: { $status }
cli-campaign-won =
    { $games ->
        [one] wygrane w pierwszej grze
        [few] wygrane w { $games } grach
        [many] wygrane w { $games } grach
       *[other] wygrane w { $games } grach
    }
cli-campaign-current =
    { $games ->
        [0] teraz
        [one] teraz, 1 gra bez zwycięstwa
        [few] teraz, { $games } gry bez zwycięstwa
        [many] teraz, { $games } gier bez zwycięstwa
       *[other] teraz, { $games } gier bez zwycięstwa
    }
cli-campaign-to-come = przed tobą
cli-campaign-skipped = pominięte
cli-campaign-score = Wynik (rozegrane gry): { $score }. Najlepszy możliwy: { $best }.
cli-campaign-finished =
    { $score ->
        [one] Kampania ukończona w { $score } grze; najlepszy możliwy wynik: { $best }.
        [few] Kampania ukończona w { $score } grach; najlepszy możliwy wynik: { $best }.
        [many] Kampania ukończona w { $score } grach; najlepszy możliwy wynik: { $best }.
       *[other] Kampania ukończona w { $score } grach; najlepszy możliwy wynik: { $best }.
    }
cli-campaign-next = Następne: wyzwanie { $number }. Zacznij poleceniem: vendemmia campaign --play
cli-campaign-under-way = Gra wyzwania { $number } jest w toku. Kontynuuj poleceniem: vendemmia campaign --play
cli-campaign-tokens =
    { $count ->
        [one] Za grę bez zwycięstwa zaczynasz z 1 znacznikiem akcji bonusowej.
        [few] Za gry bez zwycięstwa zaczynasz z { $count } znacznikami akcji bonusowej.
        [many] Za gry bez zwycięstwa zaczynasz z { $count } znacznikami akcji bonusowej.
       *[other] Za gry bez zwycięstwa zaczynasz z { $count } znacznikami akcji bonusowej.
    }
cli-campaign-may-skip = To wyzwanie możesz pominąć: vendemmia campaign --skip
cli-campaign-archived = Poprzednia kampania jest w archiwum: { $folder }
cli-campaign-hint = Kontynuuj poleceniem: vendemmia campaign --play
cli-campaign-running =
    { $games ->
        [one] kampania jest w toku (1 rozegrana gra); użyj --again, aby ją zarchiwizować i zacząć nową
        [few] kampania jest w toku ({ $games } rozegrane gry); użyj --again, aby ją zarchiwizować i zacząć nową
        [many] kampania jest w toku ({ $games } rozegranych gier); użyj --again, aby ją zarchiwizować i zacząć nową
       *[other] kampania jest w toku ({ $games } rozegranych gier); użyj --again, aby ją zarchiwizować i zacząć nową
    }
cli-campaign-none = nie ma kampanii; zacznij ją na przykład poleceniem: vendemmia campaign --start normal
cli-campaign-over = kampania jest ukończona; zacznij następną na przykład poleceniem: vendemmia campaign --start normal
cli-campaign-started = --seed i --name są do nowej gry, a jedna jest już w toku
cli-campaign-changed = kampania zmieniła się w trakcie tej gry, więc jej wynik się nie liczy
cli-campaign-skip-later = gra tego wyzwania jest w toku; najpierw ją dokończ
cli-campaign-game-damaged = gra kampanii jest uszkodzona i została zapisana jako { $file }; campaign --play zaczyna ją od nowa ({ $problem })

## Playing in the terminal: the question

cli-heading = { $season }. { $player }: { $purse }
cli-heading-automa = { $automa }: { $vp } PZ.
cli-heading-tokens = Znaczniki akcji bonusowej: { $count }.
cli-heading-grapes = Grona: { $list }.
cli-heading-wines = Wina: { $list }.
cli-prompt =
    { $most ->
        [one] Twoja odpowiedź, jedyna to 1, albo help:
        [few] Twoja odpowiedź, od 1 do { $most }, albo help:
        [many] Twoja odpowiedź, od 1 do { $most }, albo help:
       *[other] Twoja odpowiedź, od 1 do { $most }, albo help:
    }
cli-numbered = { $number }. { $label }
cli-choice =
    { $has_text ->
        [yes]
            { $has_outlook ->
                [yes] { $number }. { $label }. { $text } ({ $outlook })
               *[no] { $number }. { $label }. { $text }
            }
       *[no]
            { $has_outlook ->
                [yes] { $number }. { $label } ({ $outlook })
               *[no] { $number }. { $label }
            }
    }
cli-placement =
    { $has_outlook ->
        [yes] { $label } ({ $outlook }): { $workers }
       *[no] { $label }: { $workers }
    }
cli-place = { $action }, { $space }
cli-place-far = { $action }, { $worker }: { $spaces }
cli-place-season = { $action } ({ FORM($season, "low") })
cli-place-bump = { $space }, w miejsce gracza { $player }
cli-space-bonus =
    { $shown ->
        [yes] { $space } z bonusem ({ $bonus })
       *[no] { $space } z bonusem
    }
cli-space-any-bonus = { $space } z wybranym bonusem
cli-region-others = Inni tutaj: { $stars }.
cli-pass-bonus = Rząd { $row } daje ci: { $bonus }.
cli-pass-again = Masz jeszcze pracowników, których możesz umieścić. Aby spasować, odpowiedz tak samo jeszcze raz.
cli-number-range =
    { $most ->
        [one] Jedyna odpowiedź to 1.
        [few] Wybierz liczbę od 1 do { $most }.
        [many] Wybierz liczbę od 1 do { $most }.
       *[other] Wybierz liczbę od 1 do { $most }.
    }
cli-several = „{ $answer }” może oznaczać kilka odpowiedzi: { $numbers }.
cli-not-understood = „{ $answer }” to ani odpowiedź, ani polecenie. Wpisz liczbę albo help.
cli-undone = Cofnięto.
cli-nothing-to-undo = Nie ma czego cofnąć: po twojej ostatniej decyzji coś zostało odkryte albo decydował inny gracz.
cli-play-commands =
    Odpowiadaj numerem możliwości, jej kodem albo słowem z kodu (pokazuje je codes). Możesz też wpisać:
    {"  "}Enter: pokaż pytanie jeszcze raz
    {"  "}board: cały stół
    {"  "}hand: twoje karty
    {"  "}discards: stosy kart odrzuconych
    {"  "}chart: tor pobudki; map: gwiazdki na mapie rozszerzonej planszy
    {"  "}modules: co dodają moduły tej gry
    {"  "}solo: poziom i wyzwanie tej gry solo
    {"  "}log, log 50, log all: co się wydarzyło
    {"  "}why: które akcje są teraz zamknięte i dlaczego
    {"  "}why KOD albo why SŁOWO: dlaczego jakaś odpowiedź nie jest możliwa, np. why plant_vine
    {"  "}card NAZWA: cała karta, konstrukcja lub specjalny pracownik, np. card planner
    {"  "}rule NUMER: zasada, np. rule PLANT-2; albo szukane słowa
    {"  "}codes: kody możliwości
    {"  "}undo: cofnij ostatnią decyzję; undo all: tyle, ile się da
    {"  "}save albo save PLIK: zapisz grę i graj dalej
    {"  "}quit: zapisz grę i zakończ
cli-card-usage = Podaj kartę, np. card planner.
cli-rule-usage = Podaj zasadę, np. rule PLANT-2, albo szukane słowa.
cli-log-usage = Wpisz log, log i liczbę wierszy albo log all.
cli-log-empty = Nic się jeszcze nie wydarzyło.
cli-many-cards =
    { $count ->
        [one] Pasuje { $count } karta. Dodaj słowo.
        [few] Pasują { $count } karty. Dodaj słowo.
        [many] Pasuje { $count } kart. Dodaj słowo.
       *[other] Pasuje { $count } kart. Dodaj słowo.
    }
cli-many-rules =
    { $count ->
        [one] Pasuje { $count } zasada. Dodaj słowo.
        [few] Pasują { $count } zasady. Dodaj słowo.
        [many] Pasuje { $count } zasad. Dodaj słowo.
       *[other] Pasuje { $count } zasad. Dodaj słowo.
    }

## Why not

cli-why = { $answer }:
cli-reason = { $reason } (zasada { $rule })
cli-why-instead = Zamiast tego: { $number }. { $answer }
cli-why-first = Najpierw: { $number }. { $answer }
cli-why-legal = Możesz to teraz zrobić: odpowiedź { $numbers }.
cli-why-usage = Podaj odpowiedź, np. why field:5 albo why merlot; codes wypisuje odpowiedzi możliwe teraz.
cli-why-all-open = Wszystkie akcje tej pory roku są dla ciebie dostępne.
cli-no-code = Żadna odpowiedź w tej grze nie ma kodu ani słowa „{ $code }”.

## The table

cli-none = brak
cli-set-up = Przygotowanie
cli-year-season = Rok { $year }, { FORM($season, "low") }
cli-year-over = Po roku { $year }
cli-board-season = { $season }.
cli-board-calendar = { $season }. Pierwszy gracz: { $player }.
cli-board-calendar-solo =
    { $years ->
        [one] { $season }. Gra trwa { $years } rok.
        [few] { $season }. Gra trwa { $years } lata.
        [many] { $season }. Gra trwa { $years } lat.
       *[other] { $season }. Gra trwa { $years } lat.
    }
cli-board-automa = { $automa }: { $vp } PZ, pracownicy na: { $workers }.
cli-board-automa-card = Jej ostatnia karta: { $card }
cli-board-glass = Rzędy ze szklanym znacznikiem: { $rows }
cli-board-final-year = Wymagany wynik jest osiągnięty: to ostatni rok.
cli-board-order = Kolejność pobudki: { $order }.
cli-board-next-rows = Następny rok: { $order }.
cli-board-row = { $player } (rząd { $row })
cli-board-temporary = { $player } ma pracownika tymczasowego.
cli-board-grape-token = { $player } ma znacznik pierwszego gracza i w następnym roku dostaje rząd 1.
cli-board-passed = Pas: { $players }.
cli-board-decks = Karty do dobrania: { $decks }.
cli-board-discarded = Karty odrzucone: { $decks }.
cli-board-actions =
    { $bonuses ->
        [yes]
            { $now ->
                [yes] { $season }, akcje (teraz), bonusy w nawiasach:
               *[no] { $season }, akcje, bonusy w nawiasach:
            }
       *[no]
            { $now ->
                [yes] { $season }, akcje (teraz):
               *[no] { $season }, akcje:
            }
    }
cli-board-action = { $action }: { $spaces }
cli-board-space = { $space } { $who }
cli-space-left = lewe
cli-space-middle = środkowe
cli-space-right = prawe
cli-space-beside = obok
cli-space-with-bonus = { $space } ({ $bonus })
cli-space-free = wolne
cli-worker = { $player } ({ $about })
cli-worker-waiting = z wyprzedzeniem

# The wake-up chart: the bonuses for entering its three columns.
cli-chart = Tor pobudki z bonusem każdego rzędu:
cli-chart-row = { $row } { $who }: { $bonus }
cli-chart-columns = Tor pobudki z bonusem na wejście w lato / jesień / zimę:
cli-chart-cells = { $row } { $who }: { $summer } / { $fall } / { $winter }
cli-chart-empty = wolny
cli-chart-next = { $player } w następnym roku

cli-map-none = W tej grze nie ma mapy.
cli-map =
    { $scoring ->
        [yes] Mapa, z PZ za najwięcej gwiazdek na koniec i bonusem za umieszczenie gwiazdki:
       *[no] Mapa, z bonusem za umieszczenie gwiazdki; regiony nie punktują na koniec:
    }
cli-map-region =
    { $scoring ->
        [yes] { $region } ({ $vp } PZ; { $bonus }): { $stars }
       *[no] { $region } ({ $bonus }): { $stars }
    }
cli-stars = { $who } { $count }
cli-stars-left =
    { $count ->
        [0] żadna nie została
       *[other] zostało: { $count }
    }

cli-specials = Specjalni pracownicy (przygotowanie kosztuje o £{ $lira } więcej):
cli-special =
    { $owned ->
        [yes] { $worker }: { $text } Właściciele: { $owners }.
       *[no] { $worker }: { $text }
    }
cli-special-owner =
    { $where ->
        [ready] { $player } (dostępny)
        [placed] { $player } (umieszczony)
       *[training] { $player } (w przygotowaniu)
    }

cli-discards = Stosy kart odrzuconych, wierzchnia karta najpierw:
cli-discard-pile =
    { $deck ->
        [vine] Winorośle: { $cards }
        [summer] Letni goście: { $cards }
        [winter] Zimowi goście: { $cards }
        [structure] Karty konstrukcji: { $cards }
       *[order] Zamówienia: { $cards }
    }
cli-purse =
    { $residual ->
        [0] { $vp } PZ, £{ $lira }, dostępni pracownicy: { $workers }.
       *[other] { $vp } PZ, £{ $lira } i £{ $residual } rocznie, dostępni pracownicy: { $workers }.
    }
cli-workers-regular =
    { $count ->
        [one] { $count } zwykły
        [few] { $count } zwykłych
        [many] { $count } zwykłych
       *[other] { $count } zwykłych
    }
cli-vineyard-own = { $player } (ty)
cli-vineyard = { $player }: { $purse }
cli-vineyard-structures = Konstrukcje: { $list }
cli-vineyard-fields = Pola: { $list }
cli-vineyard-crush-pad = Tłocznia: { $list }
cli-vineyard-cellar = Piwnica (do wartości { $top }): { $list }
cli-vineyard-training = Przygotowani w tym roku: { $list }
cli-workers-trained =
    { $count ->
        [one] 1 pracownik
        [few] { $count } pracowników
        [many] { $count } pracowników
       *[other] { $count } pracowników
    }
cli-vineyard-card =
    { $used ->
        [yes] { $card } ({ $place }, użyta): { $text }
       *[no] { $card } ({ $place }): { $text }
    }
cli-vineyard-demolished = W tym roku zburzono kartę konstrukcji
cli-vineyard-stars = Gwiazdki: { $list }
cli-card-on-mat = plansza konstrukcji
cli-card-on-field = pole { $field }
cli-structure-used = { $structure } (użyto)
cli-vineyard-tokens = Znaczniki akcji bonusowej: { $count }
cli-vineyard-hand = Ręka: { $cards }
cli-field = { $field }: { $vines } ({ $value } z { $field })
cli-field-harvested = { $field }: { $vines } ({ $value } z { $field }, plony zebrane)
cli-field-empty = { $field } puste
cli-field-structure = { $field }: { $structure }
cli-field-sold = { $field } sprzedane
cli-grape-red = czerwone { $value }
cli-grape-white = białe { $value }
cli-token-red = czerwone { $value }
cli-token-white = białe { $value }
cli-token-blush = różowe { $value }
cli-token-sparkling = musujące { $value }
cli-count-vine =
    { $count ->
        [one] 1 winorośl
        [few] { $count } winorośle
        [many] { $count } winorośli
       *[other] { $count } winorośli
    }
cli-count-summer =
    { $count ->
        [one] 1 letni gość
        [few] { $count } letnich gości
        [many] { $count } letnich gości
       *[other] { $count } letnich gości
    }
cli-count-winter =
    { $count ->
        [one] 1 zimowy gość
        [few] { $count } zimowych gości
        [many] { $count } zimowych gości
       *[other] { $count } zimowych gości
    }
cli-count-order =
    { $count ->
        [one] 1 zamówienie
        [few] { $count } zamówienia
        [many] { $count } zamówień
       *[other] { $count } zamówień
    }
cli-count-structure =
    { $count ->
        [one] 1 karta konstrukcji
        [few] { $count } karty konstrukcji
        [many] { $count } kart konstrukcji
       *[other] { $count } kart konstrukcji
    }
cli-hand =
    { $owner ->
        [yes]
            { $count ->
                [0] Twoja ręka: brak kart
                [one] Twoja ręka, 1 karta:
                [few] Twoja ręka, { $count } karty:
                [many] Twoja ręka, { $count } kart:
               *[other] Twoja ręka, { $count } kart:
            }
       *[no]
            { $count ->
                [0] Ręka gracza { $player }: brak kart
                [one] Ręka gracza { $player }, 1 karta:
                [few] Ręka gracza { $player }, { $count } karty:
                [many] Ręka gracza { $player }, { $count } kart:
               *[other] Ręka gracza { $player }, { $count } kart:
            }
    }

## Cards and rules

cli-card-line =
    { $deck ->
        [vine]
            { $count ->
                [one] { $name }. { $text }
                [few] { $count } × { $name }. { $text }
                [many] { $count } × { $name }. { $text }
               *[other] { $count } × { $name }. { $text }
            }
        [summer] Letni gość { $name }. { $text }
        [winter] Zimowy gość { $name }. { $text }
        [structure] Karta konstrukcji { $name }. { $text }
       *[order] { $name }
    }
cli-card-title = { $name } (id: { $id })
cli-card-ruling = Wyjaśnienie: { $ruling }
cli-card-listed = { $id }: { $name }
cli-list-vine = Winorośle
cli-list-summer = Letni goście
cli-list-winter = Zimowi goście
cli-list-order = Zamówienia
cli-list-mama = Matki
cli-list-papa = Ojcowie
cli-list-structure = Konstrukcje
cli-list-structure_card = Karty konstrukcji
cli-list-worker = Specjalni pracownicy
cli-list-automa = Karty Automy
cli-rule = { $number }: { $text }
cli-rules-chapter = { $chapter }: { $rules }

## Translations

cli-translations-complete = { $language }: kompletne
cli-translations-language = { $language }: { $counts }
cli-translations-confirmed = { $language }: zapisano jako aktualne
cli-translations-unreadable = nieczytelne: { $count }
cli-translations-missing = brakujące: { $count }
cli-translations-unused = zbędne: { $count }
cli-translations-variables = z innymi zmiennymi: { $count }
cli-translations-plurals = bez wszystkich form liczby mnogiej: { $count }
cli-translations-form = z nieznaną formą: { $count }
cli-translations-mentions = z odwołaniem do innych zasad: { $count }
cli-translations-outdated = nieaktualne: { $count }

## Replay

cli-replay = Gracze: { $players }. Ziarno { $seed }, { $plies ->
        [one] 1 decyzja
        [few] { $plies } decyzje
        [many] { $plies } decyzji
       *[other] { $plies } decyzji
    }.
cli-replay-ply = { $ply }. { $player }: { $answer }
cli-replay-sound = Zapis jest poprawny: { $plies ->
        [one] 1 decyzja
        [few] { $plies } decyzje
        [many] { $plies } decyzji
       *[other] { $plies } decyzji
    }, suma kontrolna { $checksum }.
cli-replay-gap =
    { $count ->
        [0] Zasady od tego czasu się zmieniły: gra toczy się tu dalej od zapisanego stanu gry.
        [one] Odpowiedzi { $first } nie da się odtworzyć, bo zasady od tego czasu się zmieniły. Gra toczy się dalej od zapisanego stanu gry.
        [few] Odpowiedzi od { $first } do { $last } nie da się odtworzyć, bo zasady od tego czasu się zmieniły. Gra toczy się dalej od zapisanego stanu gry.
        [many] Odpowiedzi od { $first } do { $last } nie da się odtworzyć, bo zasady od tego czasu się zmieniły. Gra toczy się dalej od zapisanego stanu gry.
       *[other] Odpowiedzi od { $first } do { $last } nie da się odtworzyć, bo zasady od tego czasu się zmieniły. Gra toczy się dalej od zapisanego stanu gry.
    }
cli-replay-position = Stół po { $ply } z { $plies } decyzji.
cli-replay-question = Pytanie do gracza { $player }: { $question }
cli-replay-answer = Odpowiedź gracza { $player }: { $answer }

## Simulation

cli-progress =
    { $games ->
        [one] { $finished } z 1 gry
        [few] { $finished } z { $games } gier
        [many] { $finished } z { $games } gier
       *[other] { $finished } z { $games } gier
    }
cli-simulated = { $games ->
        [one] 1 gra
        [few] { $games } gry
        [many] { $games } gier
       *[other] { $games } gier
    }, { $players } { $kind ->
        [random] losowych graczy
       *[other] graczy
    }, ziarno { $seed }
cli-simulated-solo = { $games ->
        [one] 1 gra
        [few] { $games } gry
        [many] { $games } gier
       *[other] { $games } gier
    } { $kind ->
        [random] losowego gracza
       *[other] gracza komputerowego
    } przeciw Automie, ziarno { $seed }
cli-simulated-bots = Według miejsc: { $bots }
cli-speed =
    { $rate ->
        [one] 1 decyzja na sekundę
        [few] { $rate } decyzje na sekundę
        [many] { $rate } decyzji na sekundę
       *[other] { $rate } decyzji na sekundę
    }
cli-cut-short = gry zakończone na limicie lat: { $games }
cli-table-measure = Na grę
cli-table-mean = średnio
cli-table-least = min.
cli-table-median = mediana
cli-table-most = maks.
cli-table-years = Długość w latach
cli-table-decisions = Decyzje
cli-table-scores = Wynik gracza
cli-table-map = Wynik gracza z mapy
cli-table-workers = Przygotowani specjalni pracownicy
cli-table-results = Przeciw Automie
cli-table-games = gry
cli-table-rate = odsetek
cli-table-win = Wygrane
cli-table-draw = Remisy
cli-table-loss = Przegrane
cli-table-seats = Miejsce
cli-table-seats-row = Miejsce { $number }
cli-table-turn_order = Kolejność w pierwszym roku
cli-table-turn_order-row = Gracz { $number } w kolejności
cli-table-wins = wygrane
cli-table-win_rate = % wygranych
cli-table-mean_score = średni wynik
cli-table-actions = Umieszczeni pracownicy, według akcji
cli-table-cards = Karty zagrane, zasadzone, zrealizowane albo zbudowane
cli-table-times = razy
cli-table-per_game = na grę
cli-table-by_winners = u zwycięzców

## Promised deals

cli-verify-help = Sprawdź, czy partię rozegrano z rozdaniem przyrzeczonym przez serwer.
cli-verify-examples =
    {"  "}vendemmia verify game.json
    {"  "}vendemmia verify game.json --commitment 5f0c…
cli-option-verify-record = zapis zakończonej partii
cli-option-commitment = zobowiązanie zanotowane na początku, zamiast tego z zapisu
cli-option-deal = nazwa rozdania, table:ID lub day:DATA, jeśli zapis jej nie podaje
cli-error-no-record = verify wymaga zapisu partii (zobacz vendemmia verify --help)
cli-error-no-promise = { $file } nie zawiera zobowiązania. Podaj zanotowane: --commitment
cli-error-no-deal = { $file } nie mówi, które rozdanie przyrzeczono. Podaj jego nazwę, table:ID lub day:DATA: --deal
cli-error-commitment = { $text } nie jest zobowiązaniem z 64 cyfr szesnastkowych
cli-error-deal = { $text } nie jest nazwą rozdania, table:ID lub day:DATA
cli-verify-deal = Rozdanie { $deal }, przyrzeczone { $commitment }.
cli-verify-kept = Rozdanie jest zgodne z przyrzeczonym i partia z niego wynika: { $plies ->
        [one] 1 decyzja, suma kontrolna { $checksum }.
        [few] { $plies } decyzje, suma kontrolna { $checksum }.
        [many] { $plies } decyzji, suma kontrolna { $checksum }.
       *[other] { $plies } decyzji, suma kontrolna { $checksum }.
    }
cli-verify-known-deal = To nie jest przyrzeczone rozdanie: o kartach tej partii nie decyduje żaden sekret.
cli-verify-other-secret = To nie jest przyrzeczone rozdanie: jego sekret daje zobowiązanie { $found }.
cli-verify-other-game = Sekret jest zgodny z przyrzeczonym, ale partia z niego nie wynika. { $problem }
cli-verify-other-rules = Nie można sprawdzić { $file }: sekret jest zgodny z przyrzeczonym, ale zasady zmieniły się od czasu tej partii.

## vendemmia host

cli-host-help = Wskaż osoby, które opiekują się wspólnym serwerem.
cli-host-examples =
    {"  "}vendemmia host add Marta
    {"  "}vendemmia host list
    {"  "}vendemmia host remove Marta
    {"  "}vendemmia host password Marta
cli-option-host-what = add (dodaj), list (pokaż), remove (usuń) lub password (nowe hasło)
cli-option-host-name = nazwa konta
cli-host-what = Podaj, co zrobić: add NAME, list, remove NAME albo password NAME.
cli-host-needs-name = Podaj nazwę konta: vendemmia host { $what } NAME
cli-host-unwanted-name = Lista nie potrzebuje nazwy: vendemmia host list
cli-host-added = { $name }: teraz moderator. Biuro jest pod adresem /desk/.
cli-host-removed = { $name }: już nie moderator.
cli-host-none = Nie ma moderatorów.
cli-host-unknown = Żadne konto nie nazywa się { $name }. Ta osoba musi najpierw założyć konto.
cli-host-guest = { $name } to gość. Moderatorem może być i hasło ma tylko konto.
cli-host-link = Link, pod którym { $name } wybierze nowe hasło: raz, w ciągu { $hours } godz. Otwórz go pod adresem swojego serwera:
cli-host-already = { $name }: już moderator.
cli-host-not-one = { $name }: nie moderator.
cli-host-banned = { $name }: konto zablokowane. Najpierw cofnij blokadę.
cli-host-not-ready = Ta wersja nie używała jeszcze tej bazy danych. Uruchom raz serwer: vendemmia serve
