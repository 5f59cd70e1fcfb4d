// What the winner's estimate is made of; tools/tune_solver.py finds the numbers. A quarter of a point is 1.
#pragma once
#include "base.hpp"

namespace harp {

struct Weights {
    i32 hidden = 21;       // a face-down card
    i32 hidden_deep = 5;   // ... times how many lie beneath it
    i32 hidden_low = 3;    // ... times how far it is below a king
    i32 hidden_over = 47;  // a face-down card above a lower one of its suit
    i32 king_over = -3;     // a king above face-down cards, itself face up or down
    i32 placed = 3;        // a card on the foundations, taken off
    i32 placed_high = -1;   // ... times its rank
    i32 over = 30;         // a face-up card above a lower one of its suit
    i32 over_each = 9;     // ... for each such card
    i32 stacked = 21;      // a face-up card on a column that hides cards
    i32 stacked_deep = 13;  // ... times how many it hides
    i32 stacked_high = 0;  // ... times its rank
    i32 stacked_low = 8;   // ... times how far the cards hidden beneath it are below a seven
    i32 laid = 4;          // a face-up card on a column that hides none
    i32 empty = 16;         // an empty column, taken off
    i32 buried = -29;        // the next card of a suit that cannot be reached
    i32 mobile = 4;        // a card that some column would take, taken off
    i32 noise = 67;        // how far chance may carry an estimate
    i32 expansions = 363;  // how many positions the first try may look into; later ones a little more
};
constexpr i32 WEIGHT_MOST = 4096;
constexpr u32 WEIGHTS = sizeof(Weights) / sizeof(i32);

}  // namespace harp
