### The summer visitors: name, text, one message for each option, rulings.

card-surveyor = Géomètre
card-surveyor-text = Gagnez £2 pour chacun de vos champs vides, ou marquez 1 PV pour chacun de vos champs plantés.
card-surveyor-option-1 = £2 par champ vide
card-surveyor-option-2 = 1 PV par champ planté
card-surveyor-ruling-1 = Un champ vendu ou qui porte une carte Bâtiment n’est ni vide ni planté.
card-surveyor-ruling-2 = Il vous faut au moins un champ qui compte.

card-broker = Courtier
card-broker-text = Payez £9 pour marquer 3 PV, ou sacrifiez 2 PV pour gagner £6.
card-broker-option-1 = Payer £9 pour 3 PV
card-broker-option-2 = Sacrifier 2 PV pour £6
card-broker-ruling-1 = L’opération ne se fait qu’une fois.
card-broker-ruling-2 = Pour sacrifier 2 PV, il vous faut au moins −3 PV.

card-wine_critic = Critique de vins
card-wine_critic-text = Piochez deux saisonniers d’hiver, ou défaussez un vin de valeur 7 ou plus pour marquer 4 PV.
card-wine_critic-option-1 = Piocher 2 saisonniers d’hiver
card-wine_critic-option-2 = Défausser un vin de 7 ou plus pour 4 PV
card-wine_critic-ruling-1 = Le vin peut être de n’importe quel type.

card-blacksmith = Forgeron
card-blacksmith-text = Construisez un bâtiment pour £2 de moins ; si son coût imprimé est de 5 ou 6, marquez aussi 1 PV.
card-blacksmith-ruling-1 = C’est le coût imprimé qui décide : vous marquez le PV pour le moulin à vent, la salle de dégustation, la grande cave et les cartes Bâtiment de coût 5 ou 6.
card-blacksmith-ruling-2 = Un prix ne descend jamais sous £0.

card-contractor = Entrepreneur
card-contractor-text = Faites deux de ces trois choses : marquer 1 PV, construire un bâtiment, planter une vigne.
card-contractor-option-1 = Gagner 1 PV
card-contractor-option-2 = Construire un bâtiment
card-contractor-option-3 = Planter une vigne
card-contractor-ruling-1 = Vous devez effectuer les deux, dans l’ordre de votre choix ; une treille ou une irrigation construite d’abord peut permettre de planter.

card-tour_guide = Guide touristique
card-tour_guide-text = Gagnez £4, ou vendangez un champ.
card-tour_guide-option-1 = Gagner £4
card-tour_guide-option-2 = Vendanger un champ
card-tour_guide-ruling-1 = Ici aussi, un champ ne se vendange qu’une fois par an.
card-tour_guide-ruling-2 = Ce n’est pas une visite : la salle de dégustation ne rapporte rien.

card-novice_guide = Guide débutant
card-novice_guide-text = Gagnez £3, ou fabriquez un ou deux vins.
card-novice_guide-option-1 = Gagner £3
card-novice_guide-option-2 = Fabriquer jusqu’à 2 vins
card-novice_guide-ruling-1 = Ce n’est pas une visite : la salle de dégustation ne rapporte rien.

card-uncertified_broker = Courtier non diplômé
card-uncertified_broker-text = Sacrifiez 3 PV pour gagner £9, ou payez £6 pour marquer 2 PV.
card-uncertified_broker-option-1 = Sacrifier 3 PV pour £9
card-uncertified_broker-option-2 = Payer £6 pour 2 PV
card-uncertified_broker-ruling-1 = L’opération ne se fait qu’une fois.
card-uncertified_broker-ruling-2 = Pour sacrifier 3 PV, il vous faut au moins −2 PV.

card-planter = Planteur
card-planter-text = Plantez une ou deux vignes et gagnez £1, ou arrachez une vigne, défaussez une vigne et marquez 2 PV.
card-planter-option-1 = Planter jusqu’à 2 vignes et gagner £1
card-planter-option-2 = Arracher une vigne, défausser une vigne, gagner 2 PV
card-planter-ruling-1 = Vous ne gagnez £1 que si vous plantez au moins une vigne.
card-planter-ruling-2 = La vigne défaussée peut être n’importe quelle vigne de votre main.

card-buyer = Acheteur
card-buyer-text = Payez £2 pour un raisin rouge ou blanc de valeur 1, ou défaussez un raisin au choix pour gagner £2 et 1 PV.
card-buyer-option-1 = Payer £2 pour un raisin de valeur 1
card-buyer-option-2 = Défausser un raisin pour £2 et 1 PV
card-buyer-ruling-1 = La case de valeur 1 de cette couleur doit être libre sur votre pressoir.
card-buyer-ruling-2 = Acheter un raisin n’est pas une vendange.

card-landscaper = Paysagiste
card-landscaper-text = Piochez une vigne, puis plantez-en une si vous voulez ; ou permutez deux vignes de champs différents.
card-landscaper-option-1 = Piocher une vigne, puis en planter une si vous voulez
card-landscaper-option-2 = Permuter deux vignes entre vos champs
card-landscaper-ruling-1 = Vous pouvez planter la vigne que vous venez de piocher, ou ne rien planter.
card-landscaper-ruling-2 = Permuter n’est pas planter : aucun bâtiment n’est nécessaire et le moulin à vent ne rapporte rien, mais aucun des deux champs ne doit dépasser sa valeur.

card-architect = Architecte
card-architect-text = Construisez un bâtiment pour £3 de moins, ou marquez 1 PV pour chacun de vos bâtiments de coût imprimé 4.
card-architect-option-1 = Construire un bâtiment pour £3 de moins
card-architect-option-2 = 1 PV par bâtiment de coût 4
card-architect-ruling-1 = Le coût imprimé doit être exactement 4 : le cottage, la cave moyenne et les cartes Bâtiment de ce coût.
card-architect-ruling-2 = Un prix ne descend jamais sous £0.

card-uncertified_architect = Architecte non diplômé
card-uncertified_architect-text = Sacrifiez 1 PV pour un bâtiment de coût imprimé 2 ou 3, ou 2 PV pour n’importe quel bâtiment ; vous ne payez pas de lires.
card-uncertified_architect-option-1 = Sacrifier 1 PV pour un bâtiment de coût 2 ou 3
card-uncertified_architect-option-2 = Sacrifier 2 PV pour n’importe quel bâtiment
card-uncertified_architect-ruling-1 = Les PV remplacent le prix.
card-uncertified_architect-ruling-2 = La grande cave nécessite toujours la cave moyenne.

card-patron = Mécène
card-patron-text = Gagnez £4, ou piochez une commande et un saisonnier d’hiver.
card-patron-option-1 = Gagner £4
card-patron-option-2 = Piocher une commande et un saisonnier d’hiver
card-patron-ruling-1 = Si l’un des deux paquets est épuisé, vous ne recevez que la carte de l’autre.

card-auctioneer = Commissaire-priseur
card-auctioneer-text = Défaussez deux cartes pour gagner £4, ou quatre cartes pour marquer 3 PV.
card-auctioneer-option-1 = Défausser 2 cartes pour £4
card-auctioneer-option-2 = Défausser 4 cartes pour 3 PV
card-auctioneer-ruling-1 = Le Commissaire-priseur lui-même ne fait pas partie de ces cartes.

card-entertainer = Saltimbanque
card-entertainer-text = Payez £4 pour piocher trois saisonniers d’hiver, ou défaussez un vin et trois cartes Saisonnier pour marquer 3 PV.
card-entertainer-option-1 = Payer £4 et piocher 3 saisonniers d’hiver
card-entertainer-option-2 = Défausser un vin et 3 cartes Saisonnier pour 3 PV
card-entertainer-ruling-1 = Vous pouvez combiner saisonniers d’été et d’hiver ; le Saltimbanque lui-même ne compte pas.

card-vendor = Vendeur
card-vendor-text = Piochez une vigne, une commande et un saisonnier d’hiver ; chaque adversaire peut ensuite piocher un saisonnier d’été.
card-vendor-ruling-1 = Les adversaires décident dans l’ordre de la piste Réveil et peuvent refuser.

card-handyman = Homme à tout faire
card-handyman-text = Tous les joueurs, vous compris, peuvent construire un bâtiment pour £2 de moins ; vous marquez 1 PV par adversaire qui le fait.
card-handyman-ruling-1 = Les joueurs décident dans l’ordre de la piste Réveil.
card-handyman-ruling-2 = Un prix ne descend jamais sous £0.

card-horticulturist = Horticulteur
card-horticulturist-text = Plantez une vigne, même sans les bâtiments nécessaires, ou arrachez deux vignes, défaussez deux vignes et marquez 3 PV.
card-horticulturist-option-1 = Planter une vigne sans bâtiment
card-horticulturist-option-2 = Arracher 2 vignes, défausser 2 vignes, gagner 3 PV
card-horticulturist-ruling-1 = La valeur du champ reste à respecter.
card-horticulturist-ruling-2 = Les vignes défaussées peuvent être n’importe quelles vignes de votre main.

card-peddler = Colporteur
card-peddler-text = Défaussez deux cartes, puis piochez-en une de chaque type : vigne, commande, saisonnier d’été, saisonnier d’hiver et, si elles sont en jeu, carte Bâtiment.
card-peddler-ruling-1 = Le Colporteur lui-même n’est pas l’une des deux cartes.

card-banker = Banquier
card-banker-text = Gagnez £5 ; chaque adversaire peut ensuite sacrifier 1 PV pour recevoir £3 de la banque.
card-banker-ruling-1 = Les adversaires décident dans l’ordre de la piste Réveil ; à −5 PV, on ne peut pas accepter.

card-overseer = Contremaître
card-overseer-text = Construisez un bâtiment et plantez une vigne ; si la vigne est de valeur 4, marquez 1 PV.
card-overseer-option-1 = Construire un bâtiment
card-overseer-option-2 = Planter une vigne
card-overseer-ruling-1 = Vous devez effectuer les deux, dans l’ordre de votre choix.
card-overseer-ruling-2 = Les vignes de valeur 4 sont le Cabernet Sauvignon et le Chardonnay.

card-importer = Importateur
card-importer-text = Ensemble, vos adversaires peuvent vous donner trois cartes Saisonnier ; sinon, vous piochez trois saisonniers d’hiver.
card-importer-ruling-1 = Dans l’ordre de la piste Réveil, chaque adversaire annonce combien de cartes il donne ; si le total n’est pas trois, personne ne donne rien.
card-importer-ruling-2 = Chacun choisit les cartes qu’il donne.

card-sharecropper = Métayer
card-sharecropper-text = Plantez une vigne, même sans les bâtiments nécessaires, ou arrachez une vigne, défaussez une vigne et marquez 2 PV.
card-sharecropper-option-1 = Planter une vigne sans bâtiment
card-sharecropper-option-2 = Arracher une vigne, défausser une vigne, gagner 2 PV
card-sharecropper-ruling-1 = La vigne défaussée peut être n’importe quelle vigne de votre main.
card-sharecropper-ruling-2 = La valeur du champ reste à respecter.

card-grower = Viticulteur
card-grower-text = Plantez une vigne ; si vous avez alors six vignes ou plus sur vos champs, marquez 2 PV.
card-grower-ruling-1 = Comptez les vignes qui sont alors sur vos champs, la nouvelle comprise.

card-negotiator = Négociateur
card-negotiator-text = Défaussez un raisin pour augmenter vos royalties de 1, ou un vin pour les augmenter de 2.
card-negotiator-option-1 = Défausser un raisin : royalties +1
card-negotiator-option-2 = Défausser un vin : royalties +2
card-negotiator-ruling-1 = Les royalties ne dépassent jamais 5 ; à 5, vous ne pouvez pas utiliser la carte.

card-cultivator = Cultivatrice
card-cultivator-text = Plantez une vigne, même si le champ dépasse alors sa valeur.
card-cultivator-ruling-1 = L’exception ne vaut que pour cette vigne ; ensuite, la limite habituelle s’applique à nouveau.
card-cultivator-ruling-2 = Treille et irrigation restent nécessaires comme d’habitude.
card-cultivator-ruling-3 = Un raisin vendangé vaut 9 au maximum.

card-homesteader = Pionnier
card-homesteader-text = Construisez un bâtiment pour £3 de moins, ou plantez une ou deux vignes ; vous pouvez sacrifier 1 PV pour faire les deux.
card-homesteader-option-1 = Construire un bâtiment pour £3 de moins
card-homesteader-option-2 = Planter jusqu’à 2 vignes
card-homesteader-option-3 = Sacrifier 1 PV et faire les deux
card-homesteader-part-1 = { card-homesteader-option-1 }
card-homesteader-part-2 = { card-homesteader-option-2 }
card-homesteader-ruling-1 = Si vous faites les deux, vous choisissez l’ordre.

card-planner = Planificatrice
card-planner-text = Envoyez dès maintenant un autre de vos ouvriers sur une action d’une saison à venir ; vous l’effectuez au début de cette saison.
card-planner-ruling-1 = Seules conviennent les actions qui ont des emplacements sur le plateau : ni la charrette, ni le joug, ni les autres emplacements privés.
card-planner-ruling-2 = L’emplacement est occupé dès maintenant ; coûts et conditions sont vérifiés au début de cette saison.
card-planner-ruling-3 = Les actions en attente viennent avant tous les tours de la saison, dans l’ordre de la piste Réveil ; si l’une est alors impossible, elle est perdue.
card-planner-ruling-4 = En hiver, si vous la jouez grâce au Gérant, il n’y a plus de saison à venir : vous ne pouvez pas l’utiliser.

card-agriculturist = Agronome
card-agriculturist-text = Plantez une vigne ; si son champ compte alors au moins trois variétés différentes, marquez 2 PV.
card-agriculturist-ruling-1 = Chaque nom est une variété différente.

card-swindler = Escroc
card-swindler-text = Chaque adversaire peut vous payer £2 ; vous marquez 1 PV par adversaire qui ne paie pas.
card-swindler-ruling-1 = Un adversaire qui a moins de £2 ne peut pas payer : vous marquez donc le PV.

card-producer = Producteur
card-producer-text = Payez £2 pour récupérer un ou deux de vos ouvriers sur d’autres actions ; vous pouvez les replacer cette année.
card-producer-ruling-1 = Vous ne pouvez récupérer aucun ouvrier de l’action où vous avez joué la carte, quel que soit son emplacement.
card-producer-ruling-2 = Vous pouvez récupérer n’importe quel type d’ouvrier ; un emplacement du plateau ainsi libéré est à nouveau ouvert à tous.
card-producer-ruling-3 = Vous pouvez aussi récupérer un ouvrier qui attend une saison à venir ; son action est alors perdue.

card-organizer = Organisatrice
card-organizer-text = Déplacez votre coq sur une ligne libre de la piste Réveil et prenez son bonus, puis passez pour cette saison.
card-organizer-ruling-1 = La nouvelle ligne compte pour le reste de l’année.
card-organizer-ruling-2 = La ligne 7 ne vous donne l’ouvrier intérimaire que s’il est encore sur la piste ; de même pour le pion Grappe sur le plateau étendu.
card-organizer-ruling-3 = Vous passez à la fin de votre tour : vous pouvez donc encore jouer un second saisonnier grâce au bonus.
card-organizer-ruling-4 = Sur le plateau étendu, vous recevez le bonus de la saison en cours, et passer vous donne le bonus suivant de la ligne.

card-sponsor = Sponsor
card-sponsor-text = Piochez deux vignes, ou gagnez £3 ; vous pouvez sacrifier 1 PV pour faire les deux.
card-sponsor-option-1 = Piocher 2 vignes
card-sponsor-option-2 = Gagner £3
card-sponsor-option-3 = Sacrifier 1 PV, piocher 2 vignes et gagner £3
card-sponsor-ruling-1 = Faire les deux coûte 1 PV en tout.

card-artisan = Artisan
card-artisan-text = Gagnez £3, construisez un bâtiment pour £1 de moins, ou plantez une ou deux vignes.
card-artisan-option-1 = Gagner £3
card-artisan-option-2 = Construire un bâtiment pour £1 de moins
card-artisan-option-3 = Planter jusqu’à 2 vignes
card-artisan-ruling-1 = Vous ne faites qu’une des trois choses.

card-stonemason = Tailleur de pierre
card-stonemason-text = Payez £8 en tout et construisez deux bâtiments de votre choix, quel que soit leur coût.
card-stonemason-ruling-1 = Les deux doivent être nouveaux dans votre vignoble ; vous pouvez construire la cave moyenne, puis la grande.

card-volunteer_crew = Équipe de bénévoles
card-volunteer_crew-text = Tous les joueurs, vous compris, peuvent planter une vigne ; vous recevez £2 de la banque par adversaire qui le fait.
card-volunteer_crew-ruling-1 = Bâtiments et valeurs des champs s’imposent à tous comme d’habitude.

card-wedding_party = Cortège de noce
card-wedding_party-text = Choisissez un, deux ou trois adversaires : donnez £2 à chacun et marquez 1 PV par adversaire payé.
card-wedding_party-ruling-1 = Vous choisissez qui vous payez ; vous ne pouvez payer personne deux fois.
