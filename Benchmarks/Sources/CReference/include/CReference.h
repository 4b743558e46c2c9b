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

/// Starts the only encoder, on a blank screen. `reference_end` frees its memory.
void reference_begin(int columns, int rows, bool rgb);
void reference_end(void);

/// Copies a frame, as a program that fills a buffer does, and encodes the changes. Returns the
/// number of bytes.
size_t reference_draw(const reference_cell *frame);

#endif
