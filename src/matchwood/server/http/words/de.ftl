# Was ein Messenger neben einem Link zur Startseite zeigt, zu einem Tisch mit freien Plätzen und zu einer begonnenen Partie.

house = Matchwood: Kartenspiele am Kamin
house-about = In Sekunden am Tisch: Spiel mit deinen Freunden, und auf freie Stühle setzen sich ehrliche Bots.
invitation = { $host } lädt dich ein: { $game }
invitation-about = Öffne den Link und setz dich. Du brauchst weder ein Konto noch eine App.
table = { $game } bei Matchwood
