// Compares cells by their visible parts. A blank has no visible foreground, and is not bold, dim or
// italic.
#pragma once

#include "output.h"

#include <string.h>

static inline Pen pen_of(const reference_cell *c) {
    Pen p = {c->fg, c->bg, c->attributes};
    return p;
}

static inline int blankish(const reference_cell *c) {
    return c->scalar == ' ' && !(c->attributes & (UNDERLINE | REVERSE | STRIKE));
}

static inline int same(const reference_cell *a, const reference_cell *b) {
    if (!memcmp(a, b, sizeof *a)) return 1;
    return blankish(a) && blankish(b) && a->bg == b->bg;
}

static Pen target(const reference_cell *c, Pen cur) {
    if (blankish(c)) {
        Pen p = cur;
        p.bg = c->bg;
        p.at &= ~(UNDERLINE | REVERSE | STRIKE);
        return p;
    }
    return pen_of(c);
}

static int glyph_length(uint32_t c) { return c < 0x80 ? 1 : c < 0x800 ? 2 : c < 0x10000 ? 3 : 4; }
