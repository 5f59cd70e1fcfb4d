// What makes two positions the same: an exact key of 32 bytes for proofs, a hash of 8 for the winner. Both are equal
// for positions that differ only in the two copies of a card, in the two slots of a suit, or in where the columns
// that hide nothing stand (docs/solver.md).
#pragma once
#include "column.hpp"
#include "foundations.hpp"
#include "rng.hpp"

namespace harp {

// Hashes are added up and never XORed: two equal columns must not cancel. A column that hides nothing is worth the
// same wherever it stands.
inline u64 hash_of(Column column, u32 place) {
    u64 x = column + (static_cast<u64>(hidden_of(column) ? place + 1 : 0) << 32);
    x *= 0x9E3779B97F4A7C15ull;
    x = (x ^ (x >> 32)) * 0xD6E8FEB86659FD93ull;
    return x ^ (x >> 29);
}

// For each card on the foundations a number of its own; the sum says which cards those are.
inline u64 hash_of_placed(Card card) { return mixed((card + 1) * 0xA0761D6478BD642Full); }

inline u64 hash_of(Foundations foundations) {
    u64 hash = 0;
    for (u32 suit = 0; suit < SUITS; suit++) {
        for (u32 rank = 1; rank <= high_slot(foundations, suit); rank++) hash += hash_of_placed(card_of(rank, suit));
        for (u32 rank = 1; rank <= low_slot(foundations, suit); rank++) hash += hash_of_placed(card_of(rank, suit));
    }
    return hash;
}

struct Key {
    u64 words[4];

    bool operator==(const Key& other) const {
        return words[0] == other.words[0] && words[1] == other.words[1] && words[2] == other.words[2] &&
               words[3] == other.words[3];
    }
    u64 hash() const {
        u64 x = words[0] * 0x9E3779B97F4A7C15ull;
        x = (x ^ (x >> 29) ^ words[1]) * 0xBF58476D1CE4E5B9ull;
        x = (x ^ (x >> 31) ^ words[2]) * 0x94D049BB133111EBull;
        return mixed(x ^ (x >> 30) ^ words[3]);
    }
};

constexpr u32 PACKED = 23;
constexpr u64 PACKED_MASK = (1u << PACKED) - 1;

// 23 bits: a one in front of the twin bits gives the length away.
constexpr u64 packed(Column c) {
    u32 length = length_of(c);
    return (c & ((1u << length) - 1)) | 1u << length | last_rank(c) << 14 | (c >> COLOUR_AT & 1) << 18 | hidden_of(c) << 19;
}
constexpr Column unpacked(u64 code) {
    u32 low = static_cast<u32>(code), twins = low & 0x3FFF;
    u32 length = 31 - static_cast<u32>(__builtin_clz(twins));
    return (twins ^ 1u << length) | length << LENGTH_AT | (low >> 14 & 15) << RANK_AT | (low >> 18 & 1) << COLOUR_AT |
           (low >> 19 & 15) << HIDDEN_AT;
}
static_assert(unpacked(packed(column_of(card_of(KING, 3), 8))) == column_of(card_of(KING, 3), 8));
static_assert(unpacked(packed(0)) == 0);

inline Key key_of(const Column* columns, Foundations foundations) {
    Column order[COLUMNS];
    u32 free[COLUMNS], count = 0;
    for (u32 at = 0; at < COLUMNS; at++) {
        order[at] = columns[at];
        if (!hidden_of(columns[at])) free[count++] = at;
    }
    for (u32 n = 1; n < count; n++)
        for (u32 k = n; k && order[free[k - 1]] < order[free[k]]; k--) {
            Column swap = order[free[k]];
            order[free[k]] = order[free[k - 1]];
            order[free[k - 1]] = swap;
        }
    u64 last = packed(order[8]), f = foundations;
    return {{packed(order[0]) | packed(order[1]) << PACKED | (f & 0xFFFF) << 2 * PACKED,
             packed(order[2]) | packed(order[3]) << PACKED | (f >> 16) << 2 * PACKED,
             packed(order[4]) | packed(order[5]) << PACKED | (last & 0xFFFF) << 2 * PACKED,
             packed(order[6]) | packed(order[7]) << PACKED | (last >> 16) << 2 * PACKED}};
}

inline void read_key(const Key& key, Column* columns, Foundations& foundations) {
    for (u32 n = 0; n < 4; n++) {
        columns[2 * n] = unpacked(key.words[n] & PACKED_MASK);
        columns[2 * n + 1] = unpacked(key.words[n] >> PACKED & PACKED_MASK);
    }
    columns[8] = unpacked(key.words[2] >> 2 * PACKED | key.words[3] >> 2 * PACKED << 16);
    foundations = static_cast<u32>(key.words[0] >> 2 * PACKED | key.words[1] >> 2 * PACKED << 16);
}

}  // namespace harp
