### The structure cards: name, text, rulings. An action card has the text of its private space, with the bonus.

structure-kind-action = Action
structure-kind-enhancement = Amélioration
structure-kind-residual = Royalties
structure-card-head = { $kind }, £{ $cost }
structure-card-text = { $head }. { $text }

card-cask = Fût
    .def = le Fût
card-cask-text = { action-structure-cask-text } Bonus : { action-structure-cask-bonus }.
card-cask-ruling-1 = Le vin doit pouvoir vieillir au moins une des deux fois ; les caves et les cases occupées limitent le vieillissement comme d’habitude.
action-structure-cask = { card-cask }
action-structure-cask-text = Faites vieillir un vin deux fois.
action-structure-cask-bonus = piocher 1 commande

card-aqueduct = Aqueduc
    .def = l’Aqueduc
card-aqueduct-text = Vous pouvez planter des vignes sans les bâtiments qu’elles demandent.
card-aqueduct-ruling-1 = Il ne vous faut ni treille ni irrigation, mais la valeur du champ reste à respecter.

card-wine_cave = Grotte à vin
    .def = la Grotte à vin
card-wine_cave-text = { action-structure-wine_cave-text } Bonus : { action-structure-wine_cave-bonus }.
card-wine_cave-ruling-1 = Chaque vin choisi doit pouvoir avancer ; si deux vins sont voisins, le plus élevé avance d’abord.
action-structure-wine_cave = { card-wine_cave }
action-structure-wine_cave-text = Faites vieillir une fois un ou deux vins différents.
action-structure-wine_cave-bonus = piocher 1 commande

card-trading_post = Comptoir commercial
    .def = le Comptoir commercial
card-trading_post-text = { action-structure-trading_post-text } Bonus : { action-structure-trading_post-bonus }.
card-trading_post-ruling-1 = Dans un échange, vous donnez 2 cartes, £3, 1 PV ou un raisin et recevez l’une de ces choses en retour ; un raisin reçu est de valeur 1.
card-trading_post-ruling-2 = Il n’y a pas de second échange.
card-trading_post-ruling-3 = L’étoile est facultative ; sans la carte de la Toscane, il n’y en a pas.
action-structure-trading_post = { card-trading_post }
action-structure-trading_post-text = Faites un échange.
action-structure-trading_post-bonus = placer ou déplacer 1 étoile

card-shop = Boutique
    .def = la Boutique
card-shop-text = { action-structure-shop-text } Bonus : { action-structure-shop-bonus }.
card-shop-ruling-1 = Quelle que soit la saison, la commande vous rapporte ses PV et ses royalties comme d’habitude.
card-shop-ruling-2 = L’étoile est facultative ; sans la carte de la Toscane, il n’y en a pas.
action-structure-shop = { card-shop }
action-structure-shop-text = Honorez une commande.
action-structure-shop-bonus = placer ou déplacer 1 étoile

card-wine_press = Presse à vin
    .def = la Presse à vin
card-wine_press-text = { action-structure-wine_press-text } Bonus : { action-structure-wine_press-bonus }.
card-wine_press-ruling-1 = Vous devez fabriquer au moins un vin.
card-wine_press-ruling-2 = L’étoile est facultative ; sans la carte de la Toscane, il n’y en a pas.
action-structure-wine_press = { card-wine_press }
action-structure-wine_press-text = Fabriquez un ou deux vins.
action-structure-wine_press-bonus = placer ou déplacer 1 étoile

card-school = École
    .def = l’École
card-school-text = { action-structure-school-text } Bonus : { action-structure-school-bonus }.
card-school-ruling-1 = Un ouvrier expert coûte tout de même £1, et l’Académie d’un adversaire £1 de plus.
card-school-ruling-2 = Le bonus vient après le paiement : il ne peut pas servir à payer.
card-school-ruling-3 = La limite de six ouvriers s’applique toujours ; l’ouvrier spécialisé compte, l’ouvrier intérimaire non.
action-structure-school = { card-school }
action-structure-school-text = Formez gratuitement un ouvrier, disponible dès cette année.
action-structure-school-bonus = gagner £1

card-wine_bar = Bar à vin
    .def = le Bar à vin
card-wine_bar-text = { action-structure-wine_bar-text } Bonus : { action-structure-wine_bar-bonus }.
card-wine_bar-ruling-1 = Le vin peut être de n’importe quel type et de n’importe quelle valeur.
action-structure-wine_bar = { card-wine_bar }
action-structure-wine_bar-text = Défaussez un vin.
action-structure-wine_bar-bonus = gagner 2 PV

card-patio = Patio
    .def = le Patio
card-patio-text = Chaque rosé ou prosecco que vous fabriquez vous rapporte £2.
card-patio-ruling-1 = Peu importe comment vous fabriquez le vin.

card-ristorante = Ristorante
    .def = le Ristorante
card-ristorante-text = { action-structure-ristorante-text } Bonus : { action-structure-ristorante-bonus }.
card-ristorante-ruling-1 = Il vous faut les deux ; type, couleur et valeurs n’importent pas.
action-structure-ristorante = { card-ristorante }
action-structure-ristorante-text = Défaussez un vin et un raisin.
action-structure-ristorante-bonus = gagner £3 et 3 PV

card-guest_house = Maison d’hôtes
    .def = la Maison d’hôtes
card-guest_house-text = { action-structure-guest_house-text } Bonus : { action-structure-guest_house-bonus }.
card-guest_house-ruling-1 = Vous pouvez combiner saisonniers d’été et d’hiver.
action-structure-guest_house = { card-guest_house }
action-structure-guest_house-text = Défaussez deux cartes Saisonnier.
action-structure-guest_house-bonus = gagner 2 PV

card-cafe = Café
    .def = le Café
card-cafe-text = { action-structure-cafe-text } Bonus : { action-structure-cafe-bonus }.
card-cafe-ruling-1 = La couleur et la valeur du raisin n’importent pas.
action-structure-cafe = { card-cafe }
action-structure-cafe-text = Défaussez un raisin.
action-structure-cafe-bonus = gagner £3 et 1 PV

card-distiller = Distillerie
    .def = la Distillerie
card-distiller-text = À chaque fin d’année, tout votre raisin vieillit une fois de plus.
card-distiller-ruling-1 = L’effet a lieu à l’étape des royalties, après l’encaissement de vos lires et avant les autres cartes à royalties.
card-distiller-ruling-2 = Elle n’agit qu’en fin d’année : avec le bonus de la ligne 6 de la piste Réveil, votre raisin ne vieillit toujours qu’une fois.

card-mercado = Marché
    .def = le Marché
card-mercado-text = Chaque fois que vous piochez une commande, vous pouvez l’honorer aussitôt.
card-mercado-ruling-1 = Vous ne pouvez honorer que les commandes que vous venez de piocher, pas celles que vous aviez déjà.
card-mercado-ruling-2 = Vous regardez d’abord toutes les cartes piochées, et l’Oracle défausse ; ensuite, vous pouvez honorer celles de ces commandes que vous voulez, une par une.
card-mercado-ruling-3 = Toute pioche compte, à n’importe quel tour et en fin d’année ; la Caravane, l’Aubergiste et les dons ne sont pas des pioches.
card-mercado-ruling-4 = La Véranda et le Salon des vins comptent pour une telle commande.
card-mercado-ruling-5 = Vous ne pouvez pas honorer une commande si cela rend impossible l’action que vous devez encore effectuer.

card-studio = Studio
    .def = le Studio
card-studio-text = Chaque bâtiment que vous construisez désormais vous rapporte 1 PV de plus.
card-studio-ruling-1 = Les bâtiments du plateau Vignoble, les agrandissements de la cave et les cartes Bâtiment comptent, quels que soient le moyen et le moment.
card-studio-ruling-2 = Le Tailleur de pierre vous rapporte 2 PV, un par bâtiment.
card-studio-ruling-3 = Le Studio lui-même ne compte pas, une visite non plus.

card-barn = Grange
    .def = la Grange
card-barn-text = En été, quand vous passez, vous pouvez défausser deux cartes pour 1 PV.
card-barn-ruling-1 = Exactement deux cartes de n’importe quel type, une fois par été.
card-barn-ruling-2 = Sur le plateau étendu, vous le faites avant de recevoir le bonus de la colonne d’automne.

card-academy = Académie
    .def = l’Académie
card-academy-text = Chaque fois qu’un adversaire forme un ouvrier, il vous paie £1.
card-academy-ruling-1 = Toutes les façons de former comptent ; un adversaire qui ne peut pas payer ne peut pas former.
card-academy-ruling-2 = Elle n’est pas utilisée en solitaire.

card-gazebo = Gloriette
    .def = la Gloriette
card-gazebo-text = Chaque fois que vous faites visiter, vous pouvez placer ou déplacer une étoile.
card-gazebo-ruling-1 = Toute visite de votre vignoble compte, même celle d’une carte ; gagner des lires autrement n’est pas une visite.
card-gazebo-ruling-2 = Sans la carte de la Toscane, elle est sans effet.

card-workshop = Atelier
    .def = l’Atelier
card-workshop-text = Chaque bâtiment vous coûte £1 de moins.
card-workshop-ruling-1 = Cela vaut pour les bâtiments du plateau Vignoble, les agrandissements de la cave et les cartes Bâtiment, même si une carte accorde déjà une remise ou un prix fixe.
card-workshop-ruling-2 = Un prix ne descend jamais sous £0.
card-workshop-ruling-3 = Les £8 du Tailleur de pierre et les prix en PV ne changent pas.

card-veranda = Véranda
    .def = la Véranda
card-veranda-text = Chaque commande que vous honorez vous rapporte 1 PV de plus.
card-veranda-ruling-1 = Peu importe comment vous honorez la commande ; vendre un vin n’est pas honorer une commande.

card-wine_parlor = Salon des vins
    .def = le Salon des vins
card-wine_parlor-text = Chaque commande que vous honorez vous rapporte £2.
card-wine_parlor-ruling-1 = Vous recevez les lires après avoir honoré la commande.
card-wine_parlor-ruling-2 = Vendre un vin n’est pas honorer une commande.

card-label_factory = Fabrique d’étiquettes
    .def = la Fabrique d’étiquettes
card-label_factory-text = { action-structure-label_factory-text } Bonus : { action-structure-label_factory-bonus }.
card-label_factory-ruling-1 = Les PV du bonus s’ajoutent à ceux de la commande.
card-label_factory-ruling-2 = Vous devez avoir les £3 avant de recevoir quoi que ce soit pour la commande.
action-structure-label_factory = { card-label_factory }
action-structure-label_factory-text = Payez £3 et honorez une commande.
action-structure-label_factory-bonus = gagner 2 PV

card-harvest_machine = Machine à vendanger
    .def = la Machine à vendanger
card-harvest_machine-text = Chaque fois que vous vendangez un champ, vous pouvez vendanger à la place tous vos champs plantés.
card-harvest_machine-ruling-1 = Les champs déjà vendangés cette année restent exclus.
card-harvest_machine-ruling-2 = L’effet joue aussi avec le joug et les saisonniers, et tous ces champs comptent pour le Moissonneur.

card-fermentation_tank = Cuve de fermentation
    .def = la Cuve de fermentation
card-fermentation_tank-text = Après une vendange, vous pouvez fabriquer un vin.
card-fermentation_tank-ruling-1 = Peu importe d’où vient la vendange : l’effet joue une fois par action ou par carte, après le dernier champ.
card-fermentation_tank-ruling-2 = Le bonus de l’action et sa répétition par le Politico font partie de la même vendange ; la seconde action du Mafioso est une vendange à part.

card-charmat = Charmat
    .def = le Charmat
card-charmat-text = Vous pouvez fabriquer du prosecco avec un raisin rouge et un raisin blanc.
card-charmat-ruling-1 = Les deux valeurs s’additionnent et doivent atteindre au moins 7 ; il vous faut la grande cave.
card-charmat-ruling-2 = Vous pouvez toujours fabriquer du rosé avec ces deux raisins.

card-inn = Auberge
    .def = l’Auberge
card-inn-text = Chaque saisonnier que vous jouez vous rapporte £1.
card-inn-ruling-1 = Les saisonniers d’été et d’hiver comptent, à toute saison.
card-inn-ruling-2 = Vous recevez £1 avant l’effet du saisonnier et pouvez vous en servir pour le payer.

card-tap_room = Débit de vin
    .def = le Débit de vin
card-tap_room-text = Après chaque saisonnier que vous jouez, vous pouvez défausser un vin pour 2 PV.
card-tap_room-ruling-1 = Effectuez d’abord tout l’effet du saisonnier ; une fois par carte jouée.
card-tap_room-ruling-2 = Si vous avez aussi la Taverne, vous choisissez l’ordre.

card-tavern = Taverne
    .def = la Taverne
card-tavern-text = Après chaque saisonnier que vous jouez, vous pouvez défausser deux raisins pour 3 PV.
card-tavern-ruling-1 = Effectuez d’abord tout l’effet du saisonnier ; une fois par carte jouée.
card-tavern-ruling-2 = Exactement deux raisins ; couleurs et valeurs n’importent pas.
card-tavern-ruling-3 = Si vous avez aussi le Débit de vin, vous choisissez l’ordre.

card-banquet_hall = Salle de banquet
    .def = la Salle de banquet
card-banquet_hall-text = Quand vous déplacez une étoile, vous gagnez le bonus de sa région d’arrivée.
card-banquet_hall-ruling-1 = Vous ne pouvez déplacer d’étoile qu’après avoir placé les six.
card-banquet_hall-ruling-2 = Si vous pouvez déplacer deux étoiles, vous pouvez déplacer deux fois la même et recevoir un bonus à chaque fois.
card-banquet_hall-ruling-3 = Sans la carte de la Toscane, elle est sans effet.

card-penthouse = Penthouse
    .def = le Penthouse
card-penthouse-text = Chaque vin de valeur 7 ou plus que vous fabriquez vous rapporte 1 PV.
card-penthouse-ruling-1 = C’est la valeur de la case où le vin arrive qui compte.
card-penthouse-ruling-2 = Un vin qui atteint 7 en vieillissant ne rapporte rien.

card-fountain = Fontaine
    .def = la Fontaine
card-fountain-text = Chaque fois qu’un adversaire fait visiter, vous gagnez £1.
card-fountain-ruling-1 = C’est la banque qui paie ; vos propres visites ne rapportent rien.
card-fountain-ruling-2 = Elle n’est pas utilisée en solitaire.

card-mixer = Mélangeur
    .def = le Mélangeur
card-mixer-text = { action-structure-mixer-text } Bonus : { action-structure-mixer-bonus }.
card-mixer-ruling-1 = Vous devez fabriquer au moins un vin ; le bonus est le même pour deux.
action-structure-mixer = { card-mixer }
action-structure-mixer-text = Fabriquez un rosé, un prosecco, ou un de chaque.
action-structure-mixer-bonus = gagner 1 PV

card-storehouse = Entrepôt
    .def = l’Entrepôt
card-storehouse-text = À chaque fin d’année, tous vos vins vieillissent une fois de plus.
card-storehouse-ruling-1 = Les caves et les cases occupées limitent le vieillissement comme d’habitude.
card-storehouse-ruling-2 = L’effet a lieu à l’étape des royalties, après l’encaissement de vos lires et après la Distillerie.

card-statue = Statue
    .def = la Statue
card-statue-text = Vous gagnez 1 PV à chaque fin d’année.
card-statue-ruling-1 = Vous le gagnez juste après avoir vérifié si la partie se termine : il ne peut pas y mettre fin, mais il compte la dernière année.
card-statue-ruling-2 = Sur le plateau de base, il compte pour le score à atteindre à partir de l’année suivante.

card-dock = Quai
    .def = le Quai
card-dock-text = Vous piochez une commande à chaque fin d’année.
card-dock-ruling-1 = Vous piochez à l’étape des royalties : sur le plateau étendu après avoir réduit votre main à sept cartes, sur le plateau de base avant.
card-dock-ruling-2 = C’est la dernière des cartes à royalties de cette étape, après le Silo.
card-dock-ruling-3 = Avec le Marché, vous pouvez honorer la commande aussitôt.

card-silo = Silo
    .def = le Silo
card-silo-text = Vous piochez une vigne à chaque fin d’année.
card-silo-ruling-1 = Vous piochez à l’étape des royalties : sur le plateau étendu après avoir réduit votre main à sept cartes, sur le plateau de base avant.
card-silo-ruling-2 = Il vient avant le Quai.
