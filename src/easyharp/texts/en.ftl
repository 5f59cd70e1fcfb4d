### Easy Harp in English.
### A card comes as $rank (A, 2 … 10, J, Q, K) and $suit (S, H, D, C). $form says where its name will stand:
### "name" in a list, "inside" a sentence with its article, "start" at the start of a sentence.
### In other messages $card and $target are names for inside a sentence, $card-start is one that starts it.
### region is whose figures and dates these words follow; a bare language leaves it to the reader's own.

region = en
app-name = Easy Harp
app-description = A calm patience with two decks and nine columns.

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
       *[other] { $top } on top, { $count } cards in all
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
controls-label = Game controls
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
back-to-game = Back to the game
settings = Settings
close = Close

new-deal = New deal
new-deal-hint-winnable = Picked at random, of those proved winnable
new-deal-hint-any = Picked at random, of all 999,999
daily-deal = Deal of the day
daily-deal-hint = The same for everyone on { $day }
same-deal = Same deal
same-deal-hint = This deal again, from the start
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
language-browser = Browser language ({ $language })

win-title = You won!
win-title-again = This game is won
win-summary = Score { $score }, { $moves ->
        [one] { $moves } move
       *[other] { $moves } moves
    }.
win-take-backs = Won with cards taken back from the foundations.
win-record = Save to a file

## What goes wrong

offline = The app cannot be reached. Your game is safe; it goes on as soon as there is an answer.
notice-went-on = This game went on in another window. This is how it stands now.
notice-unknown-here = The server does not know whose game this is: your browser sends it no cookies, or they were deleted. Allow cookies for this page and load it again; then every move is kept.
notice-set-aside = The file with your games could not be read. It was kept as { $file }, and a new one was begun.
notice-unreadable = Your current game cannot be read. It was kept, and you can play another one.
notice-go-on = Go on from before the damage
notice-disk-full = The disk is full. You can look at your games, but nothing can be saved. Free some space, then start Easy Harp again.
notice-read-only = The folder with your games may only be read. You can look at your games, but nothing can be saved. Give yourself the right to write there, then start Easy Harp again.
notice-lost-writes = Part of what was saved last is gone, so your last moves may be missing. Everything before them is there.
notice-damaged = Part of your saved data is damaged. What cannot be read is replaced by its usual value; the rest is as it was.
offline-disk-full = The disk is full, so nothing can be saved just now. Your game is safe. Free some space and it goes on.
offline-read-only = The folder with your games may only be read, so nothing can be saved just now. Your game is safe. Give yourself the right to write there and it goes on.
error-internal = That did not work. Nothing was changed; please try again.
error-not-found = That game is not here any more.
error-no-solver = There are no hints here: for this kind of computer the app comes without the program that looks for them.
deal-fault-title = There is no such deal
deal-fault-stay = Back to my game
deal-empty = Type a deal code such as EH1-N-AAAAAAF, or a number.
deal-out-of-range = Deal numbers run from 1 to 999,999.
deal-unknown-scheme = This code belongs to a way of dealing that this app does not know. It knows codes that start with EH1.
deal-unknown-kind = This is not a numbered deal: EH1- must be followed by N-.
deal-letters = EH1-N- must be followed by exactly seven letters from A to Z, as in EH1-N-AAAAAAF.
deal-not-a-code = This is neither a deal code such as EH1-N-AAAAAAF nor a number.
deal-several = More than one deal is named here. Choose one of them.

## Refusals

refusal-game-over = The game is won. Start a new one to play on.
refusal-nothing-to-undo = There is nothing to undo.
refusal-undo-limit = Only the last 100 actions can be undone.
refusal-nothing-to-redo = There is nothing to redo.
refusal-nothing-to-draw = Stock and waste are both empty: there is nothing to draw.
refusal-nothing-there = There is no card there.
refusal-face-down = A face-down card cannot be moved. It turns up by itself once it is the last of its column.
refusal-buried-in-waste = { $card-start } lies under others: only the top card of the waste can be played.
refusal-same-pile = { $card-start } is back where it was.
refusal-no-target = Cards cannot be put on the stock or the waste.
refusal-foundation-to-foundation = { $card-start } cannot go from one foundation to another, only to a column.
refusal-foundation-one-at-a-time = Cards go onto the foundations one at a time.
refusal-king-run-needs-empty-column = A sequence headed by a king goes only to an empty column, not onto { $target }.
refusal-one-card-at-a-time = One card at a time: { $card } does not move with those on it. Start with the last card.
refusal-empty-column-needs-king = An empty column takes only a king, or a sequence headed by one: not { $card }.
refusal-foundation-wrong-rank = { $card-start } has to wait: foundations go up in suit from the ace, without gaps.
refusal-same-colour = { $card-start } and { $target } are both { $colour ->
        [red] red
       *[black] black
    }: colours must alternate.
refusal-wrong-rank = { $card-start } goes only onto a card exactly one rank higher, not onto { $target }.

## For ears

spoken-opened = { $moves ->
    [0] A new game: deal { $number }.
    [one] Deal { $number } goes on after one move.
   *[other] Deal { $number } goes on after { $moves } moves.
}
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
spoken-let-go = { $card-start } deselected.
spoken-not-possible = Not possible.

## Settings

settings-playing = Playing
settings-looks = Appearance
settings-senses = Sound, motion and accessibility

option-tap-moves = Tap to the foundations
    .hint = One tap sends a card to a foundation that accepts it. When off, a tap only selects.
option-theme = Table
    .auto = Same as device
    .paper = Paper
    .felt = Felt
    .dark = Dark
    .contrast = High contrast
option-four-colours = Four colours
    .hint = Diamonds and clubs get a tone of their own.
option-large-faces = Large faces
    .hint = Only rank and suit, as large as the card.
option-left-handed = Left-handed
    .hint = Mirrors the table.
option-motion = Motion
    .full = Calm
    .fast = Quick
    .off = Off
option-show-targets = Show targets
    .hint = While a card is held, the piles that accept it are marked.
option-mark-last-move = Mark the last move
    .hint = A soft mark on the card that moved last.
option-new-deals = New deals
    .winnable = Only those proved winnable
    .any = Any of the 999,999
option-sound = Sound
    .hint = Plucked strings.
option-vibration = Vibration
    .hint = A light touch when a card lands.
option-clock = Clock
    .hint = Runs while the page is visible and the game is in progress.
option-show-score = Show score and moves
    .hint = Hide them for a calmer game; both are still counted.

## Keys, the board in words, the first minute

keys = Keys
keys-note = Typed actions: first where the card comes from (1–9, W, or A–H for a foundation), then where it goes (1–9, or F for the foundations), then Enter. At the start, S is the stock and F the sixth foundation. Letters can be switched off in the settings.
key-arrows = From pile to pile, from card to card
key-enter = Tap the card or pile; play what is typed
key-hold = Select the card, whatever a tap would do
key-stock = Draw a card, or turn the waste over
key-undo = Undo
key-redo = Redo
key-new = New game
key-typed = Type an action: 4 7 Enter, W F Enter, C 7 Enter
key-edit = Delete the last character
key-escape = Clear what is typed; deselect a card
key-hint = A hint
key-moves = Hear where each card may go
key-text = The board in words
key-help = These keys
cap-space = Space
cap-backspace = Backspace

typed-part = From { $from } to where? 1–9 or F
typed-action = { $action }: press Enter
typed-move = From { $from } to { $to }
typed-stock = A tap on the stock
typed-fault-source = An action starts with 1–9, W, S, or A–H for a foundation.
typed-fault-target = A card goes to a column, 1–9, or to the foundations, F.
typed-fault-length = An action has two characters, S only one.
place-column = column { $column }
place-waste = the waste
place-foundations = the foundations
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
text-move = { $card-start }{ $count ->
        [1] { "" }
       *[other] {" "}and all on it
    } from { $from } may go to { $to }.
text-no-move = No card can be moved.
text-draw = The stock: draw a card.
text-turn-over = The stock is empty: turn the waste over.

clock = Time
option-double-tap-ms = Time for a double tap
    .ms-350 = Short (0.35 seconds)
    .ms-600 = Longer (0.6 seconds)
    .ms-1000 = Long (1 second)
option-letter-keys = Single-letter keys
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
guide-end = Let me play
guide-step-column = The last card of a column goes onto a card one rank higher, of the other colour. Drag it, or tap it and then its place.
guide-step-foundation = A card that was uncovered turned up by itself. Aces open the foundations, and each foundation goes up in its suit to the king. A tap sends a card there.
guide-step-stock = Nothing more to do? Tap the stock for another card. You may go through it as often as you like.
guide-step-waste = The top card of the waste may be played like any other. When it fits nowhere, draw on.
guide-step-rule = One card at a time! Only a sequence headed by a king moves as a block, and only to an empty column. When all 104 cards are on the foundations, you have won. Undo takes back up to 100 actions.
guide-hint-onto = Here: { $card } onto { $target }.
guide-hint-home = Here: { $card }.

## Hints, and what is known of a deal

hint = Hint
hint-move = Hint: { $card }{ $count ->
        [1] { "" }
       *[other] {" "}and all on it
    } from { $from } to { $to }.
hint-draw = { $taps ->
        [one] Hint: tap the stock.
       *[other] Hint: tap the stock, { $taps } times.
    }
hint-left = { $moves ->
        [one] This is the last move.
       *[other] { $moves } more card moves to win.
    }
hint-lost = From here the game can no longer be won: that is proved.
hint-back = { $back ->
        [one] Go back one action
       *[other] Go back { $back } actions
    }
hint-no-way-back = Undo does not reach back far enough.
hint-unknown = No winning line was found in the time allowed for a hint.
hint-deal-unwinnable = The whole deal is proved unwinnable.
hint-none-winnable = No position that undo reaches is proved winnable.
hint-won = The game is won.
hint-waits = Looking for a hint…

standing-winnable = Proved winnable
standing-unwinnable = Proved unwinnable
standing-unknown = Not known whether it can be won

## Rules, Examples, FAQ

page-rules = Rules
page-examples = Examples
page-faq = FAQ
rules-title = The rules of Easy Harp
examples-title = Examples
faq-title = Questions and answers

sketch-on = Show it
sketch-again = From the start
contents = On this page
see-examples = See it in a real game
see-faq = More about this in the FAQ
reminder-why = Why?
reminder-why-label = Why? The rule in the FAQ

player-first = To the first step
player-back = One step back
player-play = Play
player-pause = Pause
player-on = One step forward
player-last = To the last step
player-place = Place in the game
player-frame = Step { $frame } of { $total }
player-start = The cards as they were dealt.
player-pace = Speed
player-failed = The steps could not be fetched.
player-again = Try again

rules-setup-title = The deal
rules-setup-pack = Two decks of 52 cards, without jokers, are shuffled together: 104 cards, each of them twice.
rules-setup-columns = 9 columns of 1, 2, 3, 4, 5, 6, 7, 8 and 9 cards are dealt, 45 cards in all: in each column only the last card is face up, the other 36 are face down.
rules-setup-stock = The remaining 59 cards are the stock, face down. Beside it are the waste, empty, and 8 empty foundations.

rules-moves-title = Legal moves
rules-moves-column = On a column: a card goes onto a face-up card of the opposite colour (red onto black, black onto red) that is exactly one rank higher. The 7 of hearts can go onto an 8 of spades or of clubs.
rules-moves-four = Duplicate cards: every card exists twice, so a black 6 has four possible places (the two 7s of hearts and the two 7s of diamonds).
rules-moves-waste = From the waste: only the top card can be played, to a column or to its own foundation.
rules-moves-uncovered = A face-down card that is uncovered turns up by itself and can be played.
rules-moves-ranks = The ranks run from the ace, the lowest, to the king: ace (A), 2–10, jack (J), queen (Q), king (K).
sketch-seven = The 7 of hearts can go on two kinds of card: an 8 of spades and an 8 of clubs.
sketch-four = The black 6 has four places.
sketch-uncovered = When the 9 of diamonds goes onto the 10 of clubs, the card beneath it turns up by itself.

rules-one-card-title = One card at a time
rules-one-card-rule = This is the rule that sets Easy Harp apart from Klondike: between two columns only the top card can be moved.
rules-one-card-block = A sequence already in order (a black 8, a red 7, a black 6) does not move as a block, even if its first card would fit elsewhere: it has to be taken apart card by card, starting from its last card.
rules-one-card-reminder = If it is tried all the same, the app refuses the move and, with the setting “Interactive rules”, which is on by default, reminds you of the rule. The page Examples shows this refusal in a real game.
sketch-block = The 8 of clubs would fit onto the 9 of diamonds, but it does not go there with the cards that lie on it. The app says:

rules-empty-column-title = The empty column and the sequence headed by a king
rules-empty-column-king = Only a king can be put into an empty column.
rules-empty-column-run = This is also the only exception to the rule of one card at a time: a sequence that starts with a king, alternating red and black and descending in rank, can be moved as a block into an empty column (up to 13 cards, from the king to the ace). It cannot be moved as a block anywhere else.
rules-empty-column-other = Any other card is refused in an empty column, even if that would uncover a face-down card.
sketch-run = King, queen and jack go into the empty column together, and the card beneath them turns up.

rules-foundations-title = The foundations
rules-foundations-suits = There are 8 foundations, 2 for each suit. Each takes the cards of one suit only: first the ace, then the 2, the 3 and so on to the king, one card at a time.
rules-foundations-reserved = In the app every place is reserved for one suit: an ace can go to an empty place of its own suit, never to that of another.
rules-foundations-area = A card dropped anywhere on the foundations goes automatically to the one that can take it; if two can, it goes to the first.
sketch-foundations = Both foundations of hearts could take the 3 of hearts: it goes to the first.

rules-stock-title = The stock and the passes
rules-stock-draw = A tap on the stock turns one card up onto the waste; only the top card of the waste can be played.
rules-stock-turn = When the stock is empty, a tap returns the whole waste to the stock, face down, in the same order, and the next pass begins.
rules-stock-passes = The number of passes is unlimited, and they cost nothing: no points are taken off.
sketch-stock = Tap by tap the cards come up on the waste. When the stock is empty, the next tap turns the waste over: the order stays the same.

rules-end-title = The end of the game
rules-end-won = The game is won when all 104 cards are on the foundations.
rules-end-lost = The app never declares a loss: when no useful move is left, moves are undone or a new game is started.

rules-extras-title = What the app adds
rules-extras-own = These are features of the Easy Harp app; other versions of the game may work differently.
rules-extras-nothing-automatic = Nothing is automatic: no card goes to the foundations by itself, and the game does not end by itself. One tap on a top card sends it to a foundation that accepts it; two quick taps (the setting “Double tap”, on by default) then look for a place on the table: the longest column first, then, for a king, an empty column. Cards can be dragged too.
rules-extras-take-back = Taking a card back from a foundation: the top card of a foundation can be dragged back to the table, which neither wins nor loses points.
rules-extras-undo = Undo: the last 100 actions can be undone; undoing takes off the points of the undone move, but the move counter does not go down.
rules-extras-deals = Numbered deals: every game has a deal number from 1 to 999,999, given as a code (for example EH1-N-AAAAAAF). New game offers “New deal” (picked at random), “Deal of the day” (the same for everyone that day) and “Same deal” (the current deal once more).

rules-scoring-title = Scoring in the app
rules-scoring-own = This scoring is the Easy Harp app’s own; other versions of the game score differently.
rules-scoring-start = The score starts at 0 and never falls below 0.
rules-scoring-won = In every won game in which no card is taken back from the foundations, the 104 cards put onto the foundations and the 36 cards turned up always give 1,220 points, plus 5 points for every card moved from the waste to the table.

examples-intro = These are real numbered deals, replayed just now through the rules of the game. Play them, or go step by step with the buttons, the slider or the arrow keys.
examples-deal = Deal { $number }: { $code }
examples-play = Play this deal yourself

example-block-title = A block is refused
example-block-ready = There are a black 8, a red 7 and a black 6 on the table, and a red 9.
example-block-ordered = The 8, the 7 and the 6 now lie in order, and the 8 of clubs would fit onto the 9 of diamonds in column 6.
example-block-refused = That was an attempt to move all three cards at once. The game has not changed.
example-block-apart = So it is done card by card, starting from the last one.
example-block-uncovers = Now the 8 of clubs is alone: it moves, and the card beneath it turns up.
example-block-done = The same three cards lie in order again, on the 9 of diamonds. It took five moves.

example-king-run-title = A sequence headed by a king, and the empty column
example-king-run-ready = A king of spades lies at the end of column 6.
example-king-run-run = King, queen and jack: a sequence headed by a king.
example-king-run-empty = Column 1 is empty now.
example-king-run-no-king = The 9 of hearts may not go there, although a face-down card lies beneath it.
example-king-run-no-part = Nor may queen and jack without their king.
example-king-run-moved = The king takes his whole sequence along, in one move, and the card that lay beneath him turns up.

example-four-places-title = Duplicate cards: four places
example-four-places-ready = At the ends of columns 1 to 4 lie all four red 7s.
example-four-places-drawn = The 6 of spades can go onto any of them.
example-four-places-first = One place: the first 7 of diamonds.
example-four-places-second = Two: the first 7 of hearts.
example-four-places-third = Three: the second 7 of diamonds.
example-four-places-fourth = Four: the second 7 of hearts.

example-take-back-title = A card taken back from its foundation
example-take-back-ready = This is the middle of a game. The clubs are up to the 10. The 9 of hearts in column 6 covers five face-down cards.
example-take-back-no-place = The 9 of hearts has no place: there is no black 10 on the table.
example-take-back-taken = The 10 of clubs comes back from its foundation. That costs no points.
example-take-back-used = Now the 9 of hearts has a place, and a card turns up: 5 points.
example-take-back-goes-on = The queen that turned up takes a jack, and one more card is uncovered.

example-turn-over-title = The waste is turned over
example-turn-over-ready = The stock has 59 cards, the waste is empty.
example-turn-over-first = The first card of the pass.
example-turn-over-second = The second.
example-turn-over-played = It is played; the king of clubs is the top card of the waste again.
example-turn-over-through = The stock has been drawn to its last card.
example-turn-over-turned = One tap turns the whole waste over. No points are lost.
example-turn-over-again = The same order as before: the king of clubs comes first again.
example-turn-over-skipped = The 8 of spades was played, so the card that came after it follows now.

faq-game-title = The game
faq-what-title = What is this Harp, and what is it not?
faq-what-text = Easy Harp is the harp with nine columns: 45 cards are dealt, 59 make the stock, and the waste starts empty. One card is moved at a time; the only exception is a sequence headed by a king, which moves as a block into an empty column. You may go through the stock as often as you like.
faq-others-title = I know a Harp with other rules. Which one is right?
faq-others-text = Each of them, at its own table. Elsewhere there are Harps with 3 or 4 passes only, some deal one card to the waste at the start, in some no sequence moves at all, and in Double Klondike and Gargantua any ordered sequence moves to any column that fits. The Big Harp has ten columns and takes any card in an empty one; the Small Harp is played with one deck and seven columns. What the app adds to the game, and the scoring, are its own: other versions do it differently.
faq-no-move-title = No move is left. Have I lost?
faq-no-move-text = The app never says so. Go through the stock once more: a card that did not fit before may fit now. Taking a card back from a foundation can help too. If nothing useful is left, undo some moves or start a new game. Not every deal can be won, but nearly all can.
faq-hint-title = What is a hint?
faq-hint-text = The next action of a proved line: a way to the last card, found by the program and replayed by the rules before it is shown. The card and its place are marked until the next action. Follow it and ask again, and the hints go on along the same line; play something else, and a new line is looked for. Sometimes no line is found, because a hint may think for a few seconds only. When it is proved that the position cannot be won any more, the hint says so and offers the way back. Unasked, the app never says that you have lost. Hints are not written down, and a win with hints is a win.
faq-automatic-title = Does anything move by itself?
faq-automatic-text = No. Only a face-down card that is uncovered turns up by itself, as part of your move. The game does not finish itself either: you put the last card where it belongs.

faq-deals-title = Deals
faq-codes-title = What is a deal code?
faq-codes-text = Every game has a deal number from 1 to 999,999. The code is the same number in letters: EH1 is Easy Harp and its way of dealing, N stands for a numbered deal, and the seven letters are the number. EH1-N-AAAAAAF is deal 5. The same code deals the same cards on every machine, for ever. In New game you can type either a code or a number; capitals, spaces and missing hyphens do not matter.
faq-winnable-title = What does “proved winnable” mean?
faq-winnable-text = For every numbered deal a program has looked for a line that wins, and the rules have replayed it to the last card. Where it found one, the deal is proved winnable; whether you find one is another matter. “Proved unwinnable” means that every way was looked at in vain: so it is with deal 438,357. Of a few deals neither is known. New deal picks only deals proved winnable; in the settings you can choose any deal instead. A number that you type is dealt as it is, and the menu says what is known of it.
faq-day-title = What is the deal of the day?
faq-day-text = One deal for each calendar day, the same for everyone. The day is the date on your own device when you start the game; the game then keeps that day, even if you finish it after midnight.
faq-same-deal-title = What does “Same deal” do?
faq-same-deal-text = It deals the current cards again from the start. That is a new game of its own and is counted as one; the earlier game stays as it was. If it was the deal of the day, the repeated game is no longer the game of that day: the day belongs to the first one.

faq-counting-title = Score, undo and statistics
faq-score-title = How is the score made up?
faq-score-text = A card put onto a foundation gives 10 points, a face-down card that turns up 5, and a card moved from the waste to a column 5. Everything else gives 0. Without taking cards back, a won game is always worth 1,220 points (104 × 10 + 36 × 5), and 5 more for every card from the waste to a column: from 1,220 to 1,515.
faq-take-back-title = What about cards taken back from a foundation?
faq-take-back-text = Taking one back costs nothing, and placing it again gives 10 points again. As that could be repeated without end, best scores and rankings compare only games won without take-backs. A win with them is still a win; it is marked as such. A take-back that you undo does not count.
faq-undo-title = How far can I undo?
faq-undo-text = The last 100 actions. Undo restores everything as it was: the cards, those face down too, the order of the stock, and the points of that move are taken off. Only the move counter stays, because a move was made. Redo plays an undone move again and counts as a move. A won game is over: nothing in it can be undone.
faq-statistics-title = When does a game count in the statistics?
faq-statistics-text = From its first action. A deal that you only look at counts nowhere and ends no series. A game counts once, and a win once. Wins in a row go by the order in which games were begun: a game that you leave unfinished for another ends them, until you go back and win it; your current game is still open. Days in a row are days whose deal was won on its day: by your own calendar, or begun that day and won before the day had ended everywhere on Earth. A day that is won later is marked so.
faq-privacy-title = What does the app know about me?
faq-privacy-text = Nothing leaves your computer. Games, settings and statistics lie in a file on it; the app sends nothing anywhere, loads nothing from elsewhere, shows no advertising and counts no visitors. If you play on somebody else’s server, your games are kept there, and your browser is recognised by a random number alone.

faq-refusals-title = When a move is refused
faq-refusals-text = A refused move changes nothing: neither the cards nor the score, nor the move counter, nor what can be undone. With “Interactive rules” on, you are told the rule; with it off, the card just goes back. These are all the rules by which a move is refused.
licences = Licences of what this app is made of

why-game-over = All 104 cards are on the foundations. A won game is over: no move, no undo and no redo is possible in it.
why-nothing-to-undo = Nothing has been played yet in this game, or everything has been undone already.
why-undo-limit = Undo goes back 100 actions, and these have been used up. Everything earlier stays.
why-nothing-to-redo = Only what was undone can be redone, and only until the next new move.
why-nothing-to-draw = All 59 cards of the stock have been played. There is nothing left to draw or to turn over.
why-nothing-there = The pile the move should start from is empty.
why-face-down = A face-down card cannot be played. It turns up by itself as soon as no card of its column lies on it.
why-buried-in-waste = Only the top card of the waste can be played. Those beneath it follow when it is gone.
why-same-pile = The card was dropped on its own pile. That is no move and no mistake: it just goes back.
why-no-target = Cards come from the stock to the waste by a tap, and go back by turning the waste over. Nothing else can be put there.
why-foundation-to-foundation = Cards do not change foundations. The top card can be taken back to a column where it fits, and placed again from there.
why-foundation-one-at-a-time = The foundations take one card at a time. Play the last card of the sequence first.
why-king-run-needs-empty-column = A sequence headed by a king is the only one that moves as a block, and it does so into an empty column only.
why-one-card-at-a-time = Between two columns only the top card moves. A sequence in order is taken apart card by card, from its last card; only one that is headed by a king moves as a block, and only into an empty column.
why-empty-column-needs-king = Into an empty column goes only a king, alone or with the sequence it heads. No other card may, even if that would uncover a face-down card.
why-foundation-wrong-rank = Each foundation starts with the ace of its suit and goes up without gaps: 2, 3 and so on to the king. Of every suit there are two.
why-same-colour = On a column red goes onto black and black onto red. Hearts and diamonds are red, spades and clubs are black.
why-wrong-rank = On a column the card beneath must be exactly one rank higher: a 7 goes onto an 8, a jack onto a queen.

## Calendar, history, statistics

page-calendar = Calendar
page-history = History
page-statistics = Statistics
page-replay = Replay
page-print = Print
page-failed = This could not be fetched just now.

broken-title = Something went wrong
broken = This cannot be shown because of an error. Your game is kept.
no-start = The app could not be loaded. Your game is kept; please load the page again.
load-again = Load the page again

day-state-played = Played
day-state-won-later = Won later
day-state-won = Won that day
next-deal = The next deal of the day comes in { $hours ->
        [0] { $minutes } min
       *[other] { $hours } h{ $minutes ->
            [0] { "" }
           *[other] {" "}{ $minutes } min
        }
    }.
day-streak = Days in a row: { $current }. Longest: { $best }.
month-before = Previous month
month-after = Next month
legend = Key
day-play = Play this day
day-go-on = Go on with it
day-again = Play it again
day-late = This day is over: a win will be marked “won later” and does not join the days in a row.

win-statistics = Statistics
share-result = Share the result
share-this-deal = Share this deal
share-deal = Easy Harp, deal { $code }.
share-day = Easy Harp, deal of the day, { $day }: { $code }.
share-won = Won with { $score } points in { $moves ->
        [one] { $moves } move
       *[other] { $moves } moves
    }.
share-copied = Copied; you can paste it now.
share-by-hand = Text to copy

duration-hours = { $hours } h{ $minutes ->
        [0] { "" }
       *[other] {" "}{ $minutes } min
    }
duration-minutes = { $minutes ->
        [0] { $seconds } s
       *[other] { $minutes } min{ $seconds ->
            [0] { "" }
           *[other] {" "}{ $seconds } s
        }
    }

stat-nothing = Nothing played yet. A game counts from its first action.
stat-played = Games played
stat-won = Games won
stat-won-more = { $rate }; without take-backs: { $clean }
stat-streak = Wins in a row
stat-day-streak = Days in a row
stat-longest = Longest: { $best }
stat-days = Deals of the day won
stat-days-more = Begun: { $played }; won on their own day: { $day }
stat-time = Time played
stat-time-more = { $time } per win on average
stat-bests = Personal bests
stat-best-score = Highest score:
stat-fewest-moves = Fewest moves:
stat-bests-note = Only wins in which no card was taken back from a foundation are compared.
stat-how = All figures are counted anew from your games; pauses of more than five minutes are not counted as time.
stat-how-more = When does a game count?
chart-scores = Wins by score
chart-score-from = Score from
chart-moves = Wins by moves
chart-moves-from = Moves from
chart-wins = Wins without take-backs
chart-months = Games by month
chart-month = Month
chart-won = Won
chart-not-won = Not won

history-won = Won
history-unfinished = Unfinished
history-unreadable = cannot be read
history-damaged = partly damaged
history-take-backs = with take-backs
history-current = current game
history-imported = imported
history-times = Played { $when }
history-show = Show
history-show-all = All games
history-show-unfinished = Unfinished games
history-show-won = Won games
history-nothing = There is no such game yet. A game is listed from its first action.
history-open = Go on playing
history-save = Save to a file
history-more = Earlier games

files-title = Move your games
files-note = Everything in one file: all games with their notes, and the settings. Import it on another machine; what is there already is not added twice. A single game (.harp) becomes one to look at and counts in no statistics.
files-out = Save everything
files-in = Import a file
files-busy = Reading…
files-too-large = { $file } is too large.
files-settings = The settings were imported too.
files-failed = { $file } could not be imported just now, or not all of it. Import the same file again: nothing is added twice.
files-foreign = { $file } is neither a saved game nor a file of everything. Nothing was changed.
files-unreadable = { $file } cannot be read{ $line ->
        [0] { "" }
       *[other] {" "}(line { $line })
    }. { $why } Nothing was changed.
files-bad-action = { $file } was refused at action { $at }, { $action }. { $why } Nothing was changed.
record-fault-tag = A line before the actions is not a tag in square brackets.
record-fault-deal-count = The tag Deal has to stand exactly once.
record-fault-deal = The tag Deal names no deal.
record-fault-comment = Comments stand in braces, and never one inside another.
record-fault-no-action = That is not an action.
record-fault-repeat = Only S, U and R can be repeated, from 2 to 100,000 times.
record-fault-too-long = There are more than { $most } actions.
record-fault-refused = The rules do not allow it.
transfer-fault-empty = The file is empty.
transfer-fault-foreign = The first line does not say that this is a file of Easy Harp.
transfer-fault-newer = The file was made by a newer Easy Harp; update this one to read it.
transfer-fault-too-many = There are more than { $most } actions in all.
transfer-fault-form = The line is damaged.
transfer-fault-record = The game is damaged.
transfer-fault-no-action = The game has no action.
transfer-fault-times = The times do not match the actions.
transfer-fault-started = It is not said when the game was started.
transfer-fault-day = A day is not a date.
files-record-new = { $file } is in the history now.
files-record-same = { $file } was there already.
files-merged = New games: { $new }. Continued: { $longer }. Already here: { $same }.
files-part = Part { $part } of { $parts }
files-left-out = Damaged games that are saved only in part, or not at all: { $count }. The end of the file names them.
files-missing = Games that could not be saved: { $count }. Import the same file again: nothing is added twice.
files-replaced = Games with a character that cannot be kept: { $count }. It was replaced by �.

note = Note on this game
note-keep = Save note
note-kept = Saved.
note-failed = The note could not be saved; please try again.
replay-of = Replay of { $code }

print-deal = Print the deal
print-missing = There is no such game or deal.
print-now = Print
print-hidden = Show the face-down cards and the stock
print-back = face down
print-stock = The stock, first drawn first
print-actions = What was played
