### The web app: what a system shows of it, and the page without a server.

app-description = Cultivez la vigne, faites du vin, honorez des commandes : Viticulture contre des bots ou entre amis sur un écran
app-new = Nouvelle partie
app-games = Vos parties
app-cards = Cartes

## The page without a server

app-offline-title = Pas de connexion · vendemmia
app-offline = Le serveur ne tourne pas
app-offline-text = Vos parties sont enregistrées. Cette page réessaie toutes les 15 secondes.
app-offline-start = Lancez le serveur dans un terminal :
app-offline-retry = Réessayer
