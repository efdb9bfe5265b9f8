### Autour d’une table : la fermer, le chat avant la partie, regarder, ce qu’offre un téléphone.

gathering-close = Fermer la table
gathering-close-text = pour tous ; le lien ne marche plus
gathering-closed = Cette table est fermée
gathering-closed-text = L’hôte l’a fermée avant le début de la partie.
gathering-share = Partager
gathering-call = M’appeler quand c’est mon tour
gathering-call-text = sur cet appareil, par e-mail ou webhook, même si la page est fermée
gathering-watch-later = Vous pouvez aussi seulement regarder : ce lien mène à la table dès que la partie commence.
gathering-begun = La partie a commencé
gathering-over = La partie est terminée
gathering-begun-text = L’hôte permet de regarder : on voit la table ouverte, mais la main de personne.
gathering-resigned = Vous avez abandonné cette partie. Un bot continue.
gathering-come-back = Revenir dans la partie
gathering-again-missed = Les autres ont commencé leur partie suivante.

## Qui regarde

watching-allowed = D’autres peuvent regarder cette table.
watching-now = Regardent : { $names }
watching-strangers = { $count ->
    [one] { $count } invité sans nom
   *[other] { $count } invités sans nom
}
watching-count = { $count ->
    [one] { $count } spectateur
   *[other] { $count } spectateurs
}

## La barre du haut sur un téléphone

page-menu = Menu
