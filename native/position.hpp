// A position as the search sees it, 64 bytes. One card a tap and passes without end make every card of stock and
// waste playable at any time, so the talon is a set: `once` has the cards of which it holds a copy, `twice` those
// of which it holds both.
#pragma once
#include "key.hpp"
#include "setup.hpp"

namespace harp {

struct Position {
    Column columns[COLUMNS];
    Foundations foundations;
    u64 once, twice;
    u64 hash;

    bool has(Card card) const { return once & bit(card); }
    bool is_won() const { return foundations == ALL_PLACED; }

    // With nothing face down a win is a matter of playing the lowest cards: each lies open (docs/solver.md).
    bool is_open() const {
        u32 hidden = 0;
        for (Column column : columns) hidden |= column >> HIDDEN_AT;
        return !hidden;
    }

    void take_from_talon(Card card) {
        once &= ~(bit(card) & ~twice);
        twice &= ~bit(card);
    }
    void take_all_from_talon(u64 cards) {
        once &= ~(cards & ~twice);
        twice &= ~cards;
    }
    void give_to_talon(Card card) {
        twice |= once & bit(card);
        once |= bit(card);
    }
};
static_assert(sizeof(Position) == 64);

inline u64 hash_of(const Position& position) {
    u64 hash = hash_of(position.foundations);
    for (u32 place = 0; place < COLUMNS; place++) hash += hash_of(position.columns[place], place);
    return hash;
}

inline Position position_of(const Setup& setup) {
    Position position = {};
    for (u32 place = 0; place < COLUMNS; place++) position.columns[place] = setup.columns[place];
    for (u32 n = 0; n < setup.talon_count; n++) position.give_to_talon(setup.talon[n]);
    for (u32 suit = 0; suit < SUITS; suit++) {
        u32 one = setup.slots[FIRST_SLOT[suit]], other = setup.slots[FIRST_SLOT[suit] + 1];
        position.foundations |= (greatest(one, other) << 4 | least(one, other)) << (8 * suit);
    }
    position.hash = hash_of(position);
    return position;
}

inline Key key_of(const Position& position) { return key_of(position.columns, position.foundations); }

// The cards of a suit up to a rank.
constexpr u64 cards_up_to(u32 rank, u32 suit) { return (0x1111111111111ull & ((1ull << 4 * rank) - 1)) << suit; }

// The position of a key; what lies nowhere else is in the talon.
inline Position position_of(const Key& key, const Layout& layout) {
    Position position;
    read_key(key, position.columns, position.foundations);
    position.once = position.twice = (1ull << FACES) - 1;
    for (u32 suit = 0; suit < SUITS; suit++) {
        position.take_all_from_talon(cards_up_to(high_slot(position.foundations, suit), suit));
        position.take_all_from_talon(cards_up_to(low_slot(position.foundations, suit), suit));
    }
    for (u32 at = 0; at < COLUMNS; at++) {
        Column column = position.columns[at];
        for (u32 n = 0; n < hidden_of(column); n++) position.take_from_talon(layout.hidden[at][n]);
        for (u32 n = 0; n < length_of(column); n++) position.take_from_talon(run_card(column, n));
    }
    position.hash = hash_of(position);
    return position;
}

}  // namespace harp
