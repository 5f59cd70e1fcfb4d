// The compiler calls these by name even in a freestanding program; nobody else does.
#pragma once
#include "base.hpp"

#define HARP_PLAIN __attribute__((used, no_builtin))

extern "C" HARP_PLAIN void* memcpy(void* to, const void* from, __SIZE_TYPE__ size) {
    auto* out = static_cast<harp::u8*>(to);
    auto* in = static_cast<const harp::u8*>(from);
    for (; size >= 8; size -= 8, out += 8, in += 8) {
        harp::u64 word;
        __builtin_memcpy_inline(&word, in, 8);
        __builtin_memcpy_inline(out, &word, 8);
    }
    while (size--) *out++ = *in++;
    return to;
}

extern "C" HARP_PLAIN void* memset(void* to, int value, __SIZE_TYPE__ size) {
    auto* out = static_cast<harp::u8*>(to);
    const harp::u64 word = 0x0101010101010101ull * static_cast<harp::u8>(value);
    for (; size >= 8; size -= 8, out += 8) __builtin_memcpy_inline(out, &word, 8);
    while (size--) *out++ = static_cast<harp::u8>(value);
    return to;
}

extern "C" HARP_PLAIN void* memmove(void* to, const void* from, __SIZE_TYPE__ size) {
    auto* out = static_cast<harp::u8*>(to);
    auto* in = static_cast<const harp::u8*>(from);
    if (out <= in) {
        for (__SIZE_TYPE__ n = 0; n < size; n++) out[n] = in[n];
    } else {
        while (size--) out[size] = in[size];
    }
    return to;
}
