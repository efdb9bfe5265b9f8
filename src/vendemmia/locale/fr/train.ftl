### Training the network.

train-needs-torch = l’entraînement nécessite torch : pip install {"\""}vendemmia[train]{"\""}
train-resumed = reprise après { $millions } M d’étapes
train-finished = Cette partie de l’entraînement est terminée. Pour continuer dans { $folder }, changez --minutes, --steps, --start ou --end.
train-interrupted =
    { $saved ->
        [yes] Interrompu. Relancez la même commande pour reprendre au dernier point de sauvegarde dans { $folder }.
       *[no] Interrompu avant le premier point de sauvegarde. La même commande recommence au début.
    }
train-unjudged =
    { $best ->
        [last] Le dernier examen a duré trop longtemps, et il n’y en a pas eu d’autre : best.npz contient les derniers poids.
       *[earlier] Le dernier examen a duré trop longtemps : best.npz contient les meilleurs poids des précédents.
    }
train-done = Poids, point de sauvegarde et journal : { $folder }
