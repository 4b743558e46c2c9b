#include "CShim.h"

#include <errno.h>
#include <stdatomic.h>
#include <stddef.h>
#include <stdio.h>
#include <time.h>
#include <unistd.h>

void shim_print_by_line(void) { setvbuf(stdout, NULL, _IOLBF, 0); }

int64_t shim_thread_nanoseconds(void) {
    struct timespec now;
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now);
    return (int64_t)now.tv_sec * 1000000000 + now.tv_nsec;
}

int shim_processors(void) { return (int)sysconf(_SC_NPROCESSORS_ONLN); }

bool shim_load(double loads[3]) { return getloadavg(loads, 3) == 3; }

// Atomic, because other threads of the process may allocate at the same time.
static _Atomic int64_t allocated, live_blocks, live_bytes;
static atomic_bool is_watching;

void shim_heap_watch(void) {
    allocated = live_blocks = live_bytes = 0;
    is_watching = true;
}

shim_heap shim_heap_unwatch(void) {
    is_watching = false;
    return (shim_heap){allocated, live_blocks, live_bytes};
}

#if defined(__linux__) && defined(__GLIBC__)

#include <malloc.h>

// The allocator's own functions. glibc provides these names for programs that replace `malloc` and
// the others.
extern void *__libc_malloc(size_t);
extern void *__libc_calloc(size_t, size_t);
extern void *__libc_realloc(void *, size_t);
extern void *__libc_memalign(size_t, size_t);
extern void __libc_free(void *);

// While nothing is watched, such as when time is measured, this costs a load and a branch.
static inline bool watching(void) {
    return __builtin_expect(atomic_load_explicit(&is_watching, memory_order_relaxed), false);
}

// The size of a block, and of the word that glibc stores before it.
static inline int64_t size_of(void *block) {
    return (int64_t)(malloc_usable_size(block) + sizeof(size_t));
}

static inline void *enter(void *block) {
    if (watching() && block) {
        allocated++;
        live_blocks++;
        live_bytes += size_of(block);
    }
    return block;
}

static inline void leave(void *block) {
    if (watching() && block) {
        live_blocks--;
        live_bytes -= size_of(block);
    }
}

void *malloc(size_t size) { return enter(__libc_malloc(size)); }

void *calloc(size_t count, size_t size) { return enter(__libc_calloc(count, size)); }

void *realloc(void *block, size_t size) {
    leave(block);
    return enter(__libc_realloc(block, size));
}

void *memalign(size_t alignment, size_t size) { return enter(__libc_memalign(alignment, size)); }

void *aligned_alloc(size_t alignment, size_t size) {
    return enter(__libc_memalign(alignment, size));
}

int posix_memalign(void **block, size_t alignment, size_t size) {
    *block = enter(__libc_memalign(alignment, size));
    return *block ? 0 : ENOMEM;
}

void free(void *block) {
    leave(block);
    __libc_free(block);
}

bool shim_heap_is_countable(void) { return true; }

#else

bool shim_heap_is_countable(void) { return false; }

#endif
