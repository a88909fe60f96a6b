# What the page says in English, whatever the game.
# A choice is a message, and what can be chosen are its attributes; `.note` explains it.

app-title = Matchwood
app-strap = Card games by the fire
app-nowhere = There is no page here
app-asked = ● Your move · { $game }
app-your-move = Your move
app-account = Account
app-home = To the front page
    .short = Front page
app-language = Language
app-close = Close
app-cancel = Cancel
app-loading = One moment …
app-offline = No connection. Trying again …
app-slow = The server takes long to answer …
app-newer = There is a new version of Matchwood.
app-load-newer = Load new version
app-try-now = Try now
app-online = The connection is back.
app-again = Try again
app-show = Show
app-hide = Hide
app-show-password = Show the password


## Settings

settings = Settings
setting-theme = Colours
    .device = Like the device
    .light = Light
    .dark = Dark
setting-motion = Motion
    .device = Like the device
    .less = As little as possible
setting-speed = Speed at the table
    .table = As the table was set
    .quick = Quick: everything is shown for a moment only
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
setting-banter = What bots say
    .on = A word now and then
    .off = Nothing
sound-offer = Would you like sound and vibration? You find both in the settings.
    .on = Turn on sound
setting-sound = Sound and vibration
    .off = Off
    .quiet = Quiet
    .full = Full
notified-choose = Notify me when it is my move and the table is not open here
notified-note = On this device, also while the browser is closed: when it is your move, or somebody wants to play again.
notified-title = Notifications
notified-blocked = Your browser does not allow this page to notify you. You can change that in its settings for this page.
notified-unsafe = Notifications need an address with https://.
notified-impossible = This browser has none for this page. On an iPhone or iPad put Matchwood on the home screen first.
notified-not_offered = This server sends none.
notified-failed = The server or your browser’s push service did not answer. Please try again.


## The front page

front-welcome = A table in seconds. Play with friends, and let honest bots fill the empty chairs.
front-games = What shall we play?
front-span = { $counts } players
front-name = Your name
# The name of somebody who tells none; the lists are words, with spaces between them.
guest-name = { $first } { $second }
    .first = Muddy Sparky Flickering Smoky Glowing Splashing Puddly Sooty Blazing Sticky Slippery Crackling Drippy Fiery Squelchy Lucky
    .second = Otter Badger Newt Hedgehog Toad Fox Beaver Sparrow Mole Firefly Duckling Piglet Hamster Moth Lynx Magpie
front-learn = New? 90 seconds
front-lessons = Lessons
front-play = Play
front-invite = Invite friends
front-friends = Play with friends
front-bots-only = Play against bots
front-open-record = Look back at a game from a file
front-unreachable = The server cannot be reached. Games and lessons need a connection. You can still read the rules.
front-no-games = This server offers no game that this page knows.
front-tables = Your tables
front-no-tables = No table yet. Light the first match.
front-continue = Continue
front-play-on = Play on
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
resign = Resign the game
resign-of = Resign { $game }
resign-alone = The game ends at once, without a result. You cannot take this back.
resign-others = The others decide whether a bot plays on for you or the game ends. It counts as leaving the game, and your rating does not change. You are back if you open the table before they decide.
resign-do = Yes, resign
front-with = With { $names }
front-alone = Nobody else yet
front-your-move = your move
state-open = waiting for players
state-playing = in play
state-over = finished
state-ended = ended early
preparing-title = { $game } is being prepared.
preparing-then = You sit down as soon as it is ready.
preparing-steps = { $done } of { $of } steps done
preparing-tile = preparing: { $done }/{ $of }
lobby-title = Open tables
lobby-none = No public table just now. Yours is one if you choose, under House rules and pace, that everybody may watch.
lobby-sit = Sit down
lobby-watch = Watch
lobby-free = { $seats ->
        [one] one chair is free
       *[other] { $seats } chairs are free
    }


## Matchwood as an app

install-title = Put Matchwood on your home screen
install-why = It opens like an app, and you can read the rules without a connection.
install-by-hand = Tap Share in the browser, then “Add to Home Screen”.
install-do = Install
install-settings = Matchwood as an app
install-no = No, thank you


## Who plays, and how

front-players = Players
company = Against whom?
company-bot = A bot
    .note = Off you go at once.
company-link = A friend far away
    .note = You get a link to send.
company-beside = Two at one screen
    .note = You take turns here.
company-name = Name of the other
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
strengths = Do all bots play equally well?
    .note = Under house rules you choose for each bot.
    .false = Yes, all alike
    .true = No, each as I choose
    .each = each its own
strengths-bot = Bot on chair { $chair }
front-more = House rules and pace
pace = Pace of the bots
    .calm = Calm – easy to follow
    .brisk = Brisk
    .instant = Instant
clock = Time to think
    .none = No clock
    .relaxed = Relaxed
    .brisk = Brisk
    .correspondence = Over days
clock-without = Everybody takes the time they need.
clock-rule = Everybody begins with { $bank }; each decision brings { $increment } back. Once your time is up, a sensible move is made for you.
hints = Hints allowed
    .false = No
    .true = Yes – whoever is to move may ask
hints-allowed = Hints are allowed
takeover = The chairs of bots
    .false = Nobody takes them over
    .note-false = Who comes during the game can only watch.
    .true = People may take them over
    .note-true = Who comes during the game may play on in a bot's place: the link for them stands behind the ? at the table.
takeover-rule = During the game people may take over from bots.
window = Time to add a card
window-seconds = { $seconds ->
        [0] Take the time you need
       *[other] { $seconds } seconds
    }
window-rule = You have { $seconds } seconds to add a card; whoever says nothing lets the mud fly.
watching = Who may watch
    .nobody = Nobody
    .note-nobody = Only those at the table see what happens there.
    .link = Whoever has the link
    .note-link = Watchers see what lies on the table, and only cards that somebody shows them.
    .everybody = Everybody – a public table
    .note-everybody = It stands on the front page: strangers may sit down, and watch.
watching-closed = At this table nobody may watch
watching-count = { $people ->
        [one] One person is watching.
       *[other] { $people } people are watching.
    }


## The waiting room

waiting-title = Who is joining?
waiting-missing = { $open ->
        [0] All chairs are taken.
        [one] One chair is still free.
       *[other] { $open } chairs are still free.
    }
waiting-begins = { $open ->
        [0] Begin when you like.
       *[other] The game begins when the last chair is taken, or when you begin.
    }
waiting-begins-by-host = { $open ->
        [0] The game begins when the host begins.
       *[other] The game begins when the last chair is taken, or when the host begins.
    }
waiting-seats = Chairs
waiting-free = free
waiting-kept = kept for { $name }
waiting-you = you
waiting-bot = bot
waiting-guest = guest bot
waiting-sit-here = Sit on chair { $seat }
waiting-here = Here
waiting-sit = Sit down
waiting-stand-up = Stand up
waiting-take-chair = Take the chair from { $name }
waiting-stood-up = The host needed your chair for somebody else. Perhaps there is another one?
waiting-who-sits = Who sits on chair { $seat }
waiting-close = Take chair away
waiting-add = One more chair
waiting-move-up = Chair { $seat }: move up
waiting-bots-take = { $open ->
        [one] A bot takes the free chair:
       *[other] Bots take the { $open } free chairs:
    }
waiting-begin = Begin
hand-over = Continue on another device
hand-over-about = Your seat belongs to this browser. A link takes it to another browser as well.
hand-over-make = Make the link
hand-over-once = The link works once, for 15 minutes. Whoever opens it gets your seat.
hand-over-guests = Only a guest with a seat here can do that. If you have an account, sign in on the other device.
hand-over-in-app = You are in the browser of an app. Your seat belongs to this browser: elsewhere you need a link to it.
take-along = Take your seat along
take-along-about = { $name } sits at this table in another browser. If you go on, this browser has the same seats. Seats that you took here as a guest are lost.
take-along-do = Sit down as { $name }
take-along-not = Not now
take-along-account = You are signed in here as { $name }. Sign out first, then open the link again.
take-along-over = This link was used already or is too old. Make a new one in the other browser.
release-kept = A bot plays for { $name } and keeps the seat.
release-do = Free the seat
waiting-twin = { $name } sits here already. Is that you? Then open “Continue on another device” in the browser in which you sat down.
waiting-house = House rules
link-share = Send this link to your friends, or let them scan it.
link-send = Send …
link-invitation = Come and play { $game } with me!
link-qr = The link as a picture for a camera
link-lonely = This address works on this computer only. Friends need its name or number in your network.
link-label = Link to this table
link-copy = Copy link
link-copied = Copied
link-copy-by-hand = The link is selected: please copy it yourself.


## The table

table-not-found = There is no table here
table-not-found-more = Perhaps the link is incomplete, or the table was cleared away.
table-unknown-game = This page does not know that game yet. Reload it to get the newest version.
table-you = You
table-somebody = Somebody
table-your-turn = Your turn.
table-turn-of = { $name }, it is your turn.
table-watching = You are watching
table-away = away
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
clock-of = { $name }: time to think
clock-low = Your time is running out
clock-played = Time was up: { $moves ->
        [one] played for you
       *[other] { $moves } moves played for you
    }
clock-played-for = Time was up: played for { $name }
clock-auto = auto


## Hints, and taking back

hint-ask = Ask for a hint
hint-thinking = Let me think …
hint-would = I would { $move }.
hint-only = { hint-would } There is no other move.
hint-uncertain = Nothing is certain here.
hint-behind = Next best: { $other }. That brings { $less }.
hint-alike = About as good: { $other }.
hint-tried = Both were tried out in { $worlds } imagined games in which the hidden cards lay differently.
hint-sure = How sure is that?
undo-take = Take the move back
undo-asked = You have asked to take it back. Still to answer: { $names }.
undo-asks = { $name } would like to take the last move back.
undo-agree = Agree
undo-refuse = No
undo-agreed = You agree. Still to answer: { $names }.
undo-refused = { $name } would rather let the move stand.
undo-you-refused = You let the move stand.
undo-done = Your move is taken back: choose again.
undo-done-by = { $name } has taken the last move back.
undo-late = That is settled already.


## The end, and what comes after

ended-title = The table was ended
ended-you = You left, and the others did not want to play on. Nobody wins.
ended-you-resigned = You have resigned. Nobody wins.
ended-resigned = { $name } has resigned. Nobody wins.
ended-left = { $name } left, and the others did not want to play on. Nobody wins.
result-title = The game is over
result-wins = { $name } won
result-you-win = You won!
result-you-share = You and { $names } share the win
result-you-lose = You lost
result-place = You came { $rank ->
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
result-ranks = Final standing
result-look-back = Look back
result-record = Save the record
seal-fixed = All deals were fixed when this table was opened, and can be checked after the game. Their seal:
rematch-again = Play again
rematch-wanted = { $name } would like to play again.
rematch-join = Join in
rematch-follow = Go on watching


## Rules and keys

beckon-choose = Notify me when it is my move and this tab is in the background
beckon-denied = Your browser does not allow this page to notify you. You can change that in its settings for this page.
rules-open = Rules and keys
rules-title = How to play
rules-lessons = New to it? Learn it in 90 seconds (opens a new tab)
rules-house = At this table
rules-keys = Keys
rulebook-title = The rules in full
rulebook-of = { $game }: the rules
rulebook-games = The rules of the games
rulebook-parts = Contents
key-rules = these rules
    .key = ?
key-hint = a hint, where hints are allowed
    .key = T
key-undo = take the last move back, where that is possible
    .key = U
key-story = what happened so far
    .key = W
key-talk = talk at the table
    .key = M
key-show = show my cards to those who watch, where that is allowed
    .key = V
key-close = close a window
    .key = Esc


## Who comes, and who goes

invitation-title = Invite friends
invitation-join = Send this link to your friends, or let them scan it: they can watch, and take over from a bot.
    .message = Come and play { $game } with me!
invitation-watch = Send this link to your friends, or let them scan it: they can watch.
    .message = Come and watch me play { $game }!
story-title = What happened
story-none = Nothing has happened yet.
leave-title = Leave the table?
leave-others = The others wait for you for a while. Then they may let a bot play in your place.
leave-clock = Your clock runs on.
leave-back = You find this table again on the front page, and your seat with it.
leave-stay = Stay
leave-now = To the front page
absent-is = { $name } is away.
    .resigned = { $name } has resigned.
absent-waiting = Waiting for { $names }
absent-title = { $name } is away
    .resigned = { $name } has resigned
absent-what = What now?
absent-change = Change
absent-alone = You decide.
absent-several = It is done once { $needed } of you wish the same.
absent-agree = { $count } of { $needed } agree.
absent-by = Wished by { $names }
wish-wait = Wait
    .note = The game goes on when they are back.
    .mine = You wait.
wish-bot = Let a bot play on
    .note = They may take their seat back at any time.
    .mine = You wish for a bot.
wish-end = End the table
    .note = Nobody wins, and nobody plays on.
    .mine = You wish to end the table.
absent-sure = This cannot be taken back. End the table?
absent-go-on = No, play on
back-bot = A bot plays in your place.
back-take = Take my seat back
back-asleep = You count as away: your moves are made for you.
back-here = I am here
back-watching = You are watching. You may play along.
back-join = Play along
back-title = Take over from a bot
back-note = You play on with its cards, from where the game is.
back-for = Play for { $name }


## Talk

talk-title = Talk at the table
talk-say = Say something
talk-send = Send
talk-none = Nobody has said anything yet.
talk-listen = Those who sit at the table talk; you listen.
talk-report = Report
talk-reported = Reported to the host of this server.
talk-hear-again = Hear again
talk-mute = Mute { $name }
talk-about = About what { $name } said
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
    .again = Once more?
    .bye = Goodbye!


## Cards for those who watch

showing = Cards for those who watch
    .note = It can be anybody who watches, also one of you in a second browser window.
    .false = Nobody shows theirs
    .true = Whoever wants to may show theirs
showing-may = Cards may be shown to those who watch
showing-rule = Players may show their cards to those who watch.
showing-shows = shows the cards to those who watch
own-title = Show my cards
own-about = Whoever watches may look into your hand, until you switch it off or the game is over.
own-warning = Anybody may be watching, your opponents included: a second browser window is all it takes. What was seen cannot be taken back.
own-switch = Those who watch may see my cards
own-mark = Your cards are shown
own-lookers = { $people ->
        [one] 1 person is looking
       *[other] { $people } people are looking
    }
look-offer = You may look into cards: { $names }
look-sees = You see the cards of { $name }.
look-next = From the next deal on you see the cards of { $name }.
look-choose = Look
look-change = Change
look-title = Whose cards?
look-about = You see one hand in each deal. Another one that you choose is shown from the next deal on.
look-no-seat = Whoever has looked cannot join in this game any more.
look-nobody = Nobody's cards


## Ratings

rating = Ratings
    .note = Two of three ratings are right within the number behind the ±.
rating-value = { NUMBER($rating, useGrouping: 0) }{"\u00A0"}±{"\u00A0"}{ $uncertainty }
rating-rated = rating { $rating }
rating-none = not rated yet
rating-new = new
rating-changed = rating before { NUMBER($before, useGrouping: 0) }, now { NUMBER($after, useGrouping: 0) }
rating-yours = Your rating was { NUMBER($before, useGrouping: 0) }, now it is { NUMBER($after, useGrouping: 0) }.
unrated-ended = Not rated: the game was ended early.
unrated-bots = Not rated: bots played along.
unrated-guests = Not rated: guest bots played along.
unrated-one_screen = Not rated: two played at one screen.
unrated-accounts = Not rated: that takes two people with an account who play to the end.


## What went wrong, by the code of the server

error-unreachable = The server cannot be reached. Please check your connection.
error-malformed = The server did not understand that.
error-too_large = That was too long.
error-too_many = Too much at once from your connection, which you may share with others. Please try again in { $minutes ->
        [0] { $seconds ->
            [one] a second
           *[other] { $seconds } seconds
        }
       *[other] { $minutes } minutes
    }.
error-not_found = There is no such table.
error-unknown_game = The server does not know this game.
error-bad_players = This game cannot be played with that many players.
error-bad_option = The server does not know one of these house rules.
error-bad_name = { $reason ->
    [empty] Please type a name with at least one letter, number or picture.
    [too_long] A name has at most 24 characters. Some pictures count as several.
    [invisible] The name contains an invisible character ({ $code }). Please type the name without it.
    [character] A name cannot contain the character “{ $character }” ({ $code }).
   *[other] Please choose another name.
}
error-bad_text = Please say something that can be read.
error-silenced = You may not talk here until { DATETIME($until, dateStyle: "medium", timeStyle: "short") }: that is what the host of this server decided about something you said. You can play on.
error-bad_password = A password has 8 to 128 characters.
error-wrong_password = Name and password do not fit together.
error-wrong_passkey = This passkey does not fit. It may have been removed from its account.
error-challenge_over = That took too long, or was answered before. Please begin again.
error-cannot_notify = This device cannot be notified.
error-no_passkeys = There is no passkey for this address. Passkeys need https:// or localhost.
error-passkey_known = This device has a passkey for this account already.
error-too_many_passkeys = More than 20 passkeys are too many. Please remove one first.
error-last_way_in = This is your last way in. Add another passkey or choose a password first.
error-passkey_cancelled = No passkey came of it: it was cancelled, took too long, or this device has none for here.
error-passkey_impossible = This browser or device cannot do that with passkeys. Try another device, or a password.
error-name_taken = Somebody has this name already. Please choose another one.
error-not_signed_in = You are not signed in any more. Load the page again to sign in.
error-bad_record = This is no game record that can be read.
error-illegal_move = The rules do not allow that now.
error-cannot_take_back = That cannot be taken back any more.
error-not_your_turn = It is not your turn.
error-not_seated = You have no seat at this table.
error-seat_taken = Somebody else was quicker: that chair is taken.
error-not_host = Only whoever made this table may do that.
error-changed = The situation has changed, so your choice was not carried out. Please choose again.
error-started = The game has begun: everybody keeps their chair.
error-not_started = The game has not begun yet.
error-game_over = The game is over.
error-hints_off = No hints are given at this table.
error-not_over = The game is still running.
error-not_away = Nobody has left that seat, or not for long.
error-cannot_show = At this table no cards are shown to those who watch.
error-cannot_look = These cards are not shown, or not to you.
error-has_looked = You have seen somebody's cards in this game, so you cannot play in it. At the next one you can.
error-table_ended = This table was ended.
error-busy = The server is busy. Please try again in a moment.
error-foreign_origin = This page may not act here. Please open the table from the server itself.
error-internal = Something broke on the server. Please try again in a moment.
error-unknown = That did not work.
