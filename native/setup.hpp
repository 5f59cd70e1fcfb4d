// Reads the bytes in which a caller hands in a position, and trusts none of them.
//
//   9 x (face-down, face-up) counts, talon count, drawn count, 8 slot ranks, then the cards: column by column from
//   the bottom, then the talon in dealing order. A card is suit * 13 + rank - 1, suits in the order S H D C.
#pragma once
#include "column.hpp"
#include "foundations.hpp"

namespace harp {

constexpr u32 HEAD = 2 * COLUMNS + 2 + 8;

struct Setup {
    Layout layout;
    Column columns[COLUMNS];
    u8 slots[8];
    u8 talon[TALON_MOST];
    u32 talon_count;
    u32 drawn;
};

enum class Fault : i32 { none = 0, size, count, card, run, census, drawn };

inline Card card_of_byte(u8 code) {
    constexpr u8 suit[4] = {0, 2, 3, 1};
    return card_of(code % 13 + 1, suit[code / 13]);
}

inline Fault read_column(Setup& setup, u32 place, const u8* cards, u32 down, u32 up, u8* census) {
    Column column = 0;
    for (u32 n = 0; n < down + up; n++) {
        if (cards[n] >= FACES) return Fault::card;
        Card card = card_of_byte(cards[n]);
        census[card]++;
        if (n < down)
            setup.layout.hidden[place][n] = static_cast<u8>(card);
        else if (n == down)
            column = column_of(card, down);
        else if (takes(column) & bit(card))
            column = laid(column, card);
        else
            return Fault::run;
    }
    setup.columns[place] = column;
    return Fault::none;
}

// A column that takes nothing and gives nothing, so that tests can play with fewer than nine: its last card is none.
constexpr u8 CLOSED = 255;
constexpr Column CLOSED_COLUMN = column_of(card_of(15, 0), 0);
static_assert(takes(CLOSED_COLUMN) >> FACES && !is_king_led(CLOSED_COLUMN));

inline Fault read(Setup& setup, const u8* bytes, u32 size, bool may_be_closed = false) {
    fill(reinterpret_cast<u8*>(&setup), sizeof setup, u8{0});
    if (size < HEAD || size > HEAD + CARDS) return Fault::size;
    u8 census[FACES] = {};
    const u8* next = bytes + HEAD;
    const u8* end = bytes + size;
    for (u32 place = 0; place < COLUMNS; place++) {
        u32 down = bytes[2 * place], up = bytes[2 * place + 1];
        if (may_be_closed && down == CLOSED) {
            setup.columns[place] = CLOSED_COLUMN;
            continue;
        }
        if (down > HIDDEN_MOST || up > KING || (down && !up)) return Fault::count;
        if (down + up > static_cast<u64>(end - next)) return Fault::size;
        if (Fault fault = read_column(setup, place, next, down, up, census); fault != Fault::none) return fault;
        next += down + up;
    }
    setup.talon_count = bytes[2 * COLUMNS];
    setup.drawn = bytes[2 * COLUMNS + 1];
    if (setup.talon_count > TALON_MOST) return Fault::count;
    if (setup.drawn > setup.talon_count) return Fault::drawn;
    if (setup.talon_count != static_cast<u64>(end - next)) return Fault::size;
    for (u32 n = 0; n < setup.talon_count; n++) {
        if (next[n] >= FACES) return Fault::card;
        setup.talon[n] = static_cast<u8>(card_of_byte(next[n]));
        census[setup.talon[n]]++;
    }
    for (u32 slot = 0; slot < 8; slot++) {
        u32 top = setup.slots[slot] = bytes[2 * COLUMNS + 2 + slot];
        if (top > KING) return Fault::count;
        for (u32 rank = 1; rank <= top; rank++) census[card_of(rank, SLOT_SUIT[slot])]++;
    }
    for (u32 card = 0; card < FACES; card++)
        if (census[card] != 2) return Fault::census;
    return Fault::none;
}

}  // namespace harp
