// Time limits without a cost while they are not reached.
//
// A count hook would slow all Lua code, so a POSIX timer's signal sets the hook when the time is
// over; lua_sethook may be called from a signal handler. From then on every instruction of every
// coroutine raises, so that no pcall, coroutine or __close can go on.

#include <errno.h>
#include <time.h>
#include <unistd.h>

#include "internal.h"

#ifndef sigev_notify_thread_id
#define sigev_notify_thread_id _sigev_un._tid
#endif

enum { TICK_NANOSECONDS = 50000000 };

// What a signal says of the timer that sent it.
enum { CPU_TIMER, WALL_TIMER };

// Each thread has its own timers, which signal that thread only.
//
// The CPU timer is set seldom: it stays set from one limit to the next, and when it fires before
// the deadline of the limit that holds by then, it is set again. So a limit costs a look at the
// clock, and a state for each test can afford one.
static _Thread_local struct {
  pid_t process;  // that made the timers; a forked child has none of them
  timer_t cpu;
  timer_t wall;
  volatile uint64_t cpu_deadline;  // of the limit that holds; 0: none
  volatile uint64_t cpu_expiry;    // when the timer fires; 0: it is not set
  bool wall_armed;
  hlua_state *volatile state;  // whose limits are armed
  volatile int ticks;          // since a limit was passed
  volatile int exit_ticks;
} watch;

// What to leave behind before the process is given up.
static uint32_t *stuck_word;
static uint32_t stuck_value;

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

static uint64_t cpu_time(void) {
  struct timespec time;
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
  return (uint64_t)time.tv_sec * 1000000000 + (uint64_t)time.tv_nsec;
}

// Nanoseconds; 0 stops the timer. Once it has fired it goes on ticking.
static void set_timer(timer_t timer, int flags, uint64_t nanoseconds) {
  struct itimerspec times = {0};
  times.it_value.tv_sec = (time_t)(nanoseconds / 1000000000);
  times.it_value.tv_nsec = (long)(nanoseconds % 1000000000);
  if (nanoseconds > 0) times.it_interval.tv_nsec = TICK_NANOSECONDS;
  timer_settime(timer, flags, &times, NULL);
}

static void set_cpu_timer(uint64_t deadline) {
  watch.cpu_expiry = deadline;
  set_timer(watch.cpu, TIMER_ABSTIME, deadline);
}

// Whether the CPU timer fired too early for the limit that holds now.
static bool is_early(void) {
  uint64_t deadline = watch.state == NULL ? 0 : watch.cpu_deadline;
  if (deadline != 0 && cpu_time() >= deadline) return false;
  set_cpu_timer(deadline);
  return true;
}

static void on_tick(int signal_number, siginfo_t *signal, void *context) {
  (void)signal_number, (void)context;
  if (signal->si_value.sival_int == CPU_TIMER && is_early()) return;
  hlua_state *state = watch.state;
  if (state == NULL) return;
  watch.ticks++;
  if (watch.exit_ticks > 0 && watch.ticks > watch.exit_ticks) {
    static const char text[] = "harness: the time limit is over and the script cannot be stopped\n";
    (void)!write(STDERR_FILENO, text, sizeof text - 1);
    if (stuck_word != NULL) *stuck_word = stuck_value;
    _exit(97);
  }
  state->time_over = 1;
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

static bool make_timers(void) {
  struct sigaction action = {.sa_sigaction = on_tick, .sa_flags = SA_RESTART | SA_SIGINFO};
  struct sigevent event = {.sigev_notify = SIGEV_THREAD_ID, .sigev_signo = SIGVTALRM};
  event.sigev_notify_thread_id = gettid();
  if (sigaction(SIGVTALRM, &action, NULL) != 0 || !unblock_signal()) return false;
  event.sigev_value.sival_int = CPU_TIMER;
  if (timer_create(CLOCK_THREAD_CPUTIME_ID, &event, &watch.cpu) != 0) return false;
  event.sigev_value.sival_int = WALL_TIMER;
  if (timer_create(CLOCK_MONOTONIC, &event, &watch.wall) != 0) {
    timer_delete(watch.cpu);
    return false;
  }
  watch.cpu_expiry = 0;
  watch.wall_armed = false;
  watch.process = getpid();
  return true;
}

bool hlua_limit_time(lua_State *L, uint64_t cpu, uint64_t wall, int32_t exit_ticks) {
  hlua_state *state = HLUA_STATE(L);
  hlua_disarm_time(state);
  state->time_over = 0;
  if (cpu == 0 && wall == 0) return true;
  if (watch.process != getpid() && !make_timers()) return false;
  watch.ticks = 0;
  watch.exit_ticks = exit_ticks;
  watch.cpu_deadline = cpu == 0 ? 0 : cpu_time() + cpu;
  watch.state = state;
  bool is_in_time = watch.cpu_expiry != 0 && watch.cpu_expiry <= watch.cpu_deadline;
  if (cpu > 0 && !is_in_time) set_cpu_timer(watch.cpu_deadline);
  watch.wall_armed = wall > 0;
  if (wall > 0) set_timer(watch.wall, 0, wall);
  return true;
}

void hlua_note_when_stuck(uint32_t *word, uint32_t value) {
  stuck_word = word;
  stuck_value = value;
}

void hlua_disarm_time(hlua_state *state) {
  if (watch.state != state) return;
  watch.state = NULL;
  if (watch.wall_armed) set_timer(watch.wall, 0, 0);
  watch.wall_armed = false;
}

void hlua_disarm_at_top(lua_State *L) {
  hlua_state *state = HLUA_STATE(L);
  lua_Debug frame;
  if (state->time_over && L == state->main && !lua_getstack(L, 0, &frame)) hlua_disarm_time(state);
}

bool hlua_time_is_over(lua_State *L) { return HLUA_STATE(L)->time_over; }

void hlua_arm_coroutine(lua_State *L) {
  if (HLUA_STATE(L)->time_over) interrupt(L);
}
