/* The three clocks, and libc's functions that tell the time. */
#include "clock.h"
#include "internal.h"

#include <dlfcn.h>
#include <stdatomic.h>
#include <sys/syscall.h>
#include <sys/time.h>
#include <time.h>

/* Twenty years of uptime: room to step back between tests (VirtualClock.discardPendingWork). */
#define FIRST_MONOTONIC (20LL * 365 * 86400 * HARNESS_SECOND)

static atomic_bool is_on;
static _Thread_local bool is_main_thread, next_reading_is_far;
static _Atomic int64_t monotonic = FIRST_MONOTONIC;
static _Atomic int64_t wall_offset;

void harness_clock_start(void) {
  is_main_thread = true;
  atomic_store(&is_on, true);
}

bool harness_clock_is_on(void) {
  return atomic_load_explicit(&is_on, memory_order_relaxed);
}

bool harness_clock_on_main_thread(void) {
  return is_main_thread;
}

int64_t harness_clock_monotonic(void) {
  return atomic_load_explicit(&monotonic, memory_order_relaxed);
}

void harness_clock_set_monotonic(int64_t nanoseconds) {
  atomic_store(&monotonic, nanoseconds);
}

int64_t harness_clock_wall(void) {
  return harness_clock_monotonic() + atomic_load_explicit(&wall_offset, memory_order_relaxed);
}

void harness_clock_set_wall(int64_t nanoseconds_since_1970) {
  atomic_store(&wall_offset, nanoseconds_since_1970 - harness_clock_monotonic());
  harness_timers_wall_changed();
}

int64_t harness_nanoseconds_of(const struct timespec *time) {
  return time->tv_sec * HARNESS_SECOND + time->tv_nsec;
}

void harness_set_timespec(struct timespec *time, int64_t nanoseconds) {
  time->tv_sec = nanoseconds / HARNESS_SECOND;
  time->tv_nsec = nanoseconds % HARNESS_SECOND;
}

int64_t harness_real_nanoseconds(void) {
  struct timespec time;
  harness_system_call(SYS_clock_gettime, CLOCK_MONOTONIC, (long)&time, 0, 0, 0, 0);
  return harness_nanoseconds_of(&time);
}

int64_t harness_clock_as_libraries_see_it(void) {
  int (*function)(clockid_t, struct timespec *) = dlsym(RTLD_DEFAULT, "clock_gettime");
  struct timespec time = {0};
  if (function) function(CLOCK_MONOTONIC, &time);
  return harness_nanoseconds_of(&time);
}

/* ---- Telling the time ---- */

/* CPU time stays real: limits and profilers count work, not waiting. */
bool harness_clock_is_virtual(clockid_t clock) {
  switch (clock) {
  case CLOCK_REALTIME:
  case CLOCK_REALTIME_COARSE:
  case CLOCK_TAI:
  case CLOCK_MONOTONIC:
  case CLOCK_MONOTONIC_COARSE:
  case CLOCK_MONOTONIC_RAW:
  case CLOCK_BOOTTIME:
    return harness_clock_is_on();
  default:
    return false;
  }
}

bool harness_clock_is_wall(clockid_t clock) {
  return clock == CLOCK_REALTIME || clock == CLOCK_REALTIME_COARSE || clock == CLOCK_TAI;
}

void harness_clock_next_reading_is_far(void) {
  next_reading_is_far = true;
}

int clock_gettime(clockid_t clock, struct timespec *time) {
  if (!harness_clock_is_virtual(clock))
    return harness_result_of(
      harness_system_call(SYS_clock_gettime, clock, (long)time, 0, 0, 0, 0));
  int64_t now = harness_clock_is_wall(clock) ? harness_clock_wall() : harness_clock_monotonic();
  if (next_reading_is_far && clock == CLOCK_MONOTONIC) {
    next_reading_is_far = false;
    now += HARNESS_FAR;
  }
  harness_set_timespec(time, now);
  return 0;
}

int gettimeofday(struct timeval *restrict value, void *restrict zone) {
  struct timespec time;
  (void)zone;
  if (clock_gettime(CLOCK_REALTIME, &time) != 0) return -1;
  value->tv_sec = time.tv_sec;
  value->tv_usec = time.tv_nsec / 1000;
  return 0;
}

time_t time(time_t *seconds) {
  struct timespec now;
  if (clock_gettime(CLOCK_REALTIME, &now) != 0) return -1;
  if (seconds) *seconds = now.tv_sec;
  return now.tv_sec;
}
