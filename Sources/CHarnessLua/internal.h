// What the files of the bridge share. Never seen by Swift.
#ifndef CHARNESSLUA_INTERNAL_H
#define CHARNESSLUA_INTERNAL_H

#include <lauxlib.h>
#include <lua.h>
#include <lualib.h>
#include <signal.h>

#include "CHarnessLua.h"

// A failure note and its texts.
typedef struct {
  hlua_failure note;
  char source[512];
  char traceback[4096];
} failure_record;

// The sizes of small objects, in steps of 16 bytes.
enum { SMALL_SIZES = 16 };

// Memory for small objects (memory.c).
typedef struct {
  struct slab *slabs;
  char *bump;  // the unused rest of the first slab
  char *end;
  struct free_block *free[SMALL_SIZES];
} slab_memory;

typedef struct hlua_state {
  hlua_callbacks callbacks;
  void *owner;
  slab_memory memory;
  size_t used;
  size_t limit;
  int in_swift;      // a Swift frame is on top: the memory limit is soft, nothing may raise
  bool overdrawn;    // the soft limit was passed
  bool overflowed;   // a push found the Lua stack full
  uint64_t seed;     // of math.random
  lua_State *main;
  lua_State *volatile current;      // the running coroutine
  lua_State *driven;                // the innermost coroutine that Swift resumed
  lua_State *resumer;               // where the script was when Swift resumed it
  volatile sig_atomic_t time_over;  // set by the timer's signal, sticky
  failure_record *failure;          // made at the first error
  const char *noted;                // the message that `failure` is already about
} hlua_state;

#define HLUA_STATE(L) (*(hlua_state **)lua_getextraspace(L))

// Lua's allocator; the data is the state.
void *hlua_allocate(void *data, void *block, size_t old_size, size_t new_size);
void hlua_give_back_slabs(slab_memory *memory);

// Calls a Swift callee and raises what it answers, once no Swift frame is left.
int hlua_invoke(lua_State *L, void *callee);
// The same, with the callee as first upvalue (light).
int hlua_trampoline(lua_State *L);

// The message handler of every protected call.
int hlua_on_error(lua_State *L);
// Fills the failure note from a coroutine's frames; the message may be NULL.
const hlua_failure *hlua_record_failure(lua_State *L, int level, const char *message);

// Interrupts: called around every switch of coroutines.
void hlua_arm_coroutine(lua_State *L);
void hlua_disarm_time(hlua_state *state);
// When no script runs any more, what Swift does is not the script's time.
void hlua_disarm_at_top(lua_State *L);

// The base and string libraries (base.c).
void hlua_prepare_strings(lua_State *L);
void hlua_push_string_library(lua_State *L);

// The parts of the sandbox.
int hlua_open_sandboxed(lua_State *L);    // library -> table
void hlua_replace_base(lua_State *L);
int hlua_ordered_pairs(lua_State *L);     // value -> iterator, value, nil
void hlua_replace_coroutine(lua_State *L);  // coroutine table -> coroutine table

#endif
