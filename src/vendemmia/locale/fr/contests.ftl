### Rated games and ranked daily vineyards: their terms, their limits, and how they end.

contest-refused = Dans une partie classée et dans l’essai classé du vignoble du jour, il n’y a ni indice, ni analyse, ni retour avant une révélation.
contest-undo-enough = On est revenu en arrière si souvent dans cette partie classée que les réponses sont désormais définitives.
together-undo-revealed = Des cartes cachées ont été révélées depuis, et il n’y a personne d’autre pour l’accepter.
terms-label = Conditions de la table
terms-rated = Partie classée
terms-unrated = Non classée
terms-chat-off = Pas de discussion
terms-chat-phrases = Discussion par phrases toutes faites
terms-chat-all = Discussion libre
terms-spectators-on = D’autres peuvent regarder
terms-spectators-off = Pas de spectateurs
terms-years =
    { $years ->
        [one] Se termine après { $years } année
       *[other] Se termine après { $years } années
    }
contest-account-needed = Cette partie est classée : chaque personne à la table a besoin d’un compte. Connectez-vous ou créez un compte : vous reviendrez à cette page.
contest-paused = Vous avez quitté tôt plusieurs parties classées. Vous pourrez de nouveau prendre place à une table classée à partir de { $until }. Les parties non classées vous restent ouvertes.
together-cannot-account = Une table classée demande des comptes.
together-cannot-paused = Vous avez quitté tôt plusieurs parties classées. Patientez avant la prochaine table classée.
together-cannot-rated-alone = Une partie classée demande au moins deux personnes. Attendez quelqu’un d’autre, ou ouvrez une table non classée.
together-cannot-rated-now = Une personne à cette table ne peut pas jouer de parties classées pour le moment. Attendez, ou libérez la place pour quelqu’un d’autre.
together-cannot-rated-away = Cette partie classée a une horloge courte : elle ne commence que quand tous les joueurs sont là. L’hôte la lance alors d’une pression.
together-rated-clock-decides = Dans une partie classée, l’horloge décide : un bot remplace quand le temps est écoulé, pas avant.
together-error-rated-seats = Dans une partie classée, vous avez une seule place.
together-error-rated-open = Une partie classée demande une place libre pour une autre personne.
together-error-rated-years = Une partie classée n’a pas de limite d’années. Laissez ce champ vide, ou ne classez pas la partie.
together-resign-ends = La partie se termine aussitôt et vous la perdez.
together-resign-ends-rated = La partie se termine aussitôt, vous la perdez et votre classement change.
ending-resigned =
    { $who ->
        [you] Vous gagnez par abandon : { $gone }
        [lost] Vous abandonnez : { $winner } gagne
       *[other] { $winner } gagne par abandon : { $gone }
    }
ending-time =
    { $who ->
        [you] Vous gagnez au temps : { $gone }
        [lost] Votre temps est écoulé : { $winner } gagne
       *[other] { $winner } gagne au temps : { $gone }
    }
ending-without-winner = Tout le monde abandonne. Personne ne gagne.
ending-points-text = Les points sont ceux de ce moment et n’ont rien décidé.
ending-timed-out = temps écoulé
player-void = annulée
api-error-account-needed = Une table classée demande le jeton d’une personne qui a un compte.
api-error-paused = Vous avez quitté tôt plusieurs parties classées : attendez avant de reprendre place à une table classée.
ending-given-up = abandonne
error-contest = Pas d’aide dans cette partie
error-contest-help = { contest-refused }
