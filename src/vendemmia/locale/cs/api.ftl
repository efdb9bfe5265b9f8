### The API: what it answers when something is wrong. Programs show these sentences to their users.

api-error-bad-request = Tělo požadavku nelze přečíst jako JSON.
api-error-no-token = Toto volání potřebuje platný token. Vytvořte ho na stránce nastavení.
api-error-forbidden = Toto místo u stolu není vaše.
api-error-not-found = Na této adrese pro vás nic není.
api-error-not-allowed = Tato adresa tuto metodu nepřijímá.
api-error-gathering = Partie ještě nezačala: jsou volná místa.
api-error-not-gathering = Partie už začala a nikdo se nemůže připojit.
api-error-no-free-seat = Všechna místa jsou obsazená.
api-error-stale = Stůl se od uvedené verze změnil. Načtěte ho znovu.
api-error-not-your-turn = Teď nemáte odpovídat vy.
api-error-nothing-to-undo = Není co vrátit.
api-error-not-over = Záznam obsahuje všechny skryté karty. Přečíst ho můžete po konci partie.
api-error-too-large = Požadavek je příliš velký.
api-error-invalid = Některá pole neodpovídají popisu.
api-error-unknown-code = Odpověď s tímto kódem neexistuje.
api-error-illegal = Pravidla teď tuto odpověď nedovolují.
api-error-options = Tyto volby nepopisují partii.
api-error-seats = Z těchto míst nevznikne stůl: jedno vaše místo, volná místa a počítačoví hráči, každý s vlastním jménem.
api-error-not-rated = Hodnotit lze jen celé partie na sdíleném serveru: nejméně dva hráči, neznámé rozdání, bez omezení let.
api-error-no-such-day = Tento den nemá vinici, kterou byste mohli hrát.
api-error-game = V této partii nelze s touto verzí programu pokračovat.
api-error-too-many = Příliš mnoho volání. Chvíli počkejte.
api-error-server = Na serveru nastala chyba. Nic se nezměnilo.
api-error-busy = Databáze je zaneprázdněná. Zkuste to za chvíli.
api-error-database = Databázi teď nelze použít.
