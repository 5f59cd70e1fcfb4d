### A parancssor szavai. A böngésző nem kapja meg őket.
### Ami nagybetűs, például KÓD, azt a hívó írja be; a parancsok és a kapcsolók neve minden nyelven ugyanaz.

## Ahogy minden parancs beszél

cli-error = Hiba
cli-note = Megjegyzés
cli-usage = Használat
cli-commands = Parancsok
cli-arguments = Argumentumok
cli-options = Kapcsolók
cli-some-options = kapcsolók
cli-a-command = parancs
cli-range = { $least } és { $most } között
cli-default = alapértéke { $value }
cli-exit-codes = Kilépési kód: 0, ha mindenre van válasz; 1, ha hiba történt; 2, ha a parancssor hibás; 3, ha egy kérdés nyitva maradt.

cli-placeholders = Ami egy szó helyén áll
    .ADDRESS = CÍM
    .CODE = KÓD
    .DEPTH = MÉLYSÉG
    .DIR = MAPPA
    .FILE = FÁJL
    .LANGUAGE = NYELV
    .NAME = NÉV
    .NUMBER = SZÁM
    .TEXT = SZÖVEG
    .YYYY-MM-DD = ÉÉÉÉ-HH-NN

## Hibás parancssor

cli-missing = Hiányzik: { $name }. Használat: { $usage }
cli-too-many = Fölösleges szó: „{ $word }”. Használat: { $usage }
cli-no-option = Itt nincs ilyen kapcsoló: { $option }. Használat: { $usage }
cli-no-option-near = Itt nincs ilyen kapcsoló: { $option }. Erre gondoltál: { $near }?
cli-no-command = Nincs ilyen parancs: „{ $name }”. A parancsok: { $known }.
cli-no-command-near = Nincs ilyen parancs: „{ $name }”. Erre gondoltál: „{ $near }”?
cli-deal-is-no-command = Ez leosztás, nem parancs: „{ $name }”. Így játszhatod le: easyharp play { $deal }
cli-no-value-wanted = Ez a kapcsoló érték nélkül áll: { $option }.
cli-value-missing = E kapcsoló után érték kell: { $option }.
cli-bad-number = { $name }: { $least } és { $most } közötti { $whole ->
        [yes] egész szám
       *[no] szám
    } kell, nem ez: „{ $given }”.
cli-bad-value = { $name }: ez itt nem használható: „{ $given }”.
cli-no-language = Ezen a nyelven nincsenek szavak: „{ $given }”. Ezeken vannak: { $known }.
cli-before-command = Ennek a kapcsolónak a parancs után a helye: easyharp { $command } { $option } …

## Ami nem olvasható vagy nem írható

cli-not-written = A választ nem sikerült kiírni: { $why }.
cli-file-unreadable = Ez a fájl nem olvasható: { $file } ({ $why }).
cli-file-unwritable = Ez a fájl nem írható: { $file } ({ $why }).
cli-file-failed = { $file }: { $why }.
cli-not-utf8 = Nem UTF-8 szöveg: { $file }; ez a bájt nem olvasható: { $at }. Mentsd UTF-8 kódolással.
cli-standard-input = a szabványos bemenet
cli-no-memory = A rendszer nem adta meg a kért memóriát. Próbáld kisebb --memory értékkel.

cli-os-EACCES = nincs hozzá jogosultság
cli-os-EPERM = nincs hozzá jogosultság
cli-os-EADDRINUSE = egy másik program használja
cli-os-EADDRNOTAVAIL = ennek a gépnek nincs ilyen címe
cli-os-EISDIR = ez egy mappa
cli-os-ENOENT = nincs ilyen fájl vagy mappa
cli-os-ENOSPC = nincs több hely a lemezen
cli-os-ENOTDIR = az útvonal egyik része nem mappa
cli-os-EROFS = a lemez csak olvasható

## Hibás leosztás, nap, állás, játszmafájl

cli-deal-empty = Leosztáskód (például EH1-N-AAAAAAF) vagy 1 és 999 999 közötti sorszám kell.
cli-deal-out-of-range = A leosztássorszám 1 és 999 999 közé esik, ezért nincs ilyen leosztás: { $given }.
cli-deal-unknown-scheme = „{ $given }” olyan osztási módhoz tartozik, amelyet ez a program nem ismer. Az EH1 kezdetű kódokat ismeri.
cli-deal-unknown-kind = „{ $given }” nem számozott leosztás: az EH1- után N- következik.
cli-deal-letters = „{ $given }”: az EH1-N- után pontosan hét betű áll A-tól Z-ig, például EH1-N-AAAAAAF.
cli-deal-not-a-code = „{ $given }” nem leosztáskód (például EH1-N-AAAAAAF), és nem is 1 és 999 999 közötti sorszám.
cli-deal-several = „{ $given }” több leosztást is megnevez: { $codes }. Add meg közülük az egyiket.
cli-day-form = „{ $given }” nem dátum: így kell írni: ÉÉÉÉ-HH-NN, például 2026-11-30.
cli-day-calendar = Nincs ilyen nap a naptárban: { $given }; a dátum alakja ÉÉÉÉ-HH-NN, például 2026-11-30.

cli-unreadable = A szöveg nem olvasható: { $why }.
cli-no-position = Ez nem a játék egy állása:
cli-fault-card-count = Minden lapnak kétszer kell szerepelnie, összesen 104-nek; itt { $count } van: { $cards }.
cli-fault-talon-too-long = A húzópakliban és a dobópakliban együtt { $count } lap van; 59-nél több sosem lehet.
cli-fault-ends-face-down = { $column }. oszlop: lefordított lappal végződik; az utolsó lap mindig felfelé néz.
cli-fault-face-down-above-face-up = { $column }. oszlop: lefordított lap van egy felfordítotton.
cli-fault-not-a-run = { $column }. oszlop: a felfordított lapok nem alkotnak sorozatot: váltakozó szín kell, minden lap eggyel alacsonyabb.
cli-fault-run-too-long = { $column }. oszlop: { $count } felfordított lap van benne; egy sorozat legfeljebb 13 lap.
cli-fault-too-many-hidden = { $column }. oszlop: { $count } lefordított lap van benne; 8-nál több sosem lehet.

cli-record-refused = { $at }. művelet, { $action }: nem szabályos.
cli-record-tag = { $line }. sor: ez nem címke; egy címke ilyen: [Deal "EH1-N-AAAAAAF"].
cli-record-deal-count = A Deal címkének pontosan egyszer kell szerepelnie.
cli-record-deal = A Deal címke nem nevez meg leosztást; ilyen: [Deal "EH1-N-AAAAAAF"].
cli-record-comment = Amely megjegyzés {"{"} jellel kezdődik, annak {"}"} jellel kell végződnie, és megjegyzésben nem lehet másik.
cli-record-no-action = { $at }. művelet: „{ $action }” nem művelet; a 47, W3, 4F, S, U és R például az.
cli-record-repeat = { $at }. művelet: „{ $action }”: csak S, U és R ismételhető, 2–100 000 alkalommal, például S*12.
cli-record-too-long = Egy játszma fájljában legfeljebb { $most } művelet lehet.
cli-record-disagrees = A { $tag } címkében „{ $given }” áll, a játszma szerint „{ $truth }”.

## Leosztások és játszmák

cli-deal = { $number }. leosztás
cli-standing-winnable = bizonyítottan megnyerhető
cli-standing-unwinnable = bizonyítottan megnyerhetetlen
cli-standing-unknown = nem tudni, megnyerhető-e
cli-face-down = Lefordított lapok, oszloponként alulról:
cli-stock-order = Húzópakli, a húzás sorrendjében:
cli-daily = A nap leosztása, { $date }: sorszáma { $number }, kódja { $code }.
cli-won = megnyert
cli-unfinished = félbehagyott
cli-result = Játszma: { $result }
cli-result-take-backs = Játszma: { $result }, az alappaklikról visszavett lapokkal
cli-score = Pontszám: { $score }
cli-moves = Lépések: { $moves }
cli-actions = Műveletek: { $actions }, visszavett lapok: { $times }
cli-waste = Dobópakli
cli-stock = Húzópakli
cli-foundations = Alappaklik
cli-cards = { $count } lap

cli-perft-words = A perft után egy leosztás és egy mélység kell, például: easyharp perft EH1-N-AAAAAAF 4
cli-perft-position-words = A --position mellé csak egy mélység kell, például: easyharp perft --position "…" 4
cli-perft-depth = A mélység 0 és { $most } közötti egész szám, nem „{ $given }”.

## Megoldás

cli-solve-nothing = A solve után leosztások, tartomány vagy --position kell, például: easyharp solve EH1-N-AAAAAAF
cli-solve-both = A solve után vagy leosztások állnak, vagy --position, a kettő együtt nem.
cli-solve-record = A --record egyetlen leosztás játszmáját írja ki.
cli-solve-range = Ez a tartomány előbb ér véget, mint ahol kezdődik: { $range }.
cli-solve-no-win = Nincs kiírható győzelem.
cli-can-be-won = Megnyerhető
cli-cannot-be-won = Nem nyerhető meg
cli-not-known-stopped = Nem tudni: lejárt az idő
cli-not-known-out-of-memory = Nem tudni: megtelt a memória
cli-searched = { $nodes } állás, { $seconds } s
cli-line = { $actions } művelet: { $moves } laplépés, { $passes } végiglapozás, { $score } pont
cli-line-short = { $actions } művelet, { $score } pont
cli-solver = A megoldó hibát jelez: { $why }.
cli-solving = Megoldás
cli-solved-many = { $deals } leosztás: { $won } megnyerhető, { $lost } nem, { $unknown } nem tudni

## Felmérés

cli-survey-words = A survey után tartomány és fájl kell, például: easyharp survey 1 1000 --out deals.parquet
cli-survey-range = Ez a tartomány előbb ér véget, mint ahol kezdődik: { $first }–{ $last }.
cli-survey-needs = Ehhez kell a { $package }: pip install "easyharp[survey]"
cli-survey-scheduler = Itt nincs Dask-ütemező: { $address } ({ $why }).
cli-survey-empty = Ebben a fájlban nincs felmérés: { $file }.
cli-survey-picture = A kép: { $file }
cli-status-won = megnyerhető
cli-status-lost = megnyerhetetlen
cli-status-stopped = lejárt az idő
cli-status-out-of-memory = megtelt a memória
cli-chart-title = { $deals } leosztás: { $won } megnyerhető ({ $share } %), { $lost } nem, { $unknown } nem tudni
cli-chart-times = Idő a válaszig
cli-chart-seconds = másodperc
cli-chart-deals = leosztás
cli-chart-actions = A megoldás műveletei
cli-chart-moves = A megoldás laplépései
cli-chart-points = A megoldás pontszáma
cli-chart-beyond = { $title } (a képen kívül még { $count }, a legnagyobb { $most })

## Játék és kiszolgálás

cli-server-ready = Az Easy Harp kész: { $url }
cli-server-keeps = Minden lépés azonnal mentődik. A program Ctrl+C-vel ér véget.
cli-server-ends = A Ctrl+C bezárja a programot.
cli-server-running = Az Easy Harp már fut: { $url }
cli-server-serves = Az Easy Harp kiszolgál itt: { $host }, port: { $port }
cli-server-serves-under = Az Easy Harp kiszolgál itt: { $host }, port: { $port }, útvonal: { $base }
cli-server-disk-full = Megtelt a lemez: a játszmáidat megnézheted, de semmi sem menthető. Szabadíts fel helyet, és indítsd újra az Easy Harpot.
cli-server-read-only = Az adatmappa csak olvasható: a játszmáidat megnézheted, de semmi sem menthető. Adj magadnak írási jogot, és indítsd újra az Easy Harpot.
cli-server-lost-writes = Az adatbázis naplója eltűnt vagy megsérült: az utolsó lépések hiányozhatnak.
cli-server-base = „{ $given }” alatt nem működhet az alkalmazás; /harp vagy /games/harp alatt például igen.
cli-server-set-aside = Az ott lévő adatbázis nem használható. Változatlanul megmaradt { $file } néven, és új készült helyette. ({ $why })
cli-server-address = Ez nem cím, és nem is egy cím neve: { $host }; itt nem lehet kiszolgálni.
cli-server-port = Ez a port nem foglalható le: { $port } ({ $host }): { $why }.
cli-server-database = Az adatbázis nem használható: { $why }.
cli-server-driver = A PostgreSQL-adatbázishoz kell az illesztője: pip install "easyharp[hosted]"

## Súgó

cli-help = Easy Harp, a kétpaklis pasziánsz. Parancs nélkül játszmát nyit a böngészőben.
    .help = Ezt a súgót mutatja, és véget ér.
    .lang = A válaszok nyelve: en, hu vagy pt; különben a rendszeré.
    .as_json = JSON-t ír programoknak, minden nyelven ugyanazt.
    .port = A port; különben a szokásos vagy egy szabad.
    .no_browser = Nem nyitja meg a böngészőt.
    .data = Ahol a játszmák vannak, a felhasználó adatmappája helyett.
    .version = Kiírja a változatot, és véget ér.
cli-help-play = Játszmát nyit a böngészőben; csak ez a gép éri el.
    .code = A megnyitandó leosztás; különben az utolsó játszma.
cli-help-serve = Sok játékost szolgál ki, mindegyiket a saját játszmáival.
    .host = A cím, amelyen kiszolgál; a 0.0.0.0 mindegyik.
    .port = A port; a 0 egy szabadot foglal le.
    .database = sqlite:///FÁJL vagy postgresql://…; különben egy fájl az adatmappában.
    .name = Gépnév, amelyet a játékosok használnak; többször is megadható.
    .https = A játékosok https-en jönnek, proxyn át.
    .base = Az útvonal, amely alatt az alkalmazás elérhető, például /harp.
    .set_aside = A sérült adatbázist félreteszi, és újat kezd.
cli-help-deal = Egy számozott leosztást mutat: a kódját, hogy megnyerhető-e, a kilenc oszlopát és a húzópakliját.
    .deal = Leosztáskód vagy sorszám 1 és 999 999 között.
cli-help-daily = Megmondja, melyik leosztás egy nap leosztása.
    .day = Egy dátum; nélküle a mai nap.
cli-help-replay = Lejátszik egy elmentett játszmát a szabályok szerint, és megmondja, mi lett belőle.
    .file = Egy .harp fájl, vagy - a szabványos bemenethez.
cli-help-perft = Megszámolja az adott hosszú szabályos műveletsorokat: két megvalósításnak egyeznie kell benne.
    .words = Egy leosztás és egy mélység, vagy --position mellett csak mélység.
    .position = Leosztás helyett ebből az állásból számol.
    .divide = Az első műveletek szerint bontva is számol.
cli-help-solve = Nyerő megoldást keres, vagy bizonyítja, hogy nincs.
    .deals = Leosztások: kódok, sorszámok vagy tartományok, például 1..100.
    .position = Leosztás helyett ezt az állást oldja meg.
    .seconds = Hány másodpercig keressen, leosztásonként.
    .memory = Hány megabájt jut egy leosztásra.
    .seed = Más szám más megoldást adhat.
    .for_score = A rövid megoldásnál fontosabb a pontszám.
    .record = A győztes játszmát .harp fájlba írja.
cli-help-survey = Leosztások egész tartományát vizsgálja végig. Bármikor leállítható: ugyanez a parancs onnan folytatja.
    .first = Az első leosztás sorszáma.
    .last = Az utolsó leosztás sorszáma.
    .out = A Parquet-fájl.
    .seconds = Hány másodpercig keressen, leosztásonként.
    .memory = Hány megabájt jut egy leosztásra.
    .jobs = Hány folyamat fusson; különben magonként egy.
    .again = Újra megkérdezi azt is, ami nyitva maradt.
    .scheduler = Ennek a Dask-ütemezőnek a dolgozóit kérdezi, például tcp://host:8786.
    .report = Inkább lerajzolja az ebben a fájlban lévő felmérést.
    .catalogue = Inkább katalógust ír az ebben a fájlban lévő felmérésből.
