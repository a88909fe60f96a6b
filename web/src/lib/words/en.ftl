# Texts of the page in English, for all games.
# A choice is a message. Its attributes are the options; `.note` explains it.

app-title = Matchwood
app-strap = Card games by the fire
app-nowhere = Page not found
app-asked = ● Your turn · { $game }
app-your-move = Your turn
app-account = Account
app-home = To the front page
    .short = Front page
app-language = Language
app-close = Close
app-cancel = Cancel
app-loading = One moment …
app-offline = No connection. Trying again …
app-slow = The server is slow to answer …
app-newer = A new version of Matchwood is available.
app-load-newer = Load new version
app-try-now = Try now
app-online = The connection is back.
app-again = Try again
app-show = Show
app-hide = Hide
app-show-password = Show password
value-yes = yes
value-no = no


## Settings

settings = Settings
setting-theme = Colours
    .device = Same as device
    .light = Light
    .dark = Dark
setting-motion = Motion
    .device = Same as device
    .less = As little as possible
setting-speed = Speed of play
    .table = As set at the table
    .quick = Quick: each step is shown only briefly
face-title = Your face at the table
face-character =
    .cheerful = Cheerful
    .grumpy = Grumpy
    .sleepy = Sleepy
    .sly = Sly
    .startled = Startled
    .dapper = Dapper
    .bookish = Bookish
    .wild = Wild
face-colour = Colour { $number }
setting-banter = Comments by bots
    .on = Now and then
    .off = Never
sound-offer = Would you like sound and vibration? You can change this in the settings.
    .on = Turn on sound
setting-sound = Sound and vibration
    .off = Off
    .quiet = Quiet
    .full = Full
notified-choose = Notify me when it is my turn and the table is not open here
notified-note = On this device, even if the browser is closed: when it is your turn, or a player wants to play again.
notified-title = Notifications
notified-blocked = Your browser blocks notifications from this page. You can allow them in the browser’s settings for this page.
notified-unsafe = Notifications work only at an https:// address.
notified-impossible = This browser does not support notifications here. On an iPhone or iPad, add Matchwood to the home screen first.
notified-not_offered = This server does not send notifications.
notified-failed = The server or your browser’s push service did not answer. Please try again.


## The front page

front-welcome = Play with friends in seconds. Honest bots take the free seats.
front-games = Choose a game
front-span = { $counts } players
front-name = Your name
# The name of a guest who enters none. The lists are words with spaces between them.
guest-name = { $first } { $second }
    .first = Muddy Sparky Flickering Smoky Glowing Splashing Puddly Sooty Blazing Sticky Slippery Crackling Drippy Fiery Squelchy Lucky
    .second = Otter Badger Newt Hedgehog Toad Fox Beaver Sparrow Mole Firefly Duckling Piglet Hamster Moth Lynx Magpie
front-learn = Learn the game
front-lessons = Lessons
front-play = Play
front-invite = Invite friends
front-friends = Play with friends
front-bots-only = Play against bots
front-daily = Deal of the day: five minutes, the same cards for all
front-open-record = Open a game from a file
front-no-games = This page can show none of the games on this server.
front-tables = Your tables
front-no-tables = No tables yet. Choose a game and press Play.
front-continue = Continue
front-play-on = Continue
front-watch-on = Watch
front-open-table = Open table
front-more-tables = { $count ->
        [one] 1 more table
       *[other] { $count } more tables
    }
front-finished = { $count ->
        [one] 1 finished game
       *[other] { $count } finished games
    }
front-bot-plays = a bot plays for you
front-remove = Remove { $game } from the list
front-removed = { $game } was removed from your list.
front-put-back = Undo
resign = Resign game
resign-of = Resign { $game }
resign-alone = The game ends at once, without a result. This cannot be undone.
resign-others = The other players decide whether a bot plays for you or the game ends. This counts as leaving early. Your rating does not change. If you open the table before they decide, you are back in the game.
resign-do = Yes, resign
front-with = With { $names }
front-alone = No other players yet
front-your-move = your turn
state-open = waiting for players
state-playing = running
state-over = finished
state-ended = ended early
preparing-title = { $game } is being prepared.
preparing-then = You get your seat as soon as it is ready.
preparing-steps = { $done } of { $of } steps done
preparing-tile = preparing: { $done }/{ $of }
lobby-title = Open tables
lobby-none = There is no public table right now. To make yours public, open “House rules and pace” and let anyone watch.
lobby-sit = Join
lobby-watch = Watch
lobby-free = { $seats ->
        [one] 1 free seat
       *[other] { $seats } free seats
    }


## Matchwood as an app

install-title = Add Matchwood to your home screen
install-why = It opens like an app. Lessons and rules work without a connection.
install-by-hand = Tap Share in the browser, then “Add to Home Screen”.
install-do = Install
install-settings = Matchwood as an app
install-no = No, thank you


## A new table

front-players = Players
company = Play against
company-bot = A bot
    .note = The game starts at once.
company-link = A friend elsewhere
    .note = You get a link to send.
company-beside = Two on this device
    .note = You take turns on this device.
company-name = Name of the second player
company-friend = Friend
front-bots = Bots
front-line = { $players } players{ $bots ->
        [0] { "" }
        [one] , 1 bot
       *[other] , { $bots } bots
    }{ $open ->
        [0] { "" }
        [one] , 1 friend
       *[other] , { $open } friends
    }
front-change = change
front-strength = Strength: { $level }
front-hints = Hints: { $allowed ->
        [yes] on
       *[no] off
    }
level = Strength of the bots
    .beginner = Beginner
    .casual = Casual player
    .club = Club player
    .expert = Expert
    .champion = Champion
strengths = Are all bots equally strong?
    .note = To set each bot, open “House rules and pace”.
    .false = Yes, all equally strong
    .true = No, set each bot
    .each = set for each bot
strengths-bot = Bot on seat { $chair }
front-more = House rules and pace
pace = Pace of the bots
    .calm = Calm – easy to follow
    .brisk = Brisk
    .instant = Instant
clock = Thinking time
    .none = No limit
    .relaxed = Relaxed
    .brisk = Brisk
    .correspondence = Several days
clock-without = Players can think as long as they like.
clock-rule = Each player starts with { $bank } and gets { $increment } more for each decision. If your time runs out, the server makes a sensible move for you.
hints = Hints
    .false = Not allowed
    .true = Allowed on your own turn
hints-allowed = Hints are allowed
takeover = Bot seats
    .false = Cannot be taken over
    .note-false = Anyone joining during the game can only watch.
    .true = Can be taken over
    .note-true = Anyone joining during the game can take over from a bot. At the table, tap “?” to get the link.
takeover-rule = During the game, people can take over from bots.
window = Time to add a card
window-seconds = { $seconds ->
        [0] No limit
       *[other] { $seconds } seconds
    }
window-rule = You have { $seconds } seconds to add a card. Then the mud flies.
watching = Spectators
    .nobody = None
    .note-nobody = Only players see this table.
    .link = Anyone with the link
    .note-link = Spectators see the table. They see a hand only if a player shows it to them.
    .everybody = Anyone – public table
    .note-everybody = Listed publicly. Anyone can join or watch.
table-closed = The operator of this server closed this table
watching-closed = Spectators are not allowed at this table
watching-count = { $people ->
        [one] 1 spectator
       *[other] { $people } spectators
    }


## The waiting room

hand-over = Continue on another device
hand-over-about = Your seat belongs to this browser. With a link, you can use it in another browser, too.
hand-over-make = Create link
hand-over-once = The link works once, within 15 minutes. Anyone who opens it gets your seat.
hand-over-guests = Only a guest with a seat at this table can do this. If you have an account, sign in on the other device.
take-along = Use your seat here
take-along-about = { $name } has a seat at this table in another browser. If you continue, this browser gets the same seats. You lose the seats that you took as a guest in this browser.
take-along-do = Continue as { $name }
take-along-not = Not now
take-along-account = You are signed in here as { $name }. Sign out first, then open the link again.
take-along-over = This link was already used or has expired. Create a new one in the other browser.
release-kept = A bot plays for { $name }. The seat is reserved.
release-do = Free seat
link-share = Send this link to your friends, or let them scan the code.
link-send = Send …
link-invitation = Come and play { $game } with me!
link-qr = QR code of the link
link-lonely = This address works only on this computer. Friends need its name or IP address in your network.
link-label = Link to this table
link-copy = Copy link
link-copied = Copied
link-copy-by-hand = The text is selected. Please copy it yourself.


## The table

table-not-found = Table not found
table-not-found-more = The link may be incomplete, or the table was deleted.
table-unknown-game = This page does not know this game yet. Reload the page to get the newest version.
table-you = You
table-somebody = A player
table-your-turn = Your turn.
table-turn-of = { $name }, it is your turn.
table-watching = You are watching
table-away = absent
table-bot-of = Bot, { $level }
table-instead-of = instead of { $guest }
table-closes-in = closes in { $seconds ->
        [one] one second
       *[other] { $seconds } seconds
    }
table-over = The game is over. Winner: { $names }.


## Clocks

time-days = { $count ->
        [one] 1 day
       *[other] { $count } days
    }
time-hours = { $count ->
        [one] 1 hour
       *[other] { $count } hours
    }
time-minutes = { $count ->
        [one] 1 minute
       *[other] { $count } minutes
    }
time-seconds = { $count ->
        [one] 1 second
       *[other] { $count } seconds
    }
time-days-hours = { $days } d { $hours } h
time-hours-minutes = { $hours } h { $minutes } min
time-brief-days = { $days } d
time-brief-hours = { $hours } h
clock-left = { $time } left
clock-yours = Your time
clock-of = { $name }: thinking time
clock-low = Your time is running out
clock-played = Time is up: { $moves ->
        [one] 1 move made for you
       *[other] { $moves } moves made for you
    }
clock-played-for = Time is up: move made for { $name }
clock-auto = auto


## Hints and undo

hint-ask = Get a hint
hint-thinking = Let me think …
hint-would = I would { $move }.
hint-only = { hint-would } It is the only possible move.
hint-uncertain = This is not certain, but it did best in simulated games.
hint-behind = Next best: { $other } – { $less }.
hint-alike = About as good: { $other }.
hint-tried = Both moves were tested in { $worlds } simulated games, each time with other hidden cards.
hint-sure = How sure is that?
undo-take = Undo move
undo-asked = You asked to undo your move. No answer yet: { $names }.
undo-asks = { $name } wants to undo the last move.
undo-agree = Agree
undo-refuse = Refuse
undo-agreed = You agreed. No answer yet: { $names }.
undo-refused = { $name } refused. The move counts.
undo-you-refused = You refused. The move counts.
undo-done = Your move is undone. Choose again.
undo-done-by = { $name } undid the last move.
undo-late = This was already decided.


## End of a game

ended-title = The game ended early
ended-closed = The operator of this server closed the table. There is no winner.
ended-you = You left, and the others ended the game. There is no winner.
ended-you-resigned = You resigned. There is no winner.
ended-resigned = { $name } resigned. There is no winner.
ended-left = { $name } left, and the others ended the game. There is no winner.
result-title = The game is over
result-wins = { $name } won
result-you-win = You won!
result-you-share = You and { $names } share the win
result-you-lose = You lost
result-place = You finished { $rank ->
        [2] 2nd
        [3] 3rd
       *[other] { $rank }th
    } of { $players }
result-level = You share { $rank ->
        [2] 2nd
        [3] 3rd
       *[other] { $rank }th
    } place of { $players } with { $names }
result-share = { $names } share the win
result-draw = A draw
result-rank = Place { $rank }
result-ranks = Final ranking
result-look-back = Open replay
result-record = Save record
result-lacking = A part of this page is missing. Reload the page to see it.
seal-fixed = All deals were fixed when this table was created. You can check them after the game. Their seal:
result-compare = Compare both games
rematch-again = Play again
rematch-wanted = { $name } wants to play again.
rematch-join = Join
rematch-follow = Keep watching


## Rules and keys

beckon-choose = Notify me when it is my turn and this tab is in the background
beckon-denied = Your browser blocks notifications from this page. You can allow them in the browser’s settings for this page.
rules-open = Rules and keys
rules-title = How to play
rules-lessons = New? Learn it in 90 seconds (opens a new tab)
    .next = Next lesson (opens a new tab)
rules-house = At this table
rules-free = Against bots alone, the arrow at the top undoes any of your moves. The result does not count then.
rules-keys = Keys
rules-paragraph = Rule{"\u00A0"}§{"\u00A0"}{ $paragraph }
rulebook-title = Full rules
rulebook-of = { $game }: rules
rulebook-games = Rules of the games
rulebook-parts = Contents
key-rules = show these rules
    .key = ?
key-hint = get a hint, if hints are allowed
    .key = T
key-undo = undo the last move, if possible
    .key = U
key-story = show the game log
    .key = W
key-talk = open the chat
    .key = M
key-show = show my cards to spectators, if allowed
    .key = V
key-close = close a dialog
    .key = Esc


## Joining and leaving

invitation-title = Invite friends
invitation-join = Send this link to your friends, or let them scan the code. They can watch, or take over from a bot.
    .message = Come and play { $game } with me!
invitation-watch = Send this link to your friends, or let them scan the code. They can watch.
    .message = Come and watch me play { $game }!
story-title = Game log
story-none = Nothing has happened yet.
leave-title = Leave this table?
leave-others = The others wait for you for a while. Then they can let a bot play for you.
leave-clock = Your clock keeps running.
leave-back = To return to your seat, open this table from the front page.
leave-stay = Stay here
leave-now = To the front page
absent-is = { $name } is absent.
    .resigned = { $name } has resigned.
absent-waiting = Waiting for { $names }
absent-title = { $name } is absent
    .resigned = { $name } has resigned
absent-what = What now?
absent-change = Change
absent-alone = You decide.
absent-several = Happens when { $needed } of you agree.
absent-agree = { $count } of { $needed } agree.
absent-by = Chosen by { $names }
wish-wait = Wait
    .note = The game continues when the player is back.
    .mine = You chose to wait.
wish-bot = Let a bot play
    .note = The absent player can take the seat back at any time.
    .mine = You chose a bot.
wish-end = End the game
    .note = There is no winner.
    .mine = You chose to end the game.
absent-sure = This cannot be undone. End the game?
absent-go-on = No, keep playing
back-bot = A bot plays for you.
back-take = Take my seat back
back-asleep = You are marked as absent. The server plays for you.
back-here = I am back
back-watching = You are watching. You can join the game.
back-join = Join game
back-title = Take over from a bot
back-note = You continue with the bot’s cards.
back-for = Play for { $name }


## Chat

talk-title = Chat
talk-say = Message
talk-send = Send
talk-none = No messages yet.
talk-listen = Only players can chat.
talk-report = Report
talk-reported = Reported to the operator of this server.
talk-hear-again = Show again
talk-mute = Mute { $name }
talk-about = Options for the message from { $name }
talk-silent = { $name } is muted.
phrases = Quick phrases
    .hello = Hello!
    .good_luck = Good luck!
    .well_played = Well played!
    .thanks = Thank you!
    .sorry = Sorry!
    .moment = One moment, please.
    .your_turn = It is your turn.
    .hurry = A little faster, please.
    .again = Another game?
    .bye = Goodbye!


## Cards for spectators

showing = Show cards to spectators
    .note = Anyone can be a spectator, even one of you in a second browser window.
    .false = Not allowed
    .true = Allowed for each player
showing-may = Players may show cards to spectators
showing-rule = Players may show their cards to spectators.
showing-shows = shows spectators the cards
own-title = Show my cards
own-about = Spectators can see your hand until you switch this off or the game ends.
own-warning = Anyone can be a spectator, even your opponents in a second browser window. You cannot take back what spectators have seen.
own-switch = Spectators may see my cards
own-mark = Your cards are shown
own-lookers = { $people ->
        [one] 1 spectator sees them
       *[other] { $people } spectators see them
    }
look-offer = You may look at the cards of { $names }
look-sees = You see the cards of { $name }.
look-next = From the next deal on, you see the cards of { $name }.
look-choose = Look
look-change = Change
look-title = Whose cards?
look-about = You see one hand in each deal. Your new choice applies from the next deal.
look-no-seat = If you look at the cards, you cannot join this game.
look-nobody = No cards


## Ratings

rating = Ratings
    .note = In two of three cases, the true strength is within the number after ±.
rating-value = { NUMBER($rating, useGrouping: 0) }{"\u00A0"}±{"\u00A0"}{ $uncertainty }
rating-rated = rating { $rating }
rating-none = not rated yet
rating-new = new
rating-changed = rating before { NUMBER($before, useGrouping: 0) }, now { NUMBER($after, useGrouping: 0) }
rating-yours = Your rating was { NUMBER($before, useGrouping: 0) }, now it is { NUMBER($after, useGrouping: 0) }.
unrated-ended = Not rated: the game was ended early.
unrated-bots = Not rated: bots took part.
unrated-guests = Not rated: external bots took part.
unrated-one_screen = Not rated: two players shared one device.
unrated-accounts = Not rated: at least two players with accounts must finish the game.


## Errors, by the code of the server

error-unreachable = Cannot reach the server. Please check your connection.
error-malformed = The server did not understand this request.
error-too_large = This is too long.
error-too_many = Too many requests from your connection, which you may share with others. Please try again in { $minutes ->
        [0] { $seconds ->
            [one] 1 second
           *[other] { $seconds } seconds
        }
       *[other] { $minutes } minutes
    }.
error-not_found = This table does not exist.
error-unknown_game = The server does not know this game.
error-bad_players = This game does not allow this number of players.
error-bad_option = The server does not know one of these house rules.
error-bad_name = { $reason ->
    [empty] Please type a name with at least one letter, number or emoji.
    [too_long] A name has at most 24 characters. Some emojis count as several.
    [invisible] The name contains an invisible character ({ $code }). Please type the name again.
    [character] A name cannot contain the character “{ $character }” ({ $code }).
   *[other] Please choose another name.
}
error-bad_text = Please type a message.
error-silenced = The operator of this server does not let you chat until { DATETIME($until, dateStyle: "medium", timeStyle: "short") }, because of a message you sent. You can keep playing.
error-banned = The operator of this server has banned you until { DATETIME($until, dateStyle: "medium", timeStyle: "short") }.
error-challenge_over = This took too long or was already answered. Please try again.
error-cannot_notify = This device cannot receive notifications.
error-not_signed_in = You are no longer signed in. Reload the page to sign in again.
error-bad_record = This is not a readable game record.
error-illegal_move = The rules do not allow this move now.
error-cannot_take_back = This can no longer be undone.
error-not_your_turn = It is not your turn.
error-not_seated = You have no seat at this table.
error-seat_taken = Another player was faster. This seat is taken.
error-not_host = Only the host can do this.
error-changed = The situation has changed, so your choice was not used. Please choose again.
error-started = The game has started. Seats can no longer change.
error-not_started = The game has not started yet.
error-game_over = The game is over.
error-hints_off = Hints are not allowed at this table.
error-not_over = The game is still running.
error-embargo = You are playing the same cards in a challenge. You can see this game when you have finished yours.
error-not_away = That player is present or has only just left.
error-cannot_show = Players may not show cards at this table.
error-cannot_look = You cannot see these cards. Their player does not show them, or not to you.
error-has_looked = You have seen another player’s cards, so you cannot join this game. You can join the next one.
error-table_ended = This game was ended early.
error-busy = The server is busy. Please try again in a moment.
error-foreign_origin = This page cannot use this server. Please open the table at the server’s own address.
error-internal = Something went wrong on the server. Please try again in a moment.
error-unknown = That did not work.
