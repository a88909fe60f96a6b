# Texts of the deals of the day in English.

title = Deal of the day
about = Everyone gets the same cards, the same seat and the same bots. Your first attempt counts.
today = Today
featured = Game of the day
games = The games of this day
form = { $players ->
    [2] You against a bot.
   *[other] You against { $bots } bots.
  } About five minutes.


## The own attempt

start = Start attempt
start-about = You have one attempt. There are no hints, and you can only take back what the bots have not seen yet. If you resign or do not finish, you get no rank.
start-until = You can start until { $time }.
continue = Continue attempt
continue-about = Your attempt is running. It counts if you finish it by { $time }.
ahead = This day has not begun yet. Its seals are already public.
closed = New attempts are no longer possible. All cards become public at { $time }.
missed = This day is over. You can still play its cards for practice.
quit = You did not finish this attempt, so it has no rank.
quit-later = You can see the cards and practise from { $time }.
elsewhere = An account has already played this deal in this browser. Sign in to that account to see it.
elsewhere-sign-in = Sign in
ordinal = { $kind ->
    [one] { $number }st
    [two] { $number }nd
    [few] { $number }rd
   *[other] { $number }th
  }
rank-of = of { $finished } by result
mistakes-rank-of = of { $finished } for fewest mistakes
at-the-table = At the table: { $place } place{ $points ->
    [none] { "" }
   *[other] , { $points }
  }.
mistakes = { $mistakes ->
    [0] No clear mistake in { $decisions } decisions
    [one] One clear mistake in { $decisions } decisions: { $cost }
   *[other] { $mistakes } clear mistakes in { $decisions } decisions: { $cost }
  }.
analysing = Your moves are being compared with the best play …
alone-so-far = You are the first. Your rank changes while others play.
cards = Show all cards
practise = Practise this deal
practise-about = Practice does not count.


## Sharing

share = Copy result
share-line = { $title } { $day } · { $game } · { $matches } { $rank } of { $finished } · { $address }
share-line-plain = { $title } { $day } · { $game } · { $rank } of { $finished } · { $address }


## All people

counts = { $started ->
    [0] No one has played this deal yet.
    [one] One person has started, { $finished } finished, { $quit } quit.
   *[other] { $started } people have started, { $finished } finished, { $quit } quit.
  }
counts-over = { $started ->
    [0] No one played this deal.
    [one] One person started, { $finished } finished, { $quit } quit.
   *[other] { $started } people started, { $finished } finished, { $quit } quit.
  }
ranking = Ranking
order-result = Best result
order-mistakes = Fewest mistakes
ranking-locked = You see the ranking when you have finished your attempt.
ranking-empty = No one has finished this deal.
ranking-waiting = No attempt is analysed yet.
ranking-you = you
points = { $game ->
    [tycoon] { "" }
    [the_match] { $points ->
        [one] { $points } goal
       *[other] { $points } goals
      }
   *[other] { $points ->
        [one] { $points } point
       *[other] { $points } points
      }
  }
ranking-place = { $place } at the table
ranking-flawless = no clear mistake
nameless = Name removed


## Decisions

decisions = How others decided
decisions-about = For each of your decisions: what the people in exactly the same position chose.
decisions-more = Show the other { $count } decisions
decision-number = Decision { $number }
decision-people = { $count ->
    [one] Only you were in this position.
   *[other] { $count } people were in this position.
  }
decision-yours = your choice
decision-best = best
decision-look = Look at it


## The seal

seal = Seal of the cards
seal-about = The server fixed the cards before the day and published this seal. The secret follows after the day. Then you can check that the cards belong to the seal.
seal-later = The secret becomes public at { $time }.
seal-secret = Secret
seal-check = Check it yourself: save the record of your game and run
seal-ahead = Seals of the next day


## Past days and the calendar

archive = Past days
archive-none = This is the first day.
archive-older = Older days
archive-rank = { $rank } of { $finished }
archive-finished = { $finished } finished
calendar = Your days
calendar-streak = { $days ->
    [0] No streak at the moment
    [one] One day in a row
   *[other] { $days } days in a row
  }
calendar-longest = Longest streak: { $days ->
    [one] one day
   *[other] { $days } days
  }
calendar-none = Finish a deal of the day to start a streak.
calendar-guest = With an account you get a calendar and a streak.
calendar-account = Create account
calendar-day = { $day }: { $games ->
    [0] not played
    [one] one deal
   *[other] { $games } deals
  }


## After the game

after-rank = Deal of the day: you are { $rank } of { $finished }.
after-settling = Your result is being stored …
after-link = See how others played
after-again = Practise again
after-quit = This attempt does not count.
after-practice = Practice with a deal of the day. This result does not count.
puzzles = Puzzles of the day
