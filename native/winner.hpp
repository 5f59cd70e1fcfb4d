// Looks for a win: best-first by an estimate with a little noise, started anew with other noise after a few
// thousand positions. It plays safe cards at once and takes nothing back (but for every eighth try), so that it
// may miss a win; it never says that there is none.
//
// The estimate is a sum over cards and places, so that a child's follows from its parent's by a few additions, and
// so does its hash. A child is eight bytes until its turn comes.
#pragma once
#include "moves.hpp"
#include "weights.hpp"

namespace harp {

constexpr u32 BUCKETS = 4096;
constexpr u32 FIRST_BUCKET = 3000;
constexpr u32 CHILDREN_EACH = 24;
constexpr u32 EXPANSIONS_MOST = 4096;
// After so many tries a try is twice as long as the first one; it ends up a few times as long.
constexpr u32 GROWTH = 16;
constexpr u32 LAST_TRY_TIMES = 11;
constexpr u32 NONE = ~0u;
constexpr u64 WAITING = 0x8EBC6AF09C88C6E3ull;

// Exhausted: every position that it may look at was looked at, whatever the noise. It has nothing more to say.
enum class Outcome : i32 { open = 0, won = 1, exhausted = 2 };

class Winner {
  public:
    static Winner* make(Block& block, const Setup& setup, u64 seed, const Weights& weights) {
        Winner* winner = block.take<Winner>(1);
        if (!winner) return nullptr;
        winner->layout_ = setup.layout;
        winner->root_ = position_of(setup);
        winner->seed_ = seed;
        winner->weights_ = weights;
        // Whatever numbers come in, the sums of all cards stay far from overflowing.
        i32* all = reinterpret_cast<i32*>(&winner->weights_);
        for (u32 n = 0; n < WEIGHTS; n++) all[n] = greatest(-WEIGHT_MOST, least(all[n], WEIGHT_MOST));
        winner->weights_.noise = greatest(winner->weights_.noise, 0);
        u32 first = greatest(64u, least(static_cast<u32>(greatest(weights.expansions, 1)), EXPANSIONS_MOST));
        u32 most = least(first * LAST_TRY_TIMES, EXPANSIONS_MOST);
        winner->first_most_ = first;
        winner->last_most_ = most;
        winner->positions_ = block.take<Position>(most + 1);
        winner->estimates_ = block.take<i32>(most + 1);
        winner->ways_ = block.take<Way>(most + 1);
        winner->children_ = block.take<Child>(most * CHILDREN_EACH);
        winner->seen_ = block.take<u64>(lines_for(most) * 8ull);
        if (!winner->seen_) return nullptr;
        winner->tries_ = winner->nodes_ = 0;
        winner->winning_ = NONE;
        winner->plain_is_exhausted_ = winner->is_exhausted_ = false;
        winner->study();
        winner->begin();
        return winner;
    }

    // Goes on for so many positions and the rest of one look.
    Outcome run(u64 nodes, const volatile i32* stop) {
        u64 end = nodes_ + nodes;
        while (winning_ == NONE && !is_exhausted_ && nodes_ < end && !(stop && *stop))
            if (!step() && !is_exhausted_) begin();
        return winning_ != NONE ? Outcome::won : is_exhausted_ ? Outcome::exhausted : Outcome::open;
    }

    // Positions generated. A new try counts as one, and so does a look at a position that leads nowhere: whatever
    // takes time is counted.
    u64 nodes() const { return nodes_; }
    u64 tries() const { return tries_; }

    // The moves of the win, safe ones and the finish included.
    template <class Note> void line(Note note) const {
        u16 path[EXPANSIONS_MOST + 1];
        u32 length = 0;
        for (u32 n = winning_; n; n = ways_[n].parent) path[length++] = static_cast<u16>(n);
        Position position = root_;
        play_safe(position, layout_, note);
        while (length) {
            Move move = ways_[path[--length]].move;
            note(move);
            play(position, move, layout_);
            play_safe(position, layout_, note);
        }
        play_out(position, layout_, note);
    }

  private:
    struct Way {
        u16 parent;
        Move move;
    };
    struct Child {
        u32 next;
        Way way;
    };

    static u32 lines_for(u32 expansions) {
        u32 lines = 1024;
        while (lines * 8 < expansions * CHILDREN_EACH) lines *= 2;
        return lines;
    }

    // What the layout and the weights make of each card on each column, worked out once.
    void study() {
        const Weights& w = weights_;
        for (u32 place = 0; place < COLUMNS; place++) {
            u32 deepest = hidden_of(root_.columns[place]);
            i32 beneath = 0, low = 0;
            for (u32 hidden = 0; hidden <= deepest; hidden++) {
                beneath_[place][hidden] = beneath;
                study_cards(place, hidden, low);
                if (hidden == deepest) break;
                Card card = layout_.hidden[place][hidden];
                i32 rank = static_cast<i32>(rank_of(card));
                low += greatest(0, 7 - rank);
                beneath += w.hidden + w.hidden_deep * static_cast<i32>(hidden) + w.hidden_low * (13 - rank) / 4;
                if (lower_beneath(place, hidden, card)) beneath += w.hidden_over;
                if (rank == 13 && hidden) beneath += w.king_over;
            }
        }
        for (u32 suit = 0; suit < SUITS; suit++) {
            i32 sum = 0;
            for (u32 rank = 1; rank <= KING; rank++) {
                placed_[card_of(rank, suit)] = w.placed + w.placed_high * static_cast<i32>(rank) / 4;
                placed_sum_[suit][rank] = sum += placed_[card_of(rank, suit)];
            }
            placed_sum_[suit][0] = 0;
        }
    }

    void study_cards(u32 place, u32 hidden, i32 low) {
        const Weights& w = weights_;
        for (Card card = 0; card < FACES; card++) {
            i32 cost = w.laid;
            if (hidden) {
                i32 count = static_cast<i32>(lower_beneath(place, hidden, card));
                i32 rank = static_cast<i32>(rank_of(card));
                cost = w.stacked + (w.stacked_deep * static_cast<i32>(hidden) + w.stacked_high * rank) / 4 +
                       w.stacked_low * low / 8 + (count ? w.over : 0) + w.over_each * count +
                       (rank == 13 ? w.king_over : 0);
            }
            laid_[place][hidden][card] = cost;
        }
    }

    u32 lower_beneath(u32 place, u32 hidden, Card card) const {
        u32 count = 0;
        for (u32 n = 0; n < hidden; n++) {
            Card other = layout_.hidden[place][n];
            count += suit_of(other) == suit_of(card) && other < card;
        }
        return count;
    }

    i32 estimate(const Position& position) const {
        i32 sum = 0;
        for (u32 place = 0; place < COLUMNS; place++) {
            Column column = position.columns[place];
            if (!column) sum -= weights_.empty;
            sum += beneath_[place][hidden_of(column)];
            for (u32 n = 0; n < length_of(column); n++) sum += laid_[place][hidden_of(column)][run_card(column, n)];
        }
        for (u32 suit = 0; suit < SUITS; suit++)
            sum -= placed_sum_[suit][high_slot(position.foundations, suit)] +
                   placed_sum_[suit][low_slot(position.foundations, suit)];
        return sum;
    }

    // What lies in the way of the cards that the foundations wait for; the same for all children.
    i32 waiting(const Position& position) const {
        if (!weights_.buried) return 0;
        u64 missing = wanted(position.foundations) & ~position.once & ~lasts(position);
        return weights_.buried * static_cast<i32>(bit_count(missing));
    }

    void begin() {
        tries_++;
        nodes_++;
        noise_seed_ = mixed(seed_ + tries_ * 0x9E3779B97F4A7C15ull);
        take_backs_ = plain_is_exhausted_ || tries_ % 8 == 0;
        most_ = static_cast<u32>(least<u64>(first_most_ + first_most_ * (tries_ - 1) / GROWTH, last_most_));
        children_most_ = most_ * CHILDREN_EACH;
        lines_ = lines_for(most_);
        fill(seen_, lines_ * 8ull, 0ull);
        fill(heads_, BUCKETS, NONE);
        fill(open_, BUCKETS / 64, 0ull);
        lowest_ = BUCKETS;
        children_count_ = 0;
        count_ = 1;
        positions_[0] = root_;
        play_safe(positions_[0], layout_);
        ways_[0] = {0, 0};
        zero_ = estimates_[0] = estimate(positions_[0]);
        if (positions_[0].is_open())
            winning_ = 0;
        else
            expand(0);
    }

    // Looks into the most promising position; false when this try is over.
    bool step() {
        u32 child = next_child();
        if (child == NONE) {
            // What a try can reach depends on nothing but whether it takes cards back; with them it reaches all.
            (take_backs_ ? is_exhausted_ : plain_is_exhausted_) = true;
            return false;
        }
        if (count_ > most_ || children_count_ + 512 > children_most_) return false;
        u64 before = nodes_;
        look(children_[child].way);
        nodes_ += nodes_ == before;
        return true;
    }

    void look(Way way) {
        u32 n = count_;
        ways_[n] = way;
        Position& position = positions_[n];
        position = positions_[way.parent];
        play(position, way.move, layout_);
        u64 before = position.hash;
        play_safe(position, layout_);
        if (position.hash != before && was_seen(position.hash + mark_of(waiting_column(n)))) return;
        count_++;
        if (position.is_open()) {
            winning_ = n;
            return;
        }
        estimates_[n] = estimate(position);
        expand(n);
    }

    u32 next_child() {
        u32 word = lowest_ / 64;
        while (word < BUCKETS / 64 && !open_[word]) word++;
        if (word == BUCKETS / 64) return NONE;
        lowest_ = word * 64 + lowest_bit(open_[word]);
        u32 child = heads_[lowest_];
        heads_[lowest_] = children_[child].next;
        if (heads_[lowest_] == NONE) open_[word] &= open_[word] - 1;
        return child;
    }

    bool was_seen(u64 hash) {
        u64* line = seen_ + (hash & (lines_ - 1)) * 8;
        for (u32 n = 0; n < 8; n++) {
            if (line[n] == hash) return true;
            if (!line[n]) {
                line[n] = hash;
                return false;
            }
        }
        line[hash >> 61] = hash;
        return false;
    }

    void add(u32 parent, Move move, u64 hash, i32 estimate) {
        nodes_++;
        if (was_seen(hash)) return;
        u64 chance = (hash ^ noise_seed_) * 0xD6E8FEB86659FD93ull >> 40;
        i32 bucket = estimate - zero_ + static_cast<i32>(FIRST_BUCKET) +
                     static_cast<i32>(chance * static_cast<u64>(weights_.noise) >> 24);
        u32 at = static_cast<u32>(least(greatest(bucket, 0), static_cast<i32>(BUCKETS) - 1));
        u32 child = children_count_++;
        children_[child] = {heads_[at], {static_cast<u16>(parent), move}};
        heads_[at] = child;
        open_[at / 64] |= 1ull << at % 64;
        lowest_ = least(lowest_, at);
    }

    // One end of a move: what taking the last card of a column does to hash and estimate.
    struct Taking {
        u64 hash;
        i32 estimate;
    };

    Taking taking(const Position& position, u32 place, bool whole) const {
        Column column = position.columns[place];
        Column left = whole ? turned_up(column, place, layout_) : without_last(column, place, layout_);
        u32 hidden = hidden_of(column);
        i32 change = 0;
        if (whole)
            for (u32 n = 0; n < length_of(column); n++) change -= laid_[place][hidden][run_card(column, n)];
        else
            change -= laid_[place][hidden][last_of(column)];
        if (!left) change -= weights_.empty;
        if (left && hidden_of(left) != hidden) {
            u32 now = hidden_of(left);
            change += beneath_[place][now] - beneath_[place][hidden] + laid_[place][now][last_of(left)];
        }
        return {hash_of(left, place) - hash_of(column, place), change};
    }

    // A card of the talon is laid on a column only for the next card to be laid on it (docs/solver.md).
    u32 waiting_column(u32 n) const {
        Move move = ways_[n].move;
        u32 to = target_of(move);
        bool waits = n && source_of(move) == TALON && to < COLUMNS && positions_[n].columns[to] &&
                     last_of(positions_[n].columns[to]) == card_of(move);
        return waits ? to : NONE;
    }

    // A position that waits for the next card of a column is not the one that waits for nothing.
    static u64 mark_of(u32 waits) { return waits == NONE ? 0 : (waits + 1) * WAITING; }

    void expand(u32 n) {
        const Position& position = positions_[n];
        i32 base = estimates_[n] + waiting(position);
        const u64 hash = position.hash;
        const u64 goal = wanted(position.foundations);
        u64 accepts[COLUMNS], place_hash[COLUMNS], open = 0;
        u32 empty = NONE;
        for (u32 place = 0; place < COLUMNS; place++) {
            Column column = position.columns[place];
            place_hash[place] = hash_of(column, place);
            accepts[place] = column || empty == NONE ? takes(column) : 0;
            open |= accepts[place];
            if (!column && empty == NONE) empty = place;
        }
        base -= weights_.mobile * static_cast<i32>(bit_count(open));
        const u32 waits = waiting_column(n);
        if (waits != NONE) {
            for (u32 place = 0; place < COLUMNS; place++)
                if (place != waits) accepts[place] = 0;
            open = accepts[waits];
        }
        auto lay = [&](Card card, u32 from, Taking taken, u32 own) {
            if (!(open & bit(card))) return;
            for (u32 to = 0; to < COLUMNS; to++) {
                if (!(accepts[to] & bit(card)) || to == own) continue;
                Column column = position.columns[to];
                i32 change = laid_[to][hidden_of(column)][card] + (column ? 0 : weights_.empty);
                u64 next = hash + taken.hash - place_hash[to] + hash_of(laid(column, card), to);
                if (from == TALON) next += mark_of(to);
                add(n, move_of(card, from, to), next, base + taken.estimate + change);
            }
        };
        for (u64 cards = position.once & (goal | open); cards; cards &= cards - 1) {
            Card card = lowest_bit(cards);
            if (goal & bit(card) && waits == NONE)
                add(n, move_of(card, TALON, FOUNDATION), hash + hash_of_placed(card), base - placed_[card]);
            lay(card, TALON, {0, 0}, NONE);
        }
        for (u32 from = 0; from < COLUMNS; from++) {
            Column column = position.columns[from];
            if (!column) continue;
            Card card = last_of(column);
            if (empty != NONE && waits == NONE && hidden_of(column) && is_king_led(column)) {
                Taking taken = taking(position, from, true);
                Column run = column & ((1u << HIDDEN_AT) - 1);
                add(n, move_of(card, from, empty),
                    hash + taken.hash - place_hash[empty] + hash_of(run, empty),
                    base + taken.estimate + weights_.empty);
            }
            if (!((goal | open) & bit(card))) continue;
            Taking taken = taking(position, from, false);
            if (goal & bit(card) && waits == NONE)
                add(n, move_of(card, from, FOUNDATION), hash + taken.hash + hash_of_placed(card),
                    base + taken.estimate - placed_[card]);
            if (rank_of(card) != KING) lay(card, from, taken, from);
        }
        if (take_backs_)
            each_back<Safe::right>(position, [&](Card card) {
                lay(card, FOUNDATION, {0 - hash_of_placed(card), placed_[card]}, NONE);
            });
    }

    Layout layout_;
    Position root_;
    Weights weights_;
    u64 seed_, noise_seed_, nodes_, tries_;
    i32 laid_[COLUMNS][HIDDEN_MOST + 1][FACES];
    i32 beneath_[COLUMNS][HIDDEN_MOST + 1];
    i32 placed_[FACES];
    i32 placed_sum_[SUITS][KING + 1];
    u32 heads_[BUCKETS];
    u64 open_[BUCKETS / 64];
    u32 lowest_, lines_, first_most_, last_most_, most_, children_most_, children_count_, count_, winning_;
    i32 zero_;
    bool take_backs_, plain_is_exhausted_, is_exhausted_;
    Position* positions_;
    i32* estimates_;
    Way* ways_;
    Child* children_;
    u64* seen_;
};

}  // namespace harp
