### Training the network.

train-needs-torch = el entrenamiento necesita torch: pip install "vendemmia[train]"
train-resumed = continúa tras { $millions } M de pasos
train-finished = Esta parte del entrenamiento ha terminado. Para seguir entrenando en { $folder }, elige otros --minutes, --steps, --start o --end.
train-interrupted =
    { $saved ->
        [yes] Interrumpido. Ejecuta el mismo comando otra vez para continuar desde el último punto de control en { $folder }.
       *[no] Interrumpido antes del primer punto de control. El mismo comando empieza de nuevo.
    }
train-unjudged =
    { $best ->
        [last] El último examen tardó demasiado y no hubo otro: best.npz contiene los últimos pesos.
       *[earlier] El último examen tardó demasiado: best.npz contiene los mejores pesos de los anteriores.
    }
train-done = Pesos, punto de control y registro: { $folder }
