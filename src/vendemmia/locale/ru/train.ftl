### Training the network.

train-needs-torch = для обучения сети нужен torch: pip install "vendemmia[train]"
train-resumed = продолжение после { $millions } млн шагов
train-interrupted = Прервано. Чтобы продолжить с последней контрольной точки в { $folder }, выполните ту же команду еще раз.
train-done = Веса, контрольная точка и журнал: { $folder }
