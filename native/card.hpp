// A card is a number from 0 to 51: (rank - 1) * 4 + suit. The two copies of a card are the same number.
//
// Suits are 0 spades, 1 clubs, 2 hearts, 3 diamonds: bit 1 is the colour, bit 0 tells the two suits of a colour
// apart (the *twin bit*). A set of cards is a mask of 52 bits.
#pragma once
#include "base.hpp"

namespace harp {

using Card = u32;

constexpr u32 KING = 13;
constexpr Card NO_CARD = 63;
constexpr u32 COLUMNS = 9;
constexpr u32 SUITS = 4;
constexpr u32 CARDS = 104;
constexpr u32 FACES = 52;
constexpr u32 TALON_MOST = 59;
constexpr u32 HIDDEN_MOST = 8;

constexpr Card card_of(u32 rank, u32 suit) { return (rank - 1) * 4 + suit; }
constexpr u32 rank_of(Card card) { return (card >> 2) + 1; }
constexpr u32 suit_of(Card card) { return card & 3; }
constexpr u32 colour_of(Card card) { return (card >> 1) & 1; }
constexpr u64 bit(Card card) { return 1ull << card; }

constexpr u64 KINGS = 0xFull << 48;

// The suits of the foundation slots a...h in our numbers, and the number of the first slot of each suit.
constexpr u8 SLOT_SUIT[8] = {0, 0, 2, 2, 3, 3, 1, 1};
constexpr u8 FIRST_SLOT[4] = {0, 6, 2, 4};

}  // namespace harp
