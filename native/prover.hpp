// Looks into everything that can be reached and is not ruled out by an argument of docs/solver.md. Only this search
// may say that a position is lost, and only when it has looked at all: nothing is ever thrown away to make room, so
// memory that runs out is an answer of its own.
//
// A position that was reached is kept once, as its exact key; what is still to be looked into is a stack of indices.
#pragma once
#include "moves.hpp"

namespace harp {

// Straightening: it is won, and the shortest way there is being looked for.
enum class Verdict : i32 { open = 0, won = 1, lost = 2, out_of_memory = 3, straightening = 4 };

class Prover {
  public:
    // Any rule but the right one is for tests alone.
    static Prover* make(Block& block, const Setup& setup, Safe rule) {
        Prover* prover = block.take<Prover>(1);
        if (!prover) return nullptr;
        prover->layout_ = setup.layout;
        u64 slots = 64;
        while ((slots * 2) * SLOT_SIZE + (slots * 2) * 2 / 3 * STATE_SIZE + 1024 <= block.left()) slots *= 2;
        prover->slot_mask_ = slots - 1;
        prover->index_ = block.take<u64>(slots);
        if (!prover->index_) return nullptr;
        // What is left goes to the states; the index is never more than two thirds full.
        u64 most = least(block.left() > 512 ? (block.left() - 512) / STATE_SIZE : 0, slots * 2 / 3);
        prover->most_ = static_cast<u32>(least(most, 0x7FFFFFF0ull));
        prover->keys_ = block.take<Key>(prover->most_);
        prover->parents_ = block.take<u32>(prover->most_);
        prover->stack_ = block.take<u32>(prover->most_);
        if (!prover->stack_ || !prover->most_) return nullptr;
        prover->count_ = prover->depth_ = prover->first_ = prover->last_ = 0;
        prover->nodes_ = prover->cleared_ = 0;
        prover->verdict_ = Verdict::open;
        prover->root_ = position_of(setup);
        prover->rule_ = rule;
        return prover;
    }

    // Goes on for so many positions and the rest of one look. In a large memory the first calls only make room.
    Verdict run(u64 nodes, const volatile i32* stop) {
        if (cleared_ <= slot_mask_ && !clear()) return verdict_;
        by_rule([&]<Safe rule>() {
            if (!count_) begin<rule>();
            go_on<rule>(nodes_ + nodes, stop);
        });
        return verdict_;
    }

    // Positions generated, and one for a look at a position that leads nowhere.
    u64 nodes() const { return nodes_; }
    u64 states() const { return count_; }

    // The moves of the win. `path` has room for `most` indices; false when it is too short.
    template <class Note> bool line(u32* path, u32 most, Note note) const {
        u32 length = 0;
        for (u32 n = winning_; n; n = parents_[n] & ~STRAIGHT) {
            if (length == most) return false;
            path[length++] = n;
        }
        bool whole = true;
        by_rule([&]<Safe rule>() { whole = walk<rule>(path, length, note); });
        return whole;
    }

  private:
    // Marks the parent on a shortest way.
    static constexpr u32 STRAIGHT = 1u << 31;
    static constexpr u64 CLEARED_AT_ONCE = 1 << 20;
    static constexpr u64 SLOT_SIZE = sizeof(u64);
    static constexpr u64 STATE_SIZE = sizeof(Key) + 2 * sizeof(u32);

    template <class Work> void by_rule(Work work) const {
        if (rule_ == Safe::right) return work.template operator()<Safe::right>();
        if (rule_ == Safe::nothing) return work.template operator()<Safe::nothing>();
        if (rule_ == Safe::without_own_suit) return work.template operator()<Safe::without_own_suit>();
        if (rule_ == Safe::one_deck) return work.template operator()<Safe::one_deck>();
        if (rule_ == Safe::eager) return work.template operator()<Safe::eager>();
        work.template operator()<Safe::low_ranks>();
    }

    // The index is cleared in parts, so that no call takes long, however much memory there is.
    bool clear() {
        u64 count = least(slot_mask_ + 1 - cleared_, CLEARED_AT_ONCE);
        fill(index_ + cleared_, count, 0ull);
        cleared_ += count;
        return cleared_ > slot_mask_;
    }

    template <Safe rule> void begin() {
        Position position = root_;
        play_safe<rule>(position, layout_);
        reach(position, 0);
        if (verdict_ == Verdict::straightening) verdict_ = Verdict::won;
    }

    template <Safe rule> void go_on(u64 end, const volatile i32* stop) {
        while (nodes_ < end && !(stop && *stop)) {
            if (verdict_ == Verdict::straightening)
                straighten<rule>();
            else if (verdict_ != Verdict::open)
                return;
            else if (depth_)
                look<rule>(stack_[--depth_]);
            else
                verdict_ = Verdict::lost;
        }
    }

    // The way that found the win went deep first, by thousands of steps. Looks for the shortest one through what is
    // known: breadth first, with the stack, which has done its work, as the queue. At any time the parents lead from
    // the win to the root: the marked ones on shortest ways, the others as they were found.
    template <Safe rule> void straighten() {
        if (!last_) {
            parents_[0] = STRAIGHT;
            stack_[last_++] = 0;
        }
        u32 n = stack_[first_++];
        each_after<rule>(n, [&](const Position& next) {
            u64 found = index_[place_of(key_of(next))];
            u32 m = static_cast<u32>(found) - 1;
            if (!found || parents_[m] & STRAIGHT) return;
            parents_[m] = n | STRAIGHT;
            stack_[last_++] = m;
        });
        if (parents_[winning_] & STRAIGHT || first_ == last_) verdict_ = Verdict::won;
    }

    template <Safe rule, class Note> bool walk(const u32* path, u32 length, Note note) const {
        // Columns without face-down cards are sorted in the keys: each step is looked up anew where it really is.
        Position position = root_;
        play_safe<rule>(position, layout_, note);
        while (length)
            if (!step_to<rule>(position, keys_[path[--length]], note)) return false;
        play_out(position, layout_, note);
        return true;
    }

    template <Safe rule, class Note> bool step_to(Position& position, const Key& key, Note note) const {
        bool found = false;
        Position after = {};
        Steps<rule> steps{layout_};
        steps.each(position, [&](const Position& played, const Move* moves, u32 count) {
            if (found) return;
            Position next = played;
            play_safe<rule>(next, layout_);
            if (!(key_of(next) == key)) return;
            found = true;
            after = played;
            for (u32 n = 0; n < count; n++) note(moves[n]);
        });
        position = after;
        if (found) play_safe<rule>(position, layout_, note);
        return found;
    }

    template <Safe rule> void look(u32 n) {
        each_after<rule>(n, [&](const Position& next) {
            if (verdict_ == Verdict::open) reach(next, n);
        });
    }

    // Visits what a step leads to, and counts.
    template <Safe rule, class Visit> void each_after(u32 n, Visit visit) {
        u64 before = nodes_;
        Steps<rule> steps{layout_};
        steps.each(position_of(keys_[n], layout_), [&](const Position& played, const Move*, u32) {
            nodes_++;
            Position next = played;
            play_safe<rule>(next, layout_);
            visit(next);
        });
        nodes_ += nodes_ == before;
    }

    static u64 tag_of(const Key& key) { return key.hash() & ~0xFFFFFFFFull; }

    // Where in the index a key stands, or would.
    u64 place_of(const Key& key) const {
        u64 tag = tag_of(key), at = key.hash() & slot_mask_;
        while (index_[at] && !((index_[at] & ~0xFFFFFFFFull) == tag && keys_[static_cast<u32>(index_[at]) - 1] == key))
            at = (at + 1) & slot_mask_;
        return at;
    }

    void reach(const Position& position, u32 parent) {
        Key key = key_of(position);
        u64 at = place_of(key);
        if (index_[at]) return;
        if (count_ == most_) {
            verdict_ = Verdict::out_of_memory;
            return;
        }
        u32 n = count_++;
        keys_[n] = key;
        parents_[n] = parent;
        index_[at] = tag_of(key) | count_;
        if (position.is_open()) {
            winning_ = n;
            verdict_ = Verdict::straightening;
            return;
        }
        stack_[depth_++] = n;
    }

    Layout layout_;
    Position root_;
    u64 slot_mask_, cleared_, nodes_;
    u64* index_;
    Key* keys_;
    u32* parents_;
    u32* stack_;
    u32 most_, count_, depth_, winning_, first_, last_;
    Verdict verdict_;
    Safe rule_;
};

}  // namespace harp
