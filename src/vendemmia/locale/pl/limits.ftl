### What one person or one address may do on a shared server.

limits-listed =
    { $most ->
        [one] Na liście jest już { $most } Twój otwarty stół.
        [few] Na liście są już { $most } Twoje otwarte stoły.
        [many] Na liście jest już { $most } Twoich otwartych stołów.
       *[other] Na liście jest już { $most } Twojego otwartego stołu.
    } Zamknij któryś z nich albo usuń go z listy, żeby pokazać następny.

api-error-too-many-listed = Na liście jest już tyle Twoich otwartych stołów, ile może mieć jedna osoba.

error-evaluations-own = Wystarczająco dużo twoich gier czeka już na ocenę
error-evaluations-own-help = Jedna osoba może mieć w kolejce dwie gry, a wszyscy pod jednym adresem jedną czwartą miejsc. Poczekaj, aż któraś zostanie oceniona, i spróbuj ponownie. Nic się nie zmieniło.
