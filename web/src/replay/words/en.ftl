# What is said of looking back in English.

title = Looking back


## A game from a file

file-title = A game from a file
file-about = Open the record of a game (.jsonl) that was saved at the end of a game, or the data that you saved of your account.
file-choose = Choose a file
file-which = Which of its games, 1 to { $games }?
file-open = Look back
file-broken = Game { $line } of the file is no record that can be read.
file-unreadable = The file could not be read. Please choose it again.
file-empty = There is no game in this file.
file-forgotten = The server does not have this record any more. Please open its file again.


## From move to move

controls-title = Step through the game
controls-first = To the beginning
controls-previous = One move back
controls-next = One move on
controls-last = To the end
controls-play = Play
controls-pause = Pause
controls-slider = Where in the game
controls-at = Move { $at } of { $last }
controls-keys = Arrow keys step, Home and End jump, P plays.
decision-title = What comes next
decision-does = { $name }: { $move }
decision-over = The game is over.
decision-cut = The record ends here.
decision-best = Nothing better was found.
decision-alike = About as good as the best.
decision-forced = There was nothing else to do.
decision-mistake = Clear mistake ({ $cost }) – better: { $best }
decision-slight = A little worse ({ $cost }) – better: { $best }
choices-title = What could be done
choices-all = all { $possible ->
        [one] 1 move
       *[other] { $possible } moves
    }
choices-some = the best { $shown } of { $possible ->
        [one] 1 move
       *[other] { $possible } moves
    }
choices-none = Nothing is decided here.
choices-made = done
choices-against = against the best
hands-title = Everybody’s cards
hands-none = no cards
hands-look = See the table as { $name } did
hands-secret = in secret: { $what }


## The analysis

analysis-title = How the game went
analysis-waiting = { $ahead ->
        [0] The analysis begins …
        [one] one other game is analysed first …
       *[other] { $ahead } other games are analysed first …
    }
analysis-working = Every move is being judged: { $done } of { $of } …
analysis-steps = You can step through the game meanwhile.
analysis-alone = Nothing was dealt, so there is nothing to tell.
graph-about = What everybody could expect after each move; at the end { $last }.
graph-one = { $name } { $value }
graph-legend = square: a mistake · circle: luck. Tap the graph to go there.
turns-title = Turning points
turns-none = No move cost much, and luck changed little.
turns-opened = Here you made your costliest mistake.
turns-mistake = Mistake of { $name }: { $move }. Better: { $best }.
turns-own = Yours
turns-others = The others’
turns-whose = { $luck ->
        [good] Good luck for { $name }
       *[bad] Bad luck for { $name }
    }
turns-deal = { turns-whose } with the deal.
turns-play = { turns-whose }, as it turned out, with this move of { $mover }: { $move }.
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
luck-sum = Result = what was to be expected before the first card, luck, own play compared with sensible play, and the others’ play. ± is the standard error.

## After a game

better-title = Could you have done better?
better-about = Each move is compared with all others that were possible. That takes a while.
better-ask = Find out
better-best = Best move: { $move } (the next best: { $cost })
better-none = No move was better than all others by far.
better-costliest = Costliest move: { $move } ({ $cost }); better: { $best }
better-flawless = No clear mistake.
better-luck = Most luck with the cards: { $name }, worth { $amount } in all. This was the greatest stroke.
better-shares = Your result: luck with the cards { $luck }, your moves { $moves }, the moves of the others { $others }, each compared with what is usual.
better-others = The moves of the others
share-game = Share the game
share-position = Share this position
share-says = { $outcome } in a game of { $game }.
share-look = Look at this position in { $game }
