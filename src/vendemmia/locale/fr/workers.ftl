### The special workers: name inside a sentence, title, ability, rulings.

worker-farmer = ouvrier expert ({ worker-farmer-name })
worker-farmer-name = Fermier
    .def = le Fermier
worker-farmer-text = Sur le plateau, vous gagnez un bonus au choix parmi tous ceux imprimés sur l’action, quel que soit l’emplacement occupé par le Fermier.
worker-farmer-ruling-1 = Vous pouvez aussi choisir le bonus d’un emplacement fermé.
worker-farmer-ruling-2 = Il remplace le bonus de l’emplacement, il ne s’y ajoute jamais.
worker-farmer-ruling-3 = La capacité joue aussi hors emplacement, sur une action complète.
worker-farmer-ruling-4 = Elle est sans effet sur la charrette, qui n’a pas de bonus, et sur les emplacements privés.

worker-mafioso = ouvrier expert ({ worker-mafioso-name })
worker-mafioso-name = Mafioso
    .def = le Mafioso
worker-mafioso-text = Sur un emplacement sans bonus, vous pouvez effectuer l’action une seconde fois.
worker-mafioso-ruling-1 = La seconde fois, vous choisissez à nouveau : par exemple vendanger puis arracher, ou construire puis faire visiter.
worker-mafioso-ruling-2 = Les limites habituelles s’appliquent ; un champ ne se vendange pas deux fois dans l’année.
worker-mafioso-ruling-3 = Le joug et la charrette n’ont pas de bonus ; les emplacements des cartes Bâtiment en ont un.
worker-mafioso-ruling-4 = La capacité est sans effet hors emplacement, sur une action complète.
worker-mafioso-ruling-5 = Vous ne payez qu’une fois le péage d’un Soldato.

worker-merchant = ouvrier expert ({ worker-merchant-name })
worker-merchant-name = Négociant
    .def = le Négociant
worker-merchant-text = Si tous vos adversaires ont déjà passé pour cette saison quand vous placez le Négociant sur le plateau, vous piochez après l’action une carte du paquet de votre choix.
worker-merchant-ruling-1 = Vous pouvez choisir n’importe quel paquet de la partie, y compris les cartes Bâtiment.
worker-merchant-ruling-2 = La capacité est sans effet sur les emplacements privés.
worker-merchant-ruling-3 = Il n’est pas utilisé en solitaire.

worker-chef = ouvrier expert ({ worker-chef-name })
worker-chef-name = Chef cuisinier
    .def = le Chef cuisinier
worker-chef-text = Le Chef cuisinier peut prendre l’emplacement d’un ouvrier adverse. Cet ouvrier retourne à son propriétaire, qui peut le replacer cette année.
worker-chef-ruling-1 = Le Chef cuisinier prend exactement cet emplacement et son bonus, même si d’autres emplacements sont libres.
worker-chef-ruling-2 = Il ne peut chasser ni un autre Chef cuisinier, ni un ouvrier placé hors emplacement ou sur la charrette.
worker-chef-ruling-3 = L’ouvrier intérimaire retourne au joueur qui l’a cette année.
worker-chef-ruling-4 = Ce que l’ouvrier chassé a déjà fait reste fait ; un ouvrier qui attend encore sa saison perd son action.
worker-chef-ruling-5 = Vous payez d’abord le péage d’un Soldato, même si le Chef cuisinier prend la place de ce Soldato.
worker-chef-ruling-6 = Il n’est pas utilisé en solitaire.

worker-innkeeper = ouvrier expert ({ worker-innkeeper-name })
worker-innkeeper-name = Tavernier
    .def = le Tavernier
worker-innkeeper-text = Avant l’action, vous pouvez payer £1 à un adversaire qui a un ouvrier sur la même action et prendre au hasard dans sa main un saisonnier du type que vous annoncez.
worker-innkeeper-ruling-1 = Tout ouvrier de cet adversaire compte : sur un emplacement, hors emplacement, sur la charrette ou en attente de sa saison.
worker-innkeeper-ruling-2 = Vous annoncez été ou hiver, mais seulement un type que l’adversaire possède.
worker-innkeeper-ruling-3 = Vous ne payez qu’un seul adversaire, qui ne peut pas refuser.
worker-innkeeper-ruling-4 = L’action doit être possible sans ce saisonnier, et payer £1 ne doit pas la rendre impossible.
worker-innkeeper-ruling-5 = Il n’est utilisé qu’à partir de trois joueurs.

worker-professore = ouvrier expert ({ worker-professore-name })
worker-professore-name = Professore
    .def = le Professore
worker-professore-text = Avant l’action, vous pouvez récupérer l’un de vos ouvriers normaux placé sur une action de cette saison. Vous pouvez le replacer cette année.
worker-professore-ruling-1 = L’ouvrier intérimaire compte comme un ouvrier normal, mais ni l’ouvrier spécialisé ni les ouvriers experts.
worker-professore-ruling-2 = Vous pouvez récupérer un ouvrier hors emplacement, mais pas depuis la charrette ou un emplacement privé.
worker-professore-ruling-3 = L’action doit être possible sans l’ouvrier récupéré.

worker-soldato = ouvrier expert ({ worker-soldato-name })
worker-soldato-name = Soldato
    .def = le Soldato
worker-soldato-text = Tant que le Soldato occupe un emplacement du plateau, chaque adversaire vous paie £1 pour placer un ouvrier sur cette action, et peut le faire même si tous les emplacements sont occupés.
worker-soldato-ruling-1 = Sur une action complète, cet ouvrier se place hors emplacement, sans bonus ; vos propres ouvriers n’y ont pas droit.
worker-soldato-ruling-2 = Le péage se paie au moment de placer l’ouvrier, même pour une saison à venir, mais pas quand vient l’action d’un Messager ou de la Planificatrice.
worker-soldato-ruling-3 = Le bonus de l’emplacement ne peut pas servir à le payer, et on le paie avant qu’un Chef cuisinier chasse un ouvrier.
worker-soldato-ruling-4 = S’il y a plusieurs Soldatos sur une action, chaque propriétaire reçoit £1 ; le Gérant ne paie rien.
worker-soldato-ruling-5 = Le péage existe aussi sur la charrette, mais pas pour un Soldato hors emplacement sur une action complète.
worker-soldato-ruling-6 = Il n’est pas utilisé en solitaire.

worker-politico = ouvrier expert ({ worker-politico-name })
worker-politico-name = Politico
    .def = le Politico
worker-politico-text = Sur un emplacement du plateau avec bonus, vous pouvez tout à la fin payer £1 pour gagner ce bonus une seconde fois.
worker-politico-ruling-1 = Il faut avoir pris le bonus la première fois.
worker-politico-ruling-2 = Vous pouvez payer avec ce que l’action et le bonus vous ont rapporté.
worker-politico-ruling-3 = La capacité est sans effet hors emplacement et sur les emplacements privés.

worker-oracle = ouvrier expert ({ worker-oracle-name })
worker-oracle-name = Oracle
    .def = l’Oracle
worker-oracle-text = Une fois par tour, quand vous piochez, vous pouvez piocher une carte de plus d’un type que vous venez de piocher, puis défausser l’une des cartes piochées.
worker-oracle-ruling-1 = Les cartes d’un même type venant de l’action et du bonus forment une seule pioche, tout comme les deux cartes d’un échange.
worker-oracle-ruling-2 = Seules comptent les pioches dans un paquet, y compris celles d’un saisonnier joué avec l’Oracle ; la Caravane, l’Aubergiste et les dons ne comptent pas.
worker-oracle-ruling-3 = Les cartes piochées quand vous passez ne comptent pas, mais le bonus obtenu avec l’Organisatrice compte.
worker-oracle-ruling-4 = S’il ne reste plus de carte à piocher en plus, vous ne défaussez rien.

worker-traveler = ouvrier expert ({ worker-traveler-name })
worker-traveler-name = Voyageur
    .def = le Voyageur
worker-traveler-text = Vous pouvez placer le Voyageur sur un emplacement libre d’une saison déjà passée de cette année. Vous effectuez aussitôt l’action et prenez le bonus de cet emplacement.
worker-traveler-ruling-1 = Il peut alors aussi prendre un emplacement fermé pour ce nombre de joueurs.
worker-traveler-ruling-2 = Il ne peut pas utiliser ainsi la charrette, qui n’appartient qu’à la saison en cours.
worker-traveler-ruling-3 = Pendant la saison en cours, il se place comme un ouvrier normal.

worker-messenger = ouvrier expert ({ worker-messenger-name })
worker-messenger-name = Messager
    .def = le Messager
worker-messenger-text = Vous pouvez placer le Messager sur un emplacement d’une saison à venir de cette année. Son action sera votre premier tour de cette saison.
worker-messenger-ruling-1 = L’emplacement est occupé dès maintenant ; vous choisissez et payez le moment venu.
worker-messenger-ruling-2 = À cette saison, vous ne pouvez ni placer d’ouvrier ni passer avant lui ; les actions de la Planificatrice viennent plus tôt.
worker-messenger-ruling-3 = Si l’action est alors impossible, vous n’avez pas non plus de bonus, le tour est terminé et l’ouvrier reste utilisé.
worker-messenger-ruling-4 = L’action est perdue si l’ouvrier est chassé ou récupéré avant d’agir, ou si vous avez passé pour cette saison avant votre premier tour.
worker-messenger-ruling-5 = Il ne peut pas utiliser ainsi la charrette, qui n’appartient qu’à la saison en cours.
