### Passkeys: a key on your own device instead of the password.

passkeys-heading = Přístupové klíče
passkeys-text = S přístupovým klíčem se místo hesla přihlašujete stejně, jako odemykáte své zařízení. Změna hesla přístupové klíče nezruší.
passkeys-name = Název přístupového klíče
passkeys-name-help = Takový, podle kterého zařízení poznáte.
passkeys-made = přidán { $day }
passkeys-used = naposledy použit { $day }
passkeys-never = zatím nepoužit
passkeys-rename = Přejmenovat
passkeys-rename-named = Přejmenovat: { $name }
passkeys-remove = Odebrat
passkeys-remove-named = Odebrat: { $name }
passkeys-add = Přidat přístupový klíč
passkeys-scripts = Chcete-li přidat přístupový klíč, povolte v prohlížeči skripty.
passkeys-sign-in = Přihlásit se přístupovým klíčem
passkeys-cancelled = Přístupový klíč nebyl použit: akci jste zrušili, nebo trvala příliš dlouho.
passkeys-known = V tomto zařízení už přístupový klíč k vašemu účtu je.
passkeys-failed = Prohlížeč nemohl přístupový klíč použít. Zkuste to znovu, nebo se přihlaste heslem.
account-error-passkey-refused = Tento přístupový klíč nebyl přijat.
account-error-passkey-unknown = Tento přístupový klíč nemá na tomto serveru žádný účet. Přihlaste se heslem.
account-error-passkey-many = Máte už tolik přístupových klíčů, kolik může účet mít. Nejdřív některý odeberte.
account-error-passkey-late = Trvalo to příliš dlouho. Zkuste to znovu.
