"""What we use of the private interfaces of libraries: each test fails first when a library changes."""
