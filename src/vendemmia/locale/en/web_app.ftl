### The web app: what a system shows of it, and the page without a server.

app-description = Grow grapes, make wine, fill orders: Viticulture against computer players or friends at one screen
app-new = New game
app-games = Your games
app-cards = Cards

## The page without a server

app-offline-title = No connection · vendemmia
app-offline = The server is not running
app-offline-text = Your games are saved. This page tries again every 15 seconds.
app-offline-start = Start the server in a terminal:
app-offline-retry = Try again
