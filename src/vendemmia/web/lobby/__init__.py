"""How a table comes to be: forms, openings, invitations, gathering, rematches, daily vineyards."""
