// An encoder of frames that comes close to the smallest possible number of bytes. It writes each
// row as a shortest path, whose steps print, repeat (REP), erase (ECH, EL) or skip cells. It
// changes the pen by differences, and keeps the pen and the cursor from frame to frame. It finds
// rows that only scrolled. If it is shorter, it writes the changed cells pen by pen.
//
// The bytes and the time of the toolkit are compared with those of this encoder. It is simple and
// fast: it has one instance, no clusters and no damage, and does not check its input.
#include "groups.h"
#include "row.h"
#include "scroll.h"

#include <stdlib.h>

/// More bytes for each cell than the worst frame takes.
#define BYTES_A_CELL 64

static reference_cell *work;

/// Assumes a blank screen. The bytes that clear the screen belong to no frame.
static void clear(void) {
    length = 0;
    pen_now = (Pen){-1, -1, 0};
    cursor_x = cursor_y = -1;
    for (int i = 0; i < columns * rows; i++) {
        shown[i] = (reference_cell){' ', -1, -1, 0, 1};
    }
}

static void encode(const reference_cell *n) {
    length = 0;
    scroll(n);
    size_t pre = length;
    int sx = cursor_x, sy = cursor_y;
    Pen sp = pen_now;
    for (int y = 0; y < rows; y++) {
        if (memcmp(n + y * columns, shown + y * columns, sizeof(reference_cell) * columns))
            write_row(y, n + y * columns, shown + y * columns);
    }
    if (length - pre > 120) {
        size_t a = length - pre;
        int ex = cursor_x, ey = cursor_y;
        Pen ep = pen_now;
        memcpy(kept, out + pre, a);
        length = pre;
        cursor_x = sx;
        cursor_y = sy;
        pen_now = sp;
        size_t g = grouped(n, a);
        if (g >= a) {
            memcpy(out + pre, kept, a);
            length = pre + a;
            cursor_x = ex;
            cursor_y = ey;
            pen_now = ep;
        }
    }
    memcpy(shown, n, sizeof(reference_cell) * columns * rows);
}

uint32_t reference_rgb(int index) {
    static const uint32_t basic[16] = {0x000000, 0xcd0000, 0x00cd00, 0xcdcd00, 0x0000ee, 0xcd00cd,
                                       0x00cdcd, 0xe5e5e5, 0x7f7f7f, 0xff0000, 0x00ff00, 0xffff00,
                                       0x5c5cff, 0xff00ff, 0x00ffff, 0xffffff};
    if (index < 16) return basic[index];
    if (index >= 232) return (uint32_t)(8 + 10 * (index - 232)) * 0x10101;
    int place = index - 16, red = place / 36, green = place / 6 % 6, blue = place % 6;
    red = red ? 55 + 40 * red : 0;
    green = green ? 55 + 40 * green : 0;
    blue = blue ? 55 + 40 * blue : 0;
    return (uint32_t)(red << 16 | green << 8 | blue);
}

void reference_begin(int width, int height, bool rgb) {
    columns = width;
    rows = height;
    is_rgb = rgb;
    prepare_colors();
    size_t cells = (size_t)columns * rows;
    out = malloc(cells * BYTES_A_CELL + 64);
    kept = malloc(cells * BYTES_A_CELL + 64);
    work = calloc(cells, sizeof *work);
    shown = calloc(cells, sizeof *shown);
    runs = malloc(cells * sizeof *runs);
    states = malloc((columns + 2) * sizeof *states);
    changed = calloc(columns + 2, sizeof *changed);
    old_hash = malloc(rows * sizeof *old_hash);
    new_hash = malloc(rows * sizeof *new_hash);
    is_dirty = malloc(rows * sizeof *is_dirty);
    cost_over_shown = malloc(rows * sizeof *cost_over_shown);
    cost_over_blank = malloc(rows * sizeof *cost_over_blank);
    clear();
}

size_t reference_draw(const reference_cell *frame) {
    for (int place = 0; place < columns * rows; place++) work[place] = frame[place];
    encode(work);
    return length;
}

void reference_end(void) {
    void *blocks[] = {
        out,      kept,     work,     shown,           runs,           states, changed,
        old_hash, new_hash, is_dirty, cost_over_shown, cost_over_blank};
    for (size_t block = 0; block < sizeof blocks / sizeof *blocks; block++) free(blocks[block]);
}
