### The web app: what a system shows of it, and the page without a server.

app-description = Cultiva uvas, elabora vino, completa pedidos: Viticulture contra bots o con amigos en una sola pantalla
app-new = Nueva partida
app-games = Tus partidas
app-cards = Cartas

## The page without a server

app-offline-title = Sin conexión · vendemmia
app-offline = El servidor no está en marcha
app-offline-text = Tus partidas están guardadas. Esta página lo intenta de nuevo cada 15 segundos.
app-offline-start = Inicia el servidor en una terminal:
app-offline-retry = Reintentar
