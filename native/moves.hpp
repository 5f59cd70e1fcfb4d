// A move of the search in 16 bits: what card, from where, to where. Stock taps are not among them: the line that is
// handed out gets them afterwards (line.hpp).
//
//   bits 0-5 card, bits 6-9 source, bits 10-13 target
//
// From a column onto an empty one the whole king-led run goes, named by its last card.
#pragma once
#include "position.hpp"

namespace harp {

using Move = u16;

constexpr u32 TALON = 9, FOUNDATION = 10;

constexpr Move move_of(Card card, u32 source, u32 target) { return static_cast<Move>(card | source << 6 | target << 10); }
constexpr Card card_of(Move move) { return move & 63u; }
constexpr u32 source_of(Move move) { return move >> 6 & 15u; }
constexpr u32 target_of(Move move) { return move >> 10 & 15u; }

inline void set_column(Position& position, u32 place, Column column) {
    position.hash += hash_of(column, place) - hash_of(position.columns[place], place);
    position.columns[place] = column;
}

inline void place(Position& position, Card card) {
    position.foundations = placed(position.foundations, card);
    position.hash += hash_of_placed(card);
}

// Plays a move that is known to be legal.
inline void play(Position& position, Move move, const Layout& layout) {
    Card card = card_of(move);
    u32 source = source_of(move), target = target_of(move);
    Column run = 0;
    if (source == TALON) {
        position.take_from_talon(card);
    } else if (source == FOUNDATION) {
        position.foundations = taken_back(position.foundations, card);
        position.hash -= hash_of_placed(card);
    } else if (target != FOUNDATION && !position.columns[target]) {
        run = position.columns[source];
        set_column(position, source, turned_up(run, source, layout));
    } else {
        set_column(position, source, without_last(position.columns[source], source, layout));
    }
    if (target == FOUNDATION)
        place(position, card);
    else if (run)
        set_column(position, target, run & ((1u << HIDDEN_AT) - 1));
    else
        set_column(position, target, laid(position.columns[target], card));
}

// The columns' last cards.
inline u64 lasts(const Position& position) {
    u64 cards = 0;
    for (Column column : position.columns)
        if (column) cards |= bit(last_of(column));
    return cards;
}

// The cards that may be taken back from the foundations: none that the safe rule would place again at once.
template <Safe rule, class Note> inline void each_back(const Position& position, Note note) {
    if constexpr (rule == Safe::one_deck) return;
    for (u32 suit = 0; suit < SUITS; suit++) {
        u32 tops[2] = {high_slot(position.foundations, suit), low_slot(position.foundations, suit)};
        for (u32 n = 0; n < 2; n++) {
            if (!tops[n] || (n && tops[0] == tops[1])) continue;
            Card card = card_of(tops[n], suit);
            if (tops[n] > safe_rank<rule>(taken_back(position.foundations, card), suit)) note(card);
        }
    }
}

// Lists every move that matters, take-backs included: of equal empty columns only the first is a target, a king-led
// run that stands on the floor stays.
template <Safe rule = Safe::right, class Note> inline void list(const Position& position, Note note) {
    const u64 goal = wanted(position.foundations);
    u64 accepts[COLUMNS], open = 0;
    u32 empty = COLUMNS;
    for (u32 at = 0; at < COLUMNS; at++) {
        Column column = position.columns[at];
        accepts[at] = column || empty == COLUMNS ? takes(column) : 0;
        if (!column && empty == COLUMNS) empty = at;
        open |= accepts[at];
    }
    auto lay = [&](Card card, u32 from) {
        if (!(open & bit(card))) return;
        for (u32 to = 0; to < COLUMNS; to++)
            if (accepts[to] & bit(card)) note(move_of(card, from, to));
    };
    each_back<rule>(position, [&](Card card) { lay(card, FOUNDATION); });
    for (u64 cards = position.once & open; cards; cards &= cards - 1) lay(lowest_bit(cards), TALON);
    for (u32 from = 0; from < COLUMNS; from++) {
        Column column = position.columns[from];
        if (!column) continue;
        Card card = last_of(column);
        if (empty < COLUMNS && hidden_of(column) && is_king_led(column)) note(move_of(card, from, empty));
        if (rank_of(card) != KING) lay(card, from);
        if (goal & bit(card)) note(move_of(card, from, FOUNDATION));
    }
    for (u64 cards = position.once & goal; cards; cards &= cards - 1)
        note(move_of(lowest_bit(cards), TALON, FOUNDATION));
}

// Plays every card that the safe rule lets go, and hands each move to `note`. Where the cards are found never
// depends on anything but the position, so a line can be followed again.
template <Safe rule = Safe::right, class Note>
inline void play_safe(Position& position, const Layout& layout, Note note) {
    for (;;) {
        u64 ready = safe<rule>(position.foundations);
        if (!ready) return;
        bool any = false;
        for (u64 cards = ready & position.once; cards; cards &= cards - 1) {
            Move move = move_of(lowest_bit(cards), TALON, FOUNDATION);
            play(position, move, layout);
            note(move);
            any = true;
        }
        for (u32 from = 0; from < COLUMNS; from++) {
            Column column = position.columns[from];
            if (!column || !(safe<rule>(position.foundations) & bit(last_of(column)))) continue;
            Move move = move_of(last_of(column), from, FOUNDATION);
            play(position, move, layout);
            note(move);
            any = true;
        }
        if (!any) return;
    }
}

template <Safe rule = Safe::right> inline void play_safe(Position& position, const Layout& layout) {
    play_safe<rule>(position, layout, [](Move) {});
}

// The cards that may end up on this one in its column, with others between.
constexpr u64 cards_under(Card card) {
    u64 cards = 0;
    for (u32 rank = rank_of(card), colour = colour_of(card); rank > 1; rank--)
        cards |= 3ull << ((rank - 2) * 4 + ((colour ^= 1) * 2));
    return cards;
}

struct CardsUnder {
    u64 of[64];
    constexpr CardsUnder() : of{} {
        for (Card card = 0; card < FACES; card++) of[card] = cards_under(card);
    }
};
inline constexpr CardsUnder UNDER;

// The steps of the prover: a single move, or cards of the talon laid on a column one after the other and then the
// card, from elsewhere, that they were laid there for (docs/solver.md). `visit` gets the position and the moves.
template <Safe rule> struct Steps {
    const Layout& layout;
    u64 others = 0;
    Move moves[KING + 1] = {};

    template <class Visit> void each(const Position& position, Visit visit) {
        constexpr bool waits = rule != Safe::nothing && rule != Safe::eager;
        u64 backs = 0;
        for (u32 suit = 0; suit < SUITS; suit++) {
            u32 high = high_slot(position.foundations, suit), low = low_slot(position.foundations, suit);
            if (high) backs |= bit(card_of(high, suit));
            if (low) backs |= bit(card_of(low, suit));
        }
        others = lasts(position) | backs;
        list<rule>(position, [&](Move move) {
            Position next = position;
            play(next, move, layout);
            moves[0] = move;
            if (waits && source_of(move) == TALON && target_of(move) < COLUMNS)
                lay_more(next, target_of(move), 1, visit);
            else
                visit(next, moves, 1u);
        });
    }

    template <class Visit> void lay_more(const Position& position, u32 to, u32 count, Visit& visit) {
        Card top = last_of(position.columns[to]);
        if (!(UNDER.of[top] & others)) return;
        const u64 accepts = takes(position.columns[to]);
        auto lay = [&](Move move) {
            Position next = position;
            play(next, move, layout);
            moves[count] = move;
            if (source_of(move) == TALON)
                lay_more(next, to, count + 1, visit);
            else
                visit(next, moves, count + 1);
        };
        for (u64 cards = accepts & position.once; cards; cards &= cards - 1)
            lay(move_of(lowest_bit(cards), TALON, to));
        for (u32 from = 0; from < COLUMNS; from++) {
            Column column = position.columns[from];
            if (column && from != to && accepts & bit(last_of(column))) lay(move_of(last_of(column), from, to));
        }
        each_back<rule>(position, [&](Card card) {
            if (accepts & bit(card)) lay(move_of(card, FOUNDATION, to));
        });
    }
};

// Finishes a position without face-down cards: the lowest card that is wanted lies open somewhere.
template <class Note> inline void play_out(Position& position, const Layout& layout, Note note) {
    while (!position.is_won()) {
        u64 ready = wanted(position.foundations) & (position.once | lasts(position));
        Card card = lowest_bit(ready);
        u32 source = TALON;
        if (!position.has(card))
            for (source = 0; !position.columns[source] || last_of(position.columns[source]) != card;) source++;
        Move move = move_of(card, source, FOUNDATION);
        play(position, move, layout);
        note(move);
    }
}

}  // namespace harp
