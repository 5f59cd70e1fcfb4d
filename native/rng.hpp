// SplitMix64: every choice of a search comes from its seed and from nothing else.
#pragma once
#include "base.hpp"

namespace harp {

inline u64 mixed(u64 x) {
    x = (x ^ (x >> 30)) * 0xBF58476D1CE4E5B9ull;
    x = (x ^ (x >> 27)) * 0x94D049BB133111EBull;
    return x ^ (x >> 31);
}

class Rng {
  public:
    explicit Rng(u64 seed) : state_(seed) {}
    u64 next() { return mixed(state_ += 0x9E3779B97F4A7C15ull); }
    // Even enough for choosing among a few things; the deal, which must be exact, is made elsewhere.
    u32 below(u32 n) { return static_cast<u32>(((next() >> 32) * n) >> 32); }

  private:
    u64 state_;
};

}  // namespace harp
