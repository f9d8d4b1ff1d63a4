/* Shared by the C files of virtual time; not for Swift. */
#ifndef HARNESS_INTERNAL_H
#define HARNESS_INTERNAL_H

#include <stdbool.h>
#include <stdint.h>

#define HARNESS_SECOND 1000000000LL

/* System calls that never go through an interposed function. */
long harness_system_call(long number, long a, long b, long c, long d, long e, long f);

/* A block was handed to the main queue, or a run loop was woken. */
void harness_main_queue_was_told(void);

/* Recomputes what the wall clock's timers mean on the monotonic clock. */
void harness_timers_wall_changed(void);

#endif
