// Running Lua from Swift. Everything that may raise happens under lua_pcall, in C.

#include <stdlib.h>
#include <string.h>

#include "internal.h"

_Static_assert(HLUA_OK == LUA_OK && HLUA_ERRRUN == LUA_ERRRUN, "statuses are Lua's own");
_Static_assert(HLUA_ERRMEM == LUA_ERRMEM && HLUA_ERRERR == LUA_ERRERR, "statuses are Lua's own");

// A protected call in which the memory limit holds.
static int protected_call(lua_State *L, int arguments, int results, int handler) {
  hlua_state *state = HLUA_STATE(L);
  int depth = state->in_swift;
  state->in_swift = 0;
  int status = lua_pcall(L, arguments, results, handler);
  state->in_swift = depth;
  return status;
}

int32_t hlua_call(lua_State *L, int32_t arguments, int32_t results) {
  // ..., function, arguments...
  int handler = lua_gettop(L) - arguments;
  lua_pushcfunction(L, hlua_on_error);
  lua_insert(L, handler);
  int status = protected_call(L, arguments, results, handler);
  lua_remove(L, handler);
  hlua_disarm_at_top(L);
  return status;
}

int32_t hlua_load(
    lua_State *L, const char *text, size_t length, const char *name, bool bytecode) {
  hlua_state *state = HLUA_STATE(L);
  int depth = state->in_swift;
  state->in_swift = 0;
  int status = luaL_loadbufferx(L, text, length, name, bytecode ? "b" : "t");
  state->in_swift = depth;
  return status;
}

static int to_text(lua_State *L) {
  // value
  luaL_tolstring(L, 1, NULL);
  return 1;
}

int32_t hlua_to_text(lua_State *L, int32_t index) {
  index = lua_absindex(L, index);
  lua_pushcfunction(L, to_text);
  lua_pushvalue(L, index);
  return hlua_call(L, 1, 1);
}

static int open_library(lua_State *L) {
  // library
  return hlua_open_sandboxed(L);
}

int32_t hlua_open_library(lua_State *L, int32_t library) {
  lua_pushcfunction(L, open_library);
  lua_pushinteger(L, library);
  return hlua_call(L, 1, 1);
}

static int seed_random(lua_State *L) {
  hlua_state *state = HLUA_STATE(L);
  lua_getfield(L, LUA_REGISTRYINDEX, LUA_LOADED_TABLE);
  if (lua_getfield(L, -1, LUA_MATHLIBNAME) != LUA_TTABLE) return 0;  // seeded when it is opened
  lua_getfield(L, -1, "randomseed");
  lua_pushinteger(L, (lua_Integer)state->seed);
  lua_pushinteger(L, 0);
  lua_call(L, 2, 0);
  return 0;
}

int32_t hlua_seed_random(lua_State *L, uint64_t seed) {
  HLUA_STATE(L)->seed = seed;
  lua_pushcfunction(L, seed_random);
  int status = protected_call(L, 0, 0, 0);
  if (status != LUA_OK) lua_pop(L, 1);
  return status;
}

typedef struct {
  char *bytes;
  size_t length;
  size_t capacity;
} byte_buffer;

static int write_bytes(lua_State *L, const void *bytes, size_t length, void *data) {
  (void)L;
  byte_buffer *buffer = data;
  if (buffer->length + length > buffer->capacity) {
    size_t capacity = (buffer->length + length) * 2;
    char *moved = realloc(buffer->bytes, capacity);
    if (moved == NULL) return 1;
    buffer->bytes = moved;
    buffer->capacity = capacity;
  }
  memcpy(buffer->bytes + buffer->length, bytes, length);
  buffer->length += length;
  return 0;
}

char *hlua_dump(lua_State *L, size_t *length) {
  byte_buffer buffer = {0};
  if (lua_dump(L, write_bytes, &buffer, 0) != 0) {
    free(buffer.bytes);
    return NULL;
  }
  *length = buffer.length;
  return buffer.bytes;
}
