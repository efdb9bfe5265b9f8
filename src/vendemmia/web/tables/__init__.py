"""A table as it is in the database and in the memory of this process."""
