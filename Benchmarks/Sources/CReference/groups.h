// Writes the changed cells pen by pen. After each pen, the next one is the cheapest to switch to.
#pragma once

#include "cell.h"
#include "cursor.h"
#include "pen.h"

typedef struct {
    short x0, x1, y;
    int next;
} Run;
#define PEN_LIMIT 96
static Run *runs;
static int run_count;
static char *kept;
static struct {
    Pen pen;
    int head, tail;
    uint8_t used, blank;
} pens[PEN_LIMIT];
static int pen_count;
static int pen_index(Pen p, int blank) {
    for (int i = 0; i < pen_count; i++)
        if (pens[i].blank == blank && pens[i].pen.bg == p.bg &&
            (blank || (pens[i].pen.fg == p.fg && pens[i].pen.at == p.at)))
            return i;
    if (pen_count >= PEN_LIMIT) return -1;
    pens[pen_count].pen = p;
    pens[pen_count].head = pens[pen_count].tail = -1;
    pens[pen_count].used = 0;
    pens[pen_count].blank = blank;
    return pen_count++;
}

static void draw_run(const reference_cell *n, Run *r) {
    move(cursor_x, cursor_y, r->x0, r->y, 1);
    for (int x = r->x0; x < r->x1; x++)
        if (n[r->y * columns + x].width)
            length += encode_utf8(n[r->y * columns + x].scalar, out + length);
    cursor_x = r->x1;
    cursor_y = r->y;
}

static size_t grouped(const reference_cell *n, size_t limit) {
    run_count = pen_count = 0;
    size_t save = length;
    int sx = cursor_x, sy = cursor_y;
    Pen sp = pen_now;
    for (int y = 0; y < rows; y++) {
        const reference_cell *a = n + y * columns, *o = shown + y * columns;
        if (!memcmp(a, o, sizeof(reference_cell) * columns)) continue;
        int x = 0;
        while (x < columns) {
            int ch = !same(&a[x], &o[x]) ||
                     (a[x].width == 2 && x + 1 < columns && !same(&a[x + 1], &o[x + 1]));
            if (!ch || a[x].width == 0) {
                x++;
                continue;
            }
            Run *r = &runs[run_count];
            r->y = y;
            r->x0 = x;
            r->next = -1;
            int has_pen = !blankish(&a[x]);
            Pen p = pen_of(&a[x]);
            int background = a[x].bg;
            x += a[x].width;
            while (x < columns && (!same(&a[x], &o[x])) && a[x].width) {
                if (blankish(&a[x])) {
                    if (a[x].bg != background ||
                        (has_pen && (p.at & (UNDERLINE | REVERSE | STRIKE))))
                        break;
                } else {
                    Pen q = pen_of(&a[x]);
                    if (q.bg != background) break;
                    if (has_pen) {
                        if (memcmp(&q, &p, sizeof q)) break;
                    } else {
                        p = q;
                        has_pen = 1;
                    }
                }
                x += a[x].width;
            }
            r->x1 = x;
            int id = pen_index(p, !has_pen);
            if (id < 0) return (size_t)-1;
            if (pens[id].tail < 0)
                pens[id].head = run_count;
            else
                runs[pens[id].tail].next = run_count;
            pens[id].tail = run_count;
            run_count++;
        }
    }
    int left = pen_count;
    while (left) {
        int best = 1 << 20, bi = -1;
        Pen bp = pen_now;
        for (int i = 0; i < pen_count; i++)
            if (!pens[i].used) {
                Pen t = pens[i].pen;
                if (pens[i].blank) {
                    t = pen_now;
                    t.bg = pens[i].pen.bg;
                    t.at &= ~(UNDERLINE | REVERSE | STRIKE);
                }
                int c = sgr(pen_now, t, 0);
                if (c < best || (c == best && !pens[i].blank)) {
                    best = c;
                    bi = i;
                    bp = t;
                }
            }
        pens[bi].used = 1;
        left--;
        int bl = -1;
        if (!pens[bi].blank && !(bp.at & (UNDERLINE | REVERSE | STRIKE)))
            for (int i = 0; i < pen_count; i++)
                if (!pens[i].used && pens[i].blank && pens[i].pen.bg == bp.bg) {
                    bl = i;
                    pens[i].used = 1;
                    left--;
                    break;
                }
        sgr(pen_now, bp, 1);
        pen_now = bp;
        int i = pens[bi].head, j = bl < 0 ? -1 : pens[bl].head;
        while (i >= 0 || j >= 0) {
            int t;
            if (j < 0 || (i >= 0 && i < j)) {
                t = i;
                i = runs[i].next;
            } else {
                t = j;
                j = runs[j].next;
            }
            draw_run(n, &runs[t]);
        }
        if (length - save > limit) {
            cursor_x = sx;
            cursor_y = sy;
            pen_now = sp;
            length = save;
            return (size_t)-1;
        }
    }
    return length - save;
}
