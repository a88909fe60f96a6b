# What a messenger shows beside a link to the front page, to a table that has free seats, and to a game that has begun.

house = Matchwood: card games by the fire
house-about = A table in seconds. Play with your friends, and let honest bots fill the empty chairs.
invitation = { $host } invites you: { $game }
invitation-about = Open the link and sit down. You need no account and no app.
table = { $game } at Matchwood
