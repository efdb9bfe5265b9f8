"""What people do at a table whose game runs: answer, take back, talk, leave, return."""
