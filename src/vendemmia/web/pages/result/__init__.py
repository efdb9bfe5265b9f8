"""The pages of finished games: result, replay, record, deal, daily vineyard."""
