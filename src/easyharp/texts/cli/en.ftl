### The words of the command line. The browser does not get them.
### What stands in capitals, such as CODE, is put in by whoever calls; so are the names of commands and options.

## How every command speaks

cli-error = Error
cli-note = Note
cli-usage = Usage
cli-commands = Commands
cli-arguments = Arguments
cli-options = Options
cli-some-options = options
cli-a-command = command
cli-range = { $least } to { $most }
cli-default = { $value } when left out
cli-exit-codes = Exit codes: 0 when all is answered, 1 for an error, 2 for a wrong command line, 3 when an answer stayed open.

cli-placeholders = What stands for a word
    .ADDRESS = ADDRESS
    .CODE = CODE
    .DEPTH = DEPTH
    .DIR = DIR
    .FILE = FILE
    .LANGUAGE = LANGUAGE
    .NAME = NAME
    .NUMBER = NUMBER
    .TEXT = TEXT
    .YYYY-MM-DD = YYYY-MM-DD

## A wrong command line

cli-missing = { $name } is missing. Usage: { $usage }
cli-too-many = One word too many: “{ $word }”. Usage: { $usage }
cli-no-option = There is no option { $option } here. Usage: { $usage }
cli-no-option-near = There is no option { $option } here. Did you mean { $near }?
cli-no-command = There is no command “{ $name }”. The commands are: { $known }.
cli-no-command-near = There is no command “{ $name }”. Did you mean “{ $near }”?
cli-deal-is-no-command = “{ $name }” is a deal, not a command. To play it: easyharp play { $deal }
cli-no-value-wanted = { $option } is a switch and takes no value.
cli-value-missing = { $option } needs a value after it.
cli-bad-number = { $name } takes a { $whole ->
        [yes] whole number
       *[no] number
    } from { $least } to { $most }, not “{ $given }”.
cli-bad-value = “{ $given }” cannot be used for { $name }.
cli-no-language = There are no words for the language “{ $given }”; there are for { $known }.
cli-before-command = { $option } belongs after the command: easyharp { $command } { $option } …

## What cannot be read or written

cli-not-written = The answer could not be written: { $why }.
cli-file-unreadable = { $file } cannot be read: { $why }.
cli-file-unwritable = { $file } cannot be written: { $why }.
cli-file-failed = { $file }: { $why }.
cli-not-utf8 = { $file } is not UTF-8 text: byte { $at } cannot be read. Save it as UTF-8.
cli-standard-input = Standard input
cli-no-memory = The system did not give the memory that was asked for. Try a smaller --memory.

cli-os-EACCES = permission denied
cli-os-EPERM = permission denied
cli-os-EADDRINUSE = another program uses it
cli-os-EADDRNOTAVAIL = this computer does not have that address
cli-os-EISDIR = it is a folder
cli-os-ENOENT = there is no such file or folder
cli-os-ENOSPC = no space is left on the disk
cli-os-ENOTDIR = part of its path is no folder
cli-os-EROFS = the disk can only be read

## Wrong deals, days, positions and records

cli-deal-empty = A deal code such as EH1-N-AAAAAAF or a number from 1 to 999,999 is needed.
cli-deal-out-of-range = Deal numbers run from 1 to 999,999, so there is no deal { $given }.
cli-deal-unknown-scheme = “{ $given }” belongs to a way of dealing that this program does not know. It knows codes that start with EH1.
cli-deal-unknown-kind = “{ $given }” is not a numbered deal: EH1- must be followed by N-.
cli-deal-letters = In “{ $given }”, EH1-N- must be followed by exactly seven letters from A to Z, as in EH1-N-AAAAAAF.
cli-deal-not-a-code = “{ $given }” is neither a deal code such as EH1-N-AAAAAAF nor a number from 1 to 999,999.
cli-deal-several = “{ $given }” names more than one deal: { $codes }. Give one of them.
cli-day-form = “{ $given }” is not a date: write it as YYYY-MM-DD, such as 2026-11-30.
cli-day-calendar = There is no { $given } in the calendar; a date is written YYYY-MM-DD, such as 2026-11-30.

cli-unreadable = The text cannot be read: { $why }.
cli-no-position = This is no position of the game:
cli-fault-card-count = Every card must be there twice, 104 in all; here are { $count }: { $cards }.
cli-fault-talon-too-long = Stock and waste together hold { $count } cards; there are never more than 59.
cli-fault-ends-face-down = Column { $column } ends with a face-down card; the last card is always face up.
cli-fault-face-down-above-face-up = Column { $column } has a face-down card on a face-up one.
cli-fault-not-a-run = The face-up cards of column { $column } are not a sequence: colours must alternate, each card one rank lower.
cli-fault-run-too-long = Column { $column } has { $count } face-up cards; a sequence has at most 13.
cli-fault-too-many-hidden = Column { $column } has { $count } face-down cards; no column has more than 8.

cli-record-refused = Action { $at }, { $action }, is against the rules.
cli-record-tag = Line { $line } is not a tag; a tag looks like [Deal "EH1-N-AAAAAAF"].
cli-record-deal-count = The tag Deal must be there exactly once.
cli-record-deal = The tag Deal names no deal; it looks like [Deal "EH1-N-AAAAAAF"].
cli-record-comment = A comment that is opened with {"{"} must be closed with {"}"}, and there are no comments inside comments.
cli-record-no-action = Action { $at }, “{ $action }”, is not an action; 47, W3, 4F, S, U and R are.
cli-record-repeat = Action { $at }, “{ $action }”: only S, U and R can be repeated, 2 to 100,000 times, as in S*12.
cli-record-too-long = A record holds at most { $most } actions.
cli-record-disagrees = The tag { $tag } says “{ $given }”, but the game gives “{ $truth }”.

## Deals and games

cli-deal = deal { $number }
cli-standing-winnable = proved winnable
cli-standing-unwinnable = proved unwinnable
cli-standing-unknown = not known whether it can be won
cli-face-down = Face-down cards, each column from the bottom:
cli-stock-order = Stock, first drawn first:
cli-daily = The deal of { $date } is number { $number }, { $code }.
cli-won = won
cli-unfinished = unfinished
cli-result = Result: { $result }
cli-result-take-backs = Result: { $result }, with cards taken back from the foundations
cli-score = Score: { $score }
cli-moves = Moves: { $moves }
cli-actions = Actions: { $actions }, take-backs: { $times }
cli-waste = Waste
cli-stock = Stock
cli-foundations = Foundations
cli-cards = { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }

cli-perft-words = perft takes a deal and a depth, as in: easyharp perft EH1-N-AAAAAAF 4
cli-perft-position-words = With --position, perft takes a depth alone, as in: easyharp perft --position "…" 4
cli-perft-depth = A depth is a whole number from 0 to { $most }, not “{ $given }”.

## Solving

cli-solve-nothing = solve takes a deal, a range of deals or --position, as in: easyharp solve EH1-N-AAAAAAF
cli-solve-both = solve takes deals or --position, not both.
cli-solve-record = --record writes the record of one deal.
cli-solve-range = The range { $range } ends before it begins.
cli-solve-no-win = There is no win to write.
cli-can-be-won = Can be won
cli-cannot-be-won = Cannot be won
cli-not-known-stopped = Not known: the time is over
cli-not-known-out-of-memory = Not known: the memory is full
cli-searched = { $nodes ->
        [one] { $nodes } position
       *[other] { $nodes } positions
    }, { $seconds } s
cli-line = { $actions ->
        [one] { $actions } action
       *[other] { $actions } actions
    }: { $moves ->
        [one] { $moves } card move
       *[other] { $moves } card moves
    }, { $passes ->
        [one] { $passes } pass
       *[other] { $passes } passes
    } through the stock, { $score ->
        [one] { $score } point
       *[other] { $score } points
    }
cli-line-short = { $actions ->
        [one] { $actions } action
       *[other] { $actions } actions
    }, { $score ->
        [one] { $score } point
       *[other] { $score } points
    }
cli-solver = { $why }.
cli-solving = Solving
cli-solved-many = { $deals ->
        [one] { $deals } deal
       *[other] { $deals } deals
    }: { $won } can be won, { $lost } cannot, { $unknown } not known

## Surveys

cli-survey-words = survey takes a range and a file, as in: easyharp survey 1 1000 --out deals.parquet
cli-survey-range = The range { $first } to { $last } ends before it begins.
cli-survey-needs = This needs { $package }: pip install "easyharp[survey]"
cli-survey-scheduler = There is no Dask scheduler at { $address }: { $why }.
cli-survey-empty = { $file } holds no survey.
cli-survey-picture = The picture is { $file }
cli-status-won = can be won
cli-status-lost = cannot be won
cli-status-stopped = time over
cli-status-out-of-memory = memory full
cli-chart-title = { $deals } deals: { $won } can be won ({ $share } %), { $lost } cannot, { $unknown } not known
cli-chart-times = Time to an answer
cli-chart-seconds = seconds
cli-chart-deals = deals
cli-chart-actions = Actions of the line
cli-chart-moves = Card moves of the line
cli-chart-points = Points of the line
cli-chart-beyond = { $title } ({ $count } up to { $most } lie beyond)

## Playing and serving

cli-server-ready = Easy Harp is ready: { $url }
cli-server-keeps = Every move is saved at once. Ctrl+C ends the program.
cli-server-ends = Ctrl+C ends the program.
cli-server-running = Easy Harp is already running: { $url }
cli-server-serves = Easy Harp serves on { $host }, port { $port }
cli-server-serves-under = Easy Harp serves under { $base } on { $host }, port { $port }
cli-server-disk-full = The disk is full: you can look at your games, but nothing can be saved. Free some space and start Easy Harp again.
cli-server-read-only = The data folder may only be read: you can look at your games, but nothing can be saved. Give yourself the right to write there and start Easy Harp again.
cli-server-lost-writes = The log of the database is gone or damaged: the last moves may be missing.
cli-server-base = “{ $given }” is not a path to stand under; /harp and /games/harp are.
cli-server-set-aside = The database that was there could not be used. It is kept, unchanged, as { $file }; a new one was made. ({ $why })
cli-server-address = { $host } is not an address or the name of one: nothing can listen there.
cli-server-port = The port { $port } on { $host } cannot be had: { $why }.
cli-server-database = { $why }.
cli-server-driver = A PostgreSQL database needs its driver: pip install "easyharp[hosted]"

## Help

cli-help = Easy Harp, the patience with two decks. Without a command it opens a game in the browser.
    .help = Show this help and end.
    .lang = The language of the answers: en, hu or pt; otherwise the one of the system.
    .as_json = Print JSON for programs, the same in every language.
    .port = The port; otherwise the usual one or a free one.
    .no_browser = Do not open the browser.
    .data = Where games are kept, instead of the user's data folder.
    .version = Print the version and end.
cli-help-play = Open a game in the browser; only this computer can reach it.
    .code = The deal to open; the last game otherwise.
cli-help-serve = Serve the app to many players, each with games of their own.
    .host = The address to listen on; 0.0.0.0 is every one.
    .port = The port; 0 takes a free one.
    .database = sqlite:///FILE or postgresql://…; otherwise a file in the data folder.
    .name = A host name that players use; may be repeated.
    .https = Players come by https, through a proxy.
    .base = The path that the app stands under, such as /harp.
    .set_aside = Set a damaged database aside and begin a new one.
cli-help-deal = Show a numbered deal: its code, whether it can be won, its nine columns and its stock.
    .deal = A deal code or a number from 1 to 999,999.
cli-help-daily = Say which deal is the deal of a day.
    .day = A date; today when left out.
cli-help-replay = Play a record through the rules and say what it comes to.
    .file = A .harp record, or - for standard input.
cli-help-perft = Count the sequences of legal actions of a length: two implementations must agree on it.
    .words = A deal and a depth, or a depth alone with --position.
    .position = Count from this position text instead of a deal.
    .divide = Also count below each first action.
cli-help-solve = Find a line that wins, or prove that there is none.
    .deals = Deals: codes, numbers, or ranges such as 1..100.
    .position = Solve this position text instead of a deal.
    .seconds = How many seconds to look, for each deal.
    .memory = Megabytes for each deal.
    .seed = Another seed may find another line.
    .for_score = Prefer points to short lines.
    .record = Write the win as a .harp record.
cli-help-survey = Classify a range of deals. It may be stopped at any time: the same command goes on where it was.
    .first = The first deal number.
    .last = The last deal number.
    .out = The Parquet file.
    .seconds = How many seconds to look, for each deal.
    .memory = Megabytes for each deal.
    .jobs = Processes; otherwise one a core.
    .again = Also ask again what stayed open.
    .scheduler = Ask on the workers of this Dask scheduler, such as tcp://host:8786.
    .report = Draw the survey of this file instead.
    .catalogue = Write the catalogue of the survey of this file instead.
