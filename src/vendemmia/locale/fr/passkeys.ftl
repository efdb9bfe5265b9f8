### Passkeys: a key on your own device instead of the password.

passkeys-heading = Clés d’accès
passkeys-text = Avec une clé d’accès, vous vous connectez comme vous déverrouillez votre appareil, sans mot de passe. Changer de mot de passe ne touche pas à vos clés d’accès.
passkeys-name = Nom de la clé d’accès
passkeys-name-help = Un nom qui vous aide à reconnaître l’appareil.
passkeys-made = créée le { $day }
passkeys-used = dernière utilisation le { $day }
passkeys-never = jamais utilisée
passkeys-rename = Renommer
passkeys-rename-named = Renommer { $name }
passkeys-remove = Supprimer
passkeys-remove-named = Supprimer { $name }
passkeys-add = Ajouter une clé d’accès
passkeys-scripts = Pour ajouter une clé d’accès, activez JavaScript dans votre navigateur.
passkeys-sign-in = Se connecter avec une clé d’accès
passkeys-cancelled = Aucune clé d’accès n’a été utilisée : vous avez annulé, ou le délai est dépassé.
passkeys-known = Cet appareil a déjà une clé d’accès pour votre compte.
passkeys-failed = Votre navigateur n’a pas pu utiliser de clé d’accès. Réessayez ou connectez-vous avec votre mot de passe.
account-error-passkey-refused = Cette clé d’accès n’a pas été acceptée.
account-error-passkey-unknown = Aucun compte de ce serveur n’a cette clé d’accès. Connectez-vous avec votre mot de passe.
account-error-passkey-many = Vous avez déjà autant de clés d’accès qu’un compte peut en avoir. Supprimez-en une d’abord.
account-error-passkey-late = Le délai est dépassé. Réessayez.
