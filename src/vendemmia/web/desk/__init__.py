"""What moderators of a shared server do and see. docs/design/desk.md says who may do what, and what is kept."""
