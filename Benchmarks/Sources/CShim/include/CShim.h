#ifndef CSHIM_H
#define CSHIM_H

#include <stdbool.h>
#include <stdint.h>
#include <stdlib.h>

/// Makes each printed line appear immediately, even in a pipe.
void shim_print_by_line(void);

/// The processor time that this thread has used.
int64_t shim_thread_nanoseconds(void);

int shim_processors(void);

/// Stores the load of the machine over one, five and fifteen minutes. Returns false if it is
/// unknown.
bool shim_load(double loads[3]);

/// The use of the heap while it was watched.
typedef struct {
    /// The number of allocated blocks. A block that is resized counts as a new one.
    int64_t allocated;
    /// The blocks and bytes that were allocated and not freed.
    int64_t live_blocks;
    int64_t live_bytes;
} shim_heap;

/// Starts counting at zero, until `shim_heap_unwatch`.
void shim_heap_watch(void);
shim_heap shim_heap_unwatch(void);

/// Returns whether this system can count allocations.
bool shim_heap_is_countable(void);

#endif
