/* Timers of Dispatch and of run loops.

   Both keep their deadlines in timer file descriptors (Dispatch one for each of three clocks, a run
   loop one for each mode). Here the descriptors stay disarmed in the kernel; their deadlines are
   kept in a table and compared with the virtual clock. To fire one, it is armed with a time long
   past: the owner wakes as if the time had come.

   Dispatch's timers are handled on its manager thread, which waits in epoll_wait. That thread is
   made to look first and take afterwards, so that "nothing to take, and it is looking" proves that
   it has handled everything. */
#include "clock.h"
#include "internal.h"

#include <poll.h>
#include <pthread.h>
#include <sched.h>
#include <signal.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <sys/epoll.h>
#include <sys/eventfd.h>
#include <sys/syscall.h>
#include <sys/timerfd.h>
#include <time.h>

/* Set in the events of Dispatch's own descriptors and nowhere else: how its manager is told. */
#define DISPATCH_EVENT_MARK 0x4000u

typedef struct {
  int fd;
  bool is_wall;
  bool of_dispatch;
  bool armed_in_kernel;
  int64_t deadline; /* on its own clock */
} timer;

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static timer *timers;
static int count, capacity;
static _Atomic int64_t earliest = INT64_MAX; /* on the monotonic clock */
static _Atomic int64_t barrier = HARNESS_FAR; /* deadlines from here on are nobody's */
static atomic_bool run_loop_seen;

static atomic_int manager_epoll = -1, manager_event = -1;
static atomic_bool manager_told;  /* something was handed to the manager since it came to rest */
static atomic_int manager_rests;  /* a futex: 1 while the manager waits */

/* ---- The table; all under the lock ---- */

static int64_t on_monotonic(const timer *it) {
  if (it->deadline == HARNESS_NEVER || !it->is_wall) return it->deadline;
  return it->deadline - (harness_clock_wall() - harness_clock_monotonic());
}

static void find_earliest(void) {
  int64_t first = HARNESS_NEVER;
  for (int i = 0; i < count; i++) {
    int64_t deadline = on_monotonic(&timers[i]);
    if (deadline < first) first = deadline;
  }
  atomic_store(&earliest, first);
}

static timer *find(int fd) {
  for (int i = 0; i < count; i++)
    if (timers[i].fd == fd) return &timers[i];
  return 0;
}

/* Null when memory is short: the timer then stays a real one. */
static timer *add(int fd) {
  if (count == capacity) {
    int larger = capacity ? capacity * 2 : 8;
    timer *moved = realloc(timers, (size_t)larger * sizeof(timer));
    if (!moved) return 0;
    timers = moved;
    capacity = larger;
  }
  return &timers[count++];
}

static int set_in_kernel(int fd, int flags, const struct itimerspec *value) {
  return harness_result_of(
    harness_system_call(SYS_timerfd_settime, fd, flags, (long)value, 0, 0, 0));
}

/* ---- What the owners call ---- */

int timerfd_create(int clock, int flags) {
  int fd = harness_result_of(harness_system_call(SYS_timerfd_create, clock, flags, 0, 0, 0, 0));
  if (fd < 0) return fd;
  pthread_mutex_lock(&lock);
  timer *it = find(fd); /* a closed one's number, used again */
  if (!it) it = add(fd);
  if (it) *it = (timer){.fd = fd, .is_wall = clock == CLOCK_REALTIME, .deadline = HARNESS_NEVER};
  find_earliest();
  pthread_mutex_unlock(&lock);
  return fd;
}

static int64_t deadline_of(const timer *it, int flags, const struct itimerspec *value) {
  int64_t time = value->it_value.tv_sec * HARNESS_SECOND + value->it_value.tv_nsec;
  if (time == 0) return HARNESS_NEVER;
  if (flags & TFD_TIMER_ABSTIME) return time;
  return time + (it->is_wall ? harness_clock_wall() : harness_clock_monotonic());
}

int timerfd_settime(
  int fd, int flags, const struct itimerspec *value, struct itimerspec *previous
) {
  int answer = 0;
  pthread_mutex_lock(&lock);
  timer *it = harness_clock_is_on() ? find(fd) : 0;
  if (!it) {
    answer = harness_result_of(
      harness_system_call(SYS_timerfd_settime, fd, flags, (long)value, (long)previous, 0, 0));
  } else {
    if (previous) *previous = (struct itimerspec){0};
    it->deadline = deadline_of(it, flags, value);
    if (it->armed_in_kernel) answer = set_in_kernel(fd, 0, &(struct itimerspec){0});
    it->armed_in_kernel = false;
    find_earliest();
  }
  pthread_mutex_unlock(&lock);
  return answer;
}

/* Dispatch forgets a deadline by taking the descriptor out of its set; a run loop takes its in. */
static void note_membership(int set, int operation, int fd) {
  pthread_mutex_lock(&lock);
  timer *it = find(fd);
  if (it) {
    it->of_dispatch = set == atomic_load(&manager_epoll);
    if (!it->of_dispatch) atomic_store(&run_loop_seen, true);
    if (operation == EPOLL_CTL_DEL) {
      it->deadline = HARNESS_NEVER;
      find_earliest();
    }
  }
  pthread_mutex_unlock(&lock);
}

int epoll_ctl(int set, int operation, int fd, struct epoll_event *event) {
  if (event && (event->events & DISPATCH_EVENT_MARK) && atomic_load(&manager_epoll) < 0) {
    atomic_store(&manager_epoll, set);
    atomic_store(&manager_event, fd);
    atomic_store(&manager_told, true);
    harness_threads_next_is_manager();
  }
  note_membership(set, operation, fd);
  return harness_result_of(
    harness_system_call(SYS_epoll_ctl, set, operation, fd, (long)event, 0, 0));
}

int epoll_wait(int set, struct epoll_event *events, int limit, int timeout) {
  if (harness_clock_is_on() && timeout != 0 && set == atomic_load(&manager_epoll)) {
    struct pollfd look = {.fd = set, .events = POLLIN};
    atomic_store(&manager_rests, 1);
    harness_futex_wake(&manager_rests);
    poll(&look, 1, timeout);
    atomic_store(&manager_rests, 0);
    timeout = 0;
  }
  return harness_result_of(
    harness_system_call(SYS_epoll_pwait, set, (long)events, limit, timeout, 0, _NSIG / 8));
}

/* How Dispatch tells its manager, and the main queue's thread, of new work. Written first and noted
   afterwards: a note without news costs a look, news without a note would be overlooked. */
int eventfd_write(int fd, eventfd_t value) {
  long written = harness_system_call(SYS_write, fd, (long)&value, sizeof value, 0, 0, 0);
  if (fd == atomic_load(&manager_event)) atomic_store(&manager_told, true);
  else harness_main_queue_was_told();
  return harness_result_of(written) < 0 ? -1 : 0;
}

/* ---- What the clock calls, on the main thread ---- */

static bool manager_has_settled(void) {
  struct pollfd look = {.fd = atomic_load(&manager_epoll), .events = POLLIN};
  return poll(&look, 1, 0) == 0 && atomic_load(&manager_rests);
}

bool harness_dispatch_settle(void) {
  if (!atomic_load_explicit(&manager_told, memory_order_relaxed)) return true;
  for (int attempts = 0; attempts < 5000;) {
    atomic_store(&manager_told, false);
    if (manager_has_settled() && !atomic_load(&manager_told)) return true;
    if (atomic_load(&manager_rests)) {
      sched_yield(); /* it has been woken and is about to notice */
    } else {
      atomic_store(&harness_main_waits, true);
      harness_futex_wait(&manager_rests, 0, HARNESS_SECOND / 1000);
      atomic_store(&harness_main_waits, false);
      attempts++;
    }
  }
  atomic_store(&manager_told, true);
  return false;
}

void harness_timers_set_barrier(int64_t new_barrier) {
  atomic_store(&barrier, new_barrier);
}

void harness_timers_wall_changed(void) {
  pthread_mutex_lock(&lock);
  find_earliest();
  pthread_mutex_unlock(&lock);
}

static int64_t before_barrier(int64_t deadline) {
  return deadline < atomic_load_explicit(&barrier, memory_order_relaxed) ? deadline : HARNESS_NEVER;
}

static int64_t earliest_of(bool of_dispatch) {
  int64_t first = HARNESS_NEVER;
  pthread_mutex_lock(&lock);
  for (int i = 0; i < count; i++) {
    int64_t deadline = on_monotonic(&timers[i]);
    if (timers[i].of_dispatch == of_dispatch && deadline < first) first = deadline;
  }
  pthread_mutex_unlock(&lock);
  return before_barrier(first);
}

int64_t harness_timers_next_of_dispatch(void) {
  return earliest_of(true);
}

int64_t harness_timers_next_of_run_loops(void) {
  return earliest_of(false);
}

/* A run loop leaves its descriptor armed when its last timer is invalidated. */
void harness_timers_forget_invalidated(void) {
  if (earliest_of(false) == HARNESS_NEVER || harness_run_loop_has_timers()) return;
  pthread_mutex_lock(&lock);
  for (int i = 0; i < count; i++)
    if (!timers[i].of_dispatch) timers[i].deadline = HARNESS_NEVER;
  find_earliest();
  pthread_mutex_unlock(&lock);
}

int64_t harness_timers_next(void) {
  int64_t first = atomic_load_explicit(&earliest, memory_order_relaxed);
  int64_t wake = harness_threads_next_wake();
  return before_barrier(wake < first ? wake : first);
}

int64_t harness_timers_next_of_threads(void) {
  return before_barrier(harness_threads_next_wake());
}

bool harness_timers_have_wall_deadline(void) {
  bool found = false;
  pthread_mutex_lock(&lock);
  for (int i = 0; i < count; i++)
    found |= timers[i].is_wall && timers[i].deadline != HARNESS_NEVER;
  pthread_mutex_unlock(&lock);
  return found;
}

/* Arms a due timer with a time long past. A closed descriptor's entry goes. */
static int fire(timer *it) {
  const struct itimerspec past = {.it_value = {.tv_nsec = 1}};
  it->deadline = HARNESS_NEVER;
  if (set_in_kernel(it->fd, TFD_TIMER_ABSTIME, &past) != 0) {
    it->fd = -1;
    return 0;
  }
  it->armed_in_kernel = true;
  return it->of_dispatch ? HARNESS_FIRED_DISPATCH : HARNESS_FIRED_RUN_LOOP;
}

int harness_timers_fire_due(void) {
  int64_t now = harness_clock_monotonic();
  int fired = harness_threads_wake_due() ? HARNESS_FIRED_THREAD : 0;
  if (atomic_load_explicit(&earliest, memory_order_relaxed) > now) return fired;
  pthread_mutex_lock(&lock);
  for (int i = 0; i < count; i++)
    if (on_monotonic(&timers[i]) <= now) fired |= fire(&timers[i]);
  find_earliest();
  pthread_mutex_unlock(&lock);
  if (fired & HARNESS_FIRED_DISPATCH) {
    atomic_store(&manager_told, true);
    harness_dispatch_settle();
  }
  return fired;
}

bool harness_run_loop_exists(void) {
  return atomic_load_explicit(&run_loop_seen, memory_order_relaxed);
}
