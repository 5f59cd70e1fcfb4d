### Az Easy Harp magyarul.
### Egy lap $rank (A, 2 … 10, J, Q, K) és $suit (S, H, D, C) alakban jön. A $form mondja meg, hol áll majd a neve:
### "name" felsorolásban, "inside" mondat belsejében névelővel, "start" mondat elején névelővel.
### A többi üzenetben a $card és a $target mondat belsejébe illő név, a $card-start mondatkezdő.

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
menu = Menü
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

option-interactive-rules = Interaktív szabályok
    .hint = Az elutasított lépés után emlékeztetünk a szabályra.
option-double-tap = Dupla koppintás
    .hint = Két gyors koppintás helyet keres az asztalon.
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

## Beállítások

settings-playing = Játék közben
settings-looks = Kinézet
settings-senses = Szemnek, fülnek, kéznek

option-tap-moves = Koppintás az alappaklira
    .hint = Egy koppintás a lapot az őt fogadó alappaklira küldi. Kikapcsolva a koppintás csak kijelöl.
option-theme = Asztal
    .auto = Ahogy az eszköz
    .paper = Papír
    .felt = Posztó
    .dark = Sötét
    .contrast = Nagy kontraszt
option-four-colours = Négy szín
    .hint = A káró és a treff külön árnyalatot kap.
option-large-faces = Nagy lapkép
    .hint = Csak rang és szín, akkorában, amekkora a lap.
option-left-handed = Balkezes
    .hint = Az asztal tükörképe.
option-motion = Mozgás
    .full = Nyugodt
    .fast = Gyors
    .off = Nincs
option-show-targets = Célok mutatása
    .hint = Amíg egy lapot tartunk, az őt fogadó helyek meg vannak jelölve.
option-mark-last-move = Az utolsó lépés jelölése
    .hint = Halk jel azon a lapon, amely utoljára mozdult.
option-sound = Hang
    .hint = Pengetett húrok.
option-vibration = Rezgés
    .hint = Könnyű érintés, amikor egy lap megérkezik.
option-clock = Óra
    .hint = Addig jár, amíg az oldal látszik és a játszma tart.
option-show-score = Pontszám és lépések mutatása
    .hint = Kikapcsolva nyugodtabb a játék; a számolás akkor is megy.

## Billentyűk, a tábla szavakban, az első percek

keys = Billentyűk
keys-note = Lépés begépelése: először az, ahonnan a lap jön (1–9, W a dobópakli, A–H egy alappakli), aztán az, ahová megy (1–9, vagy F az alappaklikhoz), végül Enter. A lépés elején az S a húzópakli, az F a hatodik alappakli. A betűk a beállításokban kikapcsolhatók.
key-arrows = pakliról paklira, lapról lapra
key-enter = koppintás a lapra vagy paklira; a begépelt lépés megtétele
key-hold = a lap kijelölése, bármit tenne is egy koppintás
key-stock = laphúzás vagy a dobópakli visszafordítása
key-undo = visszavonás
key-redo = újra
key-new = új játék
key-typed = lépés begépelése: 4 7 Enter, W F Enter, C 7 Enter
key-edit = egy begépelt jel törlése
key-escape = a begépelt lépés törlése; a lap elengedése
key-moves = hová mehetnek a lapok, kimondva
key-text = a tábla szavakban
key-help = ezek a billentyűk

typed-part = Honnan: { $from }. Hová? 1–9 vagy F
typed-action = { $action }. Nyomj Entert!
typed-move = Honnan: { $from }, hová: { $to }
typed-stock = Húzópakli
typed-fault-source = Egy lépés így kezdődhet: 1–9, W, S, vagy A–H egy alappaklihoz.
typed-fault-target = Egy lap oszlopba mehet (1–9), vagy az alappaklikra (F).
typed-fault-length = Egy lépés két jelből áll, az S egyből.
place-column = { $column }. oszlop
place-waste = dobópakli
place-foundations = alappaklik
place-foundation = { $slot ->
       *[1] 1.
        [2] 2.
    } { $suit ->
        [S] pikk
        [H] kőr
        [D] káró
       *[C] treff
    } alappakli

text-title = A tábla szavakban
text-input = Lépés begépelése
text-hint = 47: a 4. oszlopból a 7. oszlopba; WF: a dobópakliról az alappaklira; C7: vissza egy alappakliról; S: húzópakli, U: visszavonás, R: újra.
text-score = Pontszám: { $score }, lépések: { $moves }
text-talon = Húzópakli és dobópakli
text-columns = Oszlopok
text-moves = Szabályos lépések
text-moves-show = Hová mehetnek a lapok?
text-moves-hide = A szabályos lépések elrejtése
text-move = { $card }{ $count ->
        [1] { "" }
       *[other] {" "}a rajta lévőkkel
    }, innen: { $from }. Mehet ide: { $to }.
text-no-move = Egyetlen lap sem mozdítható.
text-draw = Húzópakli: húzható egy lap.
text-turn-over = A húzópakli üres: a dobópakli visszafordítható.

clock = Idő
option-double-tap-ms = A dupla koppintás ideje
    .ms-350 = Rövid (0,35 másodperc)
    .ms-600 = Hosszabb (0,6 másodperc)
    .ms-1000 = Hosszú (1 másodperc)
option-letter-keys = Egybetűs billentyűk
    .hint = U, R, N és a begépelt lépések, például 47. Kikapcsolva a nyilak, az Enter, a szóköz és az Esc marad.
option-text-board = Tábla szavakban
    .hint = Az asztal mellett megmutatja, amit a képernyőolvasó felolvas.

update-ready = Új változat érkezett. A játszmád megmarad.
update-use = Váltás most
update-later = Később

guide = Két perc a hárfával
guide-offer = Most jársz itt először? Két perc a hárfával
guide-begin = Mutasd!
guide-decline = Köszönöm, nem
guide-stop = Ennyi elég
guide-end = Játszom tovább
guide-step-column = Az oszlop utolsó lapja eggyel magasabb rangú, ellenkező színű lapra tehető. Húzd oda, vagy koppints rá, aztán a helyére.
guide-step-foundation = A felszabadult lap magától felfordult. Az alappakli ásszal indul, és színenként a királyig épül. Egy koppintás odaküldi a lapot.
guide-step-stock = Nincs több lépés? Koppints a húzópaklira egy új lapért. Annyiszor lapozhatod végig, ahányszor csak akarod.
guide-step-waste = A dobópakli felső lapja ugyanúgy kijátszható, mint a többi. Ha sehová sem illik, húzz tovább.
guide-step-rule = Egyszerre csak egy kártya! Egyben csak királlyal kezdődő sorozat helyezhető át, és az is csak üres oszlopba. Ha mind a 104 lap az alappaklikon van, nyertél. Legfeljebb 100 művelet vonható vissza.
guide-hint-onto = Itt például { $card } mehet ide: { $target }.
guide-hint-home = Itt például { $card }.
