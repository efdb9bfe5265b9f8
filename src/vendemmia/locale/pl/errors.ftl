### What is wrong with options, seeds, answers, positions and campaigns. The variables are the parameters of the fault.
### Names of options and places in a file stay as they are written there.

## Options and seeds.

problem-options_form = Opcje muszą być obiektem, a nie { $found }.
problem-options_unknown = Nie ma takich opcji: { $found }.
problem-option_number = Opcja { $option } musi być liczbą całkowitą od { $least } do { $most }, a nie { $found }.
problem-option_flag = Opcja { $option } musi mieć wartość true albo false, a nie { $found }.
problem-solo_players = W wariancie solo jest 1 gracz, a nie { $found }.
problem-solo_only = Te opcje są tylko do wariantu solo: { $options }.
problem-level_unknown = Nie ma poziomu { $found }. Wybierz jeden z tych: { $levels }.
problem-aggressive_level = Wariant agresywny jest tylko na tych poziomach: { $levels }.
problem-base_board_only = Wariant agresywny i kampania są tylko na planszy podstawowej.
problem-challenge_parents = Wyzwanie { $challenge } wybiera matkę na swój sposób. Nie można go łączyć z wariantem zaawansowanym.
problem-challenge_skipped = Wariant agresywny pomija wyzwanie { $challenge }.
problem-modules_form = Moduły muszą być listą nazw, a nie { $found }.
problem-modules_twice = Jeden z modułów jest na liście dwa razy.
problem-modules_unknown = Nie ma modułu { $found }. Wybierz spośród: { $modules }.
problem-scoring_needs_map = Opcja map_scoring jest tylko do rozszerzonej planszy.
problem-seed_range = Ziarno musi być liczbą od { $least } do { $most }, a nie { $found }.
problem-seed_form = Ziarno musi być liczbą całkowitą albo sekretem, a nie { $found }.
problem-secret_form =
    { $digits ->
        [one] Sekret musi mieć { $digits } cyfrę szesnastkową, małymi literami.
        [few] Sekret musi mieć { $digits } cyfry szesnastkowe, małymi literami.
        [many] Sekret musi mieć { $digits } cyfr szesnastkowych, małymi literami.
       *[other] Sekret musi mieć { $digits } cyfr szesnastkowych, małymi literami.
    }
problem-secret_too_new = Gry pierwszej wersji potrzebują jako ziarna liczby całkowitej, a nie sekretu.
problem-generator_unknown = Generator liczb losowych musi być { $first } albo { $second }, a nie { $found }.

## Answers.

problem-code_unknown = Nie ma odpowiedzi { $code }.
problem-answer_illegal = Odpowiedź { $code } nie jest teraz możliwa.
problem-game_ended = Gra jest zakończona.
problem-undo_too_far = Nie można wrócić do odpowiedzi { $to }. Najwcześniejsza to { $floor }.

## Positions: their form.

problem-more_problems =
    { $count ->
        [one] Jest jeszcze jeden problem.
        [few] Są jeszcze { $count } problemy.
        [many] Jest jeszcze { $count } problemów.
       *[other] Jest jeszcze { $count } problemów.
    }
problem-format_unknown = { $at } musi być { $expected }, a nie { $found }.
problem-not_an_object = { $at } musi być obiektem, a nie { $found }.
problem-not_a_list = { $at } musi być listą, a nie { $found }.
problem-not_a_flag = { $at } musi mieć wartość true albo false, a nie { $found }.
problem-key_unknown = { $at } ma nieznany klucz { $found }.
problem-name_unknown = { $at } ma nieznaną nazwę { $found }.
problem-number_range = { $at } musi być liczbą całkowitą od { $least } do { $most }, a nie { $found }.
problem-rng_form = { $at } nie zawiera stanu generatora liczb losowych.
problem-listed_twice = { $at } zawiera { $thing } dwa razy.
problem-not_in_this_game = { $at } zawiera { $thing }, czego nie ma w tej grze.
problem-extended_board_only = { $at } jest tylko do rozszerzonej planszy.
problem-solo_game_only = { $at } jest tylko do wariantu solo.

## Positions: the year.

problem-year_too_late = { $at } to za późno: gra kończy się po roku { $last }.
problem-final_year_solo = { $at } nie można ustawić: żaden wynik nie kończy gry solo.
problem-final_year_extended = { $at } nie można ustawić: na rozszerzonej planszy liczy się tylko wynik na koniec roku.
problem-row_taken_twice = { $at } stawia dwa koguty w rzędzie { $row }.
problem-next_row_early = { $at } jest tylko dla graczy, którzy zakończyli już zimę.
problem-next_row_reserved = { $at } to rząd 1, przeznaczony dla gracza ze znacznikiem pierwszego gracza.
problem-temporary_given_back = { $at } daje pracownika tymczasowego miejscu { $seat }, które zakończyło już zimę i go oddało.

## Positions: the seats.

problem-seats_too_many = Liczba wpisów w { $at }: { $found }, a graczy jest tylko { $players }.
problem-workers_too_many = { $at } ma za dużo pracowników. Oprócz dużego może ich być najwyżej { $most }.
problem-specials_too_many = { $at } może mieć najwyżej tylu pracowników: { $most }, każdy inny.
problem-cellar_missing = { $at } ma dużą piwnicę bez średniej.
problem-used_not_built = { $at } ma konstrukcję, która nie jest zbudowana.
problem-mat_too_full = { $at } ma za dużo kart konstrukcji. Na planszy konstrukcji mieszczą się { $most }.
problem-stars_too_many = { $at } ma za dużo gwiazdek. Gracz ma ich { $most }.
problem-not_a_vine_card = { $at } zawiera { $card }, a to nie jest winorośl.
problem-token_twice = { $at } ma dwa znaczniki o wartości { $value }.

## Positions: the board.

problem-space_absent = { $at } nie jest polem akcji.
problem-space_shut =
    { $players ->
        [one] { $at } jest zamknięte przy { $players } graczu.
        [few] { $at } jest zamknięte przy { $players } graczach.
        [many] { $at } jest zamknięte przy { $players } graczach.
       *[other] { $at } jest zamknięte przy { $players } graczach.
    }
problem-space_shared = { $at } ma dwóch pracowników na jednym polu akcji.
problem-space_not_owned = { $at } to pole akcji, którego miejsce { $seat } nie ma.
problem-grande_only = { $at } jest tylko dla dużych pracowników.
problem-worker_missing = { $at } ma pracownika, którego miejsce { $seat } już nie ma.
problem-waiting_nowhere = { $at } ma czekającego pracownika, a tam nikt nie może czekać.
problem-waiting_too_long = { $at } ma czekającego pracownika, którego akcja powinna być już za nim.
problem-farmer_mark = { $at } ma czekającego Farmera bez znaku tamtejszego bonusu. Możliwe znaki: { $marks }.
problem-mark_unused = { $at } ma znak. Ma go tylko czekający Farmer, Handlarz albo Posłaniec.
problem-traveler_early = { $at } jest zamknięte. Podróżnik może tam stać tylko na polu akcji wcześniejszej pory roku.
problem-workers_not_home = { $at } ma pracowników miejsca { $seat }, które zakończyło już zimę. Powinni być w domu.
problem-automa_space = { $at } nie jest otwartym polem akcji, a tylko na takich Automa umieszcza pracowników.
problem-automa_worker = { $at } ma pracownika, którego Automa nie ma. Jej pracownicy są zwykli i nie czekają.
problem-automa_too_many = { $at } ma za dużo pracowników Automy. Ma ich { $most }.
problem-glass_unused = { $at } nie można ustawić: w tym wyzwaniu nie ma szklanych znaczników.

## Positions: the cards.

problem-card_too_often = Karta { $card } w { $at }, liczba sztuk: { $found }, a jest ich tylko { $most }.
problem-card_of_other_kind = { $at } zawiera { $card }, a to karta innego rodzaju.
problem-pile_becomes_deck = { $at }: te karty powinny już tworzyć nową potasowaną talię (SET-4).
problem-fresh_unused = { $at } nie można ustawić: w tej grze nic nie następuje po dobraniu.
problem-fresh_not_in_hand = { $at } zawiera karty, których nie ma na ręce gracz wykonujący ruch.
problem-draft_over = { $at } nie można ustawić: wybieranie kart jest zakończone.

## Positions: what is asked.

problem-seat_has_passed = { $at } to miejsce { $seat }, które już spasowało.
problem-seat_without_worker = { $at } to miejsce { $seat }, które nie ma pracownika do umieszczenia.
problem-seat_not_asked = { $at } to { $found }, a powinno być { $asked }.
problem-stack_start = { $at } musi być przebiegiem roku.
problem-stack_step = { $at } ma krok, którego nie ma w przebiegu roku.
problem-stack_placement = { $at } umieszcza pracownika w sposób, którego na tej planszy nie ma.
problem-stack_card = { $at } ma kartę, która nie istnieje.
problem-stack_misfit = { $at } nie pasuje do reszty stanu gry.

## Positions: what playing on shows.

problem-dead_end =
    { $answers ->
        [0] W tym stanie gry nikt nie może odpowiedzieć.
        [one] Od tego stanu gry nie da się grać dalej: po jednej odpowiedzi nikt nie może odpowiedzieć.
        [few] Od tego stanu gry nie da się grać dalej: po { $answers } odpowiedziach nikt nie może odpowiedzieć.
        [many] Od tego stanu gry nie da się grać dalej: po { $answers } odpowiedziach nikt nie może odpowiedzieć.
       *[other] Od tego stanu gry nie da się grać dalej: po { $answers } odpowiedziach nikt nie może odpowiedzieć.
    }
problem-rules_fail =
    { $answers ->
        [0] Zasady nie prowadzą dalej od tego stanu gry.
        [one] Od tego stanu gry nie da się grać dalej: po jednej odpowiedzi zasady nie prowadzą dalej.
        [few] Od tego stanu gry nie da się grać dalej: po { $answers } odpowiedziach zasady nie prowadzą dalej.
        [many] Od tego stanu gry nie da się grać dalej: po { $answers } odpowiedziach zasady nie prowadzą dalej.
       *[other] Od tego stanu gry nie da się grać dalej: po { $answers } odpowiedziach zasady nie prowadzą dalej.
    }
problem-cards_lost =
    { $answers ->
        [0] Karty w tym stanie gry to nie karty z tej gry.
        [one] Od tego stanu gry nie da się grać dalej: po jednej odpowiedzi karty nie zgadzają się z grą.
        [few] Od tego stanu gry nie da się grać dalej: po { $answers } odpowiedziach karty nie zgadzają się z grą.
        [many] Od tego stanu gry nie da się grać dalej: po { $answers } odpowiedziach karty nie zgadzają się z grą.
       *[other] Od tego stanu gry nie da się grać dalej: po { $answers } odpowiedziach karty nie zgadzają się z grą.
    }
problem-workers_lost =
    { $answers ->
        [0] Miejsce { $seat } ma więcej albo mniej pracowników, niż może mieć.
        [one] Od tego stanu gry nie da się grać dalej: po jednej odpowiedzi miejsce { $seat } ma inną liczbę pracowników niż przedtem.
        [few] Od tego stanu gry nie da się grać dalej: po { $answers } odpowiedziach miejsce { $seat } ma inną liczbę pracowników niż przedtem.
        [many] Od tego stanu gry nie da się grać dalej: po { $answers } odpowiedziach miejsce { $seat } ma inną liczbę pracowników niż przedtem.
       *[other] Od tego stanu gry nie da się grać dalej: po { $answers } odpowiedziach miejsce { $seat } ma inną liczbę pracowników niż przedtem.
    }

## The campaign.

problem-campaign_none = Nie ma kampanii.
problem-campaign_finished = Kampania jest ukończona.
problem-campaign_other_game = To nie jest następna gra kampanii.
problem-campaign_game_runs = Gra jeszcze trwa.
problem-campaign_must_win = Wyzwanie { $challenge } trzeba wygrać. Pominąć można tylko te wyzwania i tylko w wariancie agresywnym: { $numbers }.
problem-campaign_under_way = Gra tego wyzwania jest już w toku.
problem-campaign_format = To nie jest kampania w formacie { $format }.
problem-campaign_keys = Kampania ma dokładnie te klucze: { $keys }.
problem-campaign_level = Poziom musi być tekstem, a aggressive mieć wartość true albo false.
problem-campaign_lists = Gry i pominięte wyzwania muszą być listami.
problem-campaign_skipped_number = Pominiętym wyzwaniem nie może być { $found }.
problem-campaign_skipped_misfit = Pominięte wyzwania nie pasują do gier: { $found }.
problem-campaign_game_keys = Gra { $game } musi mieć wyzwanie i wynik.
problem-campaign_game_number = Gra { $game } nie może mieć wyzwania { $found }.
problem-campaign_game_order = Gra { $game } ma wyzwanie { $challenge }, które nie było następne.
problem-campaign_result = Wynik gry { $game } musi być jednym z tych, a nie { $found }: { $results }.
problem-campaign_no_json = Plik nie jest w formacie JSON.
problem-campaign_damaged = Kampania jest uszkodzona. To, co z niej zostało, zapisano jako { $file }.
problem-campaign_unreadable = Nie można odczytać { $file }: { $detail }.
problem-campaign_unwritable = Nie można zapisać { $file }: { $detail }.
problem-campaign_unmovable = Nie można zmienić nazwy { $file }: { $detail }.

## Tournaments.

problem-tournament_entrant = Nie ma gracza komputerowego { $name }; wybierz spośród: { $players }.
problem-tournament_unusable = Gracz komputerowy { $name } nie może grać: { $detail }.
problem-tournament_twice = Nazwa { $name } jest podana dwa razy.
problem-tournament_alone = Podaj co najmniej dwóch graczy komputerowych albo jednego do gry samotnej z --solo.
problem-tournament_too_few = Przy tylu graczach ({ $players }) turniej każdy z każdym potrzebuje co najmniej { $players } nazw, a nie { $entrants }; użyj --field one-vs-rest, aby grać przeciw kopiom.
problem-tournament_lost = Proces gry { $number } z { $match } zakończył się nieoczekiwanie, liczba razy: { $times }.
problem-games_format = Plik { $file } nie zawiera gier turnieju.
problem-games_other = Plik { $file } zawiera gry innego turnieju; różnią się te części: { $keys }.
problem-games_line = Plik { $file } jest uszkodzony w wierszu { $line }.
problem-games_in_use = Inny proces dopisuje gry do { $file }.
problem-games_unusable = Nie można użyć { $file }: { $detail }.
problem-cluster_missing = Pakiet ray nie jest zainstalowany; zainstaluj vendemmia z dodatkiem cluster.
problem-cluster_none = Na tym komputerze nie działa klaster Ray; uruchom go poleceniem ray start --head, podaj adres albo użyj --cluster local.
problem-cluster_unreachable = Nie można połączyć się z klastrem { $address }: { $detail }.
problem-cluster_other = Jedna z maszyn klastra ma inną instalację vendemmia; różnią się te części: { $keys }.

## Data sets and the benchmark.

problem-dataset_other = Katalog { $folder } zawiera inny zbiór danych; różnią się te części: { $keys }.
problem-dataset_folder = Katalog { $folder } zawiera inne pliki; wybierz pusty.
problem-dataset_damaged = Plik { $file } jest uszkodzony.
problem-dataset_unusable = Nie można użyć { $file }: { $detail }.
problem-dataset_parquet = Pakiet pyarrow nie jest zainstalowany; zainstaluj vendemmia z dodatkiem data albo użyj --format jsonl.
problem-dataset_lost = Proces gry { $number } zakończył się nieoczekiwanie, liczba razy: { $times }.
problem-benchmark_module = Nie można wczytać { $name }: { $detail }.
problem-benchmark_method = Obiekt { $name } nie ma metody choose.
problem-benchmark_answer = Gracz { $name } podał odpowiedź { $answer }, która nie jest dozwolona.
problem-benchmark_failed = Gracz { $name } zgłosił błąd: { $detail }.
problem-benchmark_program = Nie można uruchomić { $name }: { $detail }.
problem-benchmark_ended = Program { $name } zakończył się bez odpowiedzi.
problem-benchmark_silent = Program { $name } nie odpowiedział w ciągu { $seconds } s.
problem-benchmark_opponent = W tej kategorii nie ma przeciwnika { $name }; wybierz spośród: { $names }.
problem-benchmark_changed = { $name } nie odpowiada tutaj tak, jak zapisano w { $protocol }, więc nie można z nim mierzyć; zainstaluj vendemmia ponownie albo użyj wersji zgodnej z protokołem.
problem-benchmark_lost = Proces gry { $number } przeciw { $opponent } zakończył się nieoczekiwanie, liczba razy: { $times }.

## The program.

problem-language_unknown = Nie ma tłumaczenia na język { $language }; dostępne: { $languages }.
problem-unnamed = Coś poszło nie tak: { $name }.

## Shown where words are missing.

missing-question = Wybierz odpowiedź.

## Weights, mixtures, trainings and names of computer players

problem-weights_unreadable = Nie można odczytać pliku { $file }: { $detail }.
problem-weights_form = Plik { $file } nie jest plikiem wag.
problem-weights_lacking = W pliku { $file } brakuje części sieci.
problem-weights_other = Plik { $file } ma część, która nie pasuje do sieci.
problem-weights_numbers = Plik { $file } ma wagi, które nie są skończonymi liczbami.
problem-weights_format = Plik { $file } nie ma formatu { $format }.
problem-weights_encoding = Wagi z pliku { $file } trenowano z kodowaniem { $found }, a ta wersja ma { $wanted }.
problem-weights_parts = Wagi z pliku { $file } trenowano z innymi częściami odpowiedzi niż w tej wersji.
problem-weights_frozen = W tej instalacji brakuje zamrożonych wag { $number } albo zostały one zmienione; zainstaluj vendemmia ponownie.
problem-weights_shape = Wagi z pliku { $file } mają inny kształt niż w tym treningu.
problem-mixture_weight = W mieszance: po znaku * w { $entry } nie ma liczby całkowitej.
problem-mixture_many = Mieszanka może mieć najwyżej { $most } części, a ta ma { $found }.
problem-mixture_level = W mieszance: { $name } wymaga poziomu, jednego z: { $levels }.
problem-mixture_kind = W mieszance: { $name } nie jest rodzajem gry; zacznij od liczby 2 do 6, solo albo campaign.
problem-mixture_unknown = W mieszance: { $name } zawiera { $unknown }, a to ani moduł, ani wariant.
problem-training_subject = Nie ma przedmiotu egzaminu { $name }: podaj rodzaje gier jak w mieszance, bez wag.
problem-training_device = Sieć nie może tu działać na { $device }: użyj cpu, albo cuda, jeśli torch widzi kartę graficzną.
problem-training_part = Część treningu nie może zacząć się od { $start } i skończyć na { $end }: --start nie może być większe niż --end.
problem-training_lessons = Plik { $file } nie zawiera odpowiedzi nauczyciela albo są one z innej wersji.
problem-training_folder = Nie można użyć katalogu { $folder }: { $detail }.
problem-training_checkpoint = Punkt kontrolny { $file } jest uszkodzony albo nie pasuje do tej wersji: usuń go, aby zacząć od nowa, albo podaj inny katalog.
problem-training_size = Sieć w { $folder } ma inny rozmiar: kontynuuj z --hidden { $hidden } --blocks { $blocks } albo podaj inny katalog.
problem-training_begun = Trening w { $folder } zaczął się bez { $option }: pomiń tę opcję albo podaj inny katalog.
problem-name_file = Gracz komputerowy { $name } wymaga pliku wag po dwukropku.
problem-name_walks = Gracz komputerowy { $name } wymaga liczby przejść po dwukropku, a nie { $found }.
problem-name_walks_range = Gracz komputerowy { $name } może mieć od 1 do { $most } przejść, a nie { $found }.
problem-name_options = Gracz komputerowy { $name } nie ma opcji: pomiń { $found }.
