### Passkeys: a key on your own device instead of the password.

passkeys-heading = Passkeys
passkeys-text = A passkey signs you in with the screen lock of your device instead of the password. A new password leaves your passkeys as they are.
passkeys-name = Name of the passkey
passkeys-name-help = Whatever helps you to recognise the device.
passkeys-made = made { $day }
passkeys-used = last used { $day }
passkeys-never = never used
passkeys-rename = Rename
passkeys-rename-named = Rename { $name }
passkeys-remove = Remove
passkeys-remove-named = Remove { $name }
passkeys-add = Add a passkey
passkeys-scripts = To add a passkey, allow scripts in your browser.
passkeys-sign-in = Sign in with a passkey
passkeys-cancelled = No passkey was used: you cancelled, or it took too long.
passkeys-known = This device has a passkey for your account already.
passkeys-failed = Your browser could not use a passkey. Try again, or sign in with your password.
account-error-passkey-refused = This passkey was not accepted.
account-error-passkey-unknown = No account here has this passkey. Sign in with your password.
account-error-passkey-many = You have as many passkeys as an account can have. Remove one first.
account-error-passkey-late = That took too long. Try again.
