### Easy Harp em português.
### Uma carta vem como $rank (A, 2 … 10, J, Q, K) e $suit (S, H, D, C). $form diz onde o nome vai ficar:
### "name" numa lista, "inside" dentro de uma frase, com artigo, "start" no início de uma frase.
### Nas outras mensagens, $card e $target são nomes para dentro de uma frase, $card-start um que a começa.
### region diz de que região são os números e as datas.

region = pt-PT
app-name = Easy Harp
app-description = Uma paciência tranquila com dois baralhos e nove colunas.

## Cartas e pilhas

card =
    { $form ->
        [inside] { $rank ->
            [Q] a{ " " }
           *[other] o{ " " }
        }
        [start] { $rank ->
            [Q] A{ " " }
           *[other] O{ " " }
        }
       *[name] { "" }
    }{ $rank ->
        [A] ás
        [J] valete
        [Q] dama
        [K] rei
       *[other] { $rank }
    } de { $suit ->
        [S] espadas
        [H] copas
        [D] ouros
       *[C] paus
    }

pile-stock = Monte: { $count ->
        [0] vazio
        [1] 1 carta
       *[other] { $count } cartas
    }
pile-waste = Descarte: { $count ->
        [0] vazio
        [1] { $top }
       *[other] { $top }, { $count } cartas ao todo
    }
pile-foundation = Fundação { $slot ->
       *[1] 1
        [2] 2
    } de { $suit ->
        [S] espadas
        [H] copas
        [D] ouros
       *[C] paus
    }: { $count ->
        [0] vazia
       *[other] { $top }
    }
pile-column = Coluna { $column }: { $down ->
        [0] { "" }
        [1] 1 carta escondida,{ " " }
       *[other] { $down } cartas escondidas,{ " " }
    }{ $open ->
        [0] vazia
       *[other] { $cards }
    }
table-label = O tabuleiro
foundations-label = Fundações
controls-label = Comandos do jogo
stock-draw = Virar uma carta
stock-turn-over = Devolver o descarte ao monte
stock-empty = O monte e o descarte estão vazios

## A página

score = Pontuação
moves = Jogadas
deal-number = n.º { $number }
deal-of-day = Distribuição do dia, { $day }
undo = Desfazer
redo = Refazer
new-game = Nova partida
menu = Menu
back-to-game = Voltar ao jogo
settings = Definições
close = Fechar

new-deal = Nova distribuição
new-deal-hint-winnable = Ao acaso, entre as de vitória provada
new-deal-hint-any = Ao acaso, entre todas as 999 999
daily-deal = Distribuição do dia
daily-deal-hint = A mesma para todos em { $day }
same-deal = Mesma distribuição
same-deal-hint = Repetir a distribuição atual
deal-input = Código ou número da distribuição
deal-open = Distribuir
left-toast = Deixou uma partida com { $moves ->
        [1] 1 jogada
       *[other] { $moves } jogadas
    }.
back-to-left = Voltar à partida que deixou
back-to-left-hint = { $code }, { $moves ->
        [1] 1 jogada
       *[other] { $moves } jogadas
    }

option-interactive-rules = Regras interativas
    .hint = Uma jogada recusada é seguida da regra que a explica.
option-double-tap = Duplo toque
    .hint = Dois toques rápidos procuram um lugar no tabuleiro.
language = Idioma
language-browser = O do navegador ({ $language })

win-title = Ganhou!
win-title-again = Esta partida está ganha
win-summary = Pontuação: { $score }; jogadas: { $moves }.
win-take-backs = Ganha com cartas retiradas das fundações.
win-record = Guardar num ficheiro

## O que corre mal

offline = Não é possível contactar a aplicação. A partida está guardada e continua assim que houver resposta.
notice-went-on = Esta partida continuou noutra janela. É assim que está agora.
notice-unknown-here = O servidor não sabe de quem é esta partida: o seu navegador não lhe envia cookies, ou estes foram apagados. Permita os cookies nesta página e recarregue-a; então cada jogada fica guardada.
notice-set-aside = Não foi possível ler o ficheiro das suas partidas. Ficou guardado como { $file } e começou-se um novo.
notice-unreadable = Não foi possível ler a sua partida atual. Ficou guardada, e pode jogar outra.
notice-go-on = Continuar desde antes do dano
notice-disk-full = O disco está cheio. Pode ver as suas partidas, mas nada se pode guardar. Liberte espaço e inicie de novo o Easy Harp.
notice-read-only = A pasta das suas partidas só pode ser lida. Pode ver as suas partidas, mas nada se pode guardar. Dê a si próprio permissão de escrita e inicie de novo o Easy Harp.
notice-lost-writes = Perdeu-se parte do que foi guardado por último, por isso podem faltar as últimas jogadas. Tudo o que veio antes está lá.
notice-damaged = Parte dos seus dados guardados está danificada. O que não se consegue ler tem o valor habitual; o resto está como estava.
offline-disk-full = O disco está cheio, por isso agora nada se pode guardar. A sua partida está segura. Liberte espaço e ela continua.
offline-read-only = A pasta das suas partidas só pode ser lida, por isso agora nada se pode guardar. A sua partida está segura. Dê a si próprio permissão de escrita e ela continua.
error-internal = Não resultou. Nada mudou; tente outra vez.
error-not-found = Essa partida já não existe.
error-no-solver = Aqui não há dicas: para este tipo de computador, a aplicação vem sem o programa que as procura.
deal-fault-title = Essa distribuição não existe
deal-fault-stay = Voltar à minha partida
deal-empty = Escreva um código de distribuição, como EH1-N-AAAAAAF, ou um número.
deal-out-of-range = Os números de distribuição vão de 1 a 999 999.
deal-unknown-scheme = Este código pertence a uma forma de distribuir que a aplicação não conhece. Conhece os códigos que começam por EH1.
deal-unknown-kind = Não é uma distribuição numerada: a seguir a EH1- vem N-.
deal-letters = A seguir a EH1-N- vêm exatamente sete letras de A a Z, como em EH1-N-AAAAAAF.
deal-not-a-code = Não é um código de distribuição, como EH1-N-AAAAAAF, nem um número.
deal-several = Aqui está indicada mais de uma distribuição. Escolha uma delas.

## Recusas

refusal-game-over = A partida está ganha. Para continuar a jogar, comece uma nova.
refusal-nothing-to-undo = Não há nada para desfazer.
refusal-undo-limit = Só se podem desfazer as últimas 100 ações.
refusal-nothing-to-redo = Não há nada para refazer.
refusal-nothing-to-draw = O monte e o descarte estão vazios: não há cartas para virar.
refusal-nothing-there = Não há aí nenhuma carta.
refusal-face-down = Uma carta escondida não se move. Vira-se sozinha quando passa a ser a última da coluna.
refusal-buried-in-waste = { $card-start } está debaixo de outras cartas: só se joga a carta de cima do descarte.
refusal-same-pile = { $card-start } voltou ao seu lugar.
refusal-no-target = Não se podem pôr cartas no monte nem no descarte.
refusal-foundation-to-foundation = { $card-start } não passa de uma fundação para outra, só para uma coluna.
refusal-foundation-one-at-a-time = Nas fundações põe-se uma carta de cada vez.
refusal-king-run-needs-empty-column = Uma sequência encabeçada por um rei só vai para uma coluna vazia, não sobre { $target }.
refusal-one-card-at-a-time = Uma só carta de cada vez: { $card } não se move com as que tem em cima. Comece pela última.
refusal-empty-column-needs-king = Uma coluna vazia só aceita um rei, sozinho ou com a sua sequência: { $card } não entra.
refusal-foundation-wrong-rank = { $card-start } tem de esperar: cada fundação sobe desde o ás, sem saltos.
refusal-same-colour = { $card-start } e { $target } têm a mesma cor ({ $colour ->
        [red] vermelha
       *[black] preta
    }): as cores têm de alternar.
refusal-wrong-rank = { $card-start } não pode ir sobre { $target }, só sobre um valor imediatamente superior.

## Para quem ouve

spoken-opened = { $moves ->
    [0] Nova partida: distribuição número { $number }.
    [1] A distribuição número { $number } continua, após uma jogada.
   *[other] A distribuição número { $number } continua, após { $moves } jogadas.
}
spoken-drawn = Carta virada: { $card }.
spoken-turned-over = O descarte voltou ao monte.
spoken-to-column = { $card-start } foi para a coluna { $column }.
spoken-run-to-column = { $count } cartas, a começar com { $card }, foram para a coluna { $column }.
spoken-to-foundation = { $card-start } foi para a sua fundação.
spoken-turned-up = Virou-se { $card }.
spoken-won = Ganhou a partida!
spoken-undone = Jogada desfeita.
spoken-redone = Jogada refeita.
spoken-score = Pontuação: { $score }.
spoken-selected = Carta selecionada: { $card }.
spoken-let-go = Seleção anulada: { $card }.
spoken-not-possible = Não é possível.

## Definições

settings-playing = Durante a partida
settings-looks = Aspeto
settings-senses = Som, movimento e acessibilidade

option-tap-moves = Toque para as fundações
    .hint = Um toque envia a carta para uma fundação que a aceite. Desligado, o toque só seleciona.
option-theme = Tabuleiro
    .auto = Como no dispositivo
    .paper = Papel
    .felt = Feltro
    .dark = Escuro
    .contrast = Alto contraste
option-four-colours = Quatro cores
    .hint = Ouros e paus têm um tom próprio.
option-large-faces = Faces grandes
    .hint = Só o valor e o naipe, do tamanho da carta.
option-left-handed = Para canhotos
    .hint = O tabuleiro ao espelho.
option-motion = Movimento
    .full = Calmo
    .fast = Rápido
    .off = Desligado
option-show-targets = Mostrar destinos
    .hint = Enquanto se segura uma carta, os lugares que a aceitam ficam marcados.
option-mark-last-move = Marcar a última jogada
    .hint = Um sinal discreto na última carta movida.
option-new-deals = Novas distribuições
    .winnable = Só as de vitória provada
    .any = Qualquer uma das 999 999
option-sound = Som
    .hint = Cordas dedilhadas.
option-vibration = Vibração
    .hint = Um toque leve quando uma carta pousa.
option-clock = Relógio
    .hint = Conta enquanto a página está à vista e a partida decorre.
option-show-score = Mostrar pontuação e jogadas
    .hint = Sem elas o jogo fica mais calmo; a contagem continua.

## Teclas, o tabuleiro em palavras, os primeiros minutos

keys = Teclas
keys-note = Para escrever uma jogada: primeiro de onde vem a carta (1–9, W para o descarte, A–H para uma fundação), depois para onde vai (1–9, ou F para as fundações) e, no fim, Enter. No início, S é o monte e F a sexta fundação. As letras podem desligar-se nas definições.
key-arrows = De pilha em pilha, de carta em carta
key-enter = Tocar na carta ou na pilha; fazer a jogada escrita
key-hold = Selecionar a carta, seja qual for o efeito de um toque
key-stock = Virar uma carta ou devolver o descarte ao monte
key-undo = Desfazer
key-redo = Refazer
key-new = Nova partida
key-typed = Escrever uma jogada: 4 7 Enter, W F Enter, C 7 Enter
key-edit = Apagar o último carácter
key-escape = Apagar o que se escreveu; anular a seleção
key-hint = Uma dica
key-moves = Ouvir para onde pode ir cada carta
key-text = O tabuleiro em palavras
key-help = Estas teclas
cap-space = Espaço
cap-backspace = Retrocesso

typed-part = De: { $from }. Para onde? 1–9 ou F
typed-action = { $action }. Prima Enter.
typed-move = De: { $from }; para: { $to }
typed-stock = Um toque no monte
typed-fault-source = Uma jogada começa por 1–9, W, S, ou A–H para uma fundação.
typed-fault-target = Uma carta vai para uma coluna, 1–9, ou para as fundações, F.
typed-fault-length = Uma jogada tem dois caracteres; S, só um.
place-column = coluna { $column }
place-waste = descarte
place-foundations = fundações
place-foundation = fundação { $slot ->
       *[1] 1
        [2] 2
    } de { $suit ->
        [S] espadas
        [H] copas
        [D] ouros
       *[C] paus
    }

text-title = O tabuleiro em palavras
text-input = Escreva uma jogada
text-hint = 47: da coluna 4 para a coluna 7; WF: do descarte para a fundação; C7: de volta de uma fundação; S: monte, U: desfazer, R: refazer.
text-score = Pontuação: { $score }; jogadas: { $moves }
text-talon = Monte e descarte
text-columns = Colunas
text-moves = Jogadas possíveis
text-moves-show = Mostrar para onde pode ir cada carta
text-moves-hide = Esconder as jogadas possíveis
text-move = { $card-start }{ $count ->
        [1] { "" }
       *[other] {" "}com todas as que tem em cima
    } ({ $from }) pode ir para: { $to }.
text-no-move = Nenhuma carta se pode mover.
text-draw = Monte: pode virar-se uma carta.
text-turn-over = O monte está vazio: pode devolver-se o descarte.

clock = Tempo
option-double-tap-ms = Tempo do duplo toque
    .ms-350 = Curto (0,35 segundos)
    .ms-600 = Mais longo (0,6 segundos)
    .ms-1000 = Longo (1 segundo)
option-letter-keys = Teclas de uma letra
    .hint = U, R, N e jogadas escritas como 47. Desligadas, ficam as setas, Enter, espaço e Esc.
option-text-board = O tabuleiro em palavras
    .hint = Mostra ao lado do tabuleiro o que um leitor de ecrã lê.

update-ready = Há uma nova versão pronta. A sua partida fica guardada.
update-use = Usar já
update-later = Mais tarde

guide = Dois minutos com a harpa
guide-offer = Primeira vez aqui? Dois minutos com a harpa
guide-begin = Mostre-me
guide-decline = Agora não
guide-stop = Já chega
guide-end = Agora jogo eu
guide-step-column = A última carta de uma coluna vai para cima de uma carta de cor diferente e de valor imediatamente superior. Arraste-a, ou toque nela e depois no lugar.
guide-step-foundation = A carta que ficou destapada virou-se sozinha. Os ases abrem as fundações, e cada fundação sobe no seu naipe até ao rei. Um toque envia a carta para lá.
guide-step-stock = Não há mais jogadas? Toque no monte para virar outra carta. Pode percorrê-lo as vezes que quiser.
guide-step-waste = A carta de cima do descarte joga-se como qualquer outra. Se não couber em lado nenhum, vire mais uma.
guide-step-rule = Uma só carta de cada vez! Só uma sequência encabeçada por um rei se move em bloco, e apenas para uma coluna vazia. Com as 104 cartas nas fundações, ganhou. Pode desfazer até 100 ações.
guide-hint-onto = Aqui, por exemplo: { $card } sobre { $target }.
guide-hint-home = Aqui, por exemplo: { $card }.

## Dicas, e o que se sabe de uma distribuição

hint = Dica
hint-move = Dica: { $card }{ $count ->
        [1] { "" }
       *[other] {" "}e todas as que tem em cima
    }; de: { $from }; para: { $to }.
hint-draw = { $taps ->
        [1] Dica: toque no monte.
       *[other] Dica: toque no monte, { $taps } vezes.
    }
hint-left = { $moves ->
        [1] É a última jogada.
       *[other] Faltam { $moves } movimentos de cartas para ganhar.
    }
hint-lost = Está provado: a partir daqui já não se pode ganhar a partida.
hint-back = { $back ->
        [1] Voltar atrás uma ação
       *[other] Voltar atrás { $back } ações
    }
hint-no-way-back = Desfazer não chega tão longe.
hint-unknown = No tempo reservado a uma dica não se encontrou nenhum caminho que ganhe.
hint-deal-unwinnable = Está provado que esta distribuição não se pode ganhar.
hint-none-winnable = Desfazer não chega a nenhuma posição que esteja provado que se pode ganhar.
hint-won = A partida está ganha.
hint-waits = À procura de uma dica…

standing-winnable = Está provado que se pode ganhar
standing-unwinnable = Está provado que não se pode ganhar
standing-unknown = Não se sabe se se pode ganhar

## Regras, Exemplos, FAQ

page-rules = Regras
page-examples = Exemplos
page-faq = FAQ
rules-title = As regras de Easy Harp
examples-title = Exemplos
faq-title = Perguntas e respostas

sketch-on = Mostrar
sketch-again = Do início
contents = Nesta página
see-examples = Ver numa partida real
see-faq = Mais sobre isto na FAQ
reminder-why = Porquê?
reminder-why-label = Porquê? A regra na FAQ

player-first = Para a primeira jogada
player-back = Uma jogada atrás
player-play = Reproduzir
player-pause = Pausa
player-on = Uma jogada adiante
player-last = Para a última jogada
player-place = Posição na partida
player-frame = Jogada { $frame } de { $total }
player-start = As cartas tal como foram distribuídas.
player-pace = Velocidade
player-failed = Não foi possível obter as jogadas.
player-again = Tentar outra vez

rules-setup-title = A preparação
rules-setup-pack = Dois baralhos de 52 cartas, sem jokers, são misturados: 104 cartas, cada uma em dois exemplares.
rules-setup-columns = Distribuem-se 9 colunas de 1, 2, 3, 4, 5, 6, 7, 8 e 9 cartas, ou seja, 45 cartas: em cada coluna, só a última está virada para cima e as outras 36 estão escondidas.
rules-setup-stock = As 59 cartas restantes formam o baralho de compra, viradas para baixo. Ao lado ficam o descarte, vazio, e 8 fundações vazias.

rules-moves-title = As jogadas permitidas
rules-moves-column = Numa coluna: uma carta coloca-se sobre uma carta visível de cor oposta (vermelha sobre preta, preta sobre vermelha) e de valor imediatamente superior. Um 7 de copas vai sobre um 8 de espadas ou de paus.
rules-moves-four = Cartas duplicadas: cada carta existe duas vezes, por isso um 6 preto tem quatro lugares possíveis (os dois 7 de copas e os dois 7 de ouros).
rules-moves-waste = A partir do descarte: só se joga a carta de cima, numa coluna ou na sua fundação.
rules-moves-uncovered = Uma carta escondida que fica à vista vira-se sozinha e passa a poder ser jogada.
rules-moves-ranks = O valor vai do ás, o mais baixo, ao rei: ás (A), 2 a 10, valete (J), dama (Q), rei (K).
sketch-seven = O 7 de copas tem dois tipos de lugar: um 8 de espadas e um 8 de paus.
sketch-four = O 6 preto tem quatro lugares.
sketch-uncovered = Quando o 9 de ouros vai para o 10 de paus, a carta que estava por baixo vira-se sozinha.

rules-one-card-title = Uma só carta de cada vez
rules-one-card-rule = É a regra que distingue Easy Harp do Klondike: entre duas colunas, só se move a carta de cima.
rules-one-card-block = Uma sequência já ordenada (um 8 preto, um 7 vermelho, um 6 preto) não se move em bloco, mesmo que a primeira carta pudesse ser colocada noutro lugar: é preciso desfazê-la carta a carta, começando por baixo.
rules-one-card-reminder = Se se tentar na mesma, a aplicação recusa e, com a definição «Regras interativas» (ativa por predefinição), relembra a regra. A página Exemplos mostra esta recusa numa partida real.
sketch-block = O 8 de paus caberia no 9 de ouros, mas não vai para lá com as cartas que tem em cima. A aplicação diz:

rules-empty-column-title = A coluna vazia e a sequência encabeçada por um rei
rules-empty-column-king = Uma coluna vazia só aceita um rei.
rules-empty-column-run = É também a única exceção à regra de uma carta de cada vez: uma sequência que comece por um rei, com cores alternadas e valores decrescentes, move-se em bloco para uma coluna vazia (até 13 cartas, do rei ao ás). Em bloco, não pode ir para mais nenhum lugar.
rules-empty-column-other = Qualquer outra carta é recusada numa coluna vazia, mesmo para revelar uma carta escondida.
sketch-run = O rei, a dama e o valete vão juntos para a coluna vazia, e a carta que estava por baixo vira-se.

rules-foundations-title = As fundações
rules-foundations-suits = Há 8 fundações, 2 por naipe. Cada uma recebe apenas um naipe: primeiro o ás, depois o 2, o 3 e assim sucessivamente até ao rei, uma carta de cada vez.
rules-foundations-reserved = Na aplicação, cada espaço está reservado a um naipe: um ás vai para um espaço vazio do seu naipe, nunca para o de outro.
rules-foundations-area = Uma carta largada em qualquer ponto da zona das fundações encontra automaticamente a fundação que a aceita; se houver duas, vai para a primeira.
sketch-foundations = As duas fundações de copas aceitariam o 3 de copas: vai para a primeira.

rules-stock-title = O baralho de compra e as passagens
rules-stock-draw = Toca-se no monte para virar uma carta para o descarte; só se pode jogar a carta de cima do descarte.
rules-stock-turn = Quando o monte fica vazio, um toque devolve todo o descarte ao monte, virado para baixo, pela mesma ordem, e recomeça-se.
rules-stock-passes = As passagens são ilimitadas e gratuitas: não se retira nenhum ponto.
sketch-stock = A cada toque, uma carta passa para o descarte. Com o monte vazio, o toque seguinte devolve o descarte ao monte: a ordem mantém-se.

rules-end-title = O fim do jogo
rules-end-won = O jogo é ganho quando as 104 cartas estão nas fundações.
rules-end-lost = A aplicação não declara derrota: quando já não há nenhuma jogada útil, desfazem-se jogadas ou começa-se um novo jogo.

rules-extras-title = O que a aplicação faz a mais
rules-extras-own = O que se segue é próprio da aplicação Easy Harp; outras versões do jogo podem funcionar de outra forma.
rules-extras-nothing-automatic = Sem automatismo: nenhuma carta vai sozinha para as fundações e o jogo não acaba sozinho. Um toque numa carta de cima envia-a para uma fundação que a aceite, quando possível; dois toques rápidos (definição «Duplo toque», ativa por predefinição) procuram depois um lugar no tabuleiro: primeiro a coluna mais comprida, depois uma coluna vazia para um rei. Também se podem arrastar as cartas.
rules-extras-take-back = Recuperar uma carta da fundação: a carta de cima de uma fundação pode ser retirada, arrastando-a, e pousada no tabuleiro, sem ganhar nem perder pontos.
rules-extras-undo = Desfazer: as últimas 100 ações; desfazer retira os pontos da jogada desfeita, mas o contador de jogadas não diminui.
rules-extras-deals = Distribuições numeradas: cada partida tem um número de distribuição, de 1 a 999 999, escrito sob a forma de um código (por exemplo EH1-N-AAAAAAF). A janela Nova partida disponibiliza «Nova distribuição» (escolhida ao acaso), «Distribuição do dia» (a mesma para todos nesse dia) e «Mesma distribuição» (repetir a distribuição atual).

rules-scoring-title = A pontuação na aplicação
rules-scoring-own = Esta pontuação é específica da aplicação Easy Harp; outras versões do jogo usam sistemas diferentes.
rules-scoring-start = A pontuação começa em 0 e nunca desce abaixo de 0.
rules-scoring-won = Uma partida ganha sem retirar cartas das fundações soma sempre 1220 pontos pelas 104 cartas nas fundações e pelas 36 cartas viradas, mais 5 por cada carta que passe do descarte para o tabuleiro.

examples-intro = São distribuições numeradas reais, que a aplicação repete agora segundo as regras do jogo. Reproduza-as, ou avance jogada a jogada com os botões, o cursor deslizante ou as teclas de setas.
examples-deal = Distribuição n.º { $number }: { $code }
examples-play = Jogar esta distribuição

example-block-title = Um bloco recusado
example-block-ready = Há no tabuleiro um 8 preto, um 7 vermelho e um 6 preto, e também um 9 vermelho.
example-block-ordered = O 8, o 7 e o 6 estão agora por ordem, e o 8 de paus caberia no 9 de ouros da coluna 6.
example-block-refused = Tentou-se mover as três cartas ao mesmo tempo. A partida não mudou.
example-block-apart = Faz-se então carta a carta, começando por baixo.
example-block-uncovers = O 8 de paus está agora sozinho: passa, e a carta que estava por baixo vira-se.
example-block-done = As mesmas três cartas estão outra vez por ordem, sobre o 9 de ouros. Foram precisas cinco jogadas.

example-king-run-title = A sequência encabeçada por um rei e a coluna vazia
example-king-run-ready = No fim da coluna 6 está um rei de espadas.
example-king-run-run = Rei, dama e valete: uma sequência encabeçada por um rei.
example-king-run-empty = A coluna 1 ficou vazia.
example-king-run-no-king = O 9 de copas não pode ir para lá, embora tenha uma carta escondida por baixo.
example-king-run-no-part = A dama e o valete também não, sem o seu rei.
example-king-run-moved = O rei leva toda a sequência consigo, numa só jogada, e a carta que estava por baixo vira-se.

example-four-places-title = Cartas duplicadas: quatro lugares
example-four-places-ready = No fim das colunas 1 a 4 estão os quatro 7 vermelhos.
example-four-places-drawn = O 6 de espadas pode ir para qualquer deles.
example-four-places-first = Um lugar: um dos 7 de ouros.
example-four-places-second = Dois: um dos 7 de copas.
example-four-places-third = Três: o outro 7 de ouros.
example-four-places-fourth = Quatro: o outro 7 de copas.

example-take-back-title = Uma carta retirada da sua fundação
example-take-back-ready = A partida vai a meio. As cartas de paus já chegaram ao 10. Na coluna 6, o 9 de copas tapa cinco cartas escondidas.
example-take-back-no-place = O 9 de copas não tem lugar: não há nenhum 10 preto no tabuleiro.
example-take-back-taken = O 10 de paus volta da sua fundação. Isso não custa pontos.
example-take-back-used = Agora o 9 de copas tem lugar, e vira-se uma carta: 5 pontos.
example-take-back-goes-on = A dama que se virou recebe um valete, e vira-se mais uma carta.

example-turn-over-title = O descarte volta ao monte
example-turn-over-ready = O monte tem 59 cartas e o descarte está vazio.
example-turn-over-first = A primeira carta da passagem.
example-turn-over-second = A segunda.
example-turn-over-played = Joga-se esta carta; a de cima do descarte volta a ser o rei de paus.
example-turn-over-through = Virou-se o monte até à última carta.
example-turn-over-turned = Um toque devolve todo o descarte ao monte. Não se perde nenhum ponto.
example-turn-over-again = A ordem é a mesma: o rei de paus é outra vez o primeiro.
example-turn-over-skipped = O 8 de espadas já foi jogado, por isso vem agora a carta que estava a seguir.

faq-game-title = O jogo
faq-what-title = O que é este Harp, e o que não é?
faq-what-text = Easy Harp é o Harp de nove colunas: distribuem-se 45 cartas, 59 formam o baralho de compra e o descarte começa vazio. Move-se uma só carta de cada vez; a única exceção é a sequência encabeçada por um rei, que se move em bloco para uma coluna vazia. O monte pode ser passado as vezes que se quiser.
faq-others-title = Conheço um Harp com outras regras. Qual é o certo?
faq-others-text = Todos, cada um na sua mesa. Há Harps com apenas 3 ou 4 passagens, alguns põem logo de início uma carta no descarte, noutros nenhuma sequência se move, e no Klondike duplo e no Gargantua qualquer sequência ordenada vai para qualquer coluna onde caiba. O Harp grande tem dez colunas e aceita qualquer carta numa coluna vazia; o Harp pequeno joga-se com um baralho e sete colunas. O que a aplicação faz a mais e a pontuação são só dela: outras versões fazem de outra forma.
faq-no-move-title = Já não há jogadas. Perdi?
faq-no-move-text = A aplicação nunca o diz. Passe o monte mais uma vez: uma carta que antes não cabia talvez caiba agora. Retirar uma carta de uma fundação também pode ajudar. Se já não houver nada de útil, desfaça algumas jogadas ou comece uma nova partida. Nem todas as distribuições se podem ganhar, mas quase todas sim.
faq-hint-title = O que é uma dica?
faq-hint-text = A próxima ação de um caminho provado: o programa encontrou um caminho até à última carta, e as regras repetiram-no antes de ele ser mostrado. A carta e o seu lugar ficam marcados até à próxima ação. Se seguir a dica e voltar a pedir, as dicas continuam pelo mesmo caminho; se jogar outra coisa, procura-se um novo. Às vezes não se encontra nenhum caminho, porque uma dica só pode pensar alguns segundos. Quando está provado que, a partir desta posição, já não se pode ganhar, a dica di-lo e oferece o caminho de volta. Sem que lho peçam, a aplicação nunca diz que perdeu. As dicas não ficam registadas, e uma vitória com dicas também é uma vitória.
faq-automatic-title = Há alguma coisa que se mova sozinha?
faq-automatic-text = Não. Só uma carta escondida que fica à vista se vira sozinha, como parte da sua jogada. A partida também não acaba sozinha: é o jogador que põe a última carta no seu lugar.

faq-deals-title = As distribuições
faq-codes-title = O que é um código de distribuição?
faq-codes-text = Cada partida tem um número de distribuição, de 1 a 999 999. O código é o mesmo número em letras: EH1 é Easy Harp e a sua forma de distribuir, N quer dizer distribuição numerada, e as sete letras são o número. EH1-N-AAAAAAF é a distribuição 5. O mesmo código dá sempre as mesmas cartas em todas as máquinas. Em Nova partida pode escrever-se o código ou o número; maiúsculas, espaços e hífenes em falta não contam.
faq-winnable-title = O que quer dizer «está provado que se pode ganhar»?
faq-winnable-text = Para cada distribuição numerada, um programa procurou um caminho que ganha, e as regras repetiram-no até à última carta. Onde o encontrou, está provado que a distribuição se pode ganhar; se o jogador também o encontra, é outra questão. «Está provado que não se pode ganhar» quer dizer que se viram em vão todos os caminhos: é o caso da distribuição 438 357. De algumas distribuições não se sabe nem uma coisa nem outra. Nova distribuição só escolhe entre as de vitória provada; nas definições pode escolher-se qualquer uma. Um número escrito à mão distribui-se tal como é, e o menu diz o que dele se sabe.
faq-day-title = O que é a distribuição do dia?
faq-day-text = Uma distribuição para cada dia do calendário, a mesma para todos. O dia é a data do seu próprio dispositivo quando começa a partida; a partida fica com esse dia, mesmo que só a acabe depois da meia-noite.
faq-same-deal-title = O que faz «Mesma distribuição»?
faq-same-deal-text = Distribui outra vez as cartas atuais, desde o início. É uma partida nova e conta como tal; a anterior fica como estava. Se era a distribuição do dia, a partida repetida já não é a do dia: o dia pertence à primeira.

faq-counting-title = Pontuação, desfazer e estatísticas
faq-score-title = Como se calcula a pontuação?
faq-score-text = Uma carta posta numa fundação vale 10 pontos, uma carta escondida que se vira vale 5 e uma carta que passa do descarte para uma coluna vale 5. Tudo o resto vale 0. Sem retirar cartas das fundações, uma partida ganha vale sempre 1220 pontos (104 × 10 + 36 × 5), e mais 5 por cada carta que passe do descarte para uma coluna: de 1220 a 1515.
faq-take-back-title = E as cartas retiradas das fundações?
faq-take-back-text = Retirar uma carta não custa nada, e pô-la de novo volta a dar 10 pontos. Como isso se podia repetir sem fim, as melhores pontuações e as classificações só comparam partidas ganhas sem retirar cartas. Uma vitória em que se retiraram cartas também é uma vitória; fica assinalada. Uma retirada que se desfaz não conta.
faq-undo-title = Até onde se pode desfazer?
faq-undo-text = As últimas 100 ações. Desfazer repõe tudo como estava: as cartas, também as escondidas, a ordem do monte, e retira os pontos da jogada. Só o contador de jogadas fica, porque a jogada foi feita. Refazer volta a fazer uma jogada desfeita e conta como jogada. Uma partida ganha está terminada: nela já nada se desfaz.
faq-statistics-title = Quando é que uma partida conta para as estatísticas?
faq-statistics-text = A partir da primeira ação. Uma distribuição que só se olha não conta em lado nenhum nem interrompe nenhuma série. Uma partida conta uma vez, e uma vitória também. As vitórias seguidas contam-se pela ordem em que as partidas começaram: uma partida deixada por acabar para jogar outra interrompe-as, até que se volte a ela e se ganhe; a partida atual ainda está em aberto. Dias seguidos são os dias cuja distribuição foi ganha no próprio dia: segundo o seu calendário, ou começada nesse dia e ganha antes de o dia ter acabado em toda a Terra. Um dia ganho mais tarde fica assinalado.
faq-privacy-title = O que sabe a aplicação sobre mim?
faq-privacy-text = Nada sai do seu computador. As partidas, as definições e as estatísticas estão num ficheiro nele guardado; a aplicação não envia nada para lado nenhum, não carrega nada de fora, não mostra publicidade e não conta visitantes. Se jogar no servidor de outra pessoa, as suas partidas ficam lá, e o seu navegador é reconhecido apenas por um número aleatório.

faq-refusals-title = Quando uma jogada é recusada
faq-refusals-text = Uma jogada recusada não muda nada: nem as cartas, nem a pontuação, nem o contador de jogadas, nem o que se pode desfazer. Com «Regras interativas», a aplicação relembra a regra; sem essa definição, a carta volta simplesmente ao seu lugar. São estas todas as regras pelas quais uma jogada é recusada.
licences = Licenças dos componentes desta aplicação

why-game-over = As 104 cartas estão nas fundações. Uma partida ganha está terminada: nela já não se joga, não se desfaz nem se refaz.
why-nothing-to-undo = Nesta partida ainda não se jogou nada, ou já se desfez tudo.
why-undo-limit = Desfazer recua 100 ações, e essas esgotaram-se. O que aconteceu antes fica.
why-nothing-to-redo = Só se refaz o que foi desfeito, e só até à próxima jogada nova.
why-nothing-to-draw = As 59 cartas do monte já foram jogadas. Não há nada para virar nem para devolver ao monte.
why-nothing-there = O lugar de onde a jogada partiria está vazio.
why-face-down = Uma carta escondida não se joga. Vira-se sozinha assim que não tiver nenhuma carta da sua coluna em cima.
why-buried-in-waste = Só se joga a carta de cima do descarte. As que estão por baixo seguem-se quando ela sair.
why-same-pile = A carta foi largada no seu próprio lugar. Não é jogada nem erro: volta simplesmente.
why-no-target = As cartas passam do monte para o descarte com um toque e voltam quando o descarte é devolvido ao monte. Nada mais se pode pôr lá.
why-foundation-to-foundation = As cartas não mudam de fundação. A carta de cima pode ser retirada para uma coluna onde caiba e, de lá, posta outra vez.
why-foundation-one-at-a-time = As fundações recebem uma carta de cada vez. Jogue primeiro a última carta da sequência.
why-king-run-needs-empty-column = A sequência encabeçada por um rei é a única que se move em bloco, e só para uma coluna vazia.
why-one-card-at-a-time = Entre duas colunas, só se move a carta de cima. Uma sequência ordenada desfaz-se carta a carta, começando por baixo; em bloco só se move a que é encabeçada por um rei, e só para uma coluna vazia.
why-empty-column-needs-king = Para uma coluna vazia só vai um rei, sozinho ou com a sequência que encabeça. Nenhuma outra carta, mesmo para revelar uma carta escondida.
why-foundation-wrong-rank = Cada fundação começa com o ás do seu naipe e sobe sem saltos: 2, 3 e assim sucessivamente até ao rei. Há duas por naipe.
why-same-colour = Numa coluna, vermelha vai sobre preta e preta sobre vermelha. Copas e ouros são vermelhos, espadas e paus são pretos.
why-wrong-rank = Numa coluna, a carta de baixo tem de ter o valor imediatamente superior: um 7 vai sobre um 8, um valete sobre uma dama.

## Calendário, histórico, estatísticas

page-calendar = Calendário
page-history = Histórico
page-statistics = Estatísticas
page-replay = Rever
page-print = Imprimir
page-failed = Não foi possível obter isto agora.

broken-title = Algo correu mal
broken = Isto não pode ser mostrado devido a um erro. A sua partida fica guardada.
no-start = Não foi possível carregar a aplicação. A sua partida fica guardada; recarregue a página.
load-again = Recarregar a página

day-state-played = Já jogada

day-state-won-later = Ganha mais tarde
day-state-won = Ganha no próprio dia
next-deal = A próxima distribuição do dia chega daqui a { $hours ->
        [0] { $minutes } min
       *[other] { $hours } h{ $minutes ->
            [0] { "" }
           *[other] {" "}{ $minutes } min
        }
    }.
day-streak = Dias seguidos: { $current }. Série mais longa: { $best }.
month-before = Mês anterior
month-after = Mês seguinte
legend = Legenda
day-play = Jogar este dia
day-go-on = Continuar
day-again = Jogar outra vez
day-late = Este dia já passou: uma vitória fica assinalada como «ganha mais tarde» e não conta para os dias seguidos.

win-statistics = Estatísticas
share-result = Partilhar o resultado
share-this-deal = Partilhar esta distribuição
share-deal = Easy Harp, distribuição { $code }.
share-day = Easy Harp, distribuição do dia, { $day }: { $code }.
share-won = Ganha com { $score } pontos em { $moves ->
        [one] { $moves } jogada
       *[other] { $moves } jogadas
    }.
share-copied = Copiado; já pode colar.
share-by-hand = Texto para copiar

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

stat-nothing = Ainda não há partidas. Uma partida conta a partir da primeira ação.
stat-played = Partidas jogadas
stat-won = Partidas ganhas
stat-won-more = { $rate }; sem retirar cartas: { $clean }
stat-streak = Vitórias seguidas
stat-day-streak = Dias seguidos
stat-longest = Série mais longa: { $best }
stat-days = Distribuições do dia ganhas
stat-days-more = Começadas: { $played }; ganhas no próprio dia: { $day }
stat-time = Tempo de jogo
stat-time-more = Em média, { $time } por vitória
stat-bests = Recordes pessoais
stat-best-score = Pontuação mais alta:
stat-fewest-moves = Menos jogadas:
stat-bests-note = Só se comparam vitórias em que nenhuma carta foi retirada das fundações.
stat-how = Todos os valores são contados de novo a partir das suas partidas; as pausas de mais de cinco minutos não contam como tempo de jogo.
stat-how-more = Quando é que uma partida conta?
chart-scores = Vitórias por pontuação
chart-score-from = Pontuação desde
chart-moves = Vitórias por jogadas
chart-moves-from = Jogadas desde
chart-wins = Vitórias sem retirar cartas
chart-months = Partidas por mês
chart-month = Mês
chart-won = Ganhas
chart-not-won = Não ganhas

history-won = Ganha
history-unfinished = Por acabar
history-unreadable = não se consegue ler
history-damaged = danificada em parte
history-take-backs = com cartas retiradas das fundações
history-current = partida atual
history-imported = importada
history-times = Partida de { $when }
history-show = Mostrar
history-show-all = Todas as partidas
history-show-unfinished = Partidas por acabar
history-show-won = Partidas ganhas
history-nothing = Ainda não há partidas destas. Uma partida aparece aqui a partir da primeira ação.
history-open = Continuar a jogar
history-save = Guardar num ficheiro
history-more = Partidas anteriores

files-title = Levar as partidas consigo
files-note = Tudo num só ficheiro: todas as partidas com as suas notas, e as definições. Noutro computador, importe-o lá; o que já lá está não entra duas vezes. Uma partida isolada (.harp) serve para ver e não conta para as estatísticas.
files-out = Guardar tudo
files-in = Importar um ficheiro
files-busy = A ler…
files-too-large = { $file } é demasiado grande.
files-settings = As definições também foram importadas.
files-failed = Não foi possível importar { $file } agora, ou não por completo. Importe outra vez o mesmo ficheiro: nada entra duas vezes.
files-foreign = { $file } não é uma partida guardada nem um ficheiro com tudo. Nada mudou.
files-unreadable = Não se consegue ler { $file }{ $line ->
        [0] { "" }
       *[other] {" "}(linha { $line })
    }. { $why } Nada mudou.
files-bad-action = { $file } foi recusado na ação { $at }, { $action }. { $why } Nada mudou.
record-fault-tag = Antes das ações há uma linha que não é uma etiqueta entre parênteses retos.
record-fault-deal-count = A etiqueta Deal tem de aparecer exatamente uma vez.
record-fault-deal = A etiqueta Deal não indica nenhuma distribuição.
record-fault-comment = Os comentários ficam entre chavetas, e nunca um dentro de outro.
record-fault-no-action = Isso não é uma ação.
record-fault-repeat = Só S, U e R se podem repetir, de 2 a 100 000 vezes.
record-fault-too-long = Tem mais de { $most } ações.
record-fault-refused = As regras não o permitem.
transfer-fault-empty = O ficheiro está vazio.
transfer-fault-foreign = A primeira linha não diz que este é um ficheiro de Easy Harp.
transfer-fault-newer = O ficheiro foi feito por um Easy Harp mais recente; atualize este para o ler.
transfer-fault-too-many = Tem mais de { $most } ações ao todo.
transfer-fault-form = A linha está danificada.
transfer-fault-record = A partida está danificada.
transfer-fault-no-action = A partida não tem nenhuma ação.
transfer-fault-times = Os tempos não correspondem às ações.
transfer-fault-started = Não se diz quando começou a partida.
transfer-fault-day = Um dos dias não é uma data.
files-record-new = { $file } já está no histórico.
files-record-same = { $file } já lá estava.
files-merged = Partidas novas: { $new }. Continuadas: { $longer }. Já lá estavam: { $same }.
files-part = Parte { $part } de { $parts }
files-left-out = Partidas danificadas que só ficaram guardadas em parte, ou não ficaram: { $count }. O fim do ficheiro indica quais.
files-missing = Partidas que não foi possível gravar: { $count }. Importe de novo o mesmo ficheiro: nada se acrescenta duas vezes.
files-replaced = Partidas com um carácter que não se pode guardar: { $count }. Foi substituído por �.

note = Nota sobre esta partida
note-keep = Guardar a nota
note-kept = Guardada.
note-failed = Não foi possível guardar a nota; tente outra vez.
replay-of = Rever { $code }

print-deal = Imprimir a distribuição
print-missing = Não existe essa partida nem essa distribuição.
print-now = Imprimir
print-hidden = Mostrar as cartas escondidas e o monte
print-back = escondida
print-stock = O monte, pela ordem em que se vira
print-actions = O que se jogou
