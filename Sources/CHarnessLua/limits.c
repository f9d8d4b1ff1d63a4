// Time limits without a cost while they are not reached.
//
// A count hook would slow all Lua code, so a POSIX timer's signal sets the hook when the time is
// over; lua_sethook may be called from a signal handler. From then on every instruction of every
// coroutine raises, so that no pcall, coroutine or __close can go on.

#include <errno.h>
#include <pthread.h>
#include <sys/syscall.h>
#include <time.h>
#include <unistd.h>

#include "internal.h"

#ifndef sigev_notify_thread_id
#define sigev_notify_thread_id _sigev_un._tid
#endif

enum { TICK_NANOSECONDS = 50000000 };

// What a signal says of the timer that sent it.
enum { CPU_TIMER, WALL_TIMER };

// What a state knows of the limit that was passed; 0: none.
enum { CPU_TIME_OVER = 1, REAL_TIME_OVER };

// Each thread has its own timers, which signal that thread only.
//
// A timer is set seldom: it stays set from one limit to the next, and when it fires before the
// deadline of the limit that holds by then, it is set again. So a limit costs a look at the clocks,
// and a state for each test can afford one.
typedef struct {
  timer_t id;
  clockid_t clock;
  volatile uint64_t deadline;  // of the limit that holds; 0: none
  volatile uint64_t expiry;    // when the timer fires; 0: it is not set
} limit_timer;

static _Thread_local struct {
  bool made;  // the timers; a forked child has none of them
  limit_timer timers[2];
  hlua_state *volatile state;  // whose limits are armed
  volatile int ticks;          // since a limit was passed
  volatile int exit_ticks;
} watch;

// What to leave behind before the process is given up.
static uint32_t *stuck_word;
static uint32_t stuck_values[2];  // by timer

static void raise_time_over(lua_State *L, lua_Debug *frame) {
  if (!HLUA_STATE(L)->time_over) {  // left over from an earlier limit
    lua_sethook(L, NULL, 0, 0);
    return;
  }
  lua_sethook(L, raise_time_over, LUA_MASKCOUNT, 1);
  lua_getinfo(L, "Sl", frame);
  if (frame->currentline > 0)
    lua_pushfstring(L, "%s:%d: ", frame->short_src, frame->currentline);
  else
    luaL_where(L, 1);  // a C function
  lua_pushliteral(L, "time limit exceeded");
  lua_concat(L, 2);
  lua_error(L);
}

static void interrupt(lua_State *L) {
  lua_sethook(L, raise_time_over, LUA_MASKCOUNT | LUA_MASKCALL | LUA_MASKRET, 1);
}

// The clock itself: a process may have put another one in its place.
static uint64_t now_on(clockid_t clock) {
  struct timespec time;
  syscall(SYS_clock_gettime, clock, &time);
  return (uint64_t)time.tv_sec * 1000000000 + (uint64_t)time.tv_nsec;
}

// Once it has fired, a timer goes on ticking. An expiry of 0 stops it.
static void set_timer(limit_timer *timer, uint64_t expiry) {
  timer->expiry = expiry;
  struct itimerspec times = {0};
  times.it_value.tv_sec = (time_t)(expiry / 1000000000);
  times.it_value.tv_nsec = (long)(expiry % 1000000000);
  if (expiry > 0) times.it_interval.tv_nsec = TICK_NANOSECONDS;
  timer_settime(timer->id, TIMER_ABSTIME, &times, NULL);
}

// Whether a timer fired too early for the limit that holds now.
static bool is_early(limit_timer *timer) {
  uint64_t deadline = watch.state == NULL ? 0 : timer->deadline;
  if (deadline != 0 && now_on(timer->clock) >= deadline) return false;
  set_timer(timer, deadline);
  return true;
}

static void on_tick(int signal_number, siginfo_t *signal, void *context) {
  (void)signal_number, (void)context;
  int index = signal->si_value.sival_int;
  if (is_early(&watch.timers[index])) return;
  hlua_state *state = watch.state;
  if (state == NULL) return;
  // The first limit that was passed is the one to tell of.
  if (!state->time_over) state->time_over = index == WALL_TIMER ? REAL_TIME_OVER : CPU_TIME_OVER;
  watch.ticks++;
  if (watch.exit_ticks > 0 && watch.ticks > watch.exit_ticks) {
    static const char text[] = "harness: the time limit is over and the script cannot be stopped\n";
    (void)!write(STDERR_FILENO, text, sizeof text - 1);
    bool is_real = state->time_over == REAL_TIME_OVER;
    if (stuck_word != NULL) *stuck_word = stuck_values[is_real ? WALL_TIMER : CPU_TIMER];
    _exit(97);
  }
  interrupt(state->main);
  lua_State *current = state->current;
  if (current != state->main) interrupt(current);
}

// A thread of a thread pool begins with most signals blocked.
static bool unblock_signal(void) {
  sigset_t signals;
  sigemptyset(&signals);
  sigaddset(&signals, SIGVTALRM);
  return pthread_sigmask(SIG_UNBLOCK, &signals, NULL) == 0;
}

static void forget_timers(void) {
  watch.made = false;
}

static bool make_timer(int index, clockid_t clock) {
  struct sigevent event = {.sigev_notify = SIGEV_THREAD_ID, .sigev_signo = SIGVTALRM};
  event.sigev_notify_thread_id = gettid();
  event.sigev_value.sival_int = index;
  limit_timer *timer = &watch.timers[index];
  *timer = (limit_timer){.clock = clock};
  return timer_create(clock, &event, &timer->id) == 0;
}

static bool make_timers(void) {
  static bool forgets_in_child;
  if (!forgets_in_child && pthread_atfork(NULL, NULL, forget_timers) != 0) return false;
  forgets_in_child = true;
  struct sigaction action = {.sa_sigaction = on_tick, .sa_flags = SA_RESTART | SA_SIGINFO};
  if (sigaction(SIGVTALRM, &action, NULL) != 0 || !unblock_signal()) return false;
  if (!make_timer(CPU_TIMER, CLOCK_THREAD_CPUTIME_ID)) return false;
  if (!make_timer(WALL_TIMER, CLOCK_MONOTONIC)) {
    timer_delete(watch.timers[CPU_TIMER].id);
    return false;
  }
  watch.made = true;
  return true;
}

static void limit(limit_timer *timer, uint64_t nanoseconds) {
  timer->deadline = nanoseconds == 0 ? 0 : now_on(timer->clock) + nanoseconds;
  bool fires_in_time = timer->expiry != 0 && timer->expiry <= timer->deadline;
  if (nanoseconds > 0 && !fires_in_time) set_timer(timer, timer->deadline);
}

bool hlua_limit_time(lua_State *L, uint64_t cpu, uint64_t wall, int32_t exit_ticks) {
  hlua_state *state = HLUA_STATE(L);
  hlua_disarm_time(state);
  state->time_over = 0;
  if (cpu == 0 && wall == 0) return true;
  if (!watch.made && !make_timers()) return false;
  watch.ticks = 0;
  watch.exit_ticks = exit_ticks;
  limit(&watch.timers[CPU_TIMER], cpu);
  limit(&watch.timers[WALL_TIMER], wall);
  watch.state = state;
  return true;
}

void hlua_note_when_stuck(uint32_t *word, uint32_t cpu_value, uint32_t wall_value) {
  stuck_values[CPU_TIMER] = cpu_value;
  stuck_values[WALL_TIMER] = wall_value;
  stuck_word = word;
}

void hlua_disarm_time(hlua_state *state) {
  if (watch.state != state) return;
  watch.state = NULL;
}

void hlua_disarm_at_top(lua_State *L) {
  hlua_state *state = HLUA_STATE(L);
  lua_Debug frame;
  if (state->time_over && L == state->main && !lua_getstack(L, 0, &frame)) hlua_disarm_time(state);
}

bool hlua_time_is_over(lua_State *L) { return HLUA_STATE(L)->time_over; }

bool hlua_real_time_is_over(lua_State *L) { return HLUA_STATE(L)->time_over == REAL_TIME_OVER; }

void hlua_arm_coroutine(lua_State *L) {
  if (HLUA_STATE(L)->time_over) interrupt(L);
}
