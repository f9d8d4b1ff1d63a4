/* Threads beside the main one, made to take turns.

   Blocks on private queues run on Dispatch's threads, and an app may start threads of its own. So
   that a test sees the same order each time, they run one at a time and only while the main thread
   waits for them (harness_threads_run), in the order in which they became able to run. A thread's
   turn ends when it blocks in a way that is seen here: a semaphore (which is how Dispatch's threads
   wait for work), a sleep (which is virtual), a futex of Dispatch's; or with its end.

   What blocks in another way keeps its turn until the main thread's patience ends; it is then left
   alone, that is, runs as threads do, until it next blocks in a way that is seen. A thread whose
   turn does not come because the main thread is itself blocked unseen starts anyhow after a while.
   So that a busy machine changes nothing, patience does not end soon with those that the kernel
   calls runnable. Threads from before the clock's start, and Dispatch's manager, take no turns. */
#include "clock.h"
#include "internal.h"

#include <fcntl.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/syscall.h>
#include <unistd.h>

/* How long a thread waits for its turn while the main thread is asleep, in real time. */
static const int64_t PATIENCE = HARNESS_SECOND / 10;
/* How many times longer everyone waits for a thread that is not asleep. */
enum { PATIENCE_WITH_RUNNABLE = 10 };

typedef enum { BLOCKED, ABLE, RUNNING, LEFT_ALONE } thread_state;

typedef struct thread {
  struct thread *next;
  thread_state state;
  atomic_int signal;  /* a futex: the state's number, for the thread to see without the lock */
  uint64_t ticket;    /* the order in which threads blocked, or became able to run */
  const void *key;    /* what it waits for while blocked */
  int64_t wakes_at;   /* the end of its sleep while blocked */
  atomic_int id;      /* the kernel's; 0 before it has begun */
  bool is_first_on_monitored_queue;
  void *(*body)(void *);
  void *argument;
} thread;

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static thread *threads, *running;
static uint64_t tickets;
static atomic_int able;       /* how many are able to run or running */
static atomic_int left_alone; /* how many were, and have not blocked since */
static atomic_int changes;    /* a futex: counts ends of turns and other news for the main thread */
atomic_bool harness_main_waits;
static _Thread_local thread *self;
static _Thread_local bool next_is_manager;

void harness_threads_next_is_manager(void) {
  next_is_manager = true;
}

bool harness_thread_takes_turns(void) {
  return self != 0;
}

void harness_threads_have_news(void) {
  atomic_fetch_add(&changes, 1);
  if (atomic_load(&harness_main_waits)) harness_futex_wake(&changes);
}

/* ---- Changes of state; all under the lock ---- */

static void enter(thread *it, thread_state state) {
  bool counted = it->state == ABLE || it->state == RUNNING;
  bool counts = state == ABLE || state == RUNNING;
  if (counts != counted) atomic_fetch_add(&able, counts ? 1 : -1);
  if (state == LEFT_ALONE) atomic_fetch_add(&left_alone, 1);
  if (it->state == LEFT_ALONE) atomic_fetch_sub(&left_alone, 1);
  if (it == running && state != RUNNING) running = 0;
  if (it->state == RUNNING || it->state == LEFT_ALONE) harness_threads_have_news();
  if (state == RUNNING) running = it;
  if (state == ABLE || state == BLOCKED) it->ticket = ++tickets;
  it->state = state;
  it->key = 0;
  it->wakes_at = HARNESS_NEVER;
  atomic_store(&it->signal, state);
  if (state == ABLE || state == RUNNING) harness_futex_wake(&it->signal);
}

/* The one in the state that has been in it for longest, of those with the key if there is one. */
static thread *first_in(thread_state state, const void *key) {
  thread *first = 0;
  for (thread *it = threads; it; it = it->next)
    if (it->state == state && (!key || it->key == key) && (!first || it->ticket < first->ticket))
      first = it;
  return first;
}

static void block(thread *it, const void *key, int64_t wakes_at) {
  enter(it, BLOCKED);
  it->key = key;
  it->wakes_at = wakes_at;
}

/* ---- What a thread does; not under the lock ---- */

/* Waits while the state is this one; false after so long in real time. */
static bool wait_while(thread *it, thread_state state, int64_t limit) {
  int64_t end = limit < 0 ? 0 : harness_real_nanoseconds() + limit;
  while (atomic_load(&it->signal) == (int)state) {
    int64_t left = limit < 0 ? -1 : end - harness_real_nanoseconds();
    if (limit >= 0 && left <= 0) return false;
    harness_futex_wait(&it->signal, (int)state, left);
  }
  return true;
}

/* Whether the kernel says that a thread of this process waits for something. */
static bool is_asleep(int id) {
  char path[64], text[256];
  snprintf(path, sizeof path, "/proc/self/task/%d/stat", id);
  int file = open(path, O_RDONLY | O_CLOEXEC);
  if (file < 0) return false;
  ssize_t size = read(file, text, sizeof text - 1);
  close(file);
  text[size > 0 ? size : 0] = 0;
  const char *name_end = strrchr(text, ')'); /* "12 (name) S …" */
  return name_end && name_end[1] == ' ' && (name_end[2] == 'S' || name_end[2] == 'D');
}

static void wait_for_turn(thread *it) {
  for (int times = 0; times < PATIENCE_WITH_RUNNABLE; times++) {
    if (wait_while(it, ABLE, PATIENCE)) return;
    if (!atomic_load(&harness_main_waits) && is_asleep(getpid())) break;
  }
  pthread_mutex_lock(&lock);
  if (it->state == ABLE) enter(it, LEFT_ALONE);
  pthread_mutex_unlock(&lock);
}

/* Waits to be woken, at most so long in real time, and then for its turn. */
static bool wait_blocked(thread *it, int64_t limit) {
  bool woken = wait_while(it, BLOCKED, limit);
  harness_thread_returns();
  return woken;
}

bool harness_thread_wait(
  const void *key, int64_t limit, bool (*is_done)(const void *key)
) {
  pthread_mutex_lock(&lock);
  bool done = is_done(key);
  if (!done) block(self, key, HARNESS_NEVER);
  pthread_mutex_unlock(&lock);
  return done || wait_blocked(self, limit);
}

void harness_thread_sleep(int64_t nanoseconds) {
  pthread_mutex_lock(&lock);
  block(self, 0, harness_clock_monotonic() + nanoseconds);
  pthread_mutex_unlock(&lock);
  wait_blocked(self, nanoseconds > HARNESS_SECOND ? nanoseconds : HARNESS_SECOND);
}

void harness_thread_leaves(const void *key) {
  pthread_mutex_lock(&lock);
  block(self, key, HARNESS_NEVER);
  pthread_mutex_unlock(&lock);
}

void harness_thread_returns(void) {
  pthread_mutex_lock(&lock);
  if (self->state == BLOCKED) enter(self, ABLE);
  pthread_mutex_unlock(&lock);
  wait_for_turn(self);
}

/* ---- Waking; on any thread ---- */

int harness_threads_wake_one(const void *key, int (*otherwise)(const void *key)) {
  int answer = 0;
  pthread_mutex_lock(&lock);
  thread *it = first_in(BLOCKED, key);
  if (it) enter(it, ABLE);
  else answer = otherwise(key);
  pthread_mutex_unlock(&lock);
  return answer;
}

void harness_threads_wake_all(const void *key) {
  pthread_mutex_lock(&lock);
  for (thread *it; (it = first_in(BLOCKED, key));) enter(it, ABLE);
  pthread_mutex_unlock(&lock);
}

static thread *first_sleeper(void) {
  thread *first = 0;
  for (thread *it = threads; it; it = it->next)
    if (it->state == BLOCKED && (!first || it->wakes_at < first->wakes_at)) first = it;
  return first && first->wakes_at != HARNESS_NEVER ? first : 0;
}

int64_t harness_threads_next_wake(void) {
  if (!threads) return HARNESS_NEVER;
  pthread_mutex_lock(&lock);
  thread *it = first_sleeper();
  int64_t wakes_at = it ? it->wakes_at : HARNESS_NEVER;
  pthread_mutex_unlock(&lock);
  return wakes_at;
}

bool harness_threads_wake_due(void) {
  if (!threads) return false;
  bool woke = false;
  pthread_mutex_lock(&lock);
  for (thread *it; (it = first_sleeper()) && it->wakes_at <= harness_clock_monotonic();) {
    enter(it, ABLE);
    woke = true;
  }
  pthread_mutex_unlock(&lock);
  return woke;
}

/* ---- What the main thread does ---- */

bool harness_threads_wait_to_run(void) {
  return atomic_load_explicit(&able, memory_order_relaxed) > 0;
}

/* Waits for a condition to hold, at most until then in real time. */
static bool wait_for_news(bool (*holds)(void), int64_t end) {
  bool held;
  atomic_store(&harness_main_waits, true);
  for (;;) {
    int seen = atomic_load(&changes);
    int64_t left = end - harness_real_nanoseconds();
    held = holds();
    if (held || left <= 0) break;
    harness_futex_wait(&changes, seen, left);
  }
  atomic_store(&harness_main_waits, false);
  return held;
}

static bool turn_is_over(void) {
  pthread_mutex_lock(&lock);
  bool over = !running;
  pthread_mutex_unlock(&lock);
  return over;
}

static bool running_is_asleep(void) {
  pthread_mutex_lock(&lock);
  int id = running ? atomic_load(&running->id) : 0;
  pthread_mutex_unlock(&lock);
  return id != 0 && is_asleep(id);
}

/* Waits until the running thread's turn ends, or takes it away when patience does. */
static bool wait_for_end_of_turn(int64_t end) {
  int64_t extended = end + (PATIENCE_WITH_RUNNABLE - 1) * (end - harness_real_nanoseconds());
  do {
    if (wait_for_news(turn_is_over, end)) return true;
    end = harness_real_nanoseconds() + PATIENCE;
  } while (end < extended && !running_is_asleep());
  pthread_mutex_lock(&lock);
  bool over = !running;
  if (!over) enter(running, LEFT_ALONE);
  pthread_mutex_unlock(&lock);
  return over;
}

bool harness_threads_run(int64_t limit) {
  int64_t last = harness_real_nanoseconds() + limit * PATIENCE_WITH_RUNNABLE;
  bool all_came_back = true;
  while (all_came_back && harness_threads_wait_to_run()) {
    int64_t now = harness_real_nanoseconds();
    if (now >= last) return false;
    pthread_mutex_lock(&lock);
    thread *it = first_in(ABLE, 0);
    if (it) enter(it, RUNNING);
    pthread_mutex_unlock(&lock);
    all_came_back = wait_for_end_of_turn(now + limit);
  }
  return all_came_back;
}

int harness_threads_left_alone(void) {
  return atomic_load(&left_alone);
}

static bool none_is_left_alone_or_main_has_work(void) {
  return harness_main_queue_has_work() || harness_threads_wait_to_run() || !left_alone;
}

bool harness_threads_wait_for_left_alone(int64_t limit) {
  return wait_for_news(none_is_left_alone_or_main_has_work, harness_real_nanoseconds() + limit);
}

/* ---- Making threads ---- */

extern void *dispatch_get_global_queue(intptr_t identifier, uintptr_t flags)
  __attribute__((weak));

/* Whether this is the argument of a thread of Dispatch's that its monitor watches. */
static bool is_monitored_queue(const void *argument) {
  static const int classes[] = {0x21, 0x19, 0x15, 0x11, 0x09, 0x05};
  if (!dispatch_get_global_queue) return false;
  for (unsigned i = 0; i < sizeof classes / sizeof *classes; i++)
    if (argument == dispatch_get_global_queue(classes[i], 0)) return true;
  return false;
}

static void forget(thread *it) {
  pthread_mutex_lock(&lock);
  thread **link = &threads;
  while (*link != it) link = &(*link)->next;
  *link = it->next;
  enter(it, BLOCKED);
  pthread_mutex_unlock(&lock);
  free(it);
}

static void *run_thread(void *context) {
  thread *it = self = context;
  atomic_store(&it->id, (int)harness_system_call(SYS_gettid, 0, 0, 0, 0, 0, 0));
  wait_for_turn(it);
  /* The first such thread starts a timer that looks after the pool once a second, for ever. It is
     told to begin in a hundred years. */
  if (it->is_first_on_monitored_queue) harness_clock_next_reading_is_far();
  void *result = it->body(it->argument);
  self = 0;
  forget(it);
  return result;
}

static thread *new_thread(void *(*body)(void *), void *argument) {
  static bool monitor_runs;
  thread *it = calloc(1, sizeof *it);
  if (!it) return 0;
  it->body = body;
  it->argument = argument;
  bool is_monitored = is_monitored_queue(argument);
  pthread_mutex_lock(&lock);
  it->is_first_on_monitored_queue = is_monitored && !monitor_runs;
  monitor_runs = monitor_runs || is_monitored;
  it->next = threads;
  threads = it;
  enter(it, ABLE);
  pthread_mutex_unlock(&lock);
  return it;
}

int pthread_create(
  pthread_t *handle, const pthread_attr_t *attributes, void *(*body)(void *), void *argument
) {
  static int (*create)(pthread_t *, const pthread_attr_t *, void *(*)(void *), void *);
  if (!create) create = harness_libc("pthread_create");
  bool is_manager = next_is_manager;
  next_is_manager = false;
  thread *it = harness_clock_is_on() && !is_manager ? new_thread(body, argument) : 0;
  if (!it) return create(handle, attributes, body, argument);
  int error = create(handle, attributes, run_thread, it);
  if (error) forget(it);
  return error;
}
