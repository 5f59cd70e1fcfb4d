// A column in 26 bits. Its face-up part is one alternating run, so that the last card, the length and one bit a
// card (which of the two suits of its colour) say everything:
//
//   bits  0-12  twin bits, the last card's in bit 0
//   bits 13-16  number of face-up cards
//   bits 17-20  rank of the last card
//   bit  21     colour of the last card
//   bits 22-25  number of face-down cards
//
// An empty column is 0. Which cards lie face down never changes, so the *layout* holds them once for all.
#pragma once
#include "card.hpp"

namespace harp {

using Column = u32;

constexpr u32 LENGTH_AT = 13, RANK_AT = 17, COLOUR_AT = 21, HIDDEN_AT = 22;
constexpr u32 TWINS = (1u << LENGTH_AT) - 1;

constexpr u32 length_of(Column c) { return (c >> LENGTH_AT) & 15; }
constexpr u32 last_rank(Column c) { return (c >> RANK_AT) & 15; }
constexpr u32 hidden_of(Column c) { return c >> HIDDEN_AT; }

constexpr Column column_of(Card card, u32 hidden) {
    return (card & 1) | 1u << LENGTH_AT | rank_of(card) << RANK_AT | colour_of(card) << COLOUR_AT |
           hidden << HIDDEN_AT;
}

// The last card; for an empty column a number that is no card.
constexpr Card last_of(Column c) { return (last_rank(c) * 4 - 4 + ((c >> COLOUR_AT) & 1) * 2 + (c & 1)) & 63; }

// The card `depth` places above the end of the run.
constexpr Card run_card(Column c, u32 depth) {
    u32 colour = ((c >> COLOUR_AT) ^ depth) & 1;
    return card_of(last_rank(c) + depth, colour * 2 + ((c >> depth) & 1));
}

constexpr bool is_king_led(Column c) { return c && last_rank(c) + length_of(c) == KING + 1; }

// The cards that may be laid on the column one at a time: none on an ace, kings on an empty one.
constexpr u64 takes(Column c) {
    if (!c) return KINGS;
    u32 rank = last_rank(c);
    return rank < 2 ? 0 : 3ull << ((rank - 2) * 4 + (~c >> COLOUR_AT & 1) * 2);
}

constexpr Column laid(Column c, Card card) {
    if (!c) return column_of(card, 0);
    Column twins = (c << 1 | (card & 1)) & TWINS;
    return (((c & ~TWINS) + (1u << LENGTH_AT) - (1u << RANK_AT)) ^ 1u << COLOUR_AT) | twins;
}

// The columns that hide cards keep them here, the bottom card first.
struct Layout {
    u8 hidden[COLUMNS][HIDDEN_MOST];
};

// What is left when the whole face-up part goes: the next face-down card turns up.
inline Column turned_up(Column c, u32 place, const Layout& layout) {
    u32 hidden = hidden_of(c);
    return hidden ? column_of(layout.hidden[place][hidden - 1], hidden - 1) : 0;
}

inline Column without_last(Column c, u32 place, const Layout& layout) {
    if (length_of(c) == 1) return turned_up(c, place, layout);
    Column twins = (c & TWINS) >> 1;
    return (((c & ~TWINS) - (1u << LENGTH_AT) + (1u << RANK_AT)) ^ 1u << COLOUR_AT) | twins;
}

}  // namespace harp
