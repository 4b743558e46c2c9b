// The output, and the state of the terminal after it.
#pragma once

#include "CReference.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

enum { BOLD = 1, DIM = 2, ITALIC = 4, UNDERLINE = 8, REVERSE = 16, STRIKE = 32 };

/// The foreground, the background and the attributes. The color -1 is the terminal's default.
typedef struct {
    int fg, bg, at;
} Pen;

static int columns, rows;
static bool is_rgb;

static reference_cell *shown;
static int cursor_x = -1, cursor_y = -1;
static Pen pen_now = {-2, -2, 0};
static uint8_t *changed;

static char *out;
static size_t length;
static inline void put(char c) { out[length++] = c; }

static inline void put_text(const char *s) {
    while (*s) out[length++] = *s++;
}

static inline int digits(int n) { return n < 10 ? 1 : n < 100 ? 2 : n < 1000 ? 3 : 4; }

static inline void put_number(int n) {
    if (n >= 1000) put('0' + n / 1000);
    if (n >= 100) put('0' + n / 100 % 10);
    if (n >= 10) put('0' + n / 10 % 10);
    put('0' + n % 10);
}

static int encode_utf8(uint32_t c, char *o) {
    if (c < 0x80) {
        o[0] = c;
        return 1;
    }
    if (c < 0x800) {
        o[0] = 0xC0 | c >> 6;
        o[1] = 0x80 | (c & 63);
        return 2;
    }
    if (c < 0x10000) {
        o[0] = 0xE0 | c >> 12;
        o[1] = 0x80 | (c >> 6 & 63);
        o[2] = 0x80 | (c & 63);
        return 3;
    }
    o[0] = 0xF0 | c >> 18;
    o[1] = 0x80 | (c >> 12 & 63);
    o[2] = 0x80 | (c >> 6 & 63);
    o[3] = 0x80 | (c & 63);
    return 4;
}
