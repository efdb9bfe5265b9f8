### Training the network.

train-needs-torch = для обучения сети нужен torch: pip install "vendemmia[train]"
train-resumed = продолжение после { $millions } млн шагов
train-finished = Эта часть обучения закончена. Чтобы продолжить обучение в { $folder }, выберите другие --minutes, --steps, --start или --end.
train-interrupted =
    { $saved ->
        [yes] Прервано. Чтобы продолжить с последней контрольной точки в { $folder }, выполните ту же команду еще раз.
       *[no] Прервано до первой контрольной точки. Та же команда начнет сначала.
    }
train-unjudged =
    { $best ->
        [last] Последний экзамен длился слишком долго, а других не было: в best.npz последние веса.
       *[earlier] Последний экзамен длился слишком долго: в best.npz лучшие веса по прежним экзаменам.
    }
train-done = Веса, контрольная точка и журнал: { $folder }
