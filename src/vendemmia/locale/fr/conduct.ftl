### The rules of conduct of a shared server.

## The rules of conduct

conduct-link = Règles de conduite
conduct-title = Règles de conduite
conduct-agree = Qui joue ici respecte ces règles :
conduct-lead = Chacun vient ici pour le plaisir du jeu. Ces quelques règles suffisent.
conduct-names = Noms
conduct-names-text = Choisissez un nom lisible par tous et qui ne blesse personne. N’en prenez pas un qui ressemble à celui d’un autre joueur, de la modération ou d’un bot.
conduct-chat = Messages
conduct-chat-text = Soyez aimable. Ni insultes, ni menaces, ni publicité, rien sur la vie privée des autres. La modération peut lire ce qui s’est dit à une table pendant 90 jours, même effacé.
conduct-fair = Jeu loyal
conduct-fair-text = Ayez un seul compte. Aux tables classées et au vignoble du jour classé, décidez sans l’aide d’un programme ni d’une autre personne, et sans vous entendre sur le résultat.
conduct-leaving = Quitter
conduct-leaving-text = Finissez ce que vous commencez, ou abandonnez ouvertement. Ne faites pas attendre les autres exprès.
conduct-acts = Ce que peut faire la modération
conduct-acts-text = Elle peut avertir, retirer pour un temps le texte libre, les parties classées ou toute nouvelle partie, bannir une personne ou une adresse, changer un nom, fermer une table et annuler un classement. Chaque mesure a un motif, que vous lirez, et elle est consignée.
conduct-appeal = Recours
conduct-appeal-text = La page qui vous annonce une sanction a un champ où vous pouvez répondre une fois. La modération le lira.
conduct-kept = Signalez un message, un joueur ou une table avec le lien placé à côté. Vous pouvez aussi bloquer un joueur ; personne n’en est informé.
conduct-contact = Les personnes qui veillent sur ce serveur : { $contact }
