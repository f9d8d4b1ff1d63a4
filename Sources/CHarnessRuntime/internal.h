/* Shared by the C files of virtual time; not for Swift. */
#ifndef HARNESS_INTERNAL_H
#define HARNESS_INTERNAL_H

#include <stdatomic.h>
#include <stdbool.h>
#include <stdint.h>
#include <time.h>

#define HARNESS_SECOND 1000000000LL
/* A hundred years: what nobody waits for. Dispatch's largest time is 146 years. */
#define HARNESS_FAR (100LL * 365 * 86400 * HARNESS_SECOND)

/* ---- system_call.c ---- */

/* A system call that never goes through an interposed function; a negative answer is an errno. */
long harness_system_call(long number, long a, long b, long c, long d, long e, long f);
/* The answer in libc's way. */
int harness_result_of(long answer);
void harness_futex_wake(atomic_int *word);
/* Waits while the word has the value, at most so long in real time; no limit if negative. */
void harness_futex_wait(atomic_int *word, int value, int64_t nanoseconds);
/* libc's own definition of a function that this target defines too. */
void *harness_libc(const char *function);

/* ---- clock.c ---- */

int64_t harness_nanoseconds_of(const struct timespec *time);
void harness_set_timespec(struct timespec *time, int64_t nanoseconds);
bool harness_clock_is_virtual(clockid_t clock);
bool harness_clock_is_wall(clockid_t clock);
/* This thread's next look at the monotonic clock finds it HARNESS_FAR ahead. */
void harness_clock_next_reading_is_far(void);

/* ---- timers.c, queues.c ---- */

/* A block was handed to the main queue, or a run loop was woken. */
void harness_main_queue_was_told(void);
/* Recomputes what the wall clock's timers mean on the monotonic clock. */
void harness_timers_wall_changed(void);

/* ---- generators.c ---- */

/* What rand, random and drand48 start from. */
void harness_generators_seed(uint64_t seed);

/* ---- blocking.c ---- */

/* The system call futex, as Dispatch and the Swift runtime make it through `syscall`. */
long harness_futex_call(long word, long operation, long value, long d, long e, long f);

/* ---- threads.c: see there ---- */

/* The next thread that the calling thread makes is Dispatch's manager, which takes no turns. */
void harness_threads_next_is_manager(void);
/* Whether the main thread is asleep because it waits for the others. */
extern atomic_bool harness_main_waits;
/* Something happened that the main thread may wait for. */
void harness_threads_have_news(void);
/* Whether the calling thread takes turns. */
bool harness_thread_takes_turns(void);
/* Ends the calling thread's turn until so much virtual time has passed; or as much real time, but
   at least a second, in case the main thread is blocked in a way that is not seen. */
void harness_thread_sleep(int64_t nanoseconds);
/* Ends its turn until it is woken with the key; false after so long in real time, if not negative.
   `is_done` is asked first, under the lock that waking takes; if it says yes nothing happens. */
bool harness_thread_wait(const void *key, int64_t limit, bool (*is_done)(const void *key));
/* Ends its turn before it waits in the kernel, and gets in line again after that. */
void harness_thread_leaves(const void *key);
void harness_thread_returns(void);
/* Wakes the thread that has waited with the key for longest, else calls `otherwise`. */
int harness_threads_wake_one(const void *key, int (*otherwise)(const void *key));
void harness_threads_wake_all(const void *key);
/* When the first sleeping thread wakes, or HARNESS_NEVER. */
int64_t harness_threads_next_wake(void);
/* Wakes those whose sleep is over; whether there were any. */
bool harness_threads_wake_due(void);

#endif
