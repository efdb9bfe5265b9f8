### What one person or one address may do on a shared server.

limits-listed = You already have { $most } open tables in the list. Close one of them, or take it off the list, to show another.

api-error-too-many-listed = You already have as many open tables in the list as one person may have.

error-evaluations-own = Enough of your games are waiting to be evaluated
error-evaluations-own-help = One person may have two games in the queue, and all people at one address a quarter of it. Wait until one of yours is finished, then try again. Nothing was changed.
