### Az Easy Harp magyarul.
### Egy lap $rank (A, 2 … 10, J, Q, K) és $suit (S, H, D, C) alakban jön. A $form mondja meg, hol áll majd a neve:
### "name" felsorolásban, "inside" mondat belsejében névelővel, "start" mondat elején névelővel.
### A többi üzenetben a $card és a $target mondat belsejébe illő név, a $card-start mondatkezdő.
### A region mondja meg, melyik vidék számait és dátumait követik a szavak.

region = hu
app-name = Easy Harp
app-description = Nyugodt pasziánsz két paklival és kilenc oszloppal.

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
controls-label = A játék gombjai
stock-draw = Lap húzása
stock-turn-over = A dobópakli visszafordítása
stock-empty = A húzópakli és a dobópakli is üres

## Az oldal

score = Pontszám
moves = Lépések
deal-number = { $number }. leosztás
deal-of-day = A nap leosztása, { $day }
undo = Visszavonás
redo = Mégis
new-game = Új játék
menu = Menü
back-to-game = Vissza a játékhoz
settings = Beállítások
close = Bezárás

new-deal = Új leosztás
new-deal-hint-winnable = Véletlenszerűen, a bizonyítottan megnyerhetők közül
new-deal-hint-any = Véletlenszerűen, mind a 999 999 közül
daily-deal = A nap leosztása
daily-deal-hint = Aznap mindenkinek ugyanaz: { $day }
same-deal = Ugyanaz a leosztás
same-deal-hint = Ez a leosztás még egyszer, elölről
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
win-title-again = Ezt a játszmát már megnyerted
win-summary = Pontszám: { $score }, lépések: { $moves }.
win-take-backs = Az alappaklikról visszavett lapokkal nyert játszma.
win-record = Mentés fájlba

## Ha valami nem sikerül

offline = Az alkalmazás nem érhető el. A játszma megvan; amint jön válasz, folytatható.
notice-went-on = Ez a játszma egy másik ablakban folytatódott. Most így áll.
notice-unknown-here = A kiszolgáló nem tudja, kié ez a játszma: a böngésződ nem küld neki sütiket, vagy törölték őket. Engedélyezd az oldalnak a sütiket, és töltsd be újra; akkor minden lépés megmarad.
notice-set-aside = A játszmáid fájlja nem olvasható. Félretettük { $file } néven, és újat kezdtünk.
notice-unreadable = A jelenlegi játszmád nem olvasható. Megőriztük; közben játszhatsz egy másikat.
notice-go-on = Folytatás a sérülés előttről
notice-disk-full = A lemez megtelt. A játszmáidat megnézheted, de semmit sem lehet menteni. Szabadíts fel helyet, majd indítsd újra az Easy Harpot.
notice-read-only = A játszmáid mappája csak olvasható. A játszmáidat megnézheted, de semmit sem lehet menteni. Adj magadnak írási jogot, majd indítsd újra az Easy Harpot.
notice-lost-writes = A legutóbb mentett adatok egy része elveszett, ezért az utolsó lépéseid hiányozhatnak. Minden korábbi megvan.
notice-damaged = A mentett adataid egy része megsérült. Ami nem olvasható, a szokásos értékét kapta; a többi változatlan.
offline-disk-full = A lemez megtelt, ezért most semmit sem lehet menteni. A játszmád biztonságban van. Szabadíts fel helyet, és folytatódik.
offline-read-only = A játszmáid mappája csak olvasható, ezért most semmit sem lehet menteni. A játszmád biztonságban van. Adj magadnak írási jogot, és folytatódik.
error-internal = Ez nem sikerült. Semmi sem változott; próbáld újra.
error-not-found = Ez a játszma már nincs meg.
error-no-solver = Itt nincsenek tippek: az ilyen gépekre készült alkalmazásban nincs benne a program, amely keresi őket.
deal-fault-title = Nincs ilyen leosztás
deal-fault-stay = Vissza a játszmámhoz
deal-empty = Írj be egy leosztáskódot (például EH1-N-AAAAAAF) vagy egy sorszámot.
deal-out-of-range = A leosztássorszám 1 és 999 999 közé esik.
deal-unknown-scheme = Ez a kód olyan osztási módhoz tartozik, amelyet az alkalmazás nem ismer. Az EH1 kezdetű kódokat ismeri.
deal-unknown-kind = Ez nem számozott leosztás: az EH1- után N- következik.
deal-letters = Az EH1-N- után pontosan hét betű áll A-tól Z-ig, például EH1-N-AAAAAAF.
deal-not-a-code = Ez nem leosztáskód (például EH1-N-AAAAAAF), és nem is sorszám.
deal-several = Itt több leosztás kódja is szerepel. Válassz közülük.

## Elutasítások

refusal-game-over = Ezt a játszmát már megnyerted. Ha tovább játszanál, kezdj újat.
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
refusal-king-run-needs-empty-column = Királlyal kezdődő sorozat csak üres oszlopba helyezhető, erre nem: { $target }.
refusal-one-card-at-a-time = Egyszerre csak egy kártya: { $card } nem helyezhető át a rajta lévőkkel. Kezdd alulról!
refusal-empty-column-needs-king = Üres oszlopba csak király vagy királlyal kezdődő sorozat helyezhető, { $card } nem.
refusal-foundation-wrong-rank = { $card-start } még nem kerülhet az alappaklira: az ásztól felfelé, sorban épül.
refusal-same-colour = { $card-start } is, { $target } is { $colour ->
        [red] piros
       *[black] fekete
    }: csak ellenkező színű lapra tehető.
refusal-wrong-rank = { $card-start } csak pontosan eggyel magasabb rangú lapra tehető, erre nem: { $target }.

## Hallgatóknak

spoken-opened = { $moves ->
    [0] Az asztalon: { $number }. leosztás.
   *[other] Folytatódik: { $number }. leosztás, { $moves } lépés után.
}
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
    } oszlopba került, az élen: { $card }.
spoken-to-foundation = { $card-start } az alappaklira került.
spoken-turned-up = Felfordult: { $card }.
spoken-won = Megnyerted a játszmát!
spoken-undone = Visszavonva.
spoken-redone = Újra megtéve.
spoken-score = Pontszám: { $score }.
spoken-selected = Kijelölve: { $card }.
spoken-let-go = Kijelölés megszüntetve: { $card }.
spoken-not-possible = Ez nem lehetséges.

## Beállítások

settings-playing = Játék közben
settings-looks = Kinézet
settings-senses = Hang, mozgás, akadálymentesség

option-tap-moves = Koppintásra az alappaklira
    .hint = Egy koppintás a lapot az őt fogadó alappaklira küldi. Kikapcsolva a koppintás csak kijelöl.
option-theme = Asztal
    .auto = Az eszköz szerint
    .paper = Papír
    .felt = Posztó
    .dark = Sötét
    .contrast = Nagy kontraszt
option-four-colours = Négy szín
    .hint = A káró és a treff külön árnyalatot kap.
option-large-faces = Nagy lapkép
    .hint = Csak a rang és a szín, a lap teljes méretében.
option-left-handed = Balkezes
    .hint = Az asztal tükörképe.
option-motion = Mozgás
    .full = Nyugodt
    .fast = Gyors
    .off = Nincs
option-show-targets = Lehetséges helyek mutatása
    .hint = Amíg egy lapot tartasz, jelöljük, hová tehető.
option-mark-last-move = Az utolsó lépés jelölése
    .hint = Halvány jel azon a lapon, amely utoljára mozdult.
option-new-deals = Új leosztások
    .winnable = Csak bizonyítottan megnyerhetők
    .any = A 999 999 bármelyike
option-sound = Hang
    .hint = Pengetett húrok.
option-vibration = Rezgés
    .hint = Könnyű érintés, amikor egy lap megérkezik.
option-clock = Óra
    .hint = Addig jár, amíg az oldal látszik és a játszma tart.
option-show-score = Pontszám és lépések mutatása
    .hint = Kikapcsolva nyugodtabb a játék; a számolás akkor is megy.

## Billentyűk, az asztal szavakban, az első percek

keys = Billentyűk
keys-note = Lépés begépelése: először az, ahonnan a lap jön (1–9, W a dobópakli, A–H egy alappakli), aztán az, ahová megy (1–9, vagy F az alappaklikhoz), végül Enter. A lépés elején az S a húzópakli, az F a hatodik alappakli. A betűk a beállításokban kikapcsolhatók.
key-arrows = Pakliról paklira, lapról lapra
key-enter = Koppintás a lapra vagy paklira; a begépelt lépés megtétele
key-hold = A lap kijelölése, bármit tenne is egy koppintás
key-stock = Laphúzás vagy a dobópakli visszafordítása
key-undo = Visszavonás
key-redo = Mégis
key-new = Új játék
key-typed = Lépés begépelése: 4 7 Enter, W F Enter, C 7 Enter
key-edit = Az utolsó karakter törlése
key-escape = A begépelt lépés törlése; a lap kijelölésének megszüntetése
key-hint = Tipp
key-moves = Hová mehetnek a lapok, kimondva
key-text = Az asztal szavakban
key-help = Ezek a billentyűk
cap-space = Szóköz
cap-backspace = Visszatörlés

typed-part = Innen: { $from }. Hová? 1–9 vagy F
typed-action = { $action }. Nyomj Entert!
typed-move = Innen: { $from }, ide: { $to }
typed-stock = Koppintás a húzópaklira
typed-fault-source = Egy lépés így kezdődhet: 1–9, W, S, vagy A–H egy alappaklihoz.
typed-fault-target = Egy lap oszlopba mehet (1–9), vagy az alappaklikra (F).
typed-fault-length = Egy lépés két karakterből áll, az S egyből.
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

text-title = Az asztal szavakban
text-input = Lépés begépelése
text-hint = 47: a 4. oszlopból a 7. oszlopba; WF: a dobópakliról az alappaklira; C7: vissza egy alappakliról; S: húzópakli, U: visszavonás, R: mégis.
text-score = Pontszám: { $score }, lépések: { $moves }
text-talon = Húzópakli és dobópakli
text-columns = Oszlopok
text-moves = Szabályos lépések
text-moves-show = Hová mehetnek a lapok?
text-moves-hide = A szabályos lépések elrejtése
text-move = { $card-start }{ $count ->
        [1] { "" }
       *[other] {" "}a rajta lévőkkel
    } ({ $from }) ide mehet: { $to }.
text-no-move = Egyetlen lap sem mozdítható.
text-draw = Húzópakli: húzható egy lap.
text-turn-over = A húzópakli üres: a dobópakli visszafordítható.

clock = Idő
option-double-tap-ms = A dupla koppintás ideje
    .ms-350 = Rövid (0,35 másodperc)
    .ms-600 = Hosszabb (0,6 másodperc)
    .ms-1000 = Hosszú (1 másodperc)
option-letter-keys = Egybetűs billentyűk
    .hint = U, R, N és a begépelt lépések, például 47. Kikapcsolva a nyilak, az Enter, a szóköz és az Esc marad.
option-text-board = Az asztal szavakban
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

## Tippek, és amit egy leosztásról tudni

hint = Tipp
hint-move = Tipp: { $card }{ $count ->
        [1] { "" }
       *[other] {" "}a rajta lévőkkel
    }, innen: { $from }, ide: { $to }.
hint-draw = { $taps ->
        [1] Tipp: koppints a húzópaklira.
       *[other] Tipp: koppints a húzópaklira, összesen { $taps } alkalommal.
    }
hint-left = { $moves ->
        [1] Ez az utolsó lépés.
       *[other] Még { $moves } laplépés a győzelemig.
    }
hint-lost = Innen a játszma bizonyítottan nem nyerhető meg.
hint-back = Vissza { $back } művelettel
hint-no-way-back = A visszavonás nem ér el elég messzire.
hint-unknown = A tippre szánt idő alatt nem akadt nyerő út.
hint-deal-unwinnable = Az egész leosztás bizonyítottan megnyerhetetlen.
hint-none-winnable = A visszavonás egyetlen bizonyítottan megnyerhető állásig sem ér el.
hint-won = Ezt a játszmát már megnyerted.
hint-waits = Tipp keresése…

standing-winnable = Bizonyítottan megnyerhető
standing-unwinnable = Bizonyítottan megnyerhetetlen
standing-unknown = Nem tudni, megnyerhető-e

## Szabályok, Példák, FAQ

page-rules = Szabályok
page-examples = Példák
page-faq = FAQ
rules-title = Az Easy Harp szabályai
examples-title = Példák
faq-title = Kérdések és válaszok

sketch-on = Mutasd meg
sketch-again = Elölről
contents = Ezen az oldalon
see-examples = Így néz ki egy valódi játszmában
see-faq = Bővebben a FAQ oldalon
reminder-why = Miért?
reminder-why-label = Miért? A szabály a FAQ oldalon

player-first = Az első lépésre
player-back = Egy lépéssel vissza
player-play = Lejátszás
player-pause = Szünet
player-on = Egy lépéssel előre
player-last = Az utolsó lépésre
player-place = Hely a játszmában
player-frame = { $frame }. lépés, összesen { $total }
player-start = A lapok az osztás után.
player-pace = Sebesség
player-failed = A lépéseket nem sikerült lekérni.
player-again = Próbáld újra

rules-setup-title = A kezdőállás
rules-setup-pack = Két 52 lapos paklit, joker nélkül, összekeverünk: 104 lap, mindegyik két példányban.
rules-setup-columns = 9 oszlopot osztunk ki 1, 2, 3, 4, 5, 6, 7, 8 és 9 lappal, összesen 45 lapot: minden oszlopban csak az utolsó lap néz felfelé, a másik 36 le van fordítva.
rules-setup-stock = A megmaradt 59 lap alkotja a húzópaklit, lefordítva. Mellette van a dobópakli, üresen, és 8 üres alappakli.

rules-moves-title = A megengedett lépések
rules-moves-column = Oszlopon: egy lap az ellenkező színű (piros a feketére, fekete a pirosra), pontosan eggyel magasabb rangú felfordított lapra tehető. A kőr 7 a pikk vagy a treff 8-asra kerülhet.
rules-moves-four = Kettős lapok: minden lap kétszer van meg, így egy fekete 6-osnak négy lehetséges helye van (a két kőr 7 és a két káró 7).
rules-moves-waste = A dobópakliról: csak a legfelső lap játszható ki, oszlopra vagy a saját alappaklijára.
rules-moves-uncovered = A felfedett lefordított lap magától felfordul, és játszhatóvá válik.
rules-moves-ranks = A rangsor az ásztól (a legalacsonyabbtól) a királyig tart: ász (A), 2–10, bubi (J), dáma (Q), király (K).
sketch-seven = A kőr 7-nek kétféle helye van: pikk 8 és treff 8.
sketch-four = A fekete 6-osnak négy helye van.
sketch-uncovered = Amikor a káró 9 a treff 10-esre kerül, az alatta lévő lap magától felfordul.

rules-one-card-title = Egyszerre csak egy kártya
rules-one-card-rule = Ez a szabály különbözteti meg az Easy Harpot a Klondike-tól: két oszlop között csak a legfelső kártya mozgatható.
rules-one-card-block = Egy már rendezett sorozat (egy fekete 8, egy piros 7, egy fekete 6) nem helyezhető át egyben, még akkor sem, ha az első lapja máshová illene: laponként kell szétbontani, alulról kezdve.
rules-one-card-reminder = Ha mégis megpróbáljuk, az alkalmazás elutasítja a lépést, és az alapértelmezetten bekapcsolt „Interaktív szabályok” beállítás mellett emlékeztet a szabályra. A Példák oldal ezt az elutasítást egy valódi játszmán mutatja be.
sketch-block = A treff 8 illene a káró 9-esre, de a rajta fekvő lapokkal együtt nem kerülhet oda. Az alkalmazás ezt mondja:

rules-empty-column-title = Az üres oszlop és a királlyal kezdődő sorozat
rules-empty-column-king = Üres oszlopba csak király helyezhető.
rules-empty-column-run = Ez az egyszerre egy kártya szabálya alóli egyetlen kivétel is: egy királlyal kezdődő, váltakozó piros-fekete színű, csökkenő rangsorú sorozat egyben áthelyezhető egy üres oszlopba (legfeljebb 13 lap, a királytól az ászig). Máshová nem helyezhető át egyben.
rules-empty-column-other = Üres oszlopban minden más kártyát elutasít a játék, akkor is, ha azzal egy lefordított lapot lehetne felfedni.
sketch-run = A király, a dáma és a bubi együtt kerül az üres oszlopba, és az alattuk lévő lap felfordul.

rules-foundations-title = Az alappaklik
rules-foundations-suits = 8 alappakli van, kártyaszínenként 2. Mindegyikre csak egy kártyaszín lapjai kerülhetnek: először az ász, majd a 2, a 3, és így tovább a királyig, egyszerre egy lap.
rules-foundations-reserved = Az alkalmazásban minden hely egy adott kártyaszín számára van fenntartva: az ász a saját kártyaszínének üres helyére kerülhet, más szín helyére soha.
rules-foundations-area = Az alappaklik területén bárhol elengedett kártya automatikusan megtalálja azt az alappaklit, amely fogadni tudja; ha kettő is van, az elsőre kerül.
sketch-foundations = A kőr 3-ast mindkét kőr alappakli fogadná: az elsőre kerül.

rules-stock-title = A húzópakli és a körök
rules-stock-draw = A húzópakli megérintésével egy kártyát fordítunk fel a dobópaklira; a dobópaklinak csak a legfelső lapja játszható meg.
rules-stock-turn = Amikor a húzópakli kiürül, egy érintés a teljes dobópaklit visszateszi a húzópakliba, lefordítva, ugyanabban a sorrendben, és újrakezdjük a végiglapozást.
rules-stock-passes = A végiglapozások száma korlátlan, és egyik sem jár pontvesztéssel: nem vonódik le pont.
sketch-stock = Érintésről érintésre egy-egy lap kerül a dobópaklira. Ha a húzópakli kiürült, a következő érintés visszafordítja a dobópaklit: a sorrend ugyanaz marad.

rules-end-title = A játszma vége
rules-end-won = A játszma megnyert, ha mind a 104 lap az alappaklikon van.
rules-end-lost = Az alkalmazás nem mond ki vereséget: ha már nincs hasznos lépés, lépéseket vonunk vissza, vagy új játszmát indítunk.

rules-extras-title = Az alkalmazás további lehetőségei
rules-extras-own = Az alábbiak az Easy Harp alkalmazás sajátosságai; a játék más változatai eltérően működhetnek.
rules-extras-nothing-automatic = Nincs automatika: egyetlen lap sem megy magától az alappaklira, és a játszma sem fejeződik be magától. Egy koppintás a legfelső lapra az alappaklira küldi, ha az fogadja; két gyors koppintás („Dupla koppintás” beállítás, alapból bekapcsolva) ezután helyet keres az asztalon: előbb a leghosszabb oszlopot, majd királynak egy üres oszlopot. A lapokat húzással is mozgathatjuk.
rules-extras-take-back = Lap visszavétele az alappakliról: az alappakli legfelső lapját húzással visszavehetjük és az asztalra tehetjük, pontot nem nyerve és nem veszítve.
rules-extras-undo = Visszavonás: az utolsó 100 művelet vonható vissza; a visszavonás levonja a visszavont lépés pontjait, de a lépésszámláló nem csökken.
rules-extras-deals = Számozott leosztások: minden játszmához tartozik egy 1 és 999 999 közötti leosztássorszám, kód formájában megadva (például EH1-N-AAAAAAF). Az Új játék ablakban az „Új leosztás” (véletlenszerűen kiválasztott), „A nap leosztása” (aznap mindenkinek ugyanaz) és az „Ugyanaz a leosztás” (az aktuális leosztás újrajátszása) lehetőség választható.

rules-scoring-title = A pontozás az alkalmazásban
rules-scoring-own = Ez a pontozás az Easy Harp alkalmazás sajátja; a játék más változatai másképp pontoznak.
rules-scoring-start = A pontszám 0 értékről indul, és soha nem csökken 0 alá.
rules-scoring-won = Minden olyan megnyert játszmában, amelyben nem veszünk vissza lapot az alappaklikról, az alappaklikra helyezett 104 kártya és a felfordított 36 kártya mindig 1220 pontot ad, ezen felül pedig 5 pont jár minden, a dobópakliról a játéktérre helyezett kártyáért.

examples-intro = Ezek valódi, számozott leosztások, amelyeket az alkalmazás most játszik vissza a játék szabályai szerint. Indítsd el őket, vagy lépkedj bennük a gombokkal, a csúszkával vagy a nyílbillentyűkkel.
examples-deal = { $number }. leosztás: { $code }
examples-play = Kipróbálom ezt a leosztást

example-block-title = Egy sorozat elutasítása
example-block-ready = Az asztalon van egy fekete 8, egy piros 7, egy fekete 6, és van egy piros 9 is.
example-block-ordered = A 8, a 7 és a 6 most rendben áll, és a treff 8 illene a 6. oszlopban lévő káró 9-esre.
example-block-refused = Mindhárom lapot egyszerre próbáltuk áthelyezni. A játszma nem változott.
example-block-apart = Laponként kell tehát áthelyezni, alulról kezdve.
example-block-uncovers = A treff 8 most egyedül van: átkerül, és az alatta lévő lap felfordul.
example-block-done = Ugyanaz a három lap újra rendben áll, a káró 9-esen. Öt lépés kellett hozzá.

example-king-run-title = A királlyal kezdődő sorozat és az üres oszlop
example-king-run-ready = A 6. oszlop végén pikk király áll.
example-king-run-run = Király, dáma, bubi: királlyal kezdődő sorozat.
example-king-run-empty = Az 1. oszlop kiürült.
example-king-run-no-king = A kőr 9 nem kerülhet oda, pedig lefordított lap van alatta.
example-king-run-no-part = A dáma és a bubi sem, a király nélkül.
example-king-run-moved = A király egyetlen lépésben magával viszi az egész sorozatot, és az alatta lévő lap felfordul.

example-four-places-title = Kettős lapok: négy hely
example-four-places-ready = Az 1–4. oszlop végén áll mind a négy piros 7.
example-four-places-drawn = A pikk 6 bármelyikre kerülhet.
example-four-places-first = Az első hely: az egyik káró 7.
example-four-places-second = A második: az egyik kőr 7.
example-four-places-third = A harmadik: a másik káró 7.
example-four-places-fourth = A negyedik: a másik kőr 7.

example-take-back-title = Lap visszavétele az alappakliról
example-take-back-ready = Egy játszma közepén járunk. A treff alappakli már a 10-esnél tart. A 6. oszlopban a kőr 9 öt lefordított lapot takar.
example-take-back-no-place = A kőr 9-nek nincs helye: az asztalon nincs fekete 10.
example-take-back-taken = A treff 10 visszajön az alappakliról. Ez nem kerül pontba.
example-take-back-used = Most már van helye a kőr 9-nek, és egy lap felfordul: 5 pont.
example-take-back-goes-on = A felfordult dáma bubit fogad, és újabb lap fordul fel.

example-turn-over-title = A dobópakli visszafordítása
example-turn-over-ready = A húzópakliban 59 lap van, a dobópakli üres.
example-turn-over-first = A kör első lapja.
example-turn-over-second = A második.
example-turn-over-played = Ezt kijátsszuk; újra a treff király a dobópakli legfelső lapja.
example-turn-over-through = A húzópaklit az utolsó lapig végiglapoztuk.
example-turn-over-turned = Egy érintés az egész dobópaklit visszafordítja. Nem vonódik le pont.
example-turn-over-again = A sorrend ugyanaz, mint előbb: megint a treff király az első.
example-turn-over-skipped = A pikk 8-ast kijátszottuk, ezért most az utána következő lap jön.

faq-game-title = A játék
faq-what-title = Milyen ez a Harp, és milyen nem?
faq-what-text = Az Easy Harp a kilencoszlopos Harp: 45 lapot osztunk ki, 59 lap a húzópakli, a dobópakli pedig üresen indul. Egyszerre csak egy kártya mozgatható; az egyetlen kivétel a királlyal kezdődő sorozat, amely egyben áthelyezhető egy üres oszlopba. A húzópakli akárhányszor végiglapozható.
faq-others-title = Én más szabályokkal ismerem a Harpot. Melyik a helyes?
faq-others-text = Mindegyik, a maga asztalán. Van olyan Harp, amelyben csak 3 vagy 4 kör játszható, van, amelyik egy lapot már az elején a dobópaklira oszt, van, amelyben semmilyen sorozat nem mozgatható; a dupla Klondike-ban és a Gargantuában pedig bármely rendezett sorozat áthelyezhető bármelyik oszlopra, ahová illik. A nagy Harp tízoszlopos, és üres oszlopába bármilyen lap tehető; a kis Harpot egy paklival és hét oszloppal játsszák. Az alkalmazás további lehetőségei és a pontozása a sajátjai: más változatok másképp működnek.
faq-no-move-title = Nincs több lépés. Vesztettem?
faq-no-move-text = Az alkalmazás ezt soha nem mondja ki. Lapozd végig még egyszer a húzópaklit: ami korábban nem illett sehová, most talán illik. Segíthet az is, ha visszaveszel egy lapot az alappakliról. Ha már nincs hasznos lépés, vonj vissza néhányat, vagy kezdj új játszmát. Nem minden leosztás nyerhető meg, de majdnem mind.
faq-hint-title = Mi a tipp?
faq-hint-text = Egy bizonyított út következő művelete: a program talált egy utat az utolsó lapig, és a szabályok végigjátszották, mielőtt megmutatná. A lap és a helye a következő műveletig meg van jelölve. Ha követed, és újra kérdezel, a tippek ugyanazon az úton haladnak tovább; ha mást lépsz, a program új utat keres. Néha nem akad nyerő út, mert egy tipp csak néhány másodpercig gondolkodhat. Ha bizonyított, hogy az állás már nem nyerhető meg, a tipp ezt is megmondja, és felajánlja a visszautat. Kérés nélkül az alkalmazás soha nem mondja, hogy vesztettél. A tippeket semmi nem jegyzi fel, és a tippekkel elért győzelem is győzelem.
faq-automatic-title = Mozdul-e bármi magától?
faq-automatic-text = Nem. Csak a felfedett lefordított lap fordul fel magától, a lépésed részeként. A játszma sem fejeződik be magától: az utolsó lapot is te teszed a helyére.

faq-deals-title = A leosztások
faq-codes-title = Mi a leosztáskód?
faq-codes-text = Minden játszmához tartozik egy 1 és 999 999 közötti leosztássorszám. A kód ugyanez a szám betűkkel: az EH1 az Easy Harpot és az osztás módját jelenti, az N a számozott leosztást, a hét betű pedig maga a szám. Az EH1-N-AAAAAAF az 5. leosztás. Ugyanaz a kód minden gépen, mindig ugyanazokat a lapokat osztja. Az Új játék ablakba a kód és a sorszám is beírható; a kis- és nagybetű, a szóköz és a hiányzó kötőjel nem számít.
faq-winnable-title = Mit jelent az, hogy „bizonyítottan megnyerhető”?
faq-winnable-text = Egy program minden számozott leosztáshoz nyerő utat keresett, és a szabályok az utolsó lapig végigjátszották. Ahol talált ilyet, ott a leosztás bizonyítottan megnyerhető; hogy te is találsz-e egyet, az más kérdés. A „bizonyítottan megnyerhetetlen” azt jelenti, hogy a program minden utat hiába nézett végig: ilyen a 438 357. leosztás. Néhány leosztásról egyiket sem tudni. Az Új leosztás csak bizonyítottan megnyerhetők közül választ; a beállításokban bármelyik leosztás is kérhető. A beírt sorszámot az alkalmazás úgy osztja ki, ahogy van, és a menü megmondja, mit tudni róla.
faq-day-title = Mi a nap leosztása?
faq-day-text = Minden naptári naphoz egy leosztás tartozik, aznap mindenkinek ugyanaz. A nap az a dátum, amelyet a saját eszközöd a játszma kezdetekor mutat; a játszma ezt a napot megtartja, akkor is, ha éjfél után fejezed be.
faq-same-deal-title = Mit tesz az „Ugyanaz a leosztás”?
faq-same-deal-text = Elölről kiosztja a jelenlegi lapokat. Ez önálló, új játszma, és annak is számít; a korábbi úgy marad, ahogy volt. Ha a nap leosztása volt, a megismételt játszma már nem a napé: a nap az elsőé.

faq-counting-title = Pontszám, visszavonás, statisztika
faq-score-title = Miből áll a pontszám?
faq-score-text = Az alappaklira helyezett lap 10 pontot ér, a felfordult lefordított lap 5-öt, a dobópakliról oszlopra tett lap 5-öt. Minden más 0 pont. Visszavett lap nélkül a megnyert játszma mindig 1220 pontot ér (104 × 10 + 36 × 5), és még 5-öt minden, a dobópakliról oszlopra tett lapért: 1220 és 1515 között.
faq-take-back-title = Mi a helyzet az alappakliról visszavett lapokkal?
faq-take-back-text = A visszavétel nem kerül pontba, az újbóli felhelyezés pedig megint 10 pont. Mivel ez a végtelenségig ismételhető volna, a legjobb pontszámok és a rangsorok csak a visszavétel nélkül megnyert játszmákat vetik össze. A visszavétellel elért győzelem is győzelem; csak jelölve van. A visszavont visszavétel nem számít.
faq-undo-title = Hány lépés vonható vissza?
faq-undo-text = Az utolsó 100 művelet. A visszavonás mindent úgy állít vissza, ahogy volt: a lapokat, a lefordítottakat is, a húzópakli sorrendjét, és levonja a lépés pontjait. Csak a lépésszámláló marad, mert a lépést megtettük. A Mégis a visszavont lépést játssza meg ismét, és lépésnek számít. A megnyert játszma lezárult: abban már semmi sem vonható vissza.
faq-statistics-title = Mikortól számít bele egy játszma a statisztikába?
faq-statistics-text = Az első művelettől. Ha egy leosztást csak megnézel, az sehol sem számít, és sorozatot sem szakít meg. Egy játszma egyszer számít, a győzelem is egyszer. A győzelmek sorozata a játszmák kezdetének sorrendjében számít: egy másikért félbehagyott játszma megszakítja, amíg vissza nem térsz hozzá és meg nem nyered; a jelenlegi játszmád még nyitva van. Az egymást követő napok közé az a nap számít, amelynek leosztását aznap nyerted meg: a saját naptárad szerint, vagy ha aznap kezdted, és a győzelemig még nem ért véget a nap mindenütt a Földön. A később megnyert nap külön jelet kap.
faq-privacy-title = Mit tud rólam az alkalmazás?
faq-privacy-text = Semmi sem hagyja el a gépedet. A játszmák, a beállítások és a statisztika egy fájlban vannak rajta; az alkalmazás sehová sem küld semmit, máshonnan nem tölt be semmit, nem mutat hirdetést, és nem számolja a látogatókat. Ha valaki más kiszolgálóján játszol, a játszmáidat az őrzi, és a böngésződet csak egy véletlen számról ismeri fel.

faq-refusals-title = Ha egy lépést elutasít a játék
faq-refusals-text = Az elutasított lépés semmit sem változtat meg: sem a lapokat, sem a pontszámot, sem a lépésszámlálót, sem azt, ami visszavonható. Bekapcsolt „Interaktív szabályok” mellett emlékeztetünk a szabályra; kikapcsolva a lap csak visszamegy a helyére. Ezek azok a szabályok, amelyek miatt egy lépés elutasítható.
licences = Az alkalmazás alkotórészeinek licencei

why-game-over = Mind a 104 lap az alappaklikon van. A megnyert játszma lezárult: nincs benne több lépés, visszavonás vagy újra megtétel.
why-nothing-to-undo = Ebben a játszmában még nem történt semmi, vagy már mindent visszavontál.
why-undo-limit = A visszavonás 100 műveletig ér vissza, és ez elfogyott. Ami korábban történt, az marad.
why-nothing-to-redo = Csak az tehető meg újra, amit visszavontál, és csak a következő új lépésig.
why-nothing-to-draw = A húzópakli mind az 59 lapját kijátszottad. Nincs mit húzni, és nincs mit visszafordítani.
why-nothing-there = Az a hely, ahonnan a lépés indulna, üres.
why-face-down = Lefordított lap nem játszható meg. Magától felfordul, amint az oszlopában nem fekszik rajta más lap.
why-buried-in-waste = A dobópaklinak csak a legfelső lapja játszható meg. Az alatta lévők akkor következnek, ha az elment.
why-same-pile = A lapot a saját helye fölött engedted el. Ez nem lépés, és nem is hiba: a lap visszamegy.
why-no-target = A lapok egy érintésre kerülnek a húzópakliról a dobópaklira, és a dobópakli visszafordításával vissza. Mást nem lehet oda tenni.
why-foundation-to-foundation = A lapok nem cserélnek alappaklit. A legfelső lap visszavehető egy oszlopra, ahová illik, és onnan újra felhelyezhető.
why-foundation-one-at-a-time = Az alappaklikra egyszerre egy lap kerül. Először a sorozat utolsó lapját játszd ki.
why-king-run-needs-empty-column = A királlyal kezdődő sorozat az egyetlen, amely egyben áthelyezhető, és az is csak üres oszlopba.
why-one-card-at-a-time = Két oszlop között csak a legfelső kártya mozgatható. A rendezett sorozatot laponként kell szétbontani, alulról kezdve; egyben csak a királlyal kezdődő sorozat helyezhető át, és az is csak üres oszlopba.
why-empty-column-needs-king = Üres oszlopba csak király kerülhet, egyedül vagy a vele kezdődő sorozattal. Más lap akkor sem, ha azzal egy lefordított lapot lehetne felfedni.
why-foundation-wrong-rank = Minden alappakli a saját színének ászával kezdődik, és kihagyás nélkül épül: 2, 3, és így tovább a királyig. Minden színből kettő van.
why-same-colour = Oszlopon piros a feketére, fekete a pirosra tehető. A kőr és a káró piros, a pikk és a treff fekete.
why-wrong-rank = Oszlopon az alsó lapnak pontosan eggyel magasabb rangúnak kell lennie: a 7 a 8-asra, a bubi a dámára kerül.

## Naptár, előzmények, statisztika

page-calendar = Naptár
page-history = Előzmények
page-statistics = Statisztika
page-replay = Visszajátszás
page-print = Nyomtatás
page-failed = Ezt most nem sikerült lekérni.

broken-title = Hiba történt
broken = Ez egy hiba miatt nem jeleníthető meg. A játszmád megmarad.
no-start = Az alkalmazást nem sikerült betölteni. A játszmád megvan; töltsd be újra az oldalt.
load-again = Oldal újratöltése

day-state-played = Elkezdve

day-state-won-later = Később megnyerve
day-state-won = Aznap megnyerve
next-deal = A következő napi leosztásig: { $hours ->
        [0] { $minutes } perc
       *[other] { $hours } óra{ $minutes ->
            [0] { "" }
           *[other] {" "}{ $minutes } perc
        }
    }.
day-streak = Egymást követő napok: { $current }. A leghosszabb sorozat: { $best }.
month-before = Előző hónap
month-after = Következő hónap
legend = Jelmagyarázat
day-play = E nap leosztása
day-go-on = Folytatás
day-again = Még egyszer
day-late = Ez a nap már elmúlt: a győzelem „később megnyerve” jelet kap, és nem számít bele az egymást követő napokba.

win-statistics = Statisztika
share-result = Eredmény megosztása
share-this-deal = Leosztás megosztása
share-deal = Easy Harp, leosztás: { $code }.
share-day = Easy Harp, a nap leosztása, { $day }: { $code }.
share-won = Megnyerve: { $score } pont, { $moves } lépés.
share-copied = A vágólapra került, már be is illeszthető.
share-by-hand = Másolható szöveg

duration-hours = { $hours } óra{ $minutes ->
        [0] { "" }
       *[other] {" "}{ $minutes } perc
    }
duration-minutes = { $minutes ->
        [0] { $seconds } mp
       *[other] { $minutes } perc{ $seconds ->
            [0] { "" }
           *[other] {" "}{ $seconds } mp
        }
    }

stat-nothing = Még nincs játszma. Egy játszma az első művelettől számít.
stat-played = Játszmák
stat-won = Megnyert játszmák
stat-won-more = { $rate }; visszavett lap nélkül: { $clean }
stat-streak = Győzelmek sorozatban
stat-day-streak = Egymást követő napok
stat-longest = Leghosszabb: { $best }
stat-days = A nap megnyert leosztásai
stat-days-more = Elkezdve: { $played }; aznap megnyerve: { $day }
stat-time = Játékidő
stat-time-more = Győzelmenként átlagosan { $time }
stat-bests = Saját csúcsok
stat-best-score = Legmagasabb pontszám:
stat-fewest-moves = Legkevesebb lépés:
stat-bests-note = Csak azok a győzelmek vannak összevetve, amelyekben egyetlen lapot sem vettél vissza az alappaklikról.
stat-how = Minden számot a játszmáidból számolunk ki újra; az öt percnél hosszabb szünet nem számít játékidőnek.
stat-how-more = Mikor számít egy játszma?
chart-scores = Győzelmek pontszám szerint
chart-score-from = Pontszám, ettől
chart-moves = Győzelmek lépésszám szerint
chart-moves-from = Lépések, ettől
chart-wins = Győzelmek visszavett lap nélkül
chart-months = Játszmák havonta
chart-month = Hónap
chart-won = Megnyert
chart-not-won = Nem megnyert

history-won = Megnyert
history-unfinished = Befejezetlen
history-unreadable = nem olvasható
history-damaged = részben sérült
history-take-backs = visszavett lapokkal
history-current = a jelenlegi játszma
history-imported = betöltött
history-times = Játszva: { $when }
history-show = Mutasd:
history-show-all = Minden játszma
history-show-unfinished = Befejezetlen játszmák
history-show-won = Megnyert játszmák
history-nothing = Még nincs ilyen játszma. Egy játszma az első művelettől szerepel itt.
history-open = Folytatás
history-save = Mentés fájlba
history-more = Korábbi játszmák

files-title = Játszmák átvitele
files-note = Minden egy fájlban: az összes játszma a jegyzetekkel és a beállítások. Egy másik gépen ott töltsd be; ami már megvan, nem kerül be kétszer. Egyetlen játszma (.harp) megnézhető, de a statisztikába nem számít bele.
files-out = Minden mentése
files-in = Fájl betöltése
files-busy = Olvasás…
files-too-large = { $file }: túl nagy fájl.
files-settings = A beállításokat is betöltöttük.
files-failed = { $file }: most nem sikerült betölteni, vagy nem teljesen. Töltsd be újra ugyanezt a fájlt; ami már megvan, nem kerül be kétszer.
files-foreign = { $file }: ez sem mentett játszma, sem teljes mentés. Semmi sem változott.
files-unreadable = { $file }: nem olvasható{ $line ->
        [0] { "" }
       *[other] {" "}({ $line }. sor)
    }. { $why } Semmi sem változott.
files-bad-action = { $file }: elutasítva, a hibás művelet sorszáma { $at } ({ $action }). { $why } Semmi sem változott.
record-fault-tag = A műveletek előtt egy sor nem szögletes zárójelbe tett címke.
record-fault-deal-count = A Deal címkének pontosan egyszer kell szerepelnie.
record-fault-deal = A Deal címke nem nevez meg leosztást.
record-fault-comment = A megjegyzések kapcsos zárójelben állnak, egyik sem lehet a másikon belül.
record-fault-no-action = Ez nem művelet.
record-fault-repeat = Csak az S, az U és az R ismételhető, 2-től 100 000 alkalomig.
record-fault-too-long = Több mint { $most } műveletből áll.
record-fault-refused = A szabályok nem engedik meg.
transfer-fault-empty = A fájl üres.
transfer-fault-foreign = Az első sora szerint ez nem az Easy Harp fájlja.
transfer-fault-newer = A fájl egy újabb Easy Harpban készült; az olvasásához frissítsd ezt.
transfer-fault-too-many = Összesen több mint { $most } műveletből áll.
transfer-fault-form = A sor sérült.
transfer-fault-record = A játszma sérült.
transfer-fault-no-action = A játszmában nincs művelet.
transfer-fault-times = Az időpontok nem illenek a műveletekhez.
transfer-fault-started = Nem derül ki, mikor kezdődött a játszma.
transfer-fault-day = Az egyik nap nem dátum.
files-record-new = { $file }: bekerült az előzmények közé.
files-record-same = { $file }: már megvolt.
files-merged = Új játszmák: { $new }. Folytatódott: { $longer }. Már megvolt: { $same }.
files-part = { $part }. rész, összesen { $parts }
files-left-out = Sérült játszmák, amelyek csak részben vagy egyáltalán nincsenek elmentve: { $count }. A fájl vége megnevezi őket.
files-missing = Játszmák, amelyeket nem sikerült beírni: { $count }. Olvasd be újra ugyanezt a fájlt: semmi sem kerül be kétszer.
files-replaced = Játszmák nem tárolható karakterrel: { $count }. A helyére � került.

note = Jegyzet ehhez a játszmához
note-keep = Jegyzet mentése
note-kept = Elmentve.
note-failed = A jegyzetet nem sikerült elmenteni; próbáld újra.
replay-of = Visszajátszás: { $code }

print-deal = A leosztás nyomtatása
print-missing = Nincs ilyen játszma vagy leosztás.
print-now = Nyomtatás
print-hidden = A lefordított lapok és a húzópakli mutatása
print-back = lefordítva
print-stock = A húzópakli, az elsőnek húzott lappal kezdve
print-actions = A játszma menete
