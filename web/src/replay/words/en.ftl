# Texts of the replay in English.

title = Replay


## A game from a file

file-title = Open a game from a file
file-about = Choose the record of a game (.jsonl) that you saved after the game, or the saved data of your account.
file-choose = Choose a file
file-which = Which game of the file, 1 to { $games }?
file-open = Open replay
file-broken = Game { $line } of the file is not a readable record.
file-unreadable = The file could not be read. Please choose it again.
file-empty = This file contains no game.
file-forgotten = The server no longer has this record. Please open the file again.


## From move to move

controls-title = Step through the game
controls-first = To the start
controls-previous = One move back
controls-next = One move forward
controls-last = To the end
controls-play = Play
controls-pause = Pause
controls-slider = Position in the game
controls-at = Move { $at } of { $last }
controls-keys = Arrow keys: one move back or forward. Home, End: start or end. P: play.
decision-title = Next move
decision-does = { $name }: { $move }
decision-over = The game is over.
decision-cut = The record ends here.
decision-best = No better move was found.
decision-alike = About as good as the best move.
decision-forced = There was no other move.
decision-mistake = Clear mistake ({ $cost }) – better: { $best }
decision-slight = A little worse ({ $cost }) – better: { $best }
choices-title = Possible moves
choices-all = all { $possible ->
        [one] 1 move
       *[other] { $possible } moves
    }
choices-some = the best { $shown } of { $possible ->
        [one] 1 move
       *[other] { $possible } moves
    }
choices-none = There is no decision at this point.
choices-made = played
choices-against = vs. best
hands-title = All hands
hands-none = no cards
hands-look = View the table as { $name }
hands-secret = secret: { $what }


## The analysis

analysis-title = How the game went
analysis-waiting = { $ahead ->
        [0] The analysis starts …
        [one] Waiting for the analysis of 1 other game …
       *[other] Waiting for the analysis of { $ahead } other games …
    }
analysis-working = Analysing moves: { $done } of { $of } …
analysis-steps = Meanwhile, you can step through the game.
analysis-alone = No cards were dealt, so there is nothing to analyse.
graph-about = Expected result of each player after each move. Final result: { $last }.
graph-one = { $name } { $value }
graph-legend = Square: mistake · circle: good or bad luck. Tap the graph to go to that move.
turns-title = Turning points
turns-none = There was no costly mistake and no big luck.
turns-opened = This was your costliest mistake.
turns-mistake = Mistake by { $name }: { $move }. Better: { $best }.
turns-own = Yours
turns-others = The others’
turns-whose = { $luck ->
        [good] Good luck for { $name }
       *[bad] Bad luck for { $name }
    }
turns-deal = { turns-whose } in the deal.
turns-play = { turns-whose } when { $mover } made this move: { $move }.
luck-title = Luck and skill
luck-name = Player
luck-luck = Luck
luck-own = Own play
luck-others = Others’ play
luck-result = Result
luck-mistakes = { $mistakes ->
        [one] 1 mistake
       *[other] { $mistakes } mistakes
    } in { $decisions }
luck-sum = Result = expectation before the first card + luck + own play + others’ play. Own and others’ play are compared with sensible moves. ± is the standard error.

## After a game

better-title = Could you have done better?
better-about = Each move is compared with all other possible moves. This takes a while.
better-ask = Analyse the moves
better-yours = Your moves
better-best = Best move: { $move } (next best: { $cost })
better-none = No move was much better than all others.
better-costliest = Costliest move: { $move } ({ $cost }); better: { $best }
better-flawless = No clear mistake.
better-luck = { $name } had the most luck with the cards ({ $amount } in all). This was the luckiest moment.
coach-decided = { $decided ->
        [luck] Luck with the cards decided your result.
        [own] Your own moves decided your result.
        [others] The moves of the others decided your result.
        [as_expected] Your result is about what you could expect before the first card.
       *[unclear] No single thing decided your result.
    }
coach-parts = Luck with the cards: { $luck }, your moves: { $moves }, moves of the others: { $others }.
coach-luck = { $luck ->
        [good] You had good luck with the cards ({ $amount }, ± { $error }).
        [bad] You had bad luck with the cards ({ $amount }, ± { $error }).
       *[even] Your luck with the cards was about even ({ $amount }, ± { $error }).
    }
coach-try = Your costliest decision: { $move } ({ $cost }). In a position like this, try: { $best }.
coach-look = Look at the position
coach-flawless = The analysis found no clear mistake in your { $decisions ->
        [one] decision
       *[other] { $decisions } decisions
    }. Next time, try stronger bots.
better-others = Moves of the others
share = Share
share-game = Share game
share-position = Share position
share-says = { $outcome } in a game of { $game }.
share-look = Look at this position in { $game }

## The question at a moment of a game

moment-replay = Show in the replay
moment-none = This game has no such position.
moment-title = What would you play? · { $game }
moment-share = Ask friends: what would you play?
moment-find = Find a question for friends
moment-text = What would you play here? ({ $game })
moment-save = Save picture
moment-no-picture = This server draws no pictures.
moment-again = Choose again
moment-here = What would you play here?

## Learning from mistakes

learn-title = Learn from mistakes
learn-about = { $count ->
        [one] Decide your costliest move again.
       *[other] Decide your { $count } costliest moves again.
    }
learn-about-of = { $count ->
        [one] Decide the costliest move of { $name } again.
       *[other] Decide the { $count } costliest moves of { $name } again.
    }
learn-start = Decide again
learn-heading = { $number } of { $count }: what would you play?
learn-next = Next question
learn-sum = Show summary
learn-summary = Your decisions
learn-total = In the game, these moves cost { $before } together. Now they cost { $now }.
learn-before = in the game: { $move } ({ $cost })
learn-now = now: { $move } ({ $cost })
learn-free = as good as the best
learn-back = Back to the replay
learn-again = Again
