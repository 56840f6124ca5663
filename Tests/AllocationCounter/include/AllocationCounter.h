/* Counts the memory allocations of a thread: a measure of work that, unlike time, is the same on
   every machine. */
#ifndef ALLOCATION_COUNTER_H
#define ALLOCATION_COUNTER_H

#include <stdbool.h>
#include <stdint.h>

/* Allocations are counted: the program's malloc is this target's, which glibc permits ("Replacing
   malloc" in its manual). */
bool allocation_count_is_available(void);

/* Calls of malloc, calloc, realloc and their aligned kin that the calling thread has made, in any
   library. 0 where they are not counted. */
uint64_t allocation_count(void);

#endif
