### Passkeys: a key on your own device instead of the password.

passkeys-heading = Claves de acceso
passkeys-text = Con una clave de acceso inicias sesión con el bloqueo de pantalla de tu dispositivo en lugar de la contraseña. Cambiar la contraseña no afecta a tus claves de acceso.
passkeys-name = Nombre de la clave de acceso
passkeys-name-help = Uno con el que reconozcas el dispositivo.
passkeys-made = creada el { $day }
passkeys-used = usada por última vez el { $day }
passkeys-never = aún sin usar
passkeys-rename = Cambiar el nombre
passkeys-rename-named = Cambiar el nombre de { $name }
passkeys-remove = Eliminar
passkeys-remove-named = Eliminar { $name }
passkeys-add = Añadir una clave de acceso
passkeys-scripts = Para añadir una clave de acceso, activa JavaScript en tu navegador.
passkeys-sign-in = Iniciar sesión con una clave de acceso
passkeys-cancelled = No se ha usado ninguna clave de acceso: has cancelado o ha tardado demasiado.
passkeys-known = Este dispositivo ya tiene una clave de acceso para tu cuenta.
passkeys-failed = Tu navegador no ha podido usar una clave de acceso. Inténtalo de nuevo o inicia sesión con tu contraseña.
account-error-passkey-refused = Esta clave de acceso no se ha aceptado.
account-error-passkey-unknown = Ninguna cuenta de este servidor tiene esta clave de acceso. Inicia sesión con tu contraseña.
account-error-passkey-many = Ya tienes el máximo de claves de acceso de una cuenta. Elimina una primero.
account-error-passkey-late = Ha tardado demasiado. Inténtalo de nuevo.
