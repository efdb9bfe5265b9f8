### The settings of a browser.

settings-title = Paramètres · vendemmia
settings-heading = Paramètres
settings-saved = Enregistré
settings-as-you-go = Les changements sont enregistrés au fur et à mesure dans ce navigateur.
settings-save = Enregistrer les paramètres
settings-where = Les paramètres se trouvent dans un cookie de ce navigateur.

## You

settings-you = Vous
settings-name = Nom
settings-name-help = À la table, dans le journal et les résultats, vous êtes « Vous ». Votre nom apparaît quand on revoit une partie, dans les fichiers et sur les images.
settings-name-none = Votre domaine
settings-colour = Couleur et forme
settings-colour-help = Les vôtres dans toute nouvelle partie.
settings-colour-any = Peu importe
settings-colour-p1 = Cercle, bleu
settings-colour-p2 = Triangle, orange
settings-colour-p3 = Losange, violet
settings-colour-p4 = Carré, vert
settings-colour-p5 = Hexagone, or
settings-colour-p6 = Croix, gris

## Pace

settings-motion = Rythme
settings-pace = Coups des autres
settings-pace-help = À quelle vitesse vous les voyez, un par un. Une touche ou un appui accélère. Si votre système demande moins d’animations, rien ne bouge.
settings-pace-off = Direct
settings-pace-brisk = Vif
settings-pace-normal = Normal
settings-pace-calm = Calme
settings-talk = Bavardages
settings-talk-help = De temps en temps, un mot d’un bot sur ce que tout le monde a vu.
settings-talk-on = Oui
settings-talk-off = Non

## Sounds and messages

settings-calls = Sons et messages
settings-sounds = Sons
settings-sounds-help = Des sons courts pour ce qui se passe et, derrière, la saison : oiseaux, cigales, vent, feu.
settings-sounds-off = Coupés
settings-sounds-low = Doux
settings-sounds-full = Forts
settings-listen = Écouter
settings-sound-yours = Votre tour
settings-sound-placement = Un ouvrier
settings-sound-coin = Une pièce
settings-sound-order = Une commande
settings-sound-season = Une saison
settings-sound-end = La fin
settings-notify = M’appeler quand c’est mon tour
settings-notify-help = Quand vous regardez un autre onglet : une marque dans le titre, et une notification si le navigateur le permet.
settings-notify-on = Oui
settings-notify-off = Non
settings-notify-denied = Le navigateur n’autorise pas les notifications de cette page. Vous verrez tout de même la marque dans le titre.

## Playing

settings-playing = Jeu
settings-bonuses = Bonus sans contrepartie
settings-bonuses-help = Par exemple £1 ou une carte d’un emplacement. Annuler rend aussi le bonus.
settings-bonuses-take = Prendre
settings-bonuses-ask = Demander
settings-confirm = En hiver, confirmer avant de passer
settings-confirm-help = Tant qu’il vous reste des ouvriers, car votre année s’arrête là.
settings-confirm-on = Oui
settings-confirm-off = Non
settings-shortcuts = Raccourcis à une touche
settings-shortcuts-help = Une seule touche pour jouer, passer et annuler. Tab, Entrée et les flèches fonctionnent toujours.
settings-shortcuts-on = Oui
settings-shortcuts-off = Non
settings-see-keys = Voir toutes les touches

## Language and look

settings-look = Langue et apparence
settings-theme = Couleurs
settings-theme-help = Système : claires ou sombres, selon le réglage de votre appareil.
settings-theme-light = Claires
settings-theme-dark = Sombres
settings-theme-system = Système
settings-language = Langue

## Data

settings-backup = Vos données
settings-backup-text = Une sauvegarde réunit dans un seul fichier toutes les parties, les statistiques et la campagne de cet ordinateur. Pour la restaurer, arrêtez le serveur et lancez la commande vendemmia restore.
settings-backup-get = Télécharger une sauvegarde
settings-reset = Rétablir par défaut
settings-reset-help = paramètres seulement
