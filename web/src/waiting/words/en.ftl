# Texts of the waiting room in English.

waiting-title = Who is playing?
waiting-missing = { $open ->
        [0] All seats are taken.
        [one] 1 seat is still free.
       *[other] { $open } seats are still free.
    }
waiting-begins = { $open ->
        [0] Start when you like.
       *[other] The game starts when the last seat is taken or when you start it.
    }
waiting-begins-by-host = { $open ->
        [0] The host starts the game.
       *[other] The game starts when the last seat is taken or when the host starts it.
    }
waiting-seats = Seats
waiting-free = free
waiting-kept = reserved for { $name }
waiting-you = you
waiting-bot = bot
waiting-guest = external bot
waiting-sit-here = Take seat { $seat }
waiting-here = Take
waiting-sit = Take seat
waiting-stand-up = Leave seat
waiting-take-chair = Remove { $name } from the seat
waiting-stood-up = The host freed your seat for another player. If another seat is free, you can take it.
waiting-who-sits = Player on seat { $seat }
waiting-close = Remove seat
waiting-add = Add seat
waiting-move-up = Seat { $seat }: move up
waiting-bots-take = { $open ->
        [one] A bot takes the free seat:
       *[other] Bots take the { $open } free seats:
    }
waiting-begin = Start game
hand-over-in-app = You are in the browser of an app. Your seat belongs to this browser. To play in another browser, create a link.
waiting-twin = { $name } already has a seat here. Is that you? Then open “Continue on another device” in the browser where you took the seat.
waiting-house = House rules
