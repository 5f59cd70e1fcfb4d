### Easy Harp em português.
### Uma carta vem como $rank (A, 2 … 10, J, Q, K) e $suit (S, H, D, C). $form diz onde o nome vai ficar:
### "name" numa lista, "inside" dentro de uma frase, com artigo, "start" no início de uma frase.
### Nas outras mensagens, $card e $target são nomes para dentro de uma frase, $card-start um que a começa.

app-name = Easy Harp

## Cartas e montes

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
pile-foundation = { $slot ->
       *[1] 1.ª
        [2] 2.ª
    } fundação de { $suit ->
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
table-label = A mesa
foundations-label = Fundações
stock-draw = Virar uma carta
stock-turn-over = Devolver o descarte ao monte
stock-empty = O monte e o descarte estão vazios

## A página

score = Pontuação
moves = Jogadas
deal-number = n.º { $number }
deal-of-day = Distribuição do dia, { $day }
undo = Desfazer
redo = Refazer
new-game = Nova partida
menu = Menu
settings = Definições
close = Fechar

new-deal = Nova distribuição
new-deal-hint = escolhida ao acaso entre 999 999
daily-deal = Distribuição do dia
daily-deal-hint = a mesma para todos em { $day }
same-deal = Mesma distribuição
same-deal-hint = repetir a distribuição atual
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
win-record = Guardar o registo

## O que corre mal

offline = Não é possível contactar a aplicação. A partida está guardada e continua assim que houver resposta.
notice-went-on = Esta partida continuou noutra janela. É assim que está agora.
notice-set-aside = Não foi possível ler o ficheiro das suas partidas. Ficou guardado como { $file } e começou-se um novo.
notice-unreadable = Não foi possível ler a partida que estava na mesa. Ficou guardada, e pode jogar outra.
error-internal = Não resultou. Nada mudou; tente outra vez.
error-not-found = Essa partida já não existe.
deal-fault-title = Essa distribuição não existe
deal-fault-stay = Voltar à minha partida
deal-empty = Escreva um código de distribuição, como EH1-N-AAAAAAF, ou um número.
deal-out-of-range = Os números de distribuição vão de 1 a 999 999.
deal-unknown-scheme = Este código pertence a uma forma de distribuir que a aplicação não conhece. Conhece os códigos que começam por EH1.
deal-unknown-kind = Não é uma distribuição numerada: a seguir a EH1- vem N-.
deal-letters = A seguir a EH1-N- vêm exatamente sete letras de A a Z, como em EH1-N-AAAAAAF.
deal-not-a-code = Não é um código de distribuição, como EH1-N-AAAAAAF, nem um número.

## Recusas

refusal-game-over = A partida está ganha. Para continuar a jogar, comece uma nova.
refusal-nothing-to-undo = Não há nada para desfazer.
refusal-undo-limit = Só se podem desfazer as últimas 100 ações.
refusal-nothing-to-redo = Não há nada para refazer.
refusal-nothing-to-draw = O monte e o descarte estão vazios: não há cartas para virar.
refusal-nothing-there = Não há aí nenhuma carta.
refusal-face-down = Uma carta escondida não se move. Vira-se sozinha quando passa a ser a última da coluna.
refusal-buried-in-waste = { $card-start } está debaixo de outras: só se joga a carta de cima do descarte.
refusal-same-pile = { $card-start } voltou ao seu lugar.
refusal-no-target = Não se podem pôr cartas no monte nem no descarte.
refusal-foundation-to-foundation = { $card-start } não passa de uma fundação para outra, só para uma coluna.
refusal-foundation-one-at-a-time = Nas fundações põe-se uma carta de cada vez.
refusal-king-run-needs-empty-column = Uma sequência encabeçada por um rei só vai em bloco para uma coluna vazia, não para cima desta carta: { $target }.
refusal-one-card-at-a-time = Uma só carta de cada vez: a sequência que começa com { $card } não se move em bloco. Desfaça-a carta a carta, por baixo.
refusal-empty-column-needs-king = Uma coluna vazia só aceita um rei ou uma sequência encabeçada por um rei: { $card } não entra.
refusal-foundation-wrong-rank = { $card-start } tem de esperar: cada fundação sobe desde o ás, sem saltos.
refusal-same-colour = { $card-start } e { $target } têm a mesma cor ({ $colour ->
        [red] vermelha
       *[black] preta
    }): as cores têm de alternar.
refusal-wrong-rank = { $card-start } não encaixa aqui: { $target }. A carta de baixo tem de ter o valor imediatamente superior.

## Para quem ouve

spoken-drawn = Carta virada: { $card }.
spoken-turned-over = O descarte voltou ao monte.
spoken-to-column = { $card-start } foi para a coluna { $column }.
spoken-run-to-column = { $count } cartas, a começar com { $card }, foram para a coluna { $column }.
spoken-to-foundation = { $card-start } foi para a sua fundação.
spoken-turned-up = Virou-se { $card }.
spoken-won = A partida está ganha!
spoken-undone = Jogada desfeita.
spoken-redone = Jogada refeita.
spoken-score = Pontuação: { $score }.
spoken-selected = Carta escolhida: { $card }.
spoken-not-possible = Não é possível.

## Definições

settings-playing = A jogar
settings-looks = Aspeto
settings-senses = Para os sentidos

option-tap-moves = Toque para as fundações
    .hint = Um toque envia a carta para uma fundação que a aceite. Desligado, o toque só seleciona.
option-theme = Mesa
    .auto = Como no dispositivo
    .paper = Papel
    .felt = Feltro
    .dark = Escura
    .contrast = Alto contraste
option-four-colours = Quatro cores
    .hint = Ouros e paus têm um tom próprio.
option-large-faces = Faces grandes
    .hint = Só o valor e o naipe, do tamanho da carta.
option-left-handed = Canhoto
    .hint = A mesa ao espelho.
option-motion = Movimento
    .full = Calmo
    .fast = Rápido
    .off = Desligado
option-show-targets = Mostrar destinos
    .hint = Enquanto se segura uma carta, os lugares que a aceitam ficam marcados.
option-mark-last-move = Marcar a última jogada
    .hint = Um sinal discreto na última carta movida.
option-sound = Som
    .hint = Cordas dedilhadas.
option-vibration = Vibração
    .hint = Um toque leve quando uma carta pousa.
option-clock = Relógio
    .hint = Conta enquanto a página está à vista e a partida decorre.
option-show-score = Mostrar pontuação e jogadas
    .hint = Desligado, o jogo fica mais calmo; contam-se na mesma.

## Teclas, o tabuleiro em palavras, os primeiros minutos

keys = Teclas
keys-note = Para escrever uma jogada: primeiro de onde vem a carta (1–9, W para o descarte, A–H para uma fundação), depois para onde vai (1–9, ou F para as fundações) e, no fim, Enter. No início, S é o monte e F a sexta fundação. As letras podem desligar-se nas definições.
key-arrows = de monte em monte, de carta em carta
key-enter = tocar na carta ou no monte; fazer a jogada escrita
key-hold = selecionar a carta, seja qual for o efeito de um toque
key-stock = virar uma carta ou devolver o descarte ao monte
key-undo = desfazer
key-redo = refazer
key-new = nova partida
key-typed = escrever uma jogada: 4 7 Enter, W F Enter, C 7 Enter
key-edit = apagar um sinal escrito
key-escape = apagar o que se escreveu; largar a carta
key-moves = ouvir para onde pode ir cada carta
key-text = o tabuleiro em palavras
key-help = estas teclas

typed-part = De: { $from }. Para onde? 1–9 ou F
typed-action = { $action }. Prima Enter
typed-move = De: { $from }; para: { $to }
typed-stock = Monte
typed-fault-source = Uma jogada começa por 1–9, W, S, ou A–H para uma fundação.
typed-fault-target = Uma carta vai para uma coluna, 1–9, ou para as fundações, F.
typed-fault-length = Uma jogada tem dois sinais; S, só um.
place-column = coluna { $column }
place-waste = descarte
place-foundations = fundações
place-foundation = { $slot ->
       *[1] 1.ª
        [2] 2.ª
    } fundação de { $suit ->
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
text-move = { $card }{ $count ->
        [1] { "" }
       *[other] {" "}com todas as que tem em cima
    }, { $from }. Pode ir para: { $to }.
text-no-move = Nenhuma carta se pode mover.
text-draw = Monte: pode virar-se uma carta.
text-turn-over = O monte está vazio: pode devolver-se o descarte.

clock = Tempo
option-double-tap-ms = Tempo do duplo toque
    .ms-350 = Curto (0,35 segundos)
    .ms-600 = Mais longo (0,6 segundos)
    .ms-1000 = Longo (1 segundo)
option-letter-keys = Teclas de uma letra
    .hint = U, R, N e jogadas escritas como 47. Desligado, ficam as setas, Enter, espaço e Esc.
option-text-board = Tabuleiro em palavras
    .hint = Mostra ao lado da mesa o que um leitor de ecrã lê.

update-ready = Há uma nova versão pronta. A sua partida fica guardada.
update-use = Usar já
update-later = Mais tarde

guide = Dois minutos com a harpa
guide-offer = Primeira vez aqui? Dois minutos com a harpa
guide-begin = Mostre-me
guide-decline = Não, obrigado
guide-stop = Já chega
guide-end = Agora jogo eu
guide-step-column = A última carta de uma coluna vai para cima de uma carta de cor diferente e de valor imediatamente superior. Arraste-a, ou toque nela e depois no lugar.
guide-step-foundation = A carta que ficou destapada virou-se sozinha. Os ases abrem as fundações, e cada fundação sobe no seu naipe até ao rei. Um toque envia a carta para lá.
guide-step-stock = Não há mais jogadas? Toque no monte para virar outra carta. Pode percorrê-lo as vezes que quiser.
guide-step-waste = A carta de cima do descarte joga-se como qualquer outra. Se não couber em lado nenhum, vire mais uma.
guide-step-rule = Uma só carta de cada vez! Só uma sequência encabeçada por um rei se move em bloco, e apenas para uma coluna vazia. Com as 104 cartas nas fundações, ganhou. Pode desfazer até 100 ações.
guide-hint-onto = Aqui, por exemplo: { $card }. Pode ir para cima desta carta: { $target }.
guide-hint-home = Aqui, por exemplo: { $card }.
