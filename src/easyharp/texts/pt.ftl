### Easy Harp em português.
### Uma carta vem como $rank (A, 2 … 10, J, Q, K) e $suit (S, H, D, C). $form diz onde o nome vai ficar:
### "name" numa lista, "inside" dentro de uma frase, com artigo, "start" no início de uma frase.
### Nas outras mensagens, $card e $target são nomes para dentro de uma frase, $card-start um que a começa.

language-name = Português
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

interactive-rules = Regras interativas
interactive-rules-hint = Uma jogada recusada é seguida da regra que a explica.
double-tap = Duplo toque
double-tap-hint = Dois toques rápidos procuram um lugar no tabuleiro.
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
