### The winter visitors: name, text, one message for each option, rulings.

card-merchant = Kupiec
card-merchant-text = Kup za £3 jedno czerwone i jedno białe grono o wartości 1 ALBO zrealizuj zamówienie i zdobądź dodatkowo 1 PZ.
card-merchant-option-1 = Zapłać £3 za czerwone i białe grono o wartości 1
card-merchant-option-2 = Zrealizuj zamówienie i zdobądź dodatkowo 1 PZ
card-merchant-ruling-1 = Aby je kupić, oba miejsca o wartości 1 w twojej tłoczni muszą być wolne.

card-crusher = Tłoczarz
card-crusher-text = Zarób £3 i dobierz letniego gościa ALBO dobierz zamówienie i wytwórz jedno lub dwa wina.
card-crusher-option-1 = Zarób £3 i dobierz letniego gościa
card-crusher-option-2 = Dobierz zamówienie i wytwórz 1 albo 2 wina
card-crusher-part-1 = Dobierz zamówienie
card-crusher-part-2 = Wytwórz 1 albo 2 wina
card-crusher-ruling-1 = Możesz dobrać zamówienie, zanim zdecydujesz o winach.
card-crusher-ruling-2 = Musisz wytworzyć co najmniej jedno wino.

card-judge = Sędzia
card-judge-text = Dobierz dwóch letnich gości ALBO oddaj wino o wartości co najmniej 4 i zdobądź 3 PZ.
card-judge-option-1 = Dobierz 2 letnich gości
card-judge-option-2 = Odrzuć wino o wartości 4+ za 3 PZ
card-judge-ruling-1 = Wino może być dowolnego typu.

card-oenologist = Enolog
card-oenologist-text = Postarz wszystkie swoje wina dwa razy ALBO zapłać £3, aby rozbudować piwnicę o jeden poziom.
card-oenologist-option-1 = Postarz wszystkie wina dwa razy
card-oenologist-option-2 = Zapłać £3 i rozbuduj piwnicę
card-oenologist-ruling-1 = £3 zastępują zwykłą cenę £4 lub £6.
card-oenologist-ruling-2 = Grona się nie starzeją, a wino, którego nie da się przesunąć, zostaje na miejscu.

card-marketer = Marketingowiec
card-marketer-text = Dobierz dwóch letnich gości i zarób £1 ALBO zrealizuj zamówienie i zdobądź dodatkowo 1 PZ.
card-marketer-option-1 = Dobierz 2 letnich gości i zarób £1
card-marketer-option-2 = Zrealizuj zamówienie i zdobądź dodatkowo 1 PZ
card-marketer-ruling-1 = Dodatkowy PZ dostajesz oprócz tych z zamówienia.

card-crush_expert = Ekspert od tłoczenia
card-crush_expert-text = Zarób £3 i dobierz kartę zamówienia ALBO wytwórz jedno, dwa lub trzy wina.
card-crush_expert-option-1 = Zarób £3 i dobierz zamówienie
card-crush_expert-option-2 = Wytwórz od 1 do 3 win
card-crush_expert-ruling-1 = Musisz wytworzyć co najmniej jedno wino.

card-uncertified_teacher = Nauczyciel bez uprawnień
card-uncertified_teacher-text = Oddaj 1 PZ, aby przygotować pracownika za darmo, ALBO zdobądź 1 PZ za każdego przeciwnika, który ma sześciu pracowników.
card-uncertified_teacher-option-1 = Oddaj 1 PZ i przygotuj pracownika
card-uncertified_teacher-option-2 = 1 PZ za każdego przeciwnika z 6 pracownikami
card-uncertified_teacher-ruling-1 = Do sześciu liczą się wszyscy pracownicy: umieszczeni, nowi, duży i tymczasowy.
card-uncertified_teacher-ruling-2 = Jeśli nie ma takiego przeciwnika, nie możesz wybrać drugiej części.

card-teacher = Nauczyciel
card-teacher-text = Wytwórz jedno lub dwa wina ALBO przygotuj pracownika za £2.
card-teacher-option-1 = Wytwórz 1 albo 2 wina
card-teacher-option-2 = Przygotuj pracownika za £2
card-teacher-ruling-1 = Nowy pracownik jest dostępny w następnym roku.

card-benefactor = Dobroczyńca
card-benefactor-text = Dobierz winorośl i letniego gościa ALBO oddaj dwie karty gości za 2 PZ.
card-benefactor-option-1 = Dobierz winorośl i letniego gościa
card-benefactor-option-2 = Odrzuć 2 karty gości za 2 PZ
card-benefactor-ruling-1 = Możesz łączyć letnich i zimowych gości; sam Dobroczyńca się nie liczy.

card-assessor = Rzeczoznawca
card-assessor-text = Zarób £1 za każdą kartę na ręce ALBO odrzuć wszystkie karty z ręki za 2 PZ.
card-assessor-option-1 = £1 za każdą kartę na ręce
card-assessor-option-2 = Odrzuć całą rękę za 2 PZ
card-assessor-ruling-1 = Musisz mieć na ręce co najmniej jedną kartę; sam Rzeczoznawca się nie liczy.

card-queen = Królowa
card-queen-text = Gracz po twojej prawej musi wybrać: traci 1 PZ, oddaje ci dwie karty albo płaci ci £3.
card-queen-option-1 = Strać 1 PZ
card-queen-option-2 = Oddaj 2 karty
card-queen-option-3 = Zapłać £3
card-queen-ruling-1 = Liczą się miejsca przy stole, nie kolejność pobudki: chodzi o gracza, który siedzi tuż przed tobą zgodnie z ruchem wskazówek zegara.
card-queen-ruling-2 = Ten gracz może wybrać tylko to, co możliwe; jeśli nic nie jest możliwe, nie możesz zagrać karty.
card-queen-ruling-3 = To ten gracz wybiera karty.

card-harvester = Zbieracz gron
card-harvester-text = Zbierz plony z jednego lub dwóch pól; potem zarób też £2 albo zdobądź 1 PZ.
card-harvester-option-1 = Zarób £2
card-harvester-option-2 = Zdobądź 1 PZ
card-harvester-ruling-1 = Musisz zebrać plony z co najmniej jednego pola.

card-professor = Profesor
card-professor-text = Przygotuj pracownika za £2 ALBO zdobądź 2 PZ, jeśli masz sześciu pracowników.
card-professor-option-1 = Przygotuj pracownika za £2
card-professor-option-2 = 2 PZ, jeśli masz 6 pracowników
card-professor-ruling-1 = Do sześciu liczą się wszyscy pracownicy: umieszczeni, nowi, duży i tymczasowy.

card-master_vintner = Mistrz winiarski
card-master_vintner-text = Rozbuduj piwnicę o £2 taniej ALBO postarz jedno wino i zrealizuj jedno zamówienie.
card-master_vintner-option-1 = Rozbuduj piwnicę o £2 taniej
card-master_vintner-option-2 = Postarz wino i zrealizuj zamówienie
card-master_vintner-part-1 = Postarz wino
card-master_vintner-part-2 = Zrealizuj zamówienie
card-master_vintner-ruling-1 = Musisz zrobić jedno i drugie, w dowolnej kolejności; nie musisz dostarczyć postarzonego wina.
card-master_vintner-ruling-2 = Postarzane wino musi dać się przesunąć.

card-uncertified_oenologist = Enolog bez uprawnień
card-uncertified_oenologist-text = Postarz wszystkie swoje wina dwa razy ALBO oddaj 1 PZ, aby za darmo rozbudować piwnicę o jeden poziom.
card-uncertified_oenologist-option-1 = Postarz wszystkie wina dwa razy
card-uncertified_oenologist-option-2 = Oddaj 1 PZ i rozbuduj piwnicę
card-uncertified_oenologist-ruling-1 = Robisz dokładnie jedno z dwojga.
card-uncertified_oenologist-ruling-2 = Grona się nie starzeją, a wino, którego nie da się przesunąć, zostaje na miejscu.

card-promoter = Promotor
card-promoter-text = Oddaj grono albo wino, aby zdobyć 1 PZ i zwiększyć wypłatę o 1.
card-promoter-option-1 = Odrzuć grono
card-promoter-option-2 = Odrzuć wino
card-promoter-ruling-1 = Wypłata nigdy nie przekracza 5, ale PZ dostajesz tak czy inaczej.

card-mentor = Mentor
card-mentor-text = Wszyscy gracze, z tobą włącznie, mogą wytworzyć jedno lub dwa wina; za każdego przeciwnika, który z tego skorzysta, dobierasz winorośl albo letniego gościa.
card-mentor-ruling-1 = Talię wybierasz osobno za każdego z tych przeciwników.

card-harvest_expert = Ekspert od zbiorów
card-harvest_expert-text = Zbierz plony z jednego pola, a do tego dobierz winorośl albo zbuduj wóz za £1.
card-harvest_expert-option-1 = Zbierz plony z pola
card-harvest_expert-option-2 = Dobierz winorośl albo zbuduj wóz za £1
card-harvest_expert-part-1 = Dobierz winorośl
card-harvest_expert-part-2 = Zbuduj wóz za £1
card-harvest_expert-ruling-1 = Musisz wykonać obie części, w dowolnej kolejności.
card-harvest_expert-ruling-2 = Wóz możesz wybrać tylko wtedy, gdy jeszcze go nie masz.

card-innkeeper = Oberżysta
card-innkeeper-text = Weź na rękę po jednej wierzchniej karcie z dwóch różnych stosów kart odrzuconych.
card-innkeeper-ruling-1 = W dwóch stosach musi być co najmniej po jednej karcie.
card-innkeeper-ruling-2 = Oberżystę odrzucasz dopiero potem.

card-jack_of_all_trades = Człowiek orkiestra
card-jack_of_all_trades-text = Zrób dwie z tych trzech rzeczy: zbierz plony z pola, wytwórz jedno lub dwa wina, zrealizuj zamówienie.
card-jack_of_all_trades-option-1 = Zbierz plony z pola
card-jack_of_all_trades-option-2 = Wytwórz 1 albo 2 wina
card-jack_of_all_trades-option-3 = Zrealizuj zamówienie
card-jack_of_all_trades-ruling-1 = Musisz wykonać obie części, w dowolnej kolejności.

card-politician = Polityk
card-politician-text = Jeśli twój wynik jest niższy niż 0, zarabiasz £6; w przeciwnym razie dobierasz winorośl, letniego gościa i zamówienie.
card-politician-ruling-1 = Decyduje wynik; nie masz wyboru.

card-supervisor = Kierownik
card-supervisor-text = Wytwórz jedno lub dwa wina i zdobądź 1 PZ za każde wino musujące wśród nich.
card-supervisor-ruling-1 = Musisz wytworzyć co najmniej jedno wino; nie musi być musujące.

card-scholar = Uczony
card-scholar-text = Dobierz dwa zamówienia ALBO przygotuj pracownika za £3; możesz oddać 1 PZ i zrobić jedno i drugie.
card-scholar-option-1 = Dobierz 2 zamówienia
card-scholar-option-2 = Przygotuj pracownika za £3
card-scholar-option-3 = Oddaj 1 PZ, dobierz 2 zamówienia i przygotuj pracownika za £3
card-scholar-ruling-1 = Nowy pracownik jest dostępny w następnym roku.

card-reaper = Żniwiarz
card-reaper-text = Zbierz plony z jednego, dwóch lub trzech pól; jeśli zbierzesz ze wszystkich trzech, zdobądź 2 PZ.
card-reaper-ruling-1 = Liczą się tylko pola, z których zbierasz plony dzięki tej karcie; z każdego pola zbiera się raz w roku.

card-motivator = Motywator
card-motivator-text = Wszyscy gracze, z tobą włącznie, mogą odzyskać umieszczonego dużego pracownika; zdobywasz 1 PZ za każdego przeciwnika, który z tego skorzysta.
card-motivator-ruling-1 = Gracze, którzy w tej porze roku już spasowali, nie mogą tego zrobić.
card-motivator-ruling-2 = Możesz odzyskać nawet tego pracownika, którym zagrywasz tę kartę.

card-bottler = Rozlewacz wina
card-bottler-text = Wytwórz jedno, dwa lub trzy wina i zdobądź 1 PZ za każdy różny typ wśród nich.
card-bottler-ruling-1 = Liczą się typy, nie znaczniki, i tylko wina wytworzone dzięki tej karcie.

card-craftsman = Majster
card-craftsman-text = Zrób dwie z tych trzech rzeczy: dobierz zamówienie, rozbuduj piwnicę, zdobądź 1 PZ.
card-craftsman-option-1 = Dobierz zamówienie
card-craftsman-option-2 = Rozbuduj piwnicę
card-craftsman-option-3 = Zdobądź 1 PZ
card-craftsman-ruling-1 = Rozbudowa kosztuje jak zwykle £4 lub £6.
card-craftsman-ruling-2 = Musisz wykonać obie części, w dowolnej kolejności.

card-exporter = Eksporter
card-exporter-text = Wytwórz jedno lub dwa wina ALBO zrealizuj zamówienie, ALBO wymień grono na 2 PZ.
card-exporter-option-1 = Wytwórz 1 albo 2 wina
card-exporter-option-2 = Zrealizuj zamówienie
card-exporter-option-3 = Odrzuć grono za 2 PZ
card-exporter-ruling-1 = Robisz tylko jedną z tych trzech rzeczy.

card-laborer = Wyrobnik
card-laborer-text = Zbierz plony z jednego lub dwóch pól ALBO wytwórz jedno, dwa lub trzy wina; możesz oddać 1 PZ i zrobić jedno i drugie.
card-laborer-option-1 = Zbierz plony z 1 albo 2 pól
card-laborer-option-2 = Wytwórz od 1 do 3 win
card-laborer-option-3 = Oddaj 1 PZ i zrób jedno i drugie
card-laborer-part-1 = { card-laborer-option-1 }
card-laborer-part-2 = { card-laborer-option-2 }
card-laborer-ruling-1 = Jeśli robisz jedno i drugie, wybierasz kolejność.

card-designer = Projektant
card-designer-text = Zbuduj konstrukcję; jeśli masz ich potem co najmniej sześć, zdobądź 2 PZ.
card-designer-ruling-1 = Nowa konstrukcja się liczy, mała piwnica nie.

card-governess = Guwernantka
card-governess-text = Przygotuj za £3 pracownika, który jest dostępny od razu, ALBO oddaj wino za 2 PZ.
card-governess-option-1 = Przygotuj za £3 pracownika dostępnego od razu
card-governess-option-2 = Odrzuć wino za 2 PZ
card-governess-ruling-1 = Nowego pracownika możesz umieścić jeszcze tej zimy.

card-manager = Zarządca
card-manager-text = Wykonaj jedną akcję z wcześniejszej pory roku, bez pracownika i bez bonusu.
card-manager-ruling-1 = Możesz wybrać każdą akcję, która ma pola we wcześniejszej porze tego roku, zajęte czy nie, ale nie wóz, inne prywatne pola akcji ani furmankę.
card-manager-ruling-2 = Dotyczy to także zagrania letniego gościa.
card-manager-ruling-3 = Wiatrak i altana dają PZ jak zwykle.

card-zymologist = Zymolog
card-zymologist-text = Wytwórz jedno lub dwa wina o wartości co najmniej 4, bez względu na to, jaką masz piwnicę.
card-zymologist-ruling-1 = Możesz też wytworzyć wino różowe i musujące, z takich gron i o takiej minimalnej wartości jak zwykle.
card-zymologist-ruling-2 = Nie możesz wytworzyć wina, które spadłoby poniżej 4.
card-zymologist-ruling-3 = Dopóki nie masz odpowiedniej piwnicy, takie wino starzeje się tylko w zakresie jej wartości.

card-noble = Szlachcic
card-noble-text = Zapłać £1, aby zwiększyć wypłatę o 1, ALBO zmniejsz ją o 2, aby zdobyć 2 PZ.
card-noble-option-1 = Zapłać £1: wypłata +1
card-noble-option-2 = Wypłata −2 za 2 PZ
card-noble-ruling-1 = Wypłata zawsze mieści się między 0 a 5; przy 5 nie możesz wybrać pierwszej części.

card-governor = Gubernator
card-governor-text = Wskaż jednego, dwóch lub trzech przeciwników: każdy musi oddać ci letniego gościa, a ty zdobywasz 1 PZ za każdego, kto żadnego nie ma.
card-governor-ruling-1 = Przeciwnik, który ma letniego gościa, musi ci go oddać, ale sam wybiera którego.

card-taster = Degustator
card-taster-text = Oddaj wino i zarób £4; jeśli było warte więcej niż każde inne wino we wszystkich piwnicach, zdobądź też 2 PZ.
card-taster-ruling-1 = Dotyczy to też twoich pozostałych win, a przy remisie nie dostajesz PZ.

card-caravan = Karawana
card-caravan-text = Odkryj po jednej karcie z każdej talii, zatrzymaj dwie z nich i odrzuć resztę.
card-caravan-ruling-1 = Co najmniej w dwóch taliach muszą być karty.

card-guest_speaker = Prelegent
card-guest_speaker-text = Wszyscy gracze, z tobą włącznie, mogą przygotować pracownika za £1; zdobywasz 1 PZ za każdego przeciwnika, który z tego skorzysta.
card-guest_speaker-ruling-1 = Nikt nie może mieć więcej niż sześciu pracowników łącznie z dużym, a nowi pracownicy są dostępni w następnym roku.
