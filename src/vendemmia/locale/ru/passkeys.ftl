### Passkeys: a key on your own device instead of the password.

passkeys-heading = Ключи доступа
passkeys-text = С ключом доступа вы входите не по паролю, а так же, как снимаете блокировку экрана своего устройства. При смене пароля ключи доступа сохраняются.
passkeys-name = Название ключа доступа
passkeys-name-help = Такое, по которому вы узнаете устройство.
passkeys-made = создан { $day }
passkeys-used = последний вход { $day }
passkeys-never = еще не использовался
passkeys-rename = Переименовать
passkeys-rename-named = Переименовать: { $name }
passkeys-remove = Удалить
passkeys-remove-named = Удалить: { $name }
passkeys-add = Добавить ключ доступа
passkeys-scripts = Чтобы добавить ключ доступа, разрешите браузеру скрипты.
passkeys-sign-in = Войти с ключом доступа
passkeys-cancelled = Ключ доступа не использован: вы отменили действие или прошло слишком много времени.
passkeys-known = На этом устройстве уже есть ключ доступа к вашей учетной записи.
passkeys-failed = Браузер не смог использовать ключ доступа. Попробуйте еще раз или войдите с паролем.
account-error-passkey-refused = Этот ключ доступа не принят.
account-error-passkey-unknown = Ни у одной учетной записи на этом сервере нет такого ключа доступа. Войдите с паролем.
account-error-passkey-many = У вас уже столько ключей доступа, сколько может быть у учетной записи. Сначала удалите один из них.
account-error-passkey-late = Прошло слишком много времени. Попробуйте еще раз.
