/* Calls that block: sleeps, semaphores, the futexes of Dispatch, and an app's own run loops.

   On a thread that takes turns they end its turn. On the main thread they let the others run, and
   time pass: while the main thread is blocked nothing else can happen. Condition variables are not
   seen (threads.c says what happens then), but their deadlines are in virtual time too. */
#include "clock.h"
#include "internal.h"

#include <errno.h>
#include <linux/futex.h>
#include <poll.h>
#include <pthread.h>
#include <semaphore.h>
#include <signal.h>
#include <sys/syscall.h>
#include <unistd.h>

/* How long the blocked main thread waits for a thread's turn to end before it lets time pass. */
static const int64_t PATIENCE = HARNESS_SECOND;

static bool is_virtual_main(void) {
  return harness_clock_is_on() && harness_clock_on_main_thread();
}

static harness_run_loop_waits run_loop_waits;

void harness_clock_set_run_loop_hook(harness_run_loop_waits hook) {
  run_loop_waits = hook;
}

/* Lets others run and time pass until the condition holds (true), the deadline is reached or
   nothing more can happen (false). */
static bool pass_time(
  bool (*is_done)(const void *context), const void *context, int64_t deadline, bool in_run_loop
) {
  for (;;) {
    int64_t next_job = in_run_loop && run_loop_waits ? run_loop_waits() : HARNESS_NEVER;
    if (is_done && is_done(context)) return true;
    if (harness_threads_wait_to_run()) {
      harness_threads_run(PATIENCE);
      continue;
    }
    harness_dispatch_settle();
    int64_t next = harness_timers_next();
    if (next_job < next) next = next_job;
    if (deadline <= next) {
      if (deadline != HARNESS_NEVER && deadline > harness_clock_monotonic())
        harness_clock_set_monotonic(deadline);
      return false;
    }
    if (next > harness_clock_monotonic()) harness_clock_set_monotonic(next);
    harness_timers_fire_due();
  }
}

/* ---- Sleeping ---- */

static bool slept_virtually(int64_t nanoseconds) {
  if (!harness_clock_is_on() || nanoseconds < 0) return false;
  if (harness_clock_on_main_thread()) {
    pass_time(0, 0, harness_clock_monotonic() + nanoseconds, false);
    return true;
  }
  if (!harness_thread_takes_turns()) return false;
  harness_thread_sleep(nanoseconds);
  return true;
}

int nanosleep(const struct timespec *request, struct timespec *remaining) {
  if (slept_virtually(harness_nanoseconds_of(request))) return 0;
  return harness_result_of(
    harness_system_call(SYS_nanosleep, (long)request, (long)remaining, 0, 0, 0, 0));
}

int clock_nanosleep(
  clockid_t clock, int flags, const struct timespec *request, struct timespec *remaining
) {
  if (!harness_clock_is_virtual(clock))
    return (int)-harness_system_call(
      SYS_clock_nanosleep, clock, flags, (long)request, (long)remaining, 0, 0);
  int64_t span = harness_nanoseconds_of(request);
  if (flags & TIMER_ABSTIME)
    span -= harness_clock_is_wall(clock) ? harness_clock_wall() : harness_clock_monotonic();
  if (span <= 0) return 0;
  struct timespec relative;
  harness_set_timespec(&relative, span);
  return nanosleep(&relative, remaining) == 0 ? 0 : errno;
}

int usleep(useconds_t microseconds) {
  struct timespec request;
  harness_set_timespec(&request, microseconds * 1000LL);
  return nanosleep(&request, 0);
}

unsigned sleep(unsigned seconds) {
  struct timespec request = {.tv_sec = seconds}, remaining = {0};
  if (nanosleep(&request, &remaining) == 0) return 0;
  return (unsigned)remaining.tv_sec + (remaining.tv_nsec > 0);
}

/* ---- Semaphores ---- */

static bool take(const void *semaphore) {
  int saved = errno;
  bool taken = sem_trywait((sem_t *)semaphore) == 0;
  errno = saved;
  return taken;
}

static int post(const void *semaphore) {
  static int (*function)(sem_t *);
  if (!function) function = harness_libc("sem_post");
  return function((sem_t *)semaphore);
}

int sem_post(sem_t *semaphore) {
  return harness_clock_is_on() ? harness_threads_wake_one(semaphore, post) : post(semaphore);
}

int sem_wait(sem_t *semaphore) {
  static int (*function)(sem_t *);
  if (harness_thread_takes_turns()) {
    harness_thread_wait(semaphore, -1, take);
    return 0;
  }
  if (is_virtual_main() && pass_time(take, semaphore, HARNESS_NEVER, false)) return 0;
  if (!function) function = harness_libc("sem_wait");
  return function(semaphore);
}

/* A deadline in virtual time. Threads that take turns wait as long in real time: Dispatch's own
   idle threads do, whose waiting must not look like something scheduled. */
int sem_timedwait(sem_t *semaphore, const struct timespec *deadline) {
  static int (*function)(sem_t *, const struct timespec *);
  int64_t span = harness_nanoseconds_of(deadline) - harness_clock_wall();
  bool taken;
  if (harness_thread_takes_turns()) {
    taken = harness_thread_wait(semaphore, span < 0 ? 0 : span, take);
  } else if (is_virtual_main()) {
    taken = pass_time(take, semaphore, harness_clock_monotonic() + (span < 0 ? 0 : span), false);
  } else {
    if (!function) function = harness_libc("sem_timedwait");
    return function(semaphore, deadline);
  }
  if (taken) return 0;
  errno = ETIMEDOUT;
  return -1;
}

/* ---- Condition variables: only their deadlines ---- */

static int libc_clockwait(
  pthread_cond_t *condition, pthread_mutex_t *mutex, clockid_t clock, const struct timespec *end
) {
  static int (*function)(
    pthread_cond_t *, pthread_mutex_t *, clockid_t, const struct timespec *);
  if (!function) function = harness_libc("pthread_cond_clockwait");
  return function(condition, mutex, clock, end);
}

/* Waits as long in real time as is left in virtual time; on the main thread it has passed then. */
static int wait_until(
  pthread_cond_t *condition, pthread_mutex_t *mutex, int64_t deadline, int64_t now
) {
  int64_t span = deadline > now ? deadline - now : 0;
  struct timespec end;
  harness_set_timespec(&end, harness_real_nanoseconds() + span);
  int error = libc_clockwait(condition, mutex, CLOCK_MONOTONIC, &end);
  if (error == ETIMEDOUT && harness_clock_on_main_thread())
    harness_clock_set_monotonic(harness_clock_monotonic() + span);
  return error;
}

int pthread_cond_timedwait(
  pthread_cond_t *restrict condition, pthread_mutex_t *restrict mutex,
  const struct timespec *restrict deadline
) {
  static int (*function)(pthread_cond_t *, pthread_mutex_t *, const struct timespec *);
  if (harness_clock_is_on())
    return wait_until(condition, mutex, harness_nanoseconds_of(deadline), harness_clock_wall());
  if (!function) function = harness_libc("pthread_cond_timedwait");
  return function(condition, mutex, deadline);
}

int pthread_cond_clockwait(
  pthread_cond_t *restrict condition, pthread_mutex_t *restrict mutex, clockid_t clock,
  const struct timespec *restrict deadline
) {
  if (!harness_clock_is_virtual(clock)) return libc_clockwait(condition, mutex, clock, deadline);
  int64_t now = harness_clock_is_wall(clock) ? harness_clock_wall() : harness_clock_monotonic();
  return wait_until(condition, mutex, harness_nanoseconds_of(deadline), now);
}

/* ---- Futexes ---- */

typedef struct {
  const int *word;
  int value;
} expectation;

static bool has_changed(const void *context) {
  const expectation *it = context;
  return __atomic_load_n(it->word, __ATOMIC_SEQ_CST) != it->value;
}

/* A futex call of Dispatch or the Swift runtime. */
long harness_futex_call(long word, long operation, long value, long d, long e, long f) {
  long command = operation & FUTEX_CMD_MASK;
  if (command == FUTEX_WAKE && harness_clock_is_on()) {
    harness_threads_wake_all((const void *)word);
    value = 0x7fffffff; /* waking too many is allowed, and all that were marked must wake */
  }
  if (command != FUTEX_WAIT || !harness_clock_is_on())
    return harness_system_call(SYS_futex, word, operation, value, d, e, f);
  if (harness_thread_takes_turns()) {
    harness_thread_leaves((const void *)word);
    long answer = harness_system_call(SYS_futex, word, operation, value, d, e, f);
    harness_thread_returns();
    return answer;
  }
  expectation now = {.word = (const int *)word, .value = (int)value};
  const struct timespec *limit = (const struct timespec *)d;
  int64_t end = limit ? harness_clock_monotonic() + harness_nanoseconds_of(limit) : HARNESS_NEVER;
  if (is_virtual_main()) {
    if (pass_time(has_changed, &now, end, false)) return 0;
    if (limit) return -ETIMEDOUT;
  }
  return harness_system_call(SYS_futex, word, operation, value, d, e, f);
}

/* ---- Run loops that are run by the app ---- */

typedef struct {
  struct pollfd *entries;
  nfds_t count;
  const sigset_t *signals;
  long answer;
} look;

static bool finds_something(const void *context) {
  look *it = (look *)context;
  struct timespec none = {0};
  it->answer = harness_system_call(
    SYS_ppoll, (long)it->entries, (long)it->count, (long)&none, (long)it->signals, _NSIG / 8, 0);
  return it->answer != 0;
}

/* How a run loop waits; the clock's own passes never do. */
int ppoll(
  struct pollfd *entries, nfds_t count, const struct timespec *timeout, const sigset_t *signals
) {
  struct timespec limit = timeout ? *timeout : (struct timespec){0};
  int64_t span = timeout ? harness_nanoseconds_of(timeout) : HARNESS_NEVER;
  if (is_virtual_main() && span > 0) {
    look now = {.entries = entries, .count = count, .signals = signals};
    int64_t end = timeout ? harness_clock_monotonic() + span : HARNESS_NEVER;
    if (pass_time(finds_something, &now, end, true)) return harness_result_of(now.answer);
    if (timeout) return 0;
  }
  return harness_result_of(harness_system_call(
    SYS_ppoll, (long)entries, (long)count, timeout ? (long)&limit : 0, (long)signals, _NSIG / 8,
    0));
}
