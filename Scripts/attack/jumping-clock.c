/* Loaded before the C library: a clock of its own. FAKE_TIME is where it begins, and it jumps FAKE_JUMP
   seconds there and back each time that it is looked at. */
#include <stdlib.h>
#include <time.h>

time_t time(time_t *place) {
    static int count = 0;
    const char *begin = getenv("FAKE_TIME"), *jump = getenv("FAKE_JUMP");
    time_t now = begin ? atoll(begin) : 0;
    if (jump && count++ % 2 == 1) now += atoll(jump);
    if (place) *place = now;
    return now;
}
