// Lets the terminal scroll rows that have moved without changing.
#pragma once

#include "cell.h"
#include "cursor.h"
#include "pen.h"

static uint64_t *old_hash, *new_hash;

static uint64_t row_hash(const reference_cell *r) {
    uint64_t h = 1469598103934665603ull;
    for (int x = 0; x < columns; x++) {
        reference_cell c = r[x];
        if (blankish(&c)) {
            c.fg = 0;
            c.attributes = 0;
        }
        uint64_t a;
        memcpy(&a, &c, 8);
        h = (h ^ a) * 0x9E3779B97F4A7C15ull;
        h ^= h >> 29;
        h += c.attributes * 31 + c.width;
    }
    return h;
}

static int row_cost(const reference_cell *n, const reference_cell *o) {
    int c = 0;
    for (int x = 0; x < columns; x++)
        if (!same(&n[x], &o[x])) c++;
    return c ? c + 6 : 0;
}

static int *cost_over_shown, *cost_over_blank;
static uint8_t *is_dirty;
static void scroll(const reference_cell *n) {
    int ch = 0;
    for (int y = 0; y < rows; y++) {
        is_dirty[y] =
            memcmp(n + y * columns, shown + y * columns, sizeof(reference_cell) * columns) != 0;
        ch += is_dirty[y];
    }
    if (ch < 3) return;
    for (int y = 0; y < rows; y++) {
        old_hash[y] = row_hash(shown + y * columns);
        new_hash[y] = is_dirty[y] ? row_hash(n + y * columns) : old_hash[y];
        cost_over_shown[y] = is_dirty[y] ? -1 : 0;
        cost_over_blank[y] = -1;
    }
    static reference_cell bl[2048];
    for (int x = 0; x < columns; x++) bl[x] = (reference_cell){' ', -1, -1, 0, 1};
#define COST_OVER_SHOWN(y)                                                                         \
    (cost_over_shown[y] >= 0                                                                       \
         ? cost_over_shown[y]                                                                      \
         : (cost_over_shown[y] = row_cost(n + (y) * columns, shown + (y) * columns)))
#define COST_OVER_BLANK(y)                                                                         \
    (cost_over_blank[y] >= 0 ? cost_over_blank[y]                                                  \
                             : (cost_over_blank[y] = row_cost(n + (y) * columns, bl)))
    int best_gain = 0, bt = 0, bb = 0, bd = 0;
    // The distances from changed rows to equal rows, also changed, of the old frame.
    static uint8_t cand[2 * 1024];
    memset(cand, 0, 2 * rows);
    int any = 0;
    for (int y = 0; y < rows; y++)
        if (is_dirty[y])
            for (int q = 0; q < rows; q++)
                if (q != y && is_dirty[q] && new_hash[y] == old_hash[q]) {
                    cand[q - y + rows] = 1;
                    any = 1;
                }
    if (!any) return;
    for (int d = 1 - rows; d < rows; d++)
        if (d && cand[d + rows]) {
            int y = 0;
            while (y < rows) {
                if (y + d < 0 || y + d >= rows || new_hash[y] != old_hash[y + d]) {
                    y++;
                    continue;
                }
                int s = y, gain = 0;
                while (y < rows && y + d >= 0 && y + d < rows && new_hash[y] == old_hash[y + d]) {
                    gain += COST_OVER_SHOWN(y);
                    y++;
                }
                int top = d > 0 ? s : s + d, bot = d > 0 ? y - 1 + d : y - 1;
                int a = d < 0 ? -d : d;
                if (!gain) continue;
                for (int r = 0; r < a; r++) {
                    int row = d > 0 ? bot - r : top + r;
                    gain += COST_OVER_SHOWN(row);
                    gain -= COST_OVER_BLANK(row);
                }
                gain -= 4 + digits(top + 1) + digits(bot + 1) + step_cost(a) + 3;
                if (gain > best_gain) {
                    best_gain = gain;
                    bt = top;
                    bb = bot;
                    bd = d;
                }
            }
        }
    if (!best_gain) return;
    Pen z = pen_now;
    if (z.bg != -1) {
        Pen q = {z.fg, -1, z.at};
        sgr(z, q, 1);
        pen_now = q;
    }
    int a = bd < 0 ? -bd : bd;
    int full = (bt == 0 && bb == rows - 1);
    if (!full) {
        put(27);
        put('[');
        put_number(bt + 1);
        put(';');
        put_number(bb + 1);
        put('r');
    }
    put_step(a, bd > 0 ? 'S' : 'T');
    if (!full) {
        put_text("\033[r");
        cursor_x = 0;
        cursor_y = 0;
    }
    reference_cell *t = shown;
    if (bd > 0) {
        memmove(t + bt * columns, t + (bt + a) * columns,
                sizeof(reference_cell) * columns * (bb - bt + 1 - a));
        for (int r = bb - a + 1; r <= bb; r++)
            for (int x = 0; x < columns; x++)
                t[r * columns + x] = (reference_cell){' ', -1, -1, 0, 1};
    } else {
        memmove(t + (bt + a) * columns, t + bt * columns,
                sizeof(reference_cell) * columns * (bb - bt + 1 - a));
        for (int r = bt; r < bt + a; r++)
            for (int x = 0; x < columns; x++)
                t[r * columns + x] = (reference_cell){' ', -1, -1, 0, 1};
    }
}
