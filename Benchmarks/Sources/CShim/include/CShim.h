#ifndef CSHIM_H
#define CSHIM_H

#include <stdbool.h>
#include <stdint.h>
#include <stdlib.h>

/// Shows a line when it is printed, also in a pipe.
void shim_print_by_line(void);

/// Processor time that this thread has used.
int64_t shim_thread_nanoseconds(void);

int shim_processors(void);

/// The load of the machine over one, five and fifteen minutes; false when it does not tell.
bool shim_load(double loads[3]);

/// What the heap was asked for while it was watched.
typedef struct {
    /// Blocks handed out; a block that is resized counts as a new one.
    int64_t allocated;
    /// Blocks and bytes handed out and not taken back.
    int64_t live_blocks;
    int64_t live_bytes;
} shim_heap;

/// Starts from nothing and counts until `shim_heap_unwatch`.
void shim_heap_watch(void);
shim_heap shim_heap_unwatch(void);

/// Whether this system lets us count at all.
bool shim_heap_is_countable(void);

#endif
