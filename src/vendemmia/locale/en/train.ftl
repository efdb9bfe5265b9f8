### Training the network.

train-needs-torch = training needs torch: pip install "vendemmia[train]"
train-resumed = going on after { $millions } M steps
train-interrupted = Interrupted. Run the same command again to continue from the last checkpoint in { $folder }.
train-done = Weights, checkpoint and log: { $folder }
