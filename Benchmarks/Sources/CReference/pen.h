// Finds the shortest changes of the pen.
#pragma once

#include "output.h"

#include <stdio.h>
#include <string.h>

static int color_parameter(char *p, int c, int bg) {
    if (c < 0) return sprintf(p, "%d", bg ? 49 : 39);
    if (is_rgb) {
        uint32_t v = reference_rgb(c);
        return sprintf(p, "%d;2;%d;%d;%d", bg ? 48 : 38, v >> 16, v >> 8 & 255, v & 255);
    }
    if (c < 8) return sprintf(p, "%d", (bg ? 40 : 30) + c);
    if (c < 16) return sprintf(p, "%d", (bg ? 100 : 90) + c - 8);
    return sprintf(p, "%d;5;%d", bg ? 48 : 38, c);
}

static struct {
    char s[20];
    uint8_t n;
} color_text[2][257];
static void prepare_colors(void) {
    for (int b = 0; b < 2; b++)
        for (int c = -1; c < 256; c++)
            color_text[b][c + 1].n = color_parameter(color_text[b][c + 1].s, c, b);
}

static const uint8_t attribute_code[6] = {1, 2, 3, 4, 7, 9};
/// Returns the number of bytes of the shortest change from one pen to another: by the difference,
/// or from a reset. If `emit` is true, also writes the change.
static int sgr(Pen a, Pen b, int emit) {
    if (a.fg == b.fg && a.bg == b.bg && a.at == b.at) return 0;
    int off = a.at & ~b.at, on = b.at & ~a.at;
    int inc = 0;
    char tmp[96];
    int k = 0;
#define ADD(str, len)                                                                              \
    do {                                                                                           \
        if (k) tmp[k++] = ';';                                                                     \
        memcpy(tmp + k, str, len);                                                                 \
        k += len;                                                                                  \
    } while (0)
    // 22 ends both bold and dim.
    if (off & 3) {
        ADD("22", 2);
        on |= b.at & 3 & a.at;
    }
    if (off & 4) ADD("23", 2);
    if (off & 8) ADD("24", 2);
    if (off & 16) ADD("27", 2);
    if (off & 32) ADD("29", 2);
    for (int i = 0; i < 6; i++)
        if (on >> i & 1) {
            char d = '0' + attribute_code[i];
            ADD(&d, 1);
        }
    if (a.fg != b.fg) ADD(color_text[0][b.fg + 1].s, color_text[0][b.fg + 1].n);
    if (a.bg != b.bg) ADD(color_text[1][b.bg + 1].s, color_text[1][b.bg + 1].n);
    inc = k + 3;
    char t2[96];
    int m = 0;
#define ADD2(str, len)                                                                             \
    do {                                                                                           \
        t2[m++] = ';';                                                                             \
        memcpy(t2 + m, str, len);                                                                  \
        m += len;                                                                                  \
    } while (0)
    for (int i = 0; i < 6; i++)
        if (b.at >> i & 1) {
            char d = '0' + attribute_code[i];
            ADD2(&d, 1);
        }
    if (b.fg >= 0) ADD2(color_text[0][b.fg + 1].s, color_text[0][b.fg + 1].n);
    if (b.bg >= 0) ADD2(color_text[1][b.bg + 1].s, color_text[1][b.bg + 1].n);
    int rst = m ? m + 4 : 3;
    if (emit) {
        put(27);
        put('[');
        if (inc <= rst) {
            memcpy(out + length, tmp, k);
            length += k;
        } else if (m) {
            put('0');
            memcpy(out + length, t2, m);
            length += m;
        }
        put('m');
    }
    return inc <= rst ? inc : rst;
}
