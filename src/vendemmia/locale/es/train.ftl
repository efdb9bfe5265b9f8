### Training the network.

train-needs-torch = el entrenamiento necesita torch: pip install "vendemmia[train]"
train-resumed = continúa tras { $millions } M de pasos
train-interrupted = Interrumpido. Ejecuta el mismo comando otra vez para continuar desde el último punto de control en { $folder }.
train-done = Pesos, punto de control y registro: { $folder }
