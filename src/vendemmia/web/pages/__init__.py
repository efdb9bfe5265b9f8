"""The pages: what each address answers."""
