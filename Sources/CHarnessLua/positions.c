// Where a script is: positions, tracebacks, and what the caller wants.

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "internal.h"

// Chunks of this name prefix are the harness's own and never shown.
static bool is_script(const lua_Debug *frame) {
  return *frame->what != 'C' && strncmp(frame->source, "=harness", 8) != 0;
}

// The name of a file; a chunk that was loaded from text has only its short form.
static const char *shown_source(const lua_Debug *frame) {
  bool is_named = *frame->source == '@' || *frame->source == '=';
  return is_named ? frame->source + 1 : frame->short_src;
}

bool hlua_position(lua_State *L, int32_t level, const char **source, int32_t *line) {
  static _Thread_local lua_Debug frame;  // short_src must outlive the call
  for (; lua_getstack(L, level, &frame); level++) {
    lua_getinfo(L, "Sl", &frame);
    if (!is_script(&frame)) continue;
    *source = shown_source(&frame);
    *line = frame.currentline;
    return true;
  }
  return false;
}

// Of several locals with one name the last is the one in sight.
static bool push_local(lua_State *L, const lua_Debug *frame, const char *name) {
  int found = 0;
  const char *other;
  for (int n = 1; (other = lua_getlocal(L, frame, n)) != NULL; n++) {
    if (strcmp(other, name) == 0) found = n;
    lua_pop(L, 1);
  }
  return found > 0 && lua_getlocal(L, frame, found) != NULL;
}

static bool push_upvalue(lua_State *L, lua_Debug *frame, const char *name) {
  lua_getinfo(L, "f", frame);
  // function
  const char *other;
  for (int n = 1; (other = lua_getupvalue(L, -1, n)) != NULL; n++) {
    if (strcmp(other, name) == 0) {
      // function value
      lua_remove(L, -2);
      return true;
    }
    lua_pop(L, 1);
  }
  lua_pop(L, 1);
  return false;
}

bool hlua_push_variable(lua_State *L, const char *name) {
  lua_Debug frame;
  for (int level = 0; lua_getstack(L, level, &frame); level++) {
    lua_getinfo(L, "Sl", &frame);
    if (!is_script(&frame)) continue;
    return push_local(L, &frame, name) || push_upvalue(L, &frame, name);
  }
  return false;
}

// ---- Failures ----

// The length of this frame's "file:line: " if the message begins with it.
static size_t position_prefix(const lua_Debug *frame, const char *message) {
  char prefix[LUA_IDSIZE + 16];
  int length = snprintf(prefix, sizeof prefix, "%s:%d: ", frame->short_src, frame->currentline);
  return strncmp(message, prefix, (size_t)length) == 0 ? (size_t)length : 0;
}

static void set_position(failure_record *failure, const lua_Debug *frame, size_t prefix) {
  failure->note.line = frame->currentline;
  failure->note.prefix = prefix;
  snprintf(failure->source, sizeof failure->source, "%s", shown_source(frame));
}

static size_t add_frame(char *text, size_t size, const lua_Debug *frame) {
  const char *source = shown_source(frame);
  int length;
  if (*frame->what == 'm')
    length = snprintf(text, size, "%s:%d: in main chunk\n", source, frame->currentline);
  else if (frame->name != NULL)
    length = snprintf(
        text, size, "%s:%d: in function '%s'\n", source, frame->currentline, frame->name);
  else
    length = snprintf(
        text, size, "%s:%d: in function <line %d>\n", source, frame->currentline,
        frame->linedefined);
  if (length > 0 && (size_t)length < size) return (size_t)length;
  *text = '\0';
  return 0;
}

// How many frames of a deep recursion are looked at and shown.
enum { MAX_LEVELS = 400, MAX_FRAMES = 40 };

static failure_record *new_failure(hlua_state *state) {
  failure_record *failure = state->failure;
  if (failure == NULL) failure = state->failure = calloc(1, sizeof *failure);
  if (failure == NULL) return NULL;
  failure->note.source = failure->source;
  failure->note.traceback = failure->traceback;
  failure->note.line = 0;
  failure->note.prefix = 0;
  *failure->traceback = '\0';
  return failure;
}

const hlua_failure *hlua_record_failure(lua_State *L, int level, const char *message) {
  hlua_state *state = HLUA_STATE(L);
  failure_record *failure = new_failure(state);
  if (failure == NULL) return NULL;
  size_t used = 0;
  lua_Debug frame;
  int shown = 0;
  for (int depth = 0; depth < MAX_LEVELS; depth++) {
    if (!lua_getstack(L, level, &frame)) {
      // A coroutine that Swift runs goes on with where the script was when it was resumed.
      if (L != state->driven || state->resumer == NULL) break;
      L = state->resumer;
      level = 0;
      continue;
    }
    level++;
    lua_getinfo(L, "Sln", &frame);
    if (*frame.what == 'C') continue;
    size_t prefix = message && failure->note.prefix == 0 ? position_prefix(&frame, message) : 0;
    if (prefix > 0) set_position(failure, &frame, prefix);
    if (!is_script(&frame)) continue;
    if (failure->note.line == 0) set_position(failure, &frame, 0);
    if (shown++ >= MAX_FRAMES) continue;
    used += add_frame(failure->traceback + used, sizeof failure->traceback - used, &frame);
  }
  return &failure->note;
}

int hlua_on_error(lua_State *L) {
  // value
  hlua_state *state = HLUA_STATE(L);
  const char *message = lua_type(L, 1) == LUA_TSTRING ? lua_tostring(L, 1) : NULL;
  bool is_noted = message != NULL && message == state->noted;
  state->noted = NULL;
  if (!is_noted) hlua_record_failure(L, 1, message);
  return 1;
}

const hlua_failure *hlua_note_failure(lua_State *L) { return hlua_record_failure(L, 1, NULL); }

const hlua_failure *hlua_last_failure(lua_State *L) {
  failure_record *failure = HLUA_STATE(L)->failure;
  return failure != NULL ? &failure->note : NULL;
}

// ---- Results wanted ----

// `nresults`, a short in Lua's private CallInfo, on 64-bit builds of 5.4.0 to 5.4.8.
enum { NRESULTS_OFFSET = 60 };

int32_t hlua_results_wanted(lua_State *L) {
  lua_Debug frame;
  if (!lua_getstack(L, 0, &frame)) return 1;
  short wanted;
  memcpy(&wanted, (const char *)frame.i_ci + NRESULTS_OFFSET, sizeof wanted);
  return wanted < 0 ? -1 : wanted;
}

static int answer_wanted(lua_State *L) {
  lua_Integer *answers = lua_touserdata(L, lua_upvalueindex(1));
  answers[answers[0]++] = hlua_results_wanted(L);
  lua_pushnil(L);
  return 1;
}

static const char calibration[] =
    "local f = ...\n"
    "f()\n"
    "local a = f()\n"
    "local b, c, d = f()\n"
    "if f() then end\n"
    "pcall(f);\n"
    "(function() return f() end)()\n";

bool hlua_results_wanted_is_known(void) {
  static const lua_Integer expected[] = {7, 0, 1, 3, 1, -1, -1};
  lua_Integer answers[16] = {1};
  if (sizeof(void *) != 8) return false;
  lua_State *L = luaL_newstate();
  if (L == NULL) return false;
  luaL_requiref(L, LUA_GNAME, luaopen_base, 1);
  bool runs = luaL_loadstring(L, calibration) == LUA_OK;
  if (runs) {
    lua_pushlightuserdata(L, answers);
    lua_pushcclosure(L, answer_wanted, 1);
    runs = lua_pcall(L, 1, 0, 0) == LUA_OK;
  }
  lua_close(L);
  return runs && memcmp(answers, expected, sizeof expected) == 0;
}
