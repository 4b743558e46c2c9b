/* Loaded before the C library: makes calls fail. FAIL_CALL is the call, FAIL_NUMBER the error, FAIL_FILE a
   part of the paths for which it fails, and FAIL_AFTER the number of calls that succeed first. The call
   `short` is a write of only half of the bytes. */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <stdarg.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/types.h>
#include <unistd.h>

static int fails(const char *call, const char *path) {
    const char *wanted = getenv("FAIL_CALL"), *file = getenv("FAIL_FILE");
    static atomic_int calls;
    if (!wanted || !file || strcmp(wanted, call) != 0 || !strstr(path, file)) return 0;
    const char *after = getenv("FAIL_AFTER");
    if (calls++ < (after ? atoi(after) : 0)) return 0;
    errno = atoi(getenv("FAIL_NUMBER"));
    return 1;
}

static int fails_for(const char *call, int file) {
    char link[64], path[4096];
    snprintf(link, sizeof link, "/proc/self/fd/%d", file);
    ssize_t count = readlink(link, path, sizeof path - 1);
    if (count < 0) return 0;
    path[count] = 0;
    return fails(call, path);
}

#define REAL(type, name, ...) ((type(*)(__VA_ARGS__))dlsym(RTLD_NEXT, #name))

static int open_as(const char *name, const char *path, int flags, int mode) {
    if (fails("open", path)) return -1;
    return ((int (*)(const char *, int, ...))dlsym(RTLD_NEXT, name))(path, flags, mode);
}

int open(const char *path, int flags, ...) {
    va_list rest;
    va_start(rest, flags);
    int mode = flags & O_CREAT ? va_arg(rest, int) : 0;
    va_end(rest);
    return open_as("open", path, flags, mode);
}

int open64(const char *path, int flags, ...) {
    va_list rest;
    va_start(rest, flags);
    int mode = flags & O_CREAT ? va_arg(rest, int) : 0;
    va_end(rest);
    return open_as("open64", path, flags, mode);
}

ssize_t write(int file, const void *bytes, size_t count) {
    if (fails_for("write", file)) return -1;
    if (fails_for("short", file)) count /= 2;
    return REAL(ssize_t, write, int, const void *, size_t)(file, bytes, count);
}

int fsync(int file) {
    if (fails_for("fsync", file)) return -1;
    return REAL(int, fsync, int)(file);
}

int rename(const char *from, const char *to) {
    if (fails("rename", to)) return -1;
    return REAL(int, rename, const char *, const char *)(from, to);
}

/* On Linux, the descriptor is closed even if the call fails. */
int close(int file) {
    int is_failing = fails_for("close", file), number = errno;
    int result = REAL(int, close, int)(file);
    if (!is_failing) return result;
    errno = number;
    return -1;
}
