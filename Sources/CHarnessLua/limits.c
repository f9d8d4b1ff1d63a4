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

typedef struct {
  timer_t id;
  bool armed;
} limit_timer;

// Each thread has its own timers, which signal that thread only.
static _Thread_local struct {
  pid_t process;  // that made the timers; a forked child has none of them
  limit_timer cpu;
  limit_timer wall;
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

static void on_tick(int signal_number) {
  (void)signal_number;
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
  struct sigaction action = {.sa_handler = on_tick, .sa_flags = SA_RESTART};
  struct sigevent event = {.sigev_notify = SIGEV_THREAD_ID, .sigev_signo = SIGVTALRM};
  event.sigev_notify_thread_id = gettid();
  if (sigaction(SIGVTALRM, &action, NULL) != 0 || !unblock_signal()) return false;
  if (timer_create(CLOCK_THREAD_CPUTIME_ID, &event, &watch.cpu.id) != 0) return false;
  if (timer_create(CLOCK_MONOTONIC, &event, &watch.wall.id) != 0) {
    timer_delete(watch.cpu.id);
    return false;
  }
  watch.cpu.armed = false;
  watch.wall.armed = false;
  watch.process = getpid();
  return true;
}

static void set_timer(limit_timer *timer, uint64_t nanoseconds) {
  if (nanoseconds == 0 && !timer->armed) return;
  timer->armed = nanoseconds > 0;
  struct itimerspec times = {0};
  times.it_value.tv_sec = (time_t)(nanoseconds / 1000000000);
  times.it_value.tv_nsec = (long)(nanoseconds % 1000000000);
  if (nanoseconds > 0) times.it_interval.tv_nsec = TICK_NANOSECONDS;
  timer_settime(timer->id, 0, &times, NULL);
}

bool hlua_limit_time(lua_State *L, uint64_t cpu, uint64_t wall, int32_t exit_ticks) {
  hlua_state *state = HLUA_STATE(L);
  hlua_disarm_time(state);
  state->time_over = 0;
  if (cpu == 0 && wall == 0) return true;
  if (watch.process != getpid() && !make_timers()) return false;
  watch.ticks = 0;
  watch.exit_ticks = exit_ticks;
  watch.state = state;
  set_timer(&watch.cpu, cpu);
  set_timer(&watch.wall, wall);
  return true;
}

void hlua_note_when_stuck(uint32_t *word, uint32_t value) {
  stuck_word = word;
  stuck_value = value;
}

void hlua_disarm_time(hlua_state *state) {
  if (watch.state != state) return;
  watch.state = NULL;
  set_timer(&watch.cpu, 0);
  set_timer(&watch.wall, 0);
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
