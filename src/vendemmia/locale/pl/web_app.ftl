### The web app: what a system shows of it, and the page without a server.

app-description = Uprawiaj winorośl, wytwarzaj wino, realizuj zamówienia: Viticulture przeciw graczom komputerowym albo ze znajomymi przy jednym ekranie
app-new = Nowa gra
app-games = Twoje gry
app-cards = Karty

## The page without a server

app-offline-title = Brak połączenia · vendemmia
app-offline = Serwer nie działa
app-offline-text = Twoje gry są zapisane. Ta strona próbuje ponownie co 15 sekund.
app-offline-start = Uruchom serwer w terminalu:
app-offline-retry = Spróbuj ponownie
