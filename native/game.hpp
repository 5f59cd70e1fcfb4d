// The game as it is played, stock taps included: for perft and random play, where it must agree with the Python
// rules action for action. The searches use position.hpp instead.
#pragma once
#include "rng.hpp"
#include "setup.hpp"

namespace harp {

// Source and target in one number: 0-8 columns, 9 waste (or the foundations as a target), 10-17 slots, 18 the stock.
using Action = u16;
constexpr u32 WASTE = 9, TO_FOUNDATIONS = 9, SLOT = 10, STOCK = 18;
constexpr u32 ACTIONS_MOST = 256;

constexpr Action action_of(u32 source, u32 target) { return static_cast<Action>(source << 4 | target); }
constexpr u32 pile_left(Action action) { return action >> 4; }
constexpr u32 pile_met(Action action) { return action & 15; }

struct Game {
    Column columns[COLUMNS];
    u8 slots[8];
    u8 talon[TALON_MOST + 5];
    u32 count, drawn, placed;
};

inline Game game_of(const Setup& setup) {
    Game game;
    for (u32 n = 0; n < COLUMNS; n++) game.columns[n] = setup.columns[n];
    fill(game.talon, sizeof game.talon, u8{0});
    for (u32 n = 0; n < setup.talon_count; n++) game.talon[n] = setup.talon[n];
    game.count = setup.talon_count;
    game.drawn = setup.drawn;
    game.placed = 0;
    for (u32 n = 0; n < 8; n++) game.placed += game.slots[n] = setup.slots[n];
    return game;
}

// The first slot that takes the card, or 8.
inline u32 slot_for(const Game& game, Card card) {
    u32 first = FIRST_SLOT[suit_of(card)], below = rank_of(card) - 1;
    if (game.slots[first] == below) return first;
    return game.slots[first + 1] == below ? first + 1 : 8;
}

// Lists the legal actions in the order of the Python rules; returns their number.
inline u32 list(const Game& game, Action* actions) {
    if (game.placed == CARDS) return 0;
    u32 n = 0;
    if (game.count) actions[n++] = action_of(STOCK, 0);
    u64 accepts[COLUMNS], open = 0;
    u32 empty = 0;
    for (u32 at = 0; at < COLUMNS; at++) {
        open |= accepts[at] = takes(game.columns[at]);
        if (!game.columns[at]) empty |= 1u << at;
    }
    auto lay = [&](u32 source, Card card) {
        if (!(open & bit(card))) return;
        for (u32 to = 0; to < COLUMNS; to++)
            if (accepts[to] & bit(card)) actions[n++] = action_of(source, to);
    };
    for (u32 from = 0; from < COLUMNS; from++) {
        Column column = game.columns[from];
        if (!column) continue;
        Card card = last_of(column);
        if (rank_of(card) != KING) lay(from, card);
        if (is_king_led(column))
            for (u32 rest = empty; rest; rest &= rest - 1) actions[n++] = action_of(from, lowest_bit(rest));
        if (slot_for(game, card) < 8) actions[n++] = action_of(from, TO_FOUNDATIONS);
    }
    if (game.drawn) {
        Card card = game.talon[game.drawn - 1];
        lay(WASTE, card);
        if (slot_for(game, card) < 8) actions[n++] = action_of(WASTE, TO_FOUNDATIONS);
    }
    for (u32 slot = 0; slot < 8; slot++)
        if (game.slots[slot]) lay(SLOT + slot, card_of(game.slots[slot], SLOT_SUIT[slot]));
    return n;
}

inline void lay_or_place(Game& game, Card card, u32 target) {
    if (target < COLUMNS) {
        game.columns[target] = laid(game.columns[target], card);
    } else {
        game.slots[slot_for(game, card)]++;
        game.placed++;
    }
}

inline void play(Game& game, Action action, const Layout& layout) {
    u32 source = pile_left(action), target = pile_met(action);
    if (source == STOCK) {
        game.drawn = game.drawn < game.count ? game.drawn + 1 : 0;
    } else if (source == WASTE) {
        Card card = game.talon[--game.drawn];
        game.count--;
        for (u32 n = game.drawn; n < game.count; n++) game.talon[n] = game.talon[n + 1];
        lay_or_place(game, card, target);
    } else if (source >= SLOT) {
        u32 slot = source - SLOT;
        Card card = card_of(game.slots[slot]--, SLOT_SUIT[slot]);
        game.placed--;
        lay_or_place(game, card, target);
    } else {
        Column column = game.columns[source];
        if (target < COLUMNS && !game.columns[target]) {
            game.columns[target] = column & ((1u << HIDDEN_AT) - 1);
            game.columns[source] = turned_up(column, source, layout);
        } else {
            game.columns[source] = without_last(column, source, layout);
            lay_or_place(game, last_of(column), target);
        }
    }
}

inline u64 perft(const Game& game, u32 depth, const Layout& layout) {
    if (!depth) return 1;
    Action actions[ACTIONS_MOST];
    u32 count = list(game, actions);
    if (depth == 1) return count;
    u64 sum = 0;
    for (u32 n = 0; n < count; n++) {
        Game next = game;
        play(next, actions[n], layout);
        sum += perft(next, depth - 1, layout);
    }
    return sum;
}

inline void write(Action action, u8* text) {
    u32 source = pile_left(action), target = pile_met(action);
    text[0] = static_cast<u8>(source < COLUMNS ? '1' + source : source == WASTE ? 'W' : source == STOCK ? 'S' : 'a' + source - SLOT);
    text[1] = static_cast<u8>(source == STOCK ? 0 : target < COLUMNS ? '1' + target : 'F');
}

// Plays legal actions at random, from the start again whenever there is none left; returns a sum over all of them,
// so that nothing is computed in vain. With a text the actions are written down.
inline u64 wander(const Setup& setup, u64 seed, u64 count, u8* text) {
    const Game start = game_of(setup);
    Game game = start;
    Rng rng(seed);
    Action actions[ACTIONS_MOST];
    u64 sum = 0;
    for (u64 n = 0; n < count; n++) {
        u32 legal = list(game, actions);
        if (!legal) {
            game = start;
            legal = list(game, actions);
            if (!legal) return sum;
        }
        Action action = actions[rng.below(legal)];
        play(game, action, setup.layout);
        sum += legal;
        if (text) write(action, text + 2 * n);
    }
    return sum;
}

}  // namespace harp
