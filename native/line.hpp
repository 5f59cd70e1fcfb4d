// Turns the moves of a search into what a player does: steps that lead nowhere go, the rest is put into an order
// that needs few passes through the stock, and the stock taps are written in. Nothing here decides whether a
// position is won; every change is tried out move by move before it is kept.
#pragma once
#include "moves.hpp"

namespace harp {

constexpr u32 STEPS_MOST = 8192;
// Steps that may be tried out to make a line shorter, some ten milliseconds of them; then it stays as it is.
constexpr u64 TRIALS_MOST = 1'000'000;
constexpr u8 ONTO_EMPTY = 200, ONTO_FOUNDATION = 201;
constexpr u8 NOBODY = 255;

// A step names the very card and the very card that it goes onto, so that it means the same after an earlier step
// has gone. From a column onto an empty one goes the king-led run, named by its king.
struct Step {
    u8 card;
    u8 onto;
};

// A step with its piles: what the order of the steps depends on.
struct Placed {
    u8 source, target, face;
    u8 done;
    i32 before[5];
};

// The 104 cards, each with a number of its own.
struct Table {
    u8 pile[COLUMNS][HIDDEN_MOST + KING];
    u8 size[COLUMNS], hidden[COLUMNS];
    u8 where[CARDS];
    Foundations foundations;

    bool is_last(u32 card) const {
        u32 at = where[card];
        return at < COLUMNS && pile[at][size[at] - 1] == card;
    }
    u32 first_empty() const {
        u32 at = 0;
        while (at < COLUMNS && size[at]) at++;
        return at;
    }
};

class Line {
  public:
    static Line* make(Block& block) { return block.take<Line>(1); }

    void start(const Setup& setup) {
        count_ = 0;
        fits_ = true;
        fill(reinterpret_cast<u8*>(&start_), sizeof start_, u8{0});
        u32 id = 0;
        for (u32 place = 0; place < COLUMNS; place++) {
            Column column = setup.columns[place];
            start_.hidden[place] = static_cast<u8>(hidden_of(column));
            start_.size[place] = static_cast<u8>(hidden_of(column) + length_of(column));
            for (u32 n = 0; n < start_.size[place]; n++) {
                u32 hidden = start_.hidden[place];
                Card face = n < hidden ? setup.layout.hidden[place][n] : run_card(column, start_.size[place] - 1u - n);
                start_.pile[place][n] = static_cast<u8>(id);
                name(id++, face, place);
            }
        }
        talon_count_ = setup.talon_count;
        drawn_ = setup.drawn;
        for (u32 n = 0; n < talon_count_; n++) name(id++, talon_[n] = setup.talon[n], TALON);
        for (u32 slot = 0; slot < 8; slot++) {
            slots_before_[slot] = setup.slots[slot];
            for (u32 rank = 1; rank <= setup.slots[slot]; rank++)
                name(id++, card_of(rank, SLOT_SUIT[slot]), FOUNDATION);
        }
        for (u32 card = 0; card < CARDS; card++) placed_before_[card] = start_.where[card] == FOUNDATION;
        start_.foundations = position_of(setup).foundations;
        now_ = start_;
    }

    // Takes the next move of the search.
    void add(Move move) {
        if (count_ == STEPS_MOST) fits_ = false;
        if (!fits_) return;
        u32 source = source_of(move), target = target_of(move);
        Step step;
        if (source < COLUMNS) {
            bool whole = target < COLUMNS && !now_.size[target];
            step.card = now_.pile[source][whole ? now_.hidden[source] : now_.size[source] - 1];
        } else {
            step.card = holder(card_of(move), source);
        }
        if (target == FOUNDATION)
            step.onto = ONTO_FOUNDATION;
        else
            step.onto = now_.size[target] ? now_.pile[target][now_.size[target] - 1] : ONTO_EMPTY;
        steps_[count_++] = step;
        fits_ = play(now_, step);
    }

    bool fits() const { return fits_; }
    u32 count() const { return count_; }
    u32 passes() const { return passes_; }

    // Drops steps while something can be dropped.
    void shorten() {
        trials_ = 0;
        for (u32 rounds = 0; rounds < 4; rounds++) {
            u32 before = count_;
            Table table = start_;
            for (u32 n = 0; n < count_ && trials_ < TRIALS_MOST;) {
                if (drop(table, n)) continue;
                play(table, steps_[n]);
                n++;
            }
            if (count_ == before) break;
        }
    }

    // Lays cards of the waste onto a column on their way to the foundations: 5 points each.
    void enrich() {
        Table table = start_;
        for (u32 n = 0; n < count_ && count_ < STEPS_MOST; n++) {
            Step step = steps_[n];
            if (table.where[step.card] == TALON && step.onto == ONTO_FOUNDATION) {
                u8 onto = host(table, faces_[step.card]);
                if (onto != NOBODY) {
                    insert(n, {step.card, onto});
                    step = steps_[n];
                }
            }
            play(table, step);
        }
    }

    // Writes the actions, two characters each; returns how many there are, or that there are more than `most`.
    u32 write(u8* text, u32 most) {
        arrange();
        u32 written = 0, left = count_, drawn = drawn_, talon = talon_count_, first = 0;
        passes_ = 0;
        auto say = [&](char source, char target) {
            if (written < most) {
                text[2 * written] = static_cast<u8>(source);
                text[2 * written + 1] = static_cast<u8>(target);
            }
            written++;
        };
        auto tell = [&](Placed& step) {
            step.done = 1;
            left--;
            char from = static_cast<char>(step.source == TALON ? 'W' : step.source < COLUMNS ? '1' + step.source : 0);
            if (step.source == FOUNDATION) from = slot_name(step.face);
            say(from, step.target == FOUNDATION ? 'F' : static_cast<char>('1' + step.target));
            note_slots(step);
        };
        for (u32 n = 0; n < 8; n++) slots_[n] = slots_before_[n];
        while (left && written <= most) {
            bool any = false;
            while (first < count_ && placed_[first].done) first++;
            for (u32 n = first; n < count_; n++) {
                Placed& step = placed_[n];
                if (step.done || !is_ready(step)) continue;
                bool top = drawn && step.source == TALON && talon_now_[drawn - 1] == step.face;
                if (step.source == TALON && !top) continue;
                if (top) {
                    for (u32 k = drawn; k < talon; k++) talon_now_[k - 1] = talon_now_[k];
                    talon--, drawn--;
                }
                tell(step);
                any = true;
                break;
            }
            if (any) continue;
            if (drawn == talon) {
                drawn = 0;
                passes_++;
            } else {
                drawn++;
            }
            say('S', 0);
        }
        return written;
    }

  private:
    void name(u32 id, Card face, u32 where) {
        faces_[id] = static_cast<u8>(face);
        start_.where[id] = static_cast<u8>(where);
    }

    u8 holder(Card face, u32 where) const {
        for (u32 id = 0; id < CARDS; id++)
            if (faces_[id] == face && now_.where[id] == where) return static_cast<u8>(id);
        return NOBODY;
    }

    // A card that lies open in a column and takes this one.
    u8 host(const Table& table, Card face) const {
        for (u32 at = 0; at < COLUMNS; at++) {
            if (!table.size[at]) {
                if (rank_of(face) == KING) return ONTO_EMPTY;
                continue;
            }
            u8 last = table.pile[at][table.size[at] - 1];
            if (takes_face(faces_[last], face)) return last;
        }
        return NOBODY;
    }

    static bool takes_face(Card lower, Card upper) {
        return rank_of(lower) == rank_of(upper) + 1 && colour_of(lower) != colour_of(upper);
    }

    // Plays a step if the rules allow it; otherwise the table is left as it is.
    bool play(Table& table, Step step) const {
        if (step.card >= CARDS) return false;
        Card face = faces_[step.card];
        u32 from = table.where[step.card], first = 0, target = FOUNDATION;
        if (step.onto == ONTO_FOUNDATION) {
            if (from == FOUNDATION || !(wanted(table.foundations) & bit(face))) return false;
        } else if (step.onto == ONTO_EMPTY) {
            target = table.first_empty();
            if (target == COLUMNS || rank_of(face) != KING) return false;
        } else {
            if (!table.is_last(step.onto) || !takes_face(faces_[step.onto], face)) return false;
            target = table.where[step.onto];
        }
        if (from < COLUMNS) {
            first = table.size[from] - 1u;
            if (step.onto == ONTO_EMPTY) first = table.hidden[from];
            if (table.pile[from][first] != step.card || (step.onto == ONTO_EMPTY && !first)) return false;
        } else if (from == FOUNDATION) {
            u32 suit = suit_of(face), rank = rank_of(face);
            if (rank != high_slot(table.foundations, suit) && rank != low_slot(table.foundations, suit)) return false;
            table.foundations = taken_back(table.foundations, face);
        }
        if (target == FOUNDATION) table.foundations = placed(table.foundations, face);
        move(table, step.card, from, first, target);
        return true;
    }

    static void move(Table& table, u32 card, u32 from, u32 first, u32 target) {
        u32 count = from < COLUMNS ? table.size[from] - first : 1;
        for (u32 n = 0; n < count; n++) {
            u8 id = from < COLUMNS ? table.pile[from][first + n] : static_cast<u8>(card);
            table.where[id] = static_cast<u8>(target);
            if (target < COLUMNS) table.pile[target][table.size[target]++] = id;
        }
        if (from >= COLUMNS) return;
        table.size[from] = static_cast<u8>(first);
        if (first && table.hidden[from] == first) table.hidden[from]--;
    }

    bool leads_on(Table table, u32 from) {
        for (u32 n = from; n < count_; n++, trials_++)
            if (!play(table, steps_[n])) return false;
        return true;
    }

    // Drops step n of a table, or lets it do at once what the card does next.
    bool drop(const Table& table, u32 n) {
        u32 next = n + 1;
        while (next < count_ && steps_[next].card != steps_[n].card) next++;
        trials_ += next - n;
        if (next == count_) return false;
        Step step = steps_[n], later = steps_[next];
        remove(n);
        if (leads_on(table, n)) return true;
        insert(n, step);
        steps_[n] = later;
        remove(next);
        if (leads_on(table, n)) return true;
        insert(next, later);
        steps_[n] = step;
        return false;
    }

    void remove(u32 at) {
        count_--;
        for (u32 n = at; n < count_; n++) steps_[n] = steps_[n + 1];
    }
    void insert(u32 at, Step step) {
        for (u32 n = count_++; n > at; n--) steps_[n] = steps_[n - 1];
        steps_[at] = step;
    }

    // Finds out which earlier steps each step has to wait for: the last one that touched its columns; on the
    // foundations the copy below it and the copy before it. A suit with take-backs keeps its order.
    void arrange() {
        Table table = start_;
        i32 column_last[COLUMNS], suit_last[SUITS], placing[FACES][2];
        fill(column_last, COLUMNS, -1);
        fill(suit_last, SUITS, -1);
        fill(&placing[0][0], FACES * 2, -1);
        u8 copies[FACES] = {};
        bool strict[SUITS] = {};
        for (u32 id = 0; id < CARDS; id++) copies[faces_[id]] += placed_before_[id];
        for (u32 n = 0; n < talon_count_; n++) talon_now_[n] = talon_[n];
        for (u32 n = 0; n < count_; n++) place_step(table, n);
        for (u32 n = 0; n < count_; n++)
            if (placed_[n].source == FOUNDATION) strict[suit_of(placed_[n].face)] = true;
        for (u32 n = 0; n < count_; n++) {
            Placed& step = placed_[n];
            i32 self = static_cast<i32>(n);
            u32 suit = suit_of(step.face), known = 0;
            for (u32 k = 0; k < 5; k++) step.before[k] = -1;
            const u32 piles[2] = {step.source, step.target};
            for (u32 pile : piles) {
                if (pile >= COLUMNS) continue;
                step.before[known++] = column_last[pile];
                column_last[pile] = self;
            }
            bool founds = step.source == FOUNDATION || step.target == FOUNDATION;
            if (founds && strict[suit]) {
                step.before[known++] = suit_last[suit];
                suit_last[suit] = self;
            } else if (founds) {
                u32 copy = copies[step.face]++;
                if (copy) step.before[known++] = placing[step.face][0];
                if (step.face >= 4) step.before[known++] = placing[step.face - 4][copy & 1];
                placing[step.face][copy & 1] = self;
            }
        }
    }

    void place_step(Table& table, u32 n) {
        Step step = steps_[n];
        u32 source = table.where[step.card];
        u32 target = step.onto == ONTO_FOUNDATION ? FOUNDATION
                     : step.onto == ONTO_EMPTY    ? table.first_empty()
                                                  : table.where[step.onto];
        placed_[n] = {static_cast<u8>(source), static_cast<u8>(target), faces_[step.card], 0, {}};
        play(table, step);
    }

    bool is_ready(const Placed& step) const {
        for (i32 before : step.before)
            if (before >= 0 && !placed_[before].done) return false;
        return true;
    }

    // The rules name the slot of a take-back, so the slots are followed one by one.
    char slot_name(Card face) const {
        u32 first = FIRST_SLOT[suit_of(face)];
        return static_cast<char>('a' + (slots_[first] == rank_of(face) ? first : first + 1));
    }
    void note_slots(const Placed& step) {
        u32 first = FIRST_SLOT[suit_of(step.face)], rank = rank_of(step.face);
        if (step.source == FOUNDATION) slots_[slots_[first] == rank ? first : first + 1]--;
        if (step.target == FOUNDATION) slots_[slots_[first] + 1u == rank ? first : first + 1]++;
    }

    Table start_, now_;
    u8 faces_[CARDS], placed_before_[CARDS];
    u8 talon_[TALON_MOST], talon_now_[TALON_MOST], slots_[8], slots_before_[8];
    u32 talon_count_, drawn_, count_, passes_;
    u64 trials_;
    bool fits_;
    Step steps_[STEPS_MOST + 1];
    Placed placed_[STEPS_MOST + 1];
};

}  // namespace harp
