### Passkeys: a key on your own device instead of the password.

passkeys-heading = Klucze dostępu
passkeys-text = Z kluczem dostępu logujesz się blokadą ekranu swojego urządzenia zamiast hasłem. Zmiana hasła nie usuwa kluczy dostępu.
passkeys-name = Nazwa klucza dostępu
passkeys-name-help = Taka, po której rozpoznasz urządzenie.
passkeys-made = dodany { $day }
passkeys-used = ostatnio użyty { $day }
passkeys-never = jeszcze nieużyty
passkeys-rename = Zmień nazwę
passkeys-rename-named = Zmień nazwę: { $name }
passkeys-remove = Usuń
passkeys-remove-named = Usuń: { $name }
passkeys-add = Dodaj klucz dostępu
passkeys-scripts = Aby dodać klucz dostępu, zezwól przeglądarce na skrypty.
passkeys-sign-in = Zaloguj się kluczem dostępu
passkeys-cancelled = Nie użyto klucza dostępu: operacja została anulowana albo trwała zbyt długo.
passkeys-known = Na tym urządzeniu jest już klucz dostępu do twojego konta.
passkeys-failed = Przeglądarka nie mogła użyć klucza dostępu. Spróbuj ponownie albo zaloguj się hasłem.
account-error-passkey-refused = Ten klucz dostępu nie został przyjęty.
account-error-passkey-unknown = Żadne konto na tym serwerze nie ma tego klucza dostępu. Zaloguj się hasłem.
account-error-passkey-many = Masz już tyle kluczy dostępu, ile może mieć jedno konto. Najpierw usuń któryś z nich.
account-error-passkey-late = To trwało zbyt długo. Spróbuj ponownie.
