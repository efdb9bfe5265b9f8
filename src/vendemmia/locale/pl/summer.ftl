### The summer visitors: name, text, one message for each option, rulings.

card-surveyor = Geodeta
card-surveyor-text = Zarób £2 za każde swoje puste pole ALBO zdobądź 1 PZ za każde swoje pole z winoroślami.
card-surveyor-option-1 = £2 za każde puste pole
card-surveyor-option-2 = 1 PZ za każde obsadzone pole
card-surveyor-ruling-1 = Pole sprzedane lub zajęte przez kartę konstrukcji nie jest ani puste, ani obsadzone.
card-surveyor-ruling-2 = Musisz mieć co najmniej jedno pole, które się liczy.

card-broker = Makler
card-broker-text = Zamień £9 na 3 PZ ALBO oddaj 2 PZ za £6.
card-broker-option-1 = Zapłać £9 za 3 PZ
card-broker-option-2 = Oddaj 2 PZ za £6
card-broker-ruling-1 = Zamiany dokonujesz raz.
card-broker-ruling-2 = Aby oddać 2 PZ, musisz mieć co najmniej −3 PZ.

card-wine_critic = Krytyk winiarski
card-wine_critic-text = Dobierz dwóch zimowych gości ALBO oddaj wino o wartości co najmniej 7 i zdobądź 4 PZ.
card-wine_critic-option-1 = Dobierz 2 zimowych gości
card-wine_critic-option-2 = Odrzuć wino o wartości 7+ za 4 PZ
card-wine_critic-ruling-1 = Wino może być dowolnego typu.

card-blacksmith = Kowal
card-blacksmith-text = Zbuduj jedną konstrukcję o £2 taniej; jeśli jej nadrukowany koszt to 5 lub 6, zdobądź też 1 PZ.
card-blacksmith-ruling-1 = O PZ decyduje nadrukowany koszt: dostajesz go za wiatrak, altanę, dużą piwnicę i karty konstrukcji o koszcie 5 lub 6.
card-blacksmith-ruling-2 = Cena nigdy nie spada poniżej £0.

card-contractor = Wykonawca
card-contractor-text = Zrób dwie z tych trzech rzeczy: zdobądź 1 PZ, zbuduj konstrukcję, zasadź winorośl.
card-contractor-option-1 = Zdobądź 1 PZ
card-contractor-option-2 = Zbuduj konstrukcję
card-contractor-option-3 = Zasadź winorośl
card-contractor-ruling-1 = Musisz wykonać obie części, w dowolnej kolejności; trejaż albo deszczownia zbudowane najpierw mogą umożliwić sadzenie.

card-tour_guide = Przewodnik
card-tour_guide-text = Zarób £4 ALBO zbierz plony z jednego pola.
card-tour_guide-option-1 = Zarób £4
card-tour_guide-option-2 = Zbierz plony z pola
card-tour_guide-ruling-1 = Z każdego pola nadal zbierasz plony tylko raz w roku.
card-tour_guide-ruling-2 = To nie jest wycieczka, więc altana nie daje PZ.

card-novice_guide = Początkujący przewodnik
card-novice_guide-text = Zarób £3 ALBO zamień grona w jedno lub dwa wina.
card-novice_guide-option-1 = Zarób £3
card-novice_guide-option-2 = Wytwórz 1 albo 2 wina
card-novice_guide-ruling-1 = To nie jest wycieczka, więc altana nie daje PZ.

card-uncertified_broker = Makler bez uprawnień
card-uncertified_broker-text = Oddaj 3 PZ za £9 ALBO zamień £6 na 2 PZ.
card-uncertified_broker-option-1 = Oddaj 3 PZ za £9
card-uncertified_broker-option-2 = Zapłać £6 za 2 PZ
card-uncertified_broker-ruling-1 = Zamiany dokonujesz raz.
card-uncertified_broker-ruling-2 = Aby oddać 3 PZ, musisz mieć co najmniej −2 PZ.

card-planter = Plantator
card-planter-text = Zasadź jedną lub dwie winorośle i zarób £1 ALBO wykarczuj jedną winorośl, odrzuć winorośl i zdobądź 2 PZ.
card-planter-option-1 = Zasadź 1 albo 2 winorośle i zarób £1
card-planter-option-2 = Wykarczuj winorośl, odrzuć winorośl, zdobądź 2 PZ
card-planter-ruling-1 = £1 dostajesz tylko wtedy, gdy zasadzisz co najmniej jedną winorośl.
card-planter-ruling-2 = Odrzucić możesz dowolną winorośl z ręki.

card-buyer = Nabywca
card-buyer-text = Kup za £2 czerwone lub białe grono o wartości 1 ALBO wymień dowolne grono na £2 i 1 PZ.
card-buyer-option-1 = Zapłać £2 za grono o wartości 1
card-buyer-option-2 = Odrzuć grono za £2 i 1 PZ
card-buyer-ruling-1 = Miejsce o wartości 1 dla tego koloru w twojej tłoczni musi być wolne.
card-buyer-ruling-2 = Kupno grona to nie zbiór plonów.

card-landscaper = Architekt krajobrazu
card-landscaper-text = Dobierz winorośl, po czym możesz zasadzić jedną winorośl, ALBO zamień miejscami dwie winorośle z różnych pól.
card-landscaper-option-1 = Dobierz winorośl, potem możesz jedną zasadzić
card-landscaper-option-2 = Zamień miejscami dwie winorośle na swoich polach
card-landscaper-ruling-1 = Możesz zasadzić właśnie dobraną winorośl albo nie sadzić niczego.
card-landscaper-ruling-2 = Zamiana to nie sadzenie: nie potrzebujesz konstrukcji, a wiatrak nie daje PZ, ale żadne z pól nie może przekroczyć swojej wartości.

card-architect = Architekt
card-architect-text = Zbuduj konstrukcję o £3 taniej ALBO zdobądź 1 PZ za każdą swoją konstrukcję o nadrukowanym koszcie 4.
card-architect-option-1 = Zbuduj konstrukcję o £3 taniej
card-architect-option-2 = 1 PZ za każdą konstrukcję o koszcie 4
card-architect-ruling-1 = Nadrukowany koszt musi wynosić dokładnie 4: domek gościnny, średnia piwnica i karty konstrukcji o tym koszcie.
card-architect-ruling-2 = Cena nigdy nie spada poniżej £0.

card-uncertified_architect = Architekt bez uprawnień
card-uncertified_architect-text = Oddaj 1 PZ za konstrukcję o nadrukowanym koszcie 2 lub 3 ALBO oddaj 2 PZ za dowolną konstrukcję; nie płacisz pieniędzmi.
card-uncertified_architect-option-1 = Oddaj 1 PZ za konstrukcję o koszcie 2 lub 3
card-uncertified_architect-option-2 = Oddaj 2 PZ za dowolną konstrukcję
card-uncertified_architect-ruling-1 = Oddajesz PZ zamiast płacić cenę.
card-uncertified_architect-ruling-2 = Duża piwnica nadal wymaga średniej.

card-patron = Mecenas
card-patron-text = Zarób £4 ALBO dobierz zamówienie i zimowego gościa.
card-patron-option-1 = Zarób £4
card-patron-option-2 = Dobierz zamówienie i zimowego gościa
card-patron-ruling-1 = Jeśli jedna z talii się wyczerpała, dostajesz tylko kartę z drugiej.

card-auctioneer = Licytator
card-auctioneer-text = Oddaj dwie karty za £4 ALBO cztery karty za 3 PZ.
card-auctioneer-option-1 = Odrzuć 2 karty za £4
card-auctioneer-option-2 = Odrzuć 4 karty za 3 PZ
card-auctioneer-ruling-1 = Sam Licytator się nie liczy.

card-entertainer = Wodzirej
card-entertainer-text = Zapłać £4 i dobierz trzech zimowych gości ALBO oddaj wino i trzy karty gości za 3 PZ.
card-entertainer-option-1 = Zapłać £4 i dobierz 3 zimowych gości
card-entertainer-option-2 = Odrzuć wino i 3 karty gości za 3 PZ
card-entertainer-ruling-1 = Możesz łączyć letnich i zimowych gości; sam Wodzirej się nie liczy.

card-vendor = Sprzedawca
card-vendor-text = Dobierz winorośl, zamówienie i zimowego gościa; potem każdy przeciwnik może dobrać letniego gościa.
card-vendor-ruling-1 = Przeciwnicy decydują w kolejności pobudki i mogą odmówić.

card-handyman = Złota rączka
card-handyman-text = Wszyscy gracze, z tobą włącznie, mogą zbudować jedną konstrukcję o £2 taniej; zdobywasz 1 PZ za każdego przeciwnika, który z tego skorzysta.
card-handyman-ruling-1 = Gracze decydują w kolejności pobudki.
card-handyman-ruling-2 = Cena nigdy nie spada poniżej £0.

card-horticulturist = Ogrodnik
card-horticulturist-text = Zasadź winorośl nawet bez wymaganych konstrukcji ALBO wykarczuj dwie winorośle, odrzuć dwie winorośle i zdobądź 3 PZ.
card-horticulturist-option-1 = Zasadź winorośl bez wymaganych konstrukcji
card-horticulturist-option-2 = Wykarczuj 2 winorośle, odrzuć 2, zdobądź 3 PZ
card-horticulturist-ruling-1 = Winorośl musi nadal mieścić się w wartości pola.
card-horticulturist-ruling-2 = Odrzucić możesz dowolne winorośle z ręki.

card-peddler = Domokrążca
card-peddler-text = Odrzuć dwie karty, a potem dobierz po jednej każdego rodzaju: winorośl, zamówienie, letniego gościa, zimowego gościa i – jeśli są w grze – kartę konstrukcji.
card-peddler-ruling-1 = Sam Domokrążca się nie liczy.

card-banker = Bankier
card-banker-text = Zarób £5; potem każdy przeciwnik może wymienić 1 PZ na £3 z banku.
card-banker-ruling-1 = Przeciwnicy decydują w kolejności pobudki; kto ma −5 PZ, nie może skorzystać.

card-overseer = Nadzorca
card-overseer-text = Zbuduj jedną konstrukcję i zasadź jedną winorośl; jeśli winorośl ma wartość 4, zdobądź 1 PZ.
card-overseer-option-1 = Zbuduj konstrukcję
card-overseer-option-2 = Zasadź winorośl
card-overseer-ruling-1 = Musisz wykonać obie części, w dowolnej kolejności.
card-overseer-ruling-2 = Winorośle o wartości 4 to Cabernet Sauvignon i Chardonnay.

card-importer = Importer
card-importer-text = Przeciwnicy mogą wspólnie oddać ci trzy karty gości; jeśli tego nie zrobią, dobierasz trzech zimowych gości.
card-importer-ruling-1 = W kolejności pobudki każdy przeciwnik mówi, ile kart oddaje; jeśli w sumie nie są to trzy karty, nikt nic nie oddaje.
card-importer-ruling-2 = Oddający sami wybierają karty.

card-sharecropper = Dzierżawca
card-sharecropper-text = Zasadź winorośl nawet bez wymaganych konstrukcji ALBO wykarczuj winorośl, odrzuć winorośl i zdobądź 2 PZ.
card-sharecropper-option-1 = Zasadź winorośl bez wymaganych konstrukcji
card-sharecropper-option-2 = Wykarczuj winorośl, odrzuć winorośl, zdobądź 2 PZ
card-sharecropper-ruling-1 = Odrzucić możesz dowolną winorośl z ręki.
card-sharecropper-ruling-2 = Winorośl musi nadal mieścić się w wartości pola.

card-grower = Winogrodnik
card-grower-text = Zasadź winorośl; jeśli masz potem na polach co najmniej sześć winorośli, zdobądź 2 PZ.
card-grower-ruling-1 = Liczą się winorośle obecnie rosnące na twoich polach, łącznie z nową.

card-negotiator = Negocjator
card-negotiator-text = Oddaj grono, aby zwiększyć wypłatę o 1, ALBO wino, aby zwiększyć ją o 2.
card-negotiator-option-1 = Odrzuć grono: wypłata +1
card-negotiator-option-2 = Odrzuć wino: wypłata +2
card-negotiator-ruling-1 = Wypłata nigdy nie przekracza 5; przy 5 nie możesz użyć tej karty.

card-cultivator = Rolnik
card-cultivator-text = Zasadź winorośl, nawet jeśli pole przekroczy przez to swoją wartość.
card-cultivator-ruling-1 = Wyjątek dotyczy tylko tego sadzenia; potem znów obowiązuje zwykły limit.
card-cultivator-ruling-2 = Trejaż i deszczownia są potrzebne jak zwykle.
card-cultivator-ruling-3 = Zebrane grono jest warte najwyżej 9.

card-homesteader = Osadnik
card-homesteader-text = Zbuduj konstrukcję o £3 taniej ALBO zasadź jedną lub dwie winorośle; możesz oddać 1 PZ i zrobić jedno i drugie.
card-homesteader-option-1 = Zbuduj konstrukcję o £3 taniej
card-homesteader-option-2 = Zasadź 1 albo 2 winorośle
card-homesteader-option-3 = Oddaj 1 PZ i zrób jedno i drugie
card-homesteader-part-1 = { card-homesteader-option-1 }
card-homesteader-part-2 = { card-homesteader-option-2 }
card-homesteader-ruling-1 = Jeśli robisz jedno i drugie, wybierasz kolejność.

card-planner = Planista
card-planner-text = Wyślij teraz jeszcze jednego swojego pracownika do akcji późniejszej pory roku; wykonasz ją, gdy ta pora się zacznie.
card-planner-ruling-1 = Wchodzą w grę tylko akcje z polami na planszy, a nie furmanka, wóz ani inne prywatne pola akcji.
card-planner-ruling-2 = Pole akcji jest od tej chwili zajęte; koszty i wymagania sprawdza się na początku tamtej pory roku.
card-planner-ruling-3 = Czekające akcje wykonuje się przed wszystkimi turami tej pory roku, w kolejności pobudki; jeśli któraś jest wtedy niemożliwa, przepada.
card-planner-ruling-4 = Zimą, gdy zagrywasz go dzięki Zarządcy, nie ma już późniejszej pory roku i nie możesz go użyć.

card-agriculturist = Agronom
card-agriculturist-text = Zasadź winorośl; jeśli na tym polu są potem co najmniej trzy różne szczepy, zdobądź 2 PZ.
card-agriculturist-ruling-1 = Każda nazwa to inny szczep.

card-swindler = Oszust
card-swindler-text = Każdy przeciwnik może zapłacić ci £2; zdobywasz 1 PZ za każdego, kto tego nie zrobi.
card-swindler-ruling-1 = Przeciwnik, który ma mniej niż £2, nie może zapłacić, więc zdobywasz PZ.

card-producer = Producent
card-producer-text = Zapłać £2, aby odzyskać jednego lub dwóch swoich pracowników z innych akcji; możesz ich w tym roku umieścić ponownie.
card-producer-ruling-1 = Nie możesz odzyskać pracowników z żadnego pola akcji, dzięki której zagrywasz tę kartę.
card-producer-ruling-2 = Możesz odzyskać pracownika dowolnego rodzaju, a zwolnione pole akcji na planszy jest znów otwarte dla wszystkich.
card-producer-ruling-3 = Możesz też odzyskać pracownika, który czeka na późniejszą porę roku; jego akcja wtedy przepada.

card-organizer = Organizator
card-organizer-text = Przesuń swojego koguta na wolny rząd toru pobudki i weź jego bonus; potem pasujesz w tej porze roku.
card-organizer-ruling-1 = Nowy rząd obowiązuje do końca roku.
card-organizer-ruling-2 = Rząd 7 daje ci pracownika tymczasowego tylko wtedy, gdy jest on jeszcze na torze; na rozszerzonej planszy dotyczy to także znacznika pierwszego gracza.
card-organizer-ruling-3 = Pasujesz po zakończeniu tury, więc możesz jeszcze zagrać drugiego gościa z bonusu.
card-organizer-ruling-4 = Na rozszerzonej planszy dostajesz bonus bieżącej pory roku, a pas daje ci następny bonus z tego rzędu.

card-sponsor = Sponsor
card-sponsor-text = Dobierz dwie winorośle ALBO zarób £3; możesz oddać 1 PZ i zrobić jedno i drugie.
card-sponsor-option-1 = Dobierz 2 winorośle
card-sponsor-option-2 = Zarób £3
card-sponsor-option-3 = Oddaj 1 PZ, dobierz 2 winorośle i zarób £3
card-sponsor-ruling-1 = Obie części razem kosztują 1 PZ, jeden raz.

card-artisan = Rzemieślnik
card-artisan-text = Zarób £3 ALBO zbuduj konstrukcję o £1 taniej, ALBO zasadź jedną lub dwie winorośle.
card-artisan-option-1 = Zarób £3
card-artisan-option-2 = Zbuduj konstrukcję o £1 taniej
card-artisan-option-3 = Zasadź 1 albo 2 winorośle
card-artisan-ruling-1 = Robisz tylko jedną z tych trzech rzeczy.

card-stonemason = Kamieniarz
card-stonemason-text = Zapłać łącznie £8 i zbuduj dowolne dwie konstrukcje, bez względu na ich koszt.
card-stonemason-ruling-1 = Obie muszą być nowe w twojej winnicy; możesz zbudować średnią piwnicę, a po niej dużą.

card-volunteer_crew = Ekipa ochotników
card-volunteer_crew-text = Wszyscy gracze, z tobą włącznie, mogą zasadzić jedną winorośl; dostajesz £2 z banku za każdego przeciwnika, który z tego skorzysta.
card-volunteer_crew-ruling-1 = Konstrukcje i wartości pól obowiązują wszystkich jak zwykle.

card-wedding_party = Orszak weselny
card-wedding_party-text = Zapłać po £2 jednemu, dwóm lub trzem przeciwnikom i zdobądź 1 PZ za każdego z nich.
card-wedding_party-ruling-1 = Wybierasz, komu płacisz; nikomu nie możesz zapłacić dwa razy.
