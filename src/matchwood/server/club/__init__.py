"""What happens at tables and between them: opening and finding them, seating people, windows, absence, talk, rematches."""
