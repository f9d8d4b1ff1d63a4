// The bridge between Swift and Lua 5.4.
//
// Swift sees this header only. It does not include lua.h, so Swift cannot name a function that
// raises: `lua_error` is a longjmp, and a longjmp over a Swift frame skips its releases.
//
// Every function here returns normally. Those that may run Lua code do so under lua_pcall and
// return a status; those that may only run out of memory overdraw a soft limit instead, which the
// trampoline settles once the last Swift frame is gone.
#ifndef CHARNESSLUA_H
#define CHARNESSLUA_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

typedef struct lua_State lua_State;

// What a Swift callee answers: a count of results on the stack, or one of these.
enum {
  HLUA_RAISE = -1,     // the error value is on top
  HLUA_METHOD = -2,    // (index of a type) the function on top is the member, remember it
  HLUA_PROPERTY = -3,  // (index of a type) the light getter on top is the member, remember it
  HLUA_SUSPEND = -4,   // suspends the coroutine; what it is resumed with are the results
};

// The statuses of protected calls (Lua's own).
enum {
  HLUA_OK = 0, HLUA_SUSPENDED = 1, HLUA_ERRRUN = 2, HLUA_ERRSYNTAX = 3, HLUA_ERRMEM = 4,
  HLUA_ERRERR = 5,
};

// The types of values (Lua's own).
enum {
  HLUA_TNONE = -1, HLUA_TNIL, HLUA_TBOOLEAN, HLUA_TLIGHTUSERDATA, HLUA_TNUMBER,
  HLUA_TSTRING, HLUA_TTABLE, HLUA_TFUNCTION, HLUA_TUSERDATA, HLUA_TTHREAD,
};

// Standard libraries that are opened when a script first names them.
enum {
  HLUA_LIB_TABLE, HLUA_LIB_MATH, HLUA_LIB_UTF8, HLUA_LIB_COROUTINE, HLUA_LIB_OS, HLUA_LIB_DEBUG,
  HLUA_LIB_PACKAGE, HLUA_LIB_FULL_OS, HLUA_LIB_IO,
};

// How the bridge calls Swift.
typedef struct hlua_callbacks {
  int32_t (*invoke)(void *callee, lua_State *L);  // runs a Swift callee
  void (*release)(void *object);                  // drops one retain
  void (*warn)(void *owner, const char *text, bool more);
} hlua_callbacks;

// What a Swift type, or a module, looks like to Lua. The callees are unretained and outlive the
// state; a null one is absent.
typedef struct hlua_type {
  const char *name;
  void *index;     // asked for a member that is not remembered yet
  void *newindex;
  void *call;
  void *tostring;
  void *concat;
  void *length;
  void *pairs;
  bool textual;    // unknown members fall through to the string library, on tostring's text
} hlua_type;

// ---- States (state.c) ----

// A new state with the base and string libraries and lazily found globals; NULL without memory.
lua_State *hlua_open(const hlua_callbacks *callbacks, void *owner, void *globals, size_t limit);
void hlua_close(lua_State *L);
void *hlua_owner(lua_State *L);
// The coroutine that is running now: calls from Swift go there.
lua_State *hlua_current(lua_State *L);
size_t hlua_memory_used(lua_State *L);
size_t hlua_memory_limit(lua_State *L);
void hlua_set_memory_limit(lua_State *L, size_t limit);
void hlua_collect(lua_State *L);

// ---- Reading the stack: never raises (values.c) ----

int32_t hlua_top(lua_State *L);
void hlua_set_top(lua_State *L, int32_t top);
int32_t hlua_type_of(lua_State *L, int32_t index);
bool hlua_is_integer(lua_State *L, int32_t index);
int64_t hlua_to_integer(lua_State *L, int32_t index, bool *ok);  // 2.0 is an integer, "2" is not
double hlua_to_number(lua_State *L, int32_t index, bool *ok);
bool hlua_to_boolean(lua_State *L, int32_t index);
const char *hlua_to_string(lua_State *L, int32_t index, size_t *length);  // NULL for other types
size_t hlua_raw_length(lua_State *L, int32_t index);
bool hlua_raw_equal(lua_State *L, int32_t index1, int32_t index2);
const void *hlua_identity(lua_State *L, int32_t index);

// ---- Pushing and tables: may overdraw the memory limit (values.c) ----

bool hlua_reserve(lua_State *L, int32_t slots);  // false: the stack is full, nothing may be pushed
void hlua_note_overflow(lua_State *L);           // the running callee will raise "stack overflow"
void hlua_push_nil(lua_State *L);
void hlua_push_integer(lua_State *L, int64_t value);
void hlua_push_number(lua_State *L, double value);
void hlua_push_boolean(lua_State *L, bool value);
void hlua_push_string(lua_State *L, const char *bytes, size_t length);
void hlua_push_light(lua_State *L, void *pointer);
void hlua_push_copy(lua_State *L, int32_t index);
void hlua_push_globals(lua_State *L);
bool hlua_push_base(lua_State *L, const char *name);  // false: no name of Lua's base library
void hlua_push_loaded(lua_State *L);                  // package.loaded
void hlua_new_table(lua_State *L, int32_t items, int32_t fields);
int32_t hlua_raw_get(lua_State *L, int32_t table);  // key -> value; its type
int32_t hlua_raw_get_item(lua_State *L, int32_t table, int64_t item);
int32_t hlua_raw_get_field(lua_State *L, int32_t table, const char *name, size_t length);
bool hlua_raw_set(lua_State *L, int32_t table);  // pops key, value; false for a nil or NaN key
void hlua_raw_set_item(lua_State *L, int32_t table, int64_t item);  // pops the value
int32_t hlua_next(lua_State *L, int32_t table);  // key -> key, value; 0 at the end, -1 if lost
int32_t hlua_reference(lua_State *L);            // pops the value, holds it
void hlua_push_reference(lua_State *L, int32_t reference);
void hlua_release_reference(lua_State *L, int32_t reference);

// ---- Swift closures and objects (objects.c) ----

void hlua_push_function(lua_State *L, void *callee);         // unretained, outlives the state
void hlua_push_closure(lua_State *L, void *retained_callee);  // released with the closure
// Pushes the one value that stands for an object, if there is one.
bool hlua_push_known_object(lua_State *L, const void *object, const hlua_type *type);
void hlua_push_object(lua_State *L, void *retained_object, const hlua_type *type);
void hlua_push_module(lua_State *L, const hlua_type *type);
// The object at an index, NULL if it is none of ours or closed; its type either way.
void *hlua_to_object(lua_State *L, int32_t index, const hlua_type **type);

// ---- Running Lua: protected, answers a status (calls.c) ----

int32_t hlua_call(lua_State *L, int32_t arguments, int32_t results);  // -1: all results
int32_t hlua_load(
    lua_State *L, const char *text, size_t length, const char *name, bool bytecode);
int32_t hlua_to_text(lua_State *L, int32_t index);  // pushes tostring(value), or an error
int32_t hlua_open_library(lua_State *L, int32_t library);  // pushes its table, or an error
int32_t hlua_seed_random(lua_State *L, uint64_t seed);
// The bytecode of the function on top, to be freed by the caller; NULL without memory.
char *hlua_dump(lua_State *L, size_t *length);

// ---- Coroutines that Swift runs (coroutines.c) ----

// Moves the function on top into a new coroutine and leaves the coroutine on top.
lua_State *hlua_new_coroutine(lua_State *L);
// Resumes with the values on top of the coroutine; HLUA_SUSPENDED, HLUA_OK or an error status. The
// results, or the error value, are all that is on its stack then.
int32_t hlua_resume(lua_State *L, lua_State *coroutine, int32_t arguments);
// Whether the running coroutine is one of Swift's that may be suspended here.
bool hlua_can_suspend(lua_State *L);

// ---- Where a script is (positions.c) ----

// The first frame of a script at or above a level; false if there is none. The source belongs to
// Lua and lives as long as that frame.
bool hlua_position(lua_State *L, int32_t level, const char **source, int32_t *line);

// Pushes the value that the nearest frame of a script has under a name: a local, else an upvalue.
// False, and nothing pushed, where it has none.
bool hlua_push_variable(lua_State *L, const char *name);

// What was noted when an error was raised: its position and the script's frames.
typedef struct hlua_failure {
  int32_t line;           // 0: no position
  size_t prefix;          // length of the "file:line: " that Lua put before the message
  const char *source;
  const char *traceback;  // one frame a line
} hlua_failure;

// Notes the place of an error that Swift raises in the function now running.
const hlua_failure *hlua_note_failure(lua_State *L);
// The note of the protected call that failed last.
const hlua_failure *hlua_last_failure(lua_State *L);
// How many results the caller of the running function wants: 0 as a statement, -1 all it gives.
int32_t hlua_results_wanted(lua_State *L);
// Whether hlua_results_wanted can be trusted with this build of Lua; run once.
bool hlua_results_wanted_is_known(void);

// ---- Limits (limits.c) ----

// Arms the limits of the state (nanoseconds, 0: none) on the calling thread. When a limit is
// passed, all its Lua code ends with an error until the limit is set anew. `exit_ticks` > 0: if
// code is still stuck that many 50 ms ticks later, the process ends with status 97.
bool hlua_limit_time(lua_State *L, uint64_t cpu, uint64_t wall, int32_t exit_ticks);
// Where to store a value, by the limit that was passed, before the process is left because its code
// can't be stopped.
void hlua_note_when_stuck(uint32_t *word, uint32_t cpu_value, uint32_t wall_value);
bool hlua_time_is_over(lua_State *L);
// Whether it was the wall limit that was passed.
bool hlua_real_time_is_over(lua_State *L);

#endif
