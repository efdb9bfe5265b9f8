### Training the network.

train-needs-torch = training needs torch: pip install "vendemmia[train]"
train-resumed = going on after { $millions } M steps
train-finished = This part of the training is finished. To train on in { $folder }, choose other --minutes, --steps, --start or --end.
train-interrupted =
    { $saved ->
        [yes] Interrupted. Run the same command again to continue from the last checkpoint in { $folder }.
       *[no] Interrupted before the first checkpoint. The same command begins again.
    }
train-unjudged =
    { $best ->
        [last] The last exam took too long, and there was no other: best.npz holds the last weights.
       *[earlier] The last exam took too long: best.npz holds the best weights of the earlier ones.
    }
train-done = Weights, checkpoint and log: { $folder }
