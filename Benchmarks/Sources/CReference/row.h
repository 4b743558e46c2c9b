// Encodes a row as a shortest path. Its steps print, repeat, erase and skip cells.
#pragma once

#include "cell.h"
#include "cursor.h"
#include "pen.h"

/// Gaps of unchanged cells that are shorter than this may be printed again.
#define GAP_LIMIT 8

enum { PRINT, REPEAT, ERASE, ERASE_TO_END, PRINT_FULL, KINDS };

/// The cheapest way to reach a column by a step of one kind.
typedef struct {
    int cost;
    short from, from_kind;
    short start;
    short kind;
    short cx;
    Pen pen;
} State;

static State (*states)[KINDS];

static void relax(State *s, int cost, int e, int k, int start, int kind, int cx, Pen pen) {
    if (cost < s->cost) {
        s->cost = cost;
        s->from = e;
        s->from_kind = k;
        s->start = start;
        s->kind = kind;
        s->cx = cx;
        s->pen = pen;
    }
}

static void write_row(int y, const reference_cell *n, const reference_cell *o) {
    int first = -1, last = -1;
    for (int x = 0; x < columns; x++) {
        changed[x] = !same(&n[x], &o[x]);
        if (changed[x]) {
            if (first < 0) first = x;
            last = x;
        }
    }
    if (first < 0) return;
    // Both halves of a wide glyph are written if one of them has changed.
    for (int x = 0; x < columns; x++)
        if (changed[x]) {
            if (n[x].width == 0 && x > 0 && !changed[x - 1]) {
                changed[x - 1] = 1;
                if (x - 1 < first) first = x - 1;
            }
            if (n[x].width == 2 && x + 1 < columns) {
                changed[x + 1] = 1;
                if (x + 1 > last) last = x + 1;
            }
        }
    for (int x = 0; x <= columns; x++)
        for (int k = 0; k < KINDS; k++) states[x][k].cost = 1 << 29;
    // The column after the last changed cell so far; -1 if there is none.
    int lc = -1;
    int run_end = 0;
    for (int x = first; x <= last; x++) {
        const reference_cell *c = &n[x];
        if (c->width == 0) {
            if (changed[x]) lc = x + 1;
            continue;
        }
        // A step begins at a changed cell, or in a small gap that may be printed again.
        int relevant = changed[x] || (lc >= 0 && x - lc < GAP_LIMIT);
        int lcx = lc;
        if (changed[x]) lc = x + c->width;
        if (!relevant) continue;
        {
            int e = x;
            while (e < columns && n[e].scalar == c->scalar && n[e].width == 1 && n[e].fg == c->fg &&
                   n[e].bg == c->bg && n[e].attributes == c->attributes)
                e++;
            run_end = e;
        }
        // The columns from which the step may come. -1 stands for the beginning of the row.
        int lo = lcx < 0 ? -1 : lcx;
        for (int e = (lcx < 0 ? -1 : x); e >= lo; e--) {
            if (lcx >= 0 && x - e > GAP_LIMIT && e != lo) {
                e = lo;
            }
            for (int k = 0; k < (e < 0 ? 1 : KINDS); k++) {
                int bc;
                int cx;
                Pen pn;
                int fy;
                if (e < 0) {
                    bc = 0;
                    cx = cursor_x;
                    pn = pen_now;
                    fy = cursor_y;
                } else {
                    State *s = &states[e][k];
                    if (s->cost >= 1 << 29) continue;
                    bc = s->cost;
                    cx = s->cx;
                    pn = s->pen;
                    fy = y;
                }
                int mc = bc + move(cx, fy, x, y, 0);
                Pen tp = target(c, pn);
                int sc = mc + sgr(pn, tp, 0);
                relax(&states[x + c->width][PRINT], sc + glyph_length(c->scalar), e, k, x, PRINT,
                      x + c->width, tp);
                // A blank may also be printed with its own pen, which its neighbors may need.
                if (blankish(c)) {
                    Pen fp = pen_of(c);
                    relax(&states[x + c->width][PRINT_FULL], mc + sgr(pn, fp, 0) + 1, e, k, x,
                          PRINT, x + c->width, fp);
                }
                if (c->width == 1) {
                    int re = run_end;
                    int L = re - x;
                    if (L >= 4) {
                        // The run up to its last changed cell.
                        int ue = re;
                        while (ue > x && !changed[ue - 1]) ue--;
                        int ul = ue - x;
                        if (ul >= 4) {
                            if (c->scalar < 0x10000)
                                relax(&states[ue][REPEAT],
                                      sc + glyph_length(c->scalar) + step_cost(ul - 1), e, k, x,
                                      REPEAT, ue, tp);
                            if (blankish(c)) {
                                if (re == columns)
                                    relax(&states[ue][ERASE_TO_END], sc + 3, e, k, x, ERASE_TO_END,
                                          x, tp);
                                relax(&states[ue][ERASE], sc + step_cost(ul), e, k, x, ERASE, x,
                                      tp);
                            }
                        }
                    }
                }
            }
            if (e < 0) break;
        }
    }
    // Walks back from the cheapest last state, and then writes the steps in order.
    int e = lc, k = 0;
    for (int q = 1; q < KINDS; q++)
        if (states[e][q].cost < states[e][k].cost) k = q;
    static struct {
        int e, k;
    } path[4096];
    int np = 0;
    while (e >= 0) {
        path[np].e = e;
        path[np].k = k;
        np++;
        State *s = &states[e][k];
        int pe = s->from, pk = s->from_kind;
        e = pe;
        k = pk;
    }
    while (np--) {
        State *s = &states[path[np].e][path[np].k];
        int x = s->start;
        move(cursor_x, cursor_y, x, y, 1);
        sgr(pen_now, s->pen, 1);
        pen_now = s->pen;
        const reference_cell *c = &n[x];
        if (s->kind == PRINT || s->kind == REPEAT) {
            length += encode_utf8(c->scalar, out + length);
            if (s->kind == REPEAT) put_step(path[np].e - x - 1, 'b');
        } else if (s->kind == ERASE)
            put_step(path[np].e - x, 'X');
        else
            put_text("\033[K");
        cursor_x = s->cx;
        cursor_y = y;
    }
}
