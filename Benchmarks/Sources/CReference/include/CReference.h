#ifndef CREFERENCE_H
#define CREFERENCE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/// A cell of a frame: colors are palette indices, or -1 for the terminal's default. The right half
/// of a wide glyph has scalar and width 0.
typedef struct {
    uint32_t scalar;
    int16_t fg, bg;
    uint16_t attributes, width;
} reference_cell;

/// The xterm value of a palette entry, as 0xRRGGBB.
uint32_t reference_rgb(int index);

/// Starts on a blank screen. There is one encoder; `reference_end` lets go of it.
void reference_begin(int columns, int rows, bool rgb);
void reference_end(void);

/// Copies a frame, as a program fills its buffer, and encodes what is new in it: how many bytes.
size_t reference_draw(const reference_cell *frame);

#endif
