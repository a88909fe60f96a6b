"""Push notifications for absent players."""
