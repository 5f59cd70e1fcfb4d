### Easy Harp in English.
### A card comes as $rank (A, 2 … 10, J, Q, K) and $suit (S, H, D, C). $form says where its name will stand:
### "name" in a list, "inside" a sentence with its article, "start" at the start of a sentence.
### In other messages $card and $target are names for inside a sentence, $card-start is one that starts it.

app-name = Easy Harp

## Cards and piles

card =
    { $form ->
        [inside] the{ " " }
        [start] The{ " " }
       *[name] { "" }
    }{ $rank ->
        [A] ace
        [J] jack
        [Q] queen
        [K] king
       *[other] { $rank }
    } of { $suit ->
        [S] spades
        [H] hearts
        [D] diamonds
       *[C] clubs
    }

pile-stock = Stock: { $count ->
        [0] empty
        [one] { $count } card
       *[other] { $count } cards
    }
pile-waste = Waste: { $count ->
        [0] empty
        [one] { $top }
       *[other] { $top }, on { $count } cards in all
    }
pile-foundation = Foundation { $slot ->
       *[1] 1
        [2] 2
    } for { $suit ->
        [S] spades
        [H] hearts
        [D] diamonds
       *[C] clubs
    }: { $count ->
        [0] empty
       *[other] { $top }
    }
pile-column = Column { $column }: { $down ->
        [0] { "" }
       *[other] { $down } face-down,{ " " }
    }{ $open ->
        [0] empty
       *[other] { $cards }
    }
table-label = The table
foundations-label = Foundations
stock-draw = Draw a card
stock-turn-over = Turn the waste over
stock-empty = Stock and waste are empty

## The page

score = Score
moves = Moves
deal-number = Deal { $number }
deal-of-day = Deal of the day, { $day }
undo = Undo
redo = Redo
new-game = New game
menu = Menu
settings = Settings
close = Close

new-deal = New deal
new-deal-hint = one of 999,999, picked at random
daily-deal = Deal of the day
daily-deal-hint = the same for everyone on { $day }
same-deal = Same deal
same-deal-hint = this deal again, from its first card
deal-input = Deal code or number
deal-open = Deal it
left-toast = You left a game with { $moves ->
        [one] { $moves } move
       *[other] { $moves } moves
    }.
back-to-left = Back to the game you left
back-to-left-hint = { $code }, { $moves ->
        [one] { $moves } move
       *[other] { $moves } moves
    }

option-interactive-rules = Interactive rules
    .hint = A refused move is followed by the rule behind it.
option-double-tap = Double tap
    .hint = Two quick taps look for a place on the table.
language = Language
language-browser = As in the browser ({ $language })

win-title = You won!
win-title-again = This game is won
win-summary = Score { $score }, { $moves ->
        [one] { $moves } move
       *[other] { $moves } moves
    }.
win-take-backs = Won with cards taken back from the foundations.
win-record = Save the record

## What goes wrong

offline = The app cannot be reached. Your game is safe; it goes on as soon as there is an answer.
notice-went-on = This game went on in another window. This is how it stands now.
notice-set-aside = The file with your games could not be read. It was kept as { $file }, and a new one was begun.
notice-unreadable = The game that was on the table cannot be read. It was kept, and you can play another one.
error-internal = That did not work. Nothing was changed; please try again.
error-not-found = That game is not here any more.
deal-fault-title = There is no such deal
deal-fault-stay = Back to my game
deal-empty = Type a deal code such as EH1-N-AAAAAAF, or a number.
deal-out-of-range = Deal numbers run from 1 to 999,999.
deal-unknown-scheme = This code belongs to a way of dealing that this app does not know. It knows codes that start with EH1.
deal-unknown-kind = This is no numbered deal: EH1- is followed by N-.
deal-letters = EH1-N- is followed by exactly seven letters from A to Z, as in EH1-N-AAAAAAF.
deal-not-a-code = This is neither a deal code such as EH1-N-AAAAAAF nor a number.

## Refusals

refusal-game-over = The game is won. Start a new one to play on.
refusal-nothing-to-undo = There is nothing to undo.
refusal-undo-limit = Only the last 100 actions can be undone.
refusal-nothing-to-redo = There is nothing to redo.
refusal-nothing-to-draw = Stock and waste are both empty: there is nothing to draw.
refusal-nothing-there = There is no card there.
refusal-face-down = A face-down card cannot be moved. It turns up by itself when it becomes the last of its column.
refusal-buried-in-waste = { $card-start } lies under others: only the top card of the waste can be played.
refusal-same-pile = { $card-start } is back where it was.
refusal-no-target = Cards cannot be put on the stock or the waste.
refusal-foundation-to-foundation = { $card-start } cannot go from one foundation to another, only to a column.
refusal-foundation-one-at-a-time = Cards go onto the foundations one at a time.
refusal-king-run-needs-empty-column = A sequence headed by a king moves as a block to an empty column only, not onto { $target }.
refusal-one-card-at-a-time = One card at a time: a sequence headed by { $card } does not move as a block. Take it apart from its last card.
refusal-empty-column-needs-king = An empty column takes only a king, or a sequence headed by one: not { $card }.
refusal-foundation-wrong-rank = { $card-start } has to wait: foundations go up in suit from the ace, without gaps.
refusal-same-colour = { $card-start } and { $target } are both { $colour ->
        [red] red
       *[black] black
    }: colours must alternate.
refusal-wrong-rank = { $card-start } does not fit on { $target }: the card beneath must be exactly one rank higher.

## For ears

spoken-drawn = { $card-start } drawn.
spoken-turned-over = Waste turned over into the stock.
spoken-to-column = { $card-start } to column { $column }.
spoken-run-to-column = { $count } cards, headed by { $card }, to column { $column }.
spoken-to-foundation = { $card-start } to its foundation.
spoken-turned-up = { $card-start } turned up.
spoken-won = The game is won!
spoken-undone = Undone.
spoken-redone = Redone.
spoken-score = Score { $score }.
spoken-selected = { $card-start } selected.
spoken-not-possible = Not possible.

## Settings

settings-playing = Playing
settings-looks = Looks
settings-senses = For eye, ear and hand

option-tap-moves = Tap to the foundations
    .hint = One tap sends a card to a foundation that accepts it. When off, a tap only selects.
option-theme = Table
    .auto = As the device is set
    .paper = Paper
    .felt = Felt
    .dark = Dark
    .contrast = High contrast
option-four-colours = Four colours
    .hint = Diamonds and clubs get a tone of their own.
option-large-faces = Large faces
    .hint = Only rank and suit, as large as the card.
option-left-handed = Left-handed
    .hint = The table in the mirror.
option-motion = Motion
    .full = Calm
    .fast = Quick
    .off = Off
option-show-targets = Show targets
    .hint = While a card is held, the piles that accept it are marked.
option-mark-last-move = Mark the last move
    .hint = A soft sign on the card that moved last.
option-sound = Sound
    .hint = Plucked strings.
option-vibration = Vibration
    .hint = A light touch when a card lands.
option-clock = Clock
    .hint = Counts while the page is seen and the game is on.
option-show-score = Show score and moves
    .hint = When off, the game is calmer; they are counted all the same.

## Keys, the board in words, the first minute

keys = Keys
keys-note = Typed actions: first where the card comes from (1–9, W, or A–H for a foundation), then where it goes (1–9, or F for the foundations), then Enter. At the start, S is the stock and F the sixth foundation. Letters can be switched off in the settings.
key-arrows = from pile to pile, from card to card
key-enter = tap the card or pile; play what is typed
key-hold = select the card, whatever a tap would do
key-stock = draw a card, or turn the waste over
key-undo = undo
key-redo = redo
key-new = new game
key-typed = type an action: 4 7 Enter, W F Enter, C 7 Enter
key-edit = take back a typed sign
key-escape = clear what is typed; let go of a card
key-moves = hear where each card may go
key-text = the board in words
key-help = these keys

typed-part = { $from }: where to? 1–9 or F
typed-action = { $action }: press Enter
typed-move = { $from } to { $to }
typed-stock = Stock
typed-fault-source = An action starts with 1–9, W, S, or A–H for a foundation.
typed-fault-target = A card goes to a column, 1–9, or to the foundations, F.
typed-fault-length = An action has two signs, S only one.
place-column = column { $column }
place-waste = waste
place-foundations = foundations
place-foundation = foundation { $slot } for { $suit ->
        [S] spades
        [H] hearts
        [D] diamonds
       *[C] clubs
    }

text-title = The board in words
text-input = Type an action
text-hint = 47 is column 4 to column 7, WF the waste to its foundation, C7 back from a foundation; S the stock, U undo, R redo.
text-score = Score { $score }, moves { $moves }
text-talon = Stock and waste
text-columns = Columns
text-moves = Legal moves
text-moves-show = Show where each card may go
text-moves-hide = Hide the legal moves
text-move = { $card }{ $count ->
        [1] { "" }
       *[other] {" "}and all on it
    }, { $from }: may go to { $to }.
text-no-move = No card can be moved.
text-draw = The stock: draw a card.
text-turn-over = The stock is empty: turn the waste over.

clock = Time
option-double-tap-ms = Time for a double tap
    .ms-350 = Short (0.35 seconds)
    .ms-600 = Longer (0.6 seconds)
    .ms-1000 = Long (1 second)
option-letter-keys = Keys of one letter
    .hint = U, R, N and typed actions such as 47. When off, arrows, Enter, Space and Esc remain.
option-text-board = Board in words
    .hint = Shows beside the table what a screen reader reads.

update-ready = A new version is ready. Your game is kept.
update-use = Use it now
update-later = Later

guide = Two minutes with the harp
guide-offer = New here? Two minutes with the harp
guide-begin = Show me
guide-decline = No, thanks
guide-stop = I know enough
guide-end = Now I play
guide-step-column = The last card of a column goes onto a card one rank higher, of the other colour. Drag it, or tap it and then its place.
guide-step-foundation = A card that was uncovered turned up by itself. Aces open the foundations, and each foundation goes up in its suit to the king. A tap sends a card there.
guide-step-stock = Nothing more to do? Tap the stock for another card. You may go through it as often as you like.
guide-step-waste = The top card of the waste may be played like any other. When it fits nowhere, draw on.
guide-step-rule = One card at a time! Only a sequence headed by a king moves as a block, and only to an empty column. When all 104 cards are on the foundations, you have won. Undo takes back up to 100 actions.
guide-hint-onto = Here: { $card } onto { $target }.
guide-hint-home = Here: { $card }.
