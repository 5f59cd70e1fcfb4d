### As palavras da linha de comandos. O navegador não as recebe.
### O que está em maiúsculas, como CÓDIGO, é posto por quem chama; os nomes dos comandos e das opções não mudam.

## Como fala cada comando

cli-error = Erro
cli-note = Nota
cli-usage = Utilização
cli-commands = Comandos
cli-arguments = Argumentos
cli-options = Opções
cli-some-options = opções
cli-a-command = comando
cli-range = de { $least } a { $most }
cli-default = por omissão, { $value }
cli-exit-codes = Códigos de saída: 0 se tudo teve resposta, 1 se houve um erro, 2 se a linha de comandos está errada, 3 se ficou uma pergunta em aberto.

cli-placeholders = O que está no lugar de uma palavra
    .ADDRESS = ENDEREÇO
    .CODE = CÓDIGO
    .DEPTH = PROFUNDIDADE
    .DIR = PASTA
    .FILE = FICHEIRO
    .LANGUAGE = IDIOMA
    .NAME = NOME
    .NUMBER = NÚMERO
    .TEXT = TEXTO
    .YYYY-MM-DD = AAAA-MM-DD

## Uma linha de comandos errada

cli-missing = Falta { $name }. Utilização: { $usage }
cli-too-many = Há uma palavra a mais: «{ $word }». Utilização: { $usage }
cli-no-option = Aqui não há a opção { $option }. Utilização: { $usage }
cli-no-option-near = Aqui não há a opção { $option }. Queria dizer { $near }?
cli-no-command = Não há o comando «{ $name }». Os comandos são: { $known }.
cli-no-command-near = Não há o comando «{ $name }». Queria dizer «{ $near }»?
cli-deal-is-no-command = «{ $name }» é uma distribuição, não um comando. Para a jogar: easyharp play { $deal }
cli-no-value-wanted = A opção { $option } não leva valor.
cli-value-missing = Falta o valor a seguir à opção { $option }.
cli-bad-number = { $name }: é preciso um número { $whole ->
        [yes] inteiro{ " " }
       *[no] { "" }
    }de { $least } a { $most }, não «{ $given }».
cli-bad-value = { $name }: «{ $given }» não serve aqui.
cli-no-language = Não há palavras para o idioma «{ $given }»; há para { $known }.
cli-before-command = A opção { $option } vem depois do comando: easyharp { $command } { $option } …

## O que não se consegue ler ou escrever

cli-not-written = Não foi possível escrever a resposta: { $why }.
cli-file-unreadable = Não foi possível ler { $file }: { $why }.
cli-file-unwritable = Não foi possível escrever { $file }: { $why }.
cli-file-failed = { $file }: { $why }.
cli-not-utf8 = { $file } não é texto UTF-8: não se consegue ler o byte { $at }. Guarde-o em UTF-8.
cli-standard-input = A entrada padrão
cli-no-memory = O sistema não deu a memória pedida. Experimente um valor menor em --memory.

cli-os-EACCES = não tem permissão
cli-os-EPERM = não tem permissão
cli-os-EADDRINUSE = outro programa está a usá-la
cli-os-EADDRNOTAVAIL = este computador não tem esse endereço
cli-os-EISDIR = é uma pasta
cli-os-ENOENT = não existe esse ficheiro nem essa pasta
cli-os-ENOSPC = não há mais espaço no disco
cli-os-ENOTDIR = uma parte do caminho não é uma pasta
cli-os-EROFS = o disco é só de leitura

## Distribuições, dias, posições e registos errados

cli-deal-empty = É preciso um código de distribuição, como EH1-N-AAAAAAF, ou um número de 1 a 999 999.
cli-deal-out-of-range = Os números de distribuição vão de 1 a 999 999, por isso não há a distribuição { $given }.
cli-deal-unknown-scheme = «{ $given }» pertence a uma forma de distribuir que este programa não conhece. Conhece os códigos que começam por EH1.
cli-deal-unknown-kind = «{ $given }» não é uma distribuição numerada: a seguir a EH1- vem N-.
cli-deal-letters = Em «{ $given }», a seguir a EH1-N- têm de vir exatamente sete letras de A a Z, como em EH1-N-AAAAAAF.
cli-deal-not-a-code = «{ $given }» não é um código de distribuição, como EH1-N-AAAAAAF, nem um número de 1 a 999 999.
cli-deal-several = «{ $given }» indica mais do que uma distribuição: { $codes }. Indique só uma.
cli-day-form = «{ $given }» não é uma data: escreve-se AAAA-MM-DD, como 2026-11-30.
cli-day-calendar = O dia { $given } não existe no calendário; uma data escreve-se AAAA-MM-DD, como 2026-11-30.

cli-unreadable = Não foi possível ler o texto: { $why }.
cli-no-position = Isto não é uma posição do jogo:
cli-fault-card-count = Cada carta tem de aparecer duas vezes, 104 ao todo; aqui estão { $count }: { $cards }.
cli-fault-talon-too-long = O monte e o descarte têm juntos { $count } cartas; nunca são mais de 59.
cli-fault-ends-face-down = A coluna { $column } acaba com uma carta escondida; a última está sempre virada para cima.
cli-fault-face-down-above-face-up = A coluna { $column } tem uma carta escondida em cima de uma virada para cima.
cli-fault-not-a-run = As cartas viradas para cima da coluna { $column } não são uma sequência: as cores têm de alternar e cada carta tem de ser um valor abaixo.
cli-fault-run-too-long = A coluna { $column } tem { $count } cartas viradas para cima; uma sequência tem no máximo 13.
cli-fault-too-many-hidden = A coluna { $column } tem { $count } cartas escondidas; nenhuma coluna tem mais de 8.

cli-record-refused = A ação { $at }, { $action }, é contra as regras.
cli-record-tag = A linha { $line } não é uma etiqueta; uma etiqueta é como [Deal "EH1-N-AAAAAAF"].
cli-record-deal-count = A etiqueta Deal tem de aparecer exatamente uma vez.
cli-record-deal = A etiqueta Deal não indica nenhuma distribuição; é como [Deal "EH1-N-AAAAAAF"].
cli-record-comment = Um comentário aberto com {"{"} tem de ser fechado com {"}"}, e não há comentários dentro de comentários.
cli-record-no-action = A ação { $at }, «{ $action }», não é uma ação; 47, W3, 4F, S, U e R são.
cli-record-repeat = Ação { $at }, «{ $action }»: só S, U e R se podem repetir, de 2 a 100 000 vezes, como em S*12.
cli-record-too-long = Um registo tem no máximo { $most } ações.
cli-record-disagrees = A etiqueta { $tag } diz «{ $given }», mas a partida dá «{ $truth }».

## Distribuições e partidas

cli-deal = distribuição n.º { $number }
cli-standing-winnable = vitória provada
cli-standing-unwinnable = está provado que não se pode ganhar
cli-standing-unknown = não se sabe se se pode ganhar
cli-face-down = Cartas escondidas, cada coluna de baixo para cima:
cli-stock-order = Monte, pela ordem em que se vira:
cli-daily = A distribuição do dia { $date } é a n.º { $number }, { $code }.
cli-won = ganha
cli-unfinished = por acabar
cli-result = Partida: { $result }
cli-result-take-backs = Partida: { $result }, com cartas retiradas das fundações
cli-score = Pontuação: { $score }
cli-moves = Jogadas: { $moves }
cli-actions = Ações: { $actions }; cartas retiradas: { $times }
cli-waste = Descarte
cli-stock = Monte
cli-foundations = Fundações
cli-cards = { $count ->
        [1] 1 carta
       *[other] { $count } cartas
    }

cli-perft-words = perft precisa de uma distribuição e de uma profundidade, como em: easyharp perft EH1-N-AAAAAAF 4
cli-perft-position-words = Com --position, perft só precisa de uma profundidade, como em: easyharp perft --position "…" 4
cli-perft-depth = A profundidade é um número inteiro de 0 a { $most }, não «{ $given }».

## Resolver

cli-solve-nothing = solve precisa de distribuições, de um intervalo ou de --position, como em: easyharp solve EH1-N-AAAAAAF
cli-solve-both = solve recebe distribuições ou --position, não ambas as coisas.
cli-solve-record = --record escreve o registo de uma só distribuição.
cli-solve-range = O intervalo { $range } acaba antes de começar.
cli-solve-no-win = Não há nenhuma vitória para escrever.
cli-can-be-won = Pode ganhar-se
cli-cannot-be-won = Não se pode ganhar
cli-not-known-stopped = Não se sabe: acabou o tempo
cli-not-known-out-of-memory = Não se sabe: acabou a memória
cli-searched = { $nodes ->
        [1] 1 posição
       *[other] { $nodes } posições
    }, { $seconds } s
cli-line = { $actions ->
        [1] 1 ação
       *[other] { $actions } ações
    }: { $moves ->
        [1] 1 movimento de cartas
       *[other] { $moves } movimentos de cartas
    }, { $passes ->
        [1] 1 passagem
       *[other] { $passes } passagens
    } do monte, { $score ->
        [1] 1 ponto
       *[other] { $score } pontos
    }
cli-line-short = { $actions ->
        [1] 1 ação
       *[other] { $actions } ações
    }, { $score ->
        [1] 1 ponto
       *[other] { $score } pontos
    }
cli-solver = O programa que resolve indica um erro: { $why }.
cli-solving = A resolver
cli-solved-many = { $deals ->
        [1] 1 distribuição
       *[other] { $deals } distribuições
    }: { $won } podem ganhar-se, { $lost } não, { $unknown } não se sabe

## Levantamentos

cli-survey-words = survey precisa de um intervalo e de um ficheiro, como em: easyharp survey 1 1000 --out deals.parquet
cli-survey-range = O intervalo de { $first } a { $last } acaba antes de começar.
cli-survey-needs = Isto precisa de { $package }: pip install "easyharp[survey]"
cli-survey-scheduler = Não há nenhum escalonador Dask em { $address }: { $why }.
cli-survey-empty = { $file } não contém nenhum levantamento.
cli-survey-picture = A imagem é { $file }
cli-status-won = pode ganhar-se
cli-status-lost = não se pode ganhar
cli-status-stopped = acabou o tempo
cli-status-out-of-memory = acabou a memória
cli-chart-title = { $deals } distribuições: { $won } podem ganhar-se ({ $share } %), { $lost } não, { $unknown } não se sabe
cli-chart-times = Tempo até à resposta
cli-chart-seconds = segundos
cli-chart-deals = distribuições
cli-chart-actions = Ações da solução
cli-chart-moves = Movimentos de cartas da solução
cli-chart-points = Pontos da solução
cli-chart-beyond = { $title } (mais { $count } fora da imagem, até { $most })

## Jogar e servir

cli-server-ready = O Easy Harp está pronto: { $url }
cli-server-keeps = Cada jogada fica logo guardada. Ctrl+C termina o programa.
cli-server-ends = Ctrl+C termina o programa.
cli-server-running = O Easy Harp já está a funcionar: { $url }
cli-server-serves = O Easy Harp está a servir em { $host }, porta { $port }
cli-server-serves-under = O Easy Harp está a servir em { $host }, porta { $port }, caminho { $base }
cli-server-disk-full = O disco está cheio: pode ver as suas partidas, mas nada se pode guardar. Liberte espaço e volte a iniciar o Easy Harp.
cli-server-read-only = A pasta de dados é só de leitura: pode ver as suas partidas, mas nada se pode guardar. Dê a si próprio permissão de escrita e volte a iniciar o Easy Harp.
cli-server-lost-writes = O registo da base de dados desapareceu ou está danificado: podem faltar as últimas jogadas.
cli-server-base = «{ $given }» não serve de caminho para a aplicação; /harp e /games/harp servem.
cli-server-set-aside = Não foi possível usar a base de dados que lá estava. Ficou guardada, sem alterações, como { $file }, e fez-se uma nova. ({ $why })
cli-server-address = { $host } não é um endereço nem o nome de um: não é possível servir aí.
cli-server-port = Não foi possível obter a porta { $port } em { $host }: { $why }.
cli-server-database = Não foi possível usar a base de dados: { $why }.
cli-server-driver = Uma base de dados PostgreSQL precisa do seu controlador: pip install "easyharp[hosted]"

## Ajuda

cli-help = Easy Harp, a paciência com dois baralhos. Sem comando, abre uma partida no navegador.
    .help = Mostra esta ajuda e termina.
    .lang = O idioma das respostas: en, hu ou pt; caso contrário, o do sistema.
    .as_json = Escreve JSON para programas, igual em todos os idiomas.
    .port = A porta; caso contrário, a habitual ou uma livre.
    .no_browser = Não abre o navegador.
    .data = Onde ficam as partidas, em vez da pasta de dados do utilizador.
    .version = Escreve a versão e termina.
cli-help-play = Abre uma partida no navegador; só este computador lhe acede.
    .code = A distribuição a abrir; caso contrário, a última partida.
cli-help-serve = Serve a aplicação a muitos jogadores, cada um com as suas partidas.
    .host = O endereço em que serve; 0.0.0.0 são todos.
    .port = A porta; 0 escolhe uma livre.
    .database = sqlite:///FICHEIRO ou postgresql://…; caso contrário, um ficheiro na pasta de dados.
    .name = Um nome de anfitrião que os jogadores usam; pode repetir-se.
    .https = Os jogadores chegam por https, através de um proxy.
    .base = O caminho em que a aplicação fica, como /harp.
    .set_aside = Põe de lado uma base de dados danificada e começa uma nova.
cli-help-deal = Mostra uma distribuição numerada: o código, se se pode ganhar, as nove colunas e o monte.
    .deal = Um código de distribuição ou um número de 1 a 999 999.
cli-help-daily = Diz qual é a distribuição de um dia.
    .day = Uma data; sem ela, o dia de hoje.
cli-help-replay = Joga um registo segundo as regras e diz como acaba.
    .file = Um registo .harp, ou - para a entrada padrão.
cli-help-perft = Conta as sequências de ações legais de um dado comprimento: duas implementações têm de estar de acordo.
    .words = Uma distribuição e uma profundidade, ou só a profundidade com --position.
    .position = Conta a partir desta posição em vez de uma distribuição.
    .divide = Conta também por cada primeira ação.
cli-help-solve = Encontra uma solução que ganha, ou prova que não há nenhuma.
    .deals = Distribuições: códigos, números ou intervalos, como 1..100.
    .position = Resolve esta posição em vez de uma distribuição.
    .seconds = Quantos segundos procurar, por distribuição.
    .memory = Quantos megabytes, por distribuição.
    .seed = Outro número pode encontrar outra solução.
    .for_score = Prefere os pontos às soluções curtas.
    .record = Escreve a vitória como registo .harp.
cli-help-survey = Classifica um intervalo de distribuições. Pode parar-se a qualquer momento: o mesmo comando continua onde ficou.
    .first = O número da primeira distribuição.
    .last = O número da última distribuição.
    .out = O ficheiro Parquet.
    .seconds = Quantos segundos procurar, por distribuição.
    .memory = Quantos megabytes, por distribuição.
    .jobs = Quantos processos; caso contrário, um por núcleo.
    .again = Pergunta outra vez o que ficou em aberto.
    .scheduler = Pergunta aos trabalhadores deste escalonador Dask, como tcp://host:8786.
    .report = Em vez disso, desenha o levantamento deste ficheiro.
    .catalogue = Em vez disso, escreve o catálogo do levantamento deste ficheiro.
