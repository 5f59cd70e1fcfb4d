// The few things that a freestanding program has to bring along itself.
#pragma once

namespace harp {

using u8 = unsigned char;
using u16 = unsigned short;
using u32 = unsigned int;
using u64 = unsigned long long;
using i16 = short;
using i32 = int;
using i64 = long long;

static_assert(sizeof(u16) == 2 && sizeof(u32) == 4 && sizeof(u64) == 8);

inline u32 lowest_bit(u64 mask) { return static_cast<u32>(__builtin_ctzll(mask)); }
inline u32 bit_count(u64 mask) { return static_cast<u32>(__builtin_popcountll(mask)); }

template <class T> inline T least(T a, T b) { return a < b ? a : b; }
template <class T> inline T greatest(T a, T b) { return a < b ? b : a; }

template <class T> inline void fill(T* place, u64 count, T value) {
    for (u64 n = 0; n < count; n++) place[n] = value;
}

// Cuts arrays out of the one block of memory that the caller hands in. Nothing is ever given back.
class Block {
  public:
    Block(void* start, u64 size) : next_(static_cast<u8*>(start)), left_(size) {}

    // Returns null once the block is used up; every array starts on a cache line.
    template <class T> T* take(u64 count) {
        u64 gap = (64 - reinterpret_cast<__UINTPTR_TYPE__>(next_) % 64) % 64;
        if (count > (left_ - least(left_, gap)) / sizeof(T)) {
            left_ = 0;
            return nullptr;
        }
        T* array = reinterpret_cast<T*>(next_ + gap);
        next_ += gap + count * sizeof(T);
        left_ -= gap + count * sizeof(T);
        return array;
    }

    u64 left() const { return left_; }

  private:
    u8* next_;
    u64 left_;
};

}  // namespace harp
