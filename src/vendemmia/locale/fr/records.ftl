### What is wrong with a record. It follows the place of the error: "The first error is at answer 7."

flaw-no_json = Ce n’est pas du JSON valable : la ligne { $line } est illisible.
flaw-beyond_bounds = Le fichier contient un nombre trop grand ou des données trop profondément imbriquées.
flaw-other_format = Ce n’est pas le format { $format }.
flaw-other_rules = La partie a été jouée avec la version { $recorded } des règles, mais ce programme ne connaît que les versions 1 à { $current }.
flaw-unknown_keys = Le fichier a des clés inconnues : { $keys }.
flaw-wrong_kind = La clé { $key } manque, ou sa valeur n’est pas du bon type.
flaw-no_game = Ses options ne décrivent pas une partie jouable.
flaw-damaged = Le texte est endommagé ou tronqué à la ligne { $line }.
flaw-no_code = Ce n’est pas le code d’une réponse.
flaw-changed = Elle a été modifiée, ou il manque quelque chose avant elle.
flaw-plies_missing = Les réponses manquent à partir de là.
flaw-position_changed = Sa position enregistrée a été modifiée.
flaw-not_replayable = Les règles ont changé depuis, et la position n’y a pas été enregistrée.
flaw-start_impossible = La partie commence par une position impossible.
flaw-start_differs = La partie commence par une position dont les options diffèrent des siennes.
flaw-unknown_code = La réponse { $code } n’existe pas.
flaw-not_legal = La réponse { $code } n’y est pas permise.
flaw-game_over = La partie est déjà terminée à ce moment.
flaw-other_end = La partie se termine avec la somme de contrôle { $checksum }, mais le fichier indique { $recorded }.
flaw-and = { $first } { $second }
flaw-player = Joueur { $number }
