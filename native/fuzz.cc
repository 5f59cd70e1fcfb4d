// What a coverage-guided fuzzer calls: the bytes of a position, a room and budgets, all of them its own invention.
// Every block has exactly the size that the core is told, so that a sanitizer sees the first byte beyond it.
#include "api.cpp"

#include <cstdlib>

namespace {

struct Exact {
    explicit Exact(u64 size) : data(std::malloc(size ? size : 1)) {}
    ~Exact() { std::free(data); }
    Exact(const Exact&) = delete;
    void* data;
};

// The smallest rooms matter as much as those in which a search finds a win.
u64 room_of(u32 choice) { return choice % 4 ? (choice * 977ull) % (1ull << 18) : 4ull << 20; }

void search(const u8* bytes, u32 size, u32 choice) {
    const i32 stop = choice % 16 == 15;
    const u64 nodes = choice % 3'000, room = room_of(choice);
    Exact winning(room), proving(room), lining(harp_line_room());
    Winner* winner = harp_winner(winning.data, room, bytes, size, choice, nullptr);
    Prover* prover = harp_prover(proving.data, room, bytes, size, choice % 32);
    i32 won = winner ? harp_winner_run(winner, nodes, &stop) : 0;
    i32 verdict = prover ? harp_prover_run(prover, nodes, &stop) : 0;
    u32 numbers[2] = {}, most = choice % 1'000;
    Exact text(2ull * most);
    auto* actions = static_cast<u8*>(text.data);
    auto write = [&](Winner* by, Prover* or_by) {
        harp_line(lining.data, harp_line_room(), bytes, size, by, or_by, choice & 1, actions, most, numbers);
    };
    if (won == 1) write(winner, nullptr);
    if (verdict == 1 || verdict == 4) write(nullptr, prover);
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const u8* data, std::size_t size) {
    if (size < 4) return 0;
    u32 choice = data[0] | data[1] << 8 | data[2] << 16;
    Exact bytes(size - 3);
    auto* position = static_cast<u8*>(bytes.data);
    for (std::size_t n = 3; n < size; n++) position[n - 3] = data[n];
    u32 length = static_cast<u32>(size - 3);
    u64 key[5];
    harp_check(position, length);
    harp_key(position, length, key);
    harp_perft(position, length, choice % 3);
    Exact actions(2 * 64);
    harp_wander(position, length, choice, 64, static_cast<u8*>(actions.data));
    harp_walk(position, length, choice, 32);
    search(position, length, choice);
    return 0;
}
