"""What is kept of finished games: results, points, chances, campaigns and daily leaderboards."""
