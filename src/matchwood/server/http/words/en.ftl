# Previews of links in messengers: to the front page, to a table with free seats, to a game that has started, and to a challenge.

house = Matchwood: card games by the fire
house-about = Play with friends in seconds. Honest bots take the free seats.
invitation = { $host } invites you: { $game }
invitation-about = Open the link and take a seat. You need no account and no app.
table = { $game } at Matchwood
challenge = { $name } challenges you: { $game }
nameless = Anonymous
challenge-about = Play the same cards, and compare your moves. You need no account and no app.
question = What would you play?
question-about = A decision in a game of { $game }. Choose a move, and see what was played and what is best.
