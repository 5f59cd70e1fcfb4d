// The eight foundation slots in 32 bits: a byte a suit, the higher slot in its upper half. The two slots of a suit
// are alike, so only the pair counts.
#pragma once
#include "card.hpp"

namespace harp {

using Foundations = u32;

constexpr Foundations ALL_PLACED = 0xDDDDDDDD;

constexpr u32 low_slot(Foundations f, u32 suit) { return f >> (8 * suit) & 15; }
constexpr u32 high_slot(Foundations f, u32 suit) { return f >> (8 * suit + 4) & 15; }

// The cards that a slot accepts now. A full slot asks for rank 14, which lies beyond the 52 bits of the cards.
inline u64 wanted(Foundations f) {
    u64 cards = 0;
    for (u32 suit = 0; suit < SUITS; suit++)
        cards |= 1ull << (high_slot(f, suit) * 4 + suit) | 1ull << (low_slot(f, suit) * 4 + suit);
    return cards & ((1ull << FACES) - 1);
}

// A card that is wanted goes onto the higher slot if that one takes it, so the pair stays in order.
constexpr Foundations placed(Foundations f, Card card) {
    u32 suit = suit_of(card);
    return f + (high_slot(f, suit) == rank_of(card) - 1 ? 16u : 1u) * (1u << (8 * suit));
}

// A take-back must leave the pair in order too: of equal slots the lower one gives.
constexpr Foundations taken_back(Foundations f, Card card) {
    u32 suit = suit_of(card);
    return f - (low_slot(f, suit) == rank_of(card) ? 1u : 16u) * (1u << (8 * suit));
}

// Which rule says that a card can go to the foundations without ever being missed. All but the first are for the
// tests: with `nothing` no card counts as safe and no move waits, with `eager` no move waits, so that these rules are
// seen to change no verdict; the others are wrong and show that the tests would notice.
enum class Safe : u32 { right = 0, nothing = 1, without_own_suit = 2, one_deck = 3, low_ranks = 4, eager = 5 };

// Up to which rank a card of the suit is safe (docs/solver.md).
template <Safe rule = Safe::right> inline u32 safe_rank(Foundations f, u32 suit) {
    u32 opposite = least(low_slot(f, suit ^ 2), low_slot(f, suit ^ 3)) + 1;
    u32 twin = low_slot(f, suit ^ 1) + 2;
    u32 own = low_slot(f, suit) + 1;
    if constexpr (rule == Safe::nothing) return 0;
    if constexpr (rule == Safe::without_own_suit) return least(opposite, twin);
    if constexpr (rule == Safe::one_deck) return least(high_slot(f, suit ^ 2), high_slot(f, suit ^ 3)) + 1;
    if constexpr (rule == Safe::low_ranks) return greatest(least(least(opposite, own), twin), opposite + 1);
    return least(least(opposite, own), twin);
}

// The cards that are wanted and safe.
template <Safe rule = Safe::right> inline u64 safe(Foundations f) {
    u64 cards = 0;
    for (u32 suit = 0; suit < SUITS; suit++) {
        u32 most = safe_rank<rule>(f, suit);
        u32 high = high_slot(f, suit), low = low_slot(f, suit);
        if (high < most) cards |= 1ull << (high * 4 + suit);
        if (low < most) cards |= 1ull << (low * 4 + suit);
    }
    return cards & ((1ull << FACES) - 1);
}

}  // namespace harp
