### What one person or one address may do on a shared server.

limits-listed = Vous avez déjà { $most } tables ouvertes dans la liste. Fermez-en une, ou retirez-la de la liste, pour en montrer une autre.

api-error-too-many-listed = Vous avez déjà dans la liste autant de tables ouvertes qu’une personne peut en avoir.

error-evaluations-own = Assez de vos parties attendent déjà leur évaluation
error-evaluations-own-help = Une personne peut avoir deux parties dans la file, et toutes celles d’une même adresse le quart de la file. Attendez que l’une des vôtres soit terminée, puis réessayez. Rien n’a été modifié.
