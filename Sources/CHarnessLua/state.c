// Opening and closing states.

#include <stdio.h>
#include <stdlib.h>

#include "internal.h"

static int panic(lua_State *L) {
  const char *message = lua_type(L, -1) == LUA_TSTRING ? lua_tostring(L, -1) : "no message";
  fprintf(stderr, "an unprotected Lua error: %s\n", message);
  abort();
}

static void warn(void *data, const char *text, int more) {
  hlua_state *state = data;
  int depth = state->in_swift;
  state->in_swift = 1;
  state->callbacks.warn(state->owner, text, more != 0);
  state->in_swift = depth;
}

// Upvalue 1 holds the names of globals that the script has set, if only to nil.
static int global_index(lua_State *L) {
  // globals, name
  lua_settop(L, 2);
  lua_pushvalue(L, 2);
  if (lua_rawget(L, lua_upvalueindex(1)) != LUA_TNIL) {
    lua_pushnil(L);
    return 1;
  }
  lua_settop(L, 2);
  return hlua_invoke(L, lua_touserdata(L, lua_upvalueindex(2)));
}

static int global_newindex(lua_State *L) {
  // globals, name, value
  lua_settop(L, 3);
  lua_pushvalue(L, 2);
  lua_pushboolean(L, 1);
  lua_rawset(L, lua_upvalueindex(1));
  lua_rawset(L, 1);
  return 0;
}

// Makes the table of globals, with its lazy look-up. Argument: the callee that knows the names.
static int prepare(lua_State *L) {
  // callee
  hlua_prepare_strings(L);
  lua_createtable(L, 0, 16);
  lua_createtable(L, 0, 3);
  lua_createtable(L, 0, 0);
  // callee, globals, metatable, names set
  lua_pushvalue(L, -1);
  lua_pushvalue(L, 1);
  lua_pushcclosure(L, global_index, 2);
  lua_setfield(L, 3, "__index");
  lua_pushcclosure(L, global_newindex, 1);
  lua_setfield(L, 3, "__newindex");
  lua_pushboolean(L, 0);
  lua_setfield(L, 3, "__metatable");
  lua_setmetatable(L, 2);
  lua_rawseti(L, LUA_REGISTRYINDEX, LUA_RIDX_GLOBALS);
  return 0;
}

// Most tests end before they have used so much, and never pay for a collection.
enum { FREE_KILOBYTES = 256 };

lua_State *hlua_open(const hlua_callbacks *callbacks, void *owner, void *globals, size_t limit) {
  hlua_state *state = calloc(1, sizeof *state);
  if (state == NULL) return NULL;
  state->callbacks = *callbacks;
  state->owner = owner;
  state->limit = limit;
  lua_State *L = lua_newstate(hlua_allocate, state);
  if (L == NULL) {
    hlua_give_back_slabs(&state->memory);
    free(state);
    return NULL;
  }
  HLUA_STATE(L) = state;
  state->main = L;
  state->current = L;
  lua_gc(L, LUA_GCSTOP);
  lua_atpanic(L, panic);
  lua_setwarnf(L, warn, state);
  lua_pushcfunction(L, prepare);
  lua_pushlightuserdata(L, globals);
  if (lua_pcall(L, 1, 0, 0) != LUA_OK) {
    hlua_close(L);
    return NULL;
  }
  lua_gc(L, LUA_GCRESTART);
  lua_gc(L, LUA_GCSTEP, -FREE_KILOBYTES);
  state->in_swift = 1;
  return L;
}

void hlua_close(lua_State *L) {
  hlua_state *state = HLUA_STATE(L);
  hlua_disarm_time(state);
  state->limit = SIZE_MAX;
  lua_close(state->main);
  hlua_give_back_slabs(&state->memory);
  free(state->failure);
  free(state);
}

void *hlua_owner(lua_State *L) { return HLUA_STATE(L)->owner; }

lua_State *hlua_current(lua_State *L) { return HLUA_STATE(L)->current; }

size_t hlua_memory_used(lua_State *L) { return HLUA_STATE(L)->used; }

size_t hlua_memory_limit(lua_State *L) { return HLUA_STATE(L)->limit; }

void hlua_set_memory_limit(lua_State *L, size_t limit) { HLUA_STATE(L)->limit = limit; }

void hlua_collect(lua_State *L) { lua_gc(L, LUA_GCCOLLECT); }
