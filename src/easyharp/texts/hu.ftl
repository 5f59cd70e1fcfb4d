### Az Easy Harp magyarul.
### Egy lap $rank (A, 2 … 10, J, Q, K) és $suit (S, H, D, C) alakban jön. A $form mondja meg, hol áll majd a neve:
### "name" felsorolásban, "inside" mondat belsejében névelővel, "start" mondat elején névelővel.
### A többi üzenetben a $card és a $target mondat belsejébe illő név, a $card-start mondatkezdő.

language-name = Magyar
app-name = Easy Harp

## Lapok és paklik

card =
    { $form ->
        [inside] a{ " " }
        [start] A{ " " }
       *[name] { "" }
    }{ $suit ->
        [S] pikk
        [H] kőr
        [D] káró
       *[C] treff
    } { $rank ->
        [A] ász
        [J] bubi
        [Q] dáma
        [K] király
       *[other] { $rank }
    }

pile-stock = Húzópakli: { $count ->
        [0] üres
       *[other] { $count } lap
    }
pile-waste = Dobópakli: { $count ->
        [0] üres
        [1] { $top }
       *[other] { $top }, összesen { $count } lap
    }
pile-foundation = { $slot ->
       *[1] 1.
        [2] 2.
    } { $suit ->
        [S] pikk
        [H] kőr
        [D] káró
       *[C] treff
    } alappakli: { $count ->
        [0] üres
       *[other] { $top }
    }
pile-column = { $column }. oszlop: { $down ->
        [0] { "" }
       *[other] { $down } lefordított lap,{ " " }
    }{ $open ->
        [0] üres
       *[other] { $cards }
    }
table-label = Az asztal
foundations-label = Alappaklik
stock-draw = Lap húzása
stock-turn-over = A dobópakli visszafordítása
stock-empty = A húzópakli és a dobópakli is üres

## Az oldal

score = Pontszám
moves = Lépések
deal-number = { $number }. leosztás
deal-of-day = A nap leosztása, { $day }
undo = Visszavonás
redo = Újra
new-game = Új játék
settings = Beállítások
close = Bezárás

new-deal = Új leosztás
new-deal-hint = véletlenszerűen, 999 999 közül
daily-deal = A nap leosztása
daily-deal-hint = aznap mindenkinek ugyanaz: { $day }
same-deal = Ugyanaz a leosztás
same-deal-hint = ez a leosztás még egyszer, elölről
deal-input = Leosztás kódja vagy sorszáma
deal-open = Kiosztás
left-toast = Félbehagyott játszma: { $moves } lépés.
back-to-left = Vissza a félbehagyott játszmához
back-to-left-hint = { $code }, { $moves } lépés

interactive-rules = Interaktív szabályok
interactive-rules-hint = Az elutasított lépés után emlékeztetünk a szabályra.
double-tap = Dupla koppintás
double-tap-hint = Két gyors koppintás helyet keres az asztalon.
language = Nyelv
language-browser = A böngésző nyelve ({ $language })

win-title = Nyertél!
win-title-again = Ez a játszma megnyert
win-summary = Pontszám: { $score }, lépések: { $moves }.
win-take-backs = Az alappaklikról visszavett lapokkal nyert játszma.
win-record = A játszma mentése

## Ha valami nem sikerül

offline = Az alkalmazás nem érhető el. A játszma megvan; amint jön válasz, folytatható.
notice-went-on = Ez a játszma egy másik ablakban folytatódott. Most így áll.
notice-set-aside = A játszmáid fájlja nem olvasható. Félretettük { $file } néven, és újat kezdtünk.
notice-unreadable = Az asztalon lévő játszma nem olvasható. Megőriztük; közben játszhatsz egy másikat.
error-internal = Ez nem sikerült. Semmi sem változott; próbáld újra.
error-not-found = Ez a játszma már nincs meg.
deal-fault-title = Nincs ilyen leosztás
deal-fault-stay = Vissza a játszmámhoz
deal-empty = Írj be egy leosztáskódot (például EH1-N-AAAAAAF) vagy egy sorszámot.
deal-out-of-range = A leosztássorszám 1 és 999 999 közé esik.
deal-unknown-scheme = Ez a kód olyan osztási módhoz tartozik, amelyet az alkalmazás nem ismer. Az EH1 kezdetű kódokat ismeri.
deal-unknown-kind = Ez nem számozott leosztás: az EH1- után N- következik.
deal-letters = Az EH1-N- után pontosan hét betű áll A-tól Z-ig, például EH1-N-AAAAAAF.
deal-not-a-code = Ez se nem leosztáskód (például EH1-N-AAAAAAF), se nem sorszám.

## Elutasítások

refusal-game-over = A játszma már megnyert. A folytatáshoz kezdj új játékot.
refusal-nothing-to-undo = Nincs mit visszavonni.
refusal-undo-limit = Csak az utolsó 100 művelet vonható vissza.
refusal-nothing-to-redo = Nincs mit újra megtenni.
refusal-nothing-to-draw = A húzópakli és a dobópakli is üres: nincs mit húzni.
refusal-nothing-there = Ott nincs lap.
refusal-face-down = Lefordított lap nem mozgatható. Magától felfordul, amint az oszlop utolsó lapja lesz.
refusal-buried-in-waste = { $card-start } más lapok alatt van: a dobópaklinak csak a legfelső lapja játszható meg.
refusal-same-pile = { $card-start } visszakerült a helyére.
refusal-no-target = A húzópaklira és a dobópaklira nem tehető lap.
refusal-foundation-to-foundation = { $card-start } nem mehet egyik alappakliról a másikra, csak oszlopra.
refusal-foundation-one-at-a-time = Az alappaklikra egyszerre csak egy lap kerülhet.
refusal-king-run-needs-empty-column = Királlyal kezdődő sorozat egyben csak üres oszlopba helyezhető át, erre nem: { $target }.
refusal-one-card-at-a-time = Egyszerre csak egy kártya: { $card } kezdetű sorozat nem helyezhető át egyben. Laponként kell szétbontani, alulról kezdve.
refusal-empty-column-needs-king = Üres oszlopba csak király vagy királlyal kezdődő sorozat helyezhető, { $card } nem.
refusal-foundation-wrong-rank = { $card-start } még nem kerülhet az alappaklira: az ásztól felfelé, sorban épül.
refusal-same-colour = { $card-start } és { $target } is { $colour ->
        [red] piros
       *[black] fekete
    }: csak ellenkező színű lapra tehető.
refusal-wrong-rank = { $card-start } nem tehető erre: { $target }. Az alsó lapnak pontosan eggyel magasabb rangúnak kell lennie.

## Hallgatóknak

spoken-drawn = Húzott lap: { $card }.
spoken-turned-over = A dobópakli visszakerült a húzópakliba.
spoken-to-column = { $card-start } { $column ->
        [1] az 1.
        [5] az 5.
       *[other] a { $column }.
    } oszlopba került.
spoken-run-to-column = { $count } lap { $column ->
        [1] az 1.
        [5] az 5.
       *[other] a { $column }.
    } oszlopba került, élén: { $card }.
spoken-to-foundation = { $card-start } az alappaklira került.
spoken-turned-up = Felfordult: { $card }.
spoken-won = A játszma megnyert!
spoken-undone = Visszavonva.
spoken-redone = Újra megtéve.
spoken-score = Pontszám: { $score }.
spoken-selected = Kijelölve: { $card }.
spoken-not-possible = Nem lehet.
