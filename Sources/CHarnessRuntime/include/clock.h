/* Virtual time for one worker process.

   Once the clock is on, libc's own functions (clock_gettime, timerfd_settime, epoll_wait, …) are
   answered by this target: the linker prefers an executable's own definition over a library's, so
   Foundation, Dispatch and the Swift runtime all see virtual time with no linker flag. While it is
   off, every one of them is the system call it always was.

   Three clocks: the *monotonic* one only grows within a test; the *wall* is the monotonic one plus
   an offset; *real* time is the machine's. All are nanoseconds. */
#ifndef HARNESS_CLOCK_H
#define HARNESS_CLOCK_H

#include <stdbool.h>
#include <stdint.h>

/* No deadline at all. */
static const int64_t HARNESS_NEVER = INT64_MAX;

/* Switches virtual time on. The calling thread is from now on the main thread. */
void harness_clock_start(void);
bool harness_clock_is_on(void);
bool harness_clock_on_main_thread(void);

int64_t harness_clock_monotonic(void);
void harness_clock_set_monotonic(int64_t nanoseconds);
int64_t harness_clock_wall(void);
void harness_clock_set_wall(int64_t nanoseconds_since_1970);

/* The machine's own monotonic clock, whatever the virtual one says. */
int64_t harness_real_nanoseconds(void);
/* What every library gets from clock_gettime(CLOCK_MONOTONIC), for the self-test. */
int64_t harness_clock_as_libraries_see_it(void);

/* ---- Other threads (threads.c) ---- */

/* Whether another thread is able to run. */
bool harness_threads_wait_to_run(void);
/* Lets them run in turn until all are blocked; false if one took longer in real time, and was left
   alone. */
bool harness_threads_run(int64_t limit);
/* How many were left alone and still are at work. */
int harness_threads_left_alone(void);
/* Waits until none is, or one has given the main thread something to do; false if neither happened
   in so much real time. */
bool harness_threads_wait_for_left_alone(int64_t limit);

/* ---- Timers of Dispatch and of run loops (timers.c) ---- */

/* Deadlines at or after `barrier` belong to earlier tests and are never reported. */
void harness_timers_set_barrier(int64_t barrier);
/* Forgets the deadline that a run loop without timers has left. */
void harness_timers_forget_invalidated(void);
/* The earliest deadline on the monotonic clock of timers and sleeping threads, or HARNESS_NEVER. */
int64_t harness_timers_next(void);
/* As above for one kind; what messages say. */
int64_t harness_timers_next_of_threads(void);
int64_t harness_timers_next_of_dispatch(void);
int64_t harness_timers_next_of_run_loops(void);
/* Whether a wall-clock Dispatch timer is armed: it cannot be moved out of the next test's way. */
bool harness_timers_have_wall_deadline(void);

enum {
  HARNESS_FIRED_DISPATCH = 1,
  HARNESS_FIRED_RUN_LOOP = 2,
  HARNESS_FIRED_THREAD = 4,
};
/* Fires all that is due and waits until Dispatch has put the blocks on their queues. */
int harness_timers_fire_due(void);

/* Waits until Dispatch's manager thread has handled all that it was told; free if it was told
   nothing. False when it did not come to rest within seconds of real time. */
bool harness_dispatch_settle(void);

/* Whether a block waits on the main queue, as far as can be told without a system call. */
bool harness_main_queue_has_work(void);
/* Runs the blocks of the main queue. */
void harness_main_queue_drain(void);
/* Appends a call to the main queue, behind the blocks that are there. */
void harness_main_queue_append(void *context, void (*function)(void *context));

/* Called whenever the app runs the main run loop itself, and that waits: puts jobs that are due on
   the main queue and answers when the next one is (HARNESS_NEVER: none, or they are on the queue). */
typedef int64_t (*harness_run_loop_waits)(void);
void harness_clock_set_run_loop_hook(harness_run_loop_waits hook);

/* Whether any run loop was ever made in this process. */
bool harness_run_loop_exists(void);
/* Whether the main run loop has a timer in its default mode. */
bool harness_run_loop_has_timers(void);
/* One pass of the main run loop's default mode, without waiting. */
void harness_run_loop_pass(void);

#endif
