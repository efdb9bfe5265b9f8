### The winter visitors: name, text, one message for each option, rulings.

card-merchant = Marchand
card-merchant-text = Payez £3 pour un raisin rouge et un raisin blanc de valeur 1, ou honorez une commande pour 1 PV de plus.
card-merchant-option-1 = Payer £3 pour un raisin rouge et un blanc de valeur 1
card-merchant-option-2 = Honorer une commande et gagner 1 PV de plus
card-merchant-ruling-1 = L’achat n’est possible que si les deux cases de valeur 1 de votre pressoir sont libres.

card-crusher = Fouleur
card-crusher-text = Gagnez £3 et piochez un saisonnier d’été, ou piochez une commande et fabriquez un ou deux vins.
card-crusher-option-1 = Gagner £3 et piocher un saisonnier d’été
card-crusher-option-2 = Piocher une commande et fabriquer jusqu’à 2 vins
card-crusher-part-1 = Piocher une commande
card-crusher-part-2 = Fabriquer jusqu’à 2 vins
card-crusher-ruling-1 = Vous pouvez piocher la commande avant de décider des vins.
card-crusher-ruling-2 = Vous devez fabriquer au moins un vin.

card-judge = Juge
card-judge-text = Piochez deux saisonniers d’été, ou défaussez un vin de valeur 4 ou plus pour marquer 3 PV.
card-judge-option-1 = Piocher 2 saisonniers d’été
card-judge-option-2 = Défausser un vin de 4 ou plus pour 3 PV
card-judge-ruling-1 = Le vin peut être de n’importe quel type.

card-oenologist = Œnologue
card-oenologist-text = Faites vieillir deux fois tous vos vins, ou payez £3 pour agrandir votre cave.
card-oenologist-option-1 = Faire vieillir deux fois tous les vins
card-oenologist-option-2 = Payer £3 et agrandir la cave
card-oenologist-ruling-1 = Les £3 remplacent le prix habituel de £4 ou £6.
card-oenologist-ruling-2 = Le raisin ne vieillit pas, et un vin qui ne peut pas avancer reste à sa place.

card-marketer = Publicitaire
card-marketer-text = Piochez deux saisonniers d’été et gagnez £1, ou honorez une commande pour 1 PV de plus.
card-marketer-option-1 = Piocher 2 saisonniers d’été et gagner £1
card-marketer-option-2 = Honorer une commande et gagner 1 PV de plus
card-marketer-ruling-1 = Ce PV s’ajoute à ceux de la commande.

card-crush_expert = Expert en foulage
card-crush_expert-text = Gagnez £3 et piochez une commande, ou fabriquez un, deux ou trois vins.
card-crush_expert-option-1 = Gagner £3 et piocher une commande
card-crush_expert-option-2 = Fabriquer jusqu’à 3 vins
card-crush_expert-ruling-1 = Vous devez fabriquer au moins un vin.

card-uncertified_teacher = Enseignant non diplômé
card-uncertified_teacher-text = Sacrifiez 1 PV pour former gratuitement un ouvrier, ou marquez 1 PV par adversaire qui a six ouvriers.
card-uncertified_teacher-option-1 = Sacrifier 1 PV et former un ouvrier
card-uncertified_teacher-option-2 = 1 PV par adversaire qui a 6 ouvriers
card-uncertified_teacher-ruling-1 = Tous les ouvriers comptent dans les six : placés, nouveaux, spécialisé et intérimaire.
card-uncertified_teacher-ruling-2 = Si aucun adversaire ne remplit la condition, vous ne pouvez pas choisir la seconde partie.

card-teacher = Enseignant
card-teacher-text = Fabriquez un ou deux vins, ou formez un ouvrier pour £2.
card-teacher-option-1 = Fabriquer jusqu’à 2 vins
card-teacher-option-2 = Former un ouvrier pour £2
card-teacher-ruling-1 = Le nouvel ouvrier est disponible l’année suivante.

card-benefactor = Bienfaiteur
card-benefactor-text = Piochez une vigne et un saisonnier d’été, ou défaussez deux cartes Saisonnier pour marquer 2 PV.
card-benefactor-option-1 = Piocher une vigne et un saisonnier d’été
card-benefactor-option-2 = Défausser 2 cartes Saisonnier pour 2 PV
card-benefactor-ruling-1 = Vous pouvez combiner saisonniers d’été et d’hiver ; le Bienfaiteur lui-même ne compte pas.

card-assessor = Estimateur
card-assessor-text = Gagnez £1 par carte en main, ou défaussez toute votre main pour marquer 2 PV.
card-assessor-option-1 = £1 par carte en main
card-assessor-option-2 = Défausser toute la main pour 2 PV
card-assessor-ruling-1 = Il vous faut au moins une carte en main ; l’Estimateur lui-même ne compte pas.

card-queen = Reine
card-queen-text = Votre voisin de droite doit choisir : perdre 1 PV, vous donner deux cartes ou vous payer £3.
card-queen-option-1 = Perdre 1 PV
card-queen-option-2 = Donner 2 cartes
card-queen-option-3 = Payer £3
card-queen-ruling-1 = Ce sont les places autour de la table qui comptent, pas la piste Réveil : votre voisin est le joueur assis juste avant vous dans le sens horaire.
card-queen-ruling-2 = Le voisin ne peut choisir que ce qui est possible ; si rien ne l’est, vous ne pouvez pas jouer la carte.
card-queen-ruling-3 = C’est le voisin qui choisit les cartes.

card-harvester = Vendangeur
card-harvester-text = Vendangez un ou deux champs, puis gagnez en plus £2 ou 1 PV.
card-harvester-option-1 = Gagner £2
card-harvester-option-2 = Gagner 1 PV
card-harvester-ruling-1 = Vous devez vendanger au moins un champ.

card-professor = Professeur
card-professor-text = Formez un ouvrier pour £2, ou marquez 2 PV si vous avez six ouvriers.
card-professor-option-1 = Former un ouvrier pour £2
card-professor-option-2 = Gagner 2 PV si vous avez 6 ouvriers
card-professor-ruling-1 = Tous les ouvriers comptent dans les six : placés, nouveaux, spécialisé et intérimaire.

card-master_vintner = Maître vigneron
card-master_vintner-text = Agrandissez votre cave pour £2 de moins, ou faites vieillir un vin et honorez une commande.
card-master_vintner-option-1 = Agrandir la cave pour £2 de moins
card-master_vintner-option-2 = Faire vieillir un vin et honorer une commande
card-master_vintner-part-1 = Faire vieillir un vin
card-master_vintner-part-2 = Honorer une commande
card-master_vintner-ruling-1 = Vous devez faire les deux, dans l’ordre de votre choix ; rien n’oblige à livrer le vin vieilli.
card-master_vintner-ruling-2 = Le vin que vous faites vieillir doit pouvoir avancer.

card-uncertified_oenologist = Œnologue non diplômé
card-uncertified_oenologist-text = Faites vieillir deux fois tous vos vins, ou sacrifiez 1 PV pour agrandir gratuitement votre cave.
card-uncertified_oenologist-option-1 = Faire vieillir deux fois tous les vins
card-uncertified_oenologist-option-2 = Sacrifier 1 PV et agrandir la cave
card-uncertified_oenologist-ruling-1 = Vous faites exactement l’une des deux choses.
card-uncertified_oenologist-ruling-2 = Le raisin ne vieillit pas, et un vin qui ne peut pas avancer reste à sa place.

card-promoter = Promoteur
card-promoter-text = Défaussez un raisin ou un vin pour marquer 1 PV et augmenter vos royalties de 1.
card-promoter-option-1 = Défausser un raisin
card-promoter-option-2 = Défausser un vin
card-promoter-ruling-1 = Les royalties ne dépassent jamais 5, mais vous marquez le PV dans tous les cas.

card-mentor = Mentor
card-mentor-text = Tous les joueurs, vous compris, peuvent fabriquer jusqu’à deux vins ; pour chaque adversaire qui le fait, vous piochez une vigne ou un saisonnier d’été.
card-mentor-ruling-1 = Vous choisissez le paquet séparément pour chacun de ces adversaires.

card-harvest_expert = Expert en vendanges
card-harvest_expert-text = Vendangez un champ ; en plus, piochez une vigne ou construisez le joug pour £1.
card-harvest_expert-option-1 = Vendanger un champ
card-harvest_expert-option-2 = Piocher une vigne, ou construire le joug pour £1
card-harvest_expert-part-1 = Piocher une vigne
card-harvest_expert-part-2 = Construire le joug pour £1
card-harvest_expert-ruling-1 = Vous devez effectuer les deux parties, dans l’ordre de votre choix.
card-harvest_expert-ruling-2 = Vous ne pouvez choisir le joug que si vous ne l’avez pas encore.

card-innkeeper = Aubergiste
card-innkeeper-text = Prenez en main la carte du dessus de deux défausses différentes.
card-innkeeper-ruling-1 = Deux défausses doivent contenir au moins une carte chacune.
card-innkeeper-ruling-2 = Vous ne défaussez l’Aubergiste qu’ensuite.

card-jack_of_all_trades = Touche-à-tout
card-jack_of_all_trades-text = Faites deux de ces trois choses : vendanger un champ, fabriquer jusqu’à deux vins, honorer une commande.
card-jack_of_all_trades-option-1 = Vendanger un champ
card-jack_of_all_trades-option-2 = Fabriquer jusqu’à 2 vins
card-jack_of_all_trades-option-3 = Honorer une commande
card-jack_of_all_trades-ruling-1 = Vous devez effectuer les deux, dans l’ordre de votre choix.

card-politician = Politicien
card-politician-text = Si votre score est inférieur à 0, vous gagnez £6 ; sinon, vous piochez une vigne, un saisonnier d’été et une commande.
card-politician-ruling-1 = C’est le score qui décide ; vous n’avez pas le choix.

card-supervisor = Superviseur
card-supervisor-text = Fabriquez un ou deux vins et marquez 1 PV pour chaque prosecco parmi eux.
card-supervisor-ruling-1 = Vous devez fabriquer au moins un vin ; pas forcément du prosecco.

card-scholar = Érudit
card-scholar-text = Piochez deux commandes, ou formez un ouvrier pour £3 ; vous pouvez sacrifier 1 PV pour faire les deux.
card-scholar-option-1 = Piocher 2 commandes
card-scholar-option-2 = Former un ouvrier pour £3
card-scholar-option-3 = Sacrifier 1 PV, piocher 2 commandes et former un ouvrier pour £3
card-scholar-ruling-1 = Le nouvel ouvrier est disponible l’année suivante.

card-reaper = Moissonneur
card-reaper-text = Vendangez un, deux ou trois champs ; si vous vendangez les trois, marquez 2 PV.
card-reaper-ruling-1 = Seuls les champs vendangés avec cette carte comptent, et chaque champ ne se vendange qu’une fois par an.

card-motivator = Motivatrice
card-motivator-text = Tous les joueurs, vous compris, peuvent récupérer un ouvrier spécialisé qu’ils ont placé ; vous marquez 1 PV par adversaire qui le fait.
card-motivator-ruling-1 = Les joueurs qui ont passé pour cette saison ne le peuvent pas.
card-motivator-ruling-2 = Vous pouvez récupérer l’ouvrier même qui vous a servi à jouer cette carte.

card-bottler = Embouteilleur
card-bottler-text = Fabriquez un, deux ou trois vins et marquez 1 PV par type de vin parmi eux.
card-bottler-ruling-1 = Ce sont les types qui comptent, pas les jetons, et seulement les vins fabriqués avec cette carte.

card-craftsman = Maître artisan
card-craftsman-text = Faites deux de ces trois choses : piocher une commande, agrandir votre cave, marquer 1 PV.
card-craftsman-option-1 = Piocher une commande
card-craftsman-option-2 = Agrandir la cave
card-craftsman-option-3 = Gagner 1 PV
card-craftsman-ruling-1 = L’agrandissement coûte £4 ou £6, comme d’habitude.
card-craftsman-ruling-2 = Vous devez effectuer les deux, dans l’ordre de votre choix.

card-exporter = Exportateur
card-exporter-text = Fabriquez un ou deux vins, honorez une commande, ou défaussez un raisin pour marquer 2 PV.
card-exporter-option-1 = Fabriquer jusqu’à 2 vins
card-exporter-option-2 = Honorer une commande
card-exporter-option-3 = Défausser un raisin pour 2 PV
card-exporter-ruling-1 = Vous ne faites qu’une des trois choses.

card-laborer = Journalier
card-laborer-text = Vendangez un ou deux champs, ou fabriquez jusqu’à trois vins ; vous pouvez sacrifier 1 PV pour faire les deux.
card-laborer-option-1 = Vendanger jusqu’à 2 champs
card-laborer-option-2 = Fabriquer jusqu’à 3 vins
card-laborer-option-3 = Sacrifier 1 PV et faire les deux
card-laborer-part-1 = { card-laborer-option-1 }
card-laborer-part-2 = { card-laborer-option-2 }
card-laborer-ruling-1 = Si vous faites les deux, vous choisissez l’ordre.

card-designer = Concepteur
card-designer-text = Construisez un bâtiment ; si vous en avez alors six ou plus, marquez 2 PV.
card-designer-ruling-1 = Le nouveau bâtiment compte, mais pas la petite cave.

card-governess = Gouvernante
card-governess-text = Formez pour £3 un ouvrier disponible aussitôt, ou défaussez un vin pour marquer 2 PV.
card-governess-option-1 = Former un ouvrier pour £3, disponible aussitôt
card-governess-option-2 = Défausser un vin pour 2 PV
card-governess-ruling-1 = Vous pouvez placer le nouvel ouvrier dès cet hiver.

card-manager = Gérant
card-manager-text = Effectuez une action d’une saison déjà passée, sans ouvrier et sans son bonus.
card-manager-ruling-1 = Toute action qui a des emplacements à une saison déjà passée de cette année convient, complète ou non, mais ni le joug, ni les autres emplacements privés, ni la charrette.
card-manager-ruling-2 = Vous pouvez donc aussi jouer un saisonnier d’été.
card-manager-ruling-3 = Le moulin à vent et la salle de dégustation rapportent comme d’habitude.

card-zymologist = Zymologue
card-zymologist-text = Fabriquez un ou deux vins de valeur 4 ou plus, quelle que soit votre cave.
card-zymologist-ruling-1 = Vous pouvez aussi fabriquer du rosé et du prosecco, avec les mêmes raisins et les mêmes valeurs minimales que d’habitude.
card-zymologist-ruling-2 = Vous ne pouvez pas fabriquer un vin qui tomberait sous 4.
card-zymologist-ruling-3 = Tant que vous n’avez pas la cave qu’il demande, un tel vin ne vieillit que jusqu’à la plus haute valeur de cette cave.

card-noble = Noble
card-noble-text = Payez £1 pour augmenter vos royalties de 1, ou réduisez-les de 2 pour marquer 2 PV.
card-noble-option-1 = Payer £1 : royalties +1
card-noble-option-2 = Royalties −2 pour 2 PV
card-noble-ruling-1 = Les royalties restent entre 0 et 5 ; à 5, vous ne pouvez pas choisir la première partie.

card-governor = Gouverneur
card-governor-text = Désignez un, deux ou trois adversaires : chacun doit vous donner un saisonnier d’été, et vous marquez 1 PV pour chacun d’eux qui n’en a pas.
card-governor-ruling-1 = Un adversaire qui a un saisonnier d’été doit vous en donner un, mais c’est lui qui le choisit.

card-taster = Dégustateur
card-taster-text = Défaussez un vin et gagnez £4 ; s’il valait plus que tous les autres vins de toutes les caves, marquez aussi 2 PV.
card-taster-ruling-1 = Vos propres autres vins comptent aussi, et en cas d’égalité vous ne marquez pas les PV.

card-caravan = Caravane
card-caravan-text = Révélez une carte de chaque paquet, gardez-en deux et défaussez les autres.
card-caravan-ruling-1 = Au moins deux paquets doivent contenir des cartes.

card-guest_speaker = Conférencier invité
card-guest_speaker-text = Tous les joueurs, vous compris, peuvent former un ouvrier pour £1 ; vous marquez 1 PV par adversaire qui le fait.
card-guest_speaker-ruling-1 = Personne ne peut avoir plus de six ouvriers, ouvrier spécialisé compris, et les nouveaux ouvriers sont disponibles l’année suivante.
