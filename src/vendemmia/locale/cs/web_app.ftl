### The web app: what a system shows of it, and the page without a server.

app-description = Pěstujte révu, vyrábějte víno, vyřizujte objednávky: Viticulture proti počítači nebo s přáteli u jedné obrazovky
app-new = Nová hra
app-games = Vaše partie
app-cards = Karty

## The page without a server

app-offline-title = Bez připojení · vendemmia
app-offline = Server neběží
app-offline-text = Vaše partie jsou uložené. Tato stránka to zkouší každých 15 sekund.
app-offline-start = Spusťte server v terminálu:
app-offline-retry = Zkusit znovu
