// The door: plain functions over memory that the caller owns. Positions come in as the bytes of setup.hpp; a null
// pointer or a number below zero says that they were none, or that the memory was too small.
#include "game.hpp"
#include "line.hpp"
#include "memory.hpp"
#include "prover.hpp"
#include "winner.hpp"

using namespace harp;

#ifdef _WIN32
#define API extern "C" __declspec(dllexport)
// Nothing has to be set up, so what Windows calls first has nothing to do.
extern "C" int DllMainCRTStartup(void*, unsigned, void*) { return 1; }
#else
#define API extern "C" __attribute__((visibility("default"), used))
#endif

API i32 harp_check(const u8* bytes, u32 size) {
    Setup setup;
    return static_cast<i32>(read(setup, bytes, size));
}

API u64 harp_perft(const u8* bytes, u32 size, u32 depth) {
    Setup setup;
    if (read(setup, bytes, size) != Fault::none) return 0;
    return perft(game_of(setup), depth, setup.layout);
}

API u64 harp_wander(const u8* bytes, u32 size, u64 seed, u64 count, u8* text) {
    Setup setup;
    if (read(setup, bytes, size) != Fault::none) return 0;
    return wander(setup, seed, count, text);
}

API i32 harp_key(const u8* bytes, u32 size, u64* key) {
    Setup setup;
    if (read(setup, bytes, size) != Fault::none) return -1;
    Position position = position_of(setup);
    Key exact = key_of(position);
    for (u32 n = 0; n < 4; n++) key[n] = exact.words[n];
    key[4] = position.hash;
    return 0;
}

// For the tests: random moves of the search, take-backs included. Returns how many were made, or minus the step at
// which the hash kept along the way, the key or the position read back from it were not what they had to be.
API i32 harp_walk(const u8* bytes, u32 size, u64 seed, u32 steps) {
    Setup setup;
    if (read(setup, bytes, size) != Fault::none) return 0;
    Position position = position_of(setup);
    Rng rng(seed);
    for (u32 step = 1; step <= steps; step++) {
        Move moves[256];
        u32 count = 0;
        list<Safe::nothing>(position, [&](Move move) { moves[count++] = move; });
        if (!count) return static_cast<i32>(step) - 1;
        play(position, moves[rng.below(count)], setup.layout);
        Key key = key_of(position);
        Position again = position_of(key, setup.layout);
        bool same = again.once == position.once && again.twice == position.twice && again.hash == position.hash &&
                    again.foundations == position.foundations && key_of(again) == key;
        if (!same || position.hash != hash_of(position)) return -static_cast<i32>(step);
    }
    return static_cast<i32>(steps);
}

API u32 harp_weights(i32* weights) {
    Weights standard;
    for (u32 n = 0; n < WEIGHTS; n++) weights[n] = reinterpret_cast<const i32*>(&standard)[n];
    return WEIGHTS;
}

API Winner* harp_winner(void* memory, u64 room, const u8* bytes, u32 size, u64 seed, const i32* weights) {
    Setup setup;
    if (read(setup, bytes, size) != Fault::none) return nullptr;
    Block block(memory, room);
    Weights chosen;
    if (weights)
        for (u32 n = 0; n < WEIGHTS; n++) reinterpret_cast<i32*>(&chosen)[n] = weights[n];
    return Winner::make(block, setup, seed, chosen);
}
API i32 harp_winner_run(Winner* winner, u64 nodes, const volatile i32* stop) {
    return static_cast<i32>(winner->run(nodes, stop));
}
API u64 harp_winner_nodes(const Winner* winner) { return winner->nodes(); }
API u64 harp_winner_tries(const Winner* winner) { return winner->tries(); }

// The rule is the right one, 0; for the tests there are others, and with them columns may be closed.
API Prover* harp_prover(void* memory, u64 room, const u8* bytes, u32 size, u32 rule) {
    Setup setup;
    if (read(setup, bytes, size, rule >= 16) != Fault::none) return nullptr;
    rule %= 16;
    Block block(memory, room);
    return Prover::make(block, setup, static_cast<Safe>(rule));
}
API i32 harp_prover_run(Prover* prover, u64 nodes, const volatile i32* stop) {
    return static_cast<i32>(prover->run(nodes, stop));
}
API u64 harp_prover_nodes(const Prover* prover) { return prover->nodes(); }
API u64 harp_prover_states(const Prover* prover) { return prover->states(); }

// Writes the actions of a win that a winner or else a prover found. `numbers` gets card moves and passes.
API i32 harp_line(void* memory, u64 room, const u8* bytes, u32 size, const Winner* winner, const Prover* prover,
                  u32 for_score, u8* text, u32 most, u32* numbers) {
    Setup setup;
    if (read(setup, bytes, size) != Fault::none) return -1;
    Block block(memory, room);
    Line* line = Line::make(block);
    if (!line) return -1;
    line->start(setup);
    auto note = [&](Move move) { line->add(move); };
    if (winner) {
        winner->line(note);
    } else {
        u32 longest = STEPS_MOST;
        u32* path = block.take<u32>(longest);
        if (!path || !prover->line(path, longest, note)) return -2;
    }
    if (!line->fits()) return -2;
    line->shorten();
    if (for_score) line->enrich();
    u32 count = line->write(text, most);
    numbers[0] = line->count();
    numbers[1] = line->passes();
    return count > most ? -2 : static_cast<i32>(count);
}
API u64 harp_line_room() { return sizeof(Line) + STEPS_MOST * sizeof(u32) + 256; }
