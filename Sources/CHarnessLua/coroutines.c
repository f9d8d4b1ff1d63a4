// coroutine.resume, wrap and close that note which coroutine is running: callbacks into Swift and
// the time limit need to know it.

#include "internal.h"

static lua_State *check_coroutine(lua_State *L) {
  lua_State *coroutine = lua_tothread(L, 1);
  luaL_argexpected(L, coroutine, 1, "coroutine");
  return coroutine;
}

// Resumes with the top values of L as arguments. The count of results, or -1 and an error value.
static int resume(lua_State *L, lua_State *coroutine, int arguments) {
  if (!lua_checkstack(coroutine, arguments)) {
    lua_pushliteral(L, "too many arguments to resume");
    return -1;
  }
  hlua_state *state = HLUA_STATE(L);
  lua_xmove(L, coroutine, arguments);
  hlua_arm_coroutine(coroutine);
  state->current = coroutine;
  int results;
  int status = lua_resume(coroutine, L, arguments, &results);
  state->current = L;
  hlua_arm_coroutine(L);
  if (status != LUA_OK && status != LUA_YIELD) {
    lua_xmove(coroutine, L, 1);
    return -1;
  }
  if (!lua_checkstack(L, results + 1)) {
    lua_pop(coroutine, results);
    lua_pushliteral(L, "too many results to resume");
    return -1;
  }
  lua_xmove(coroutine, L, results);
  return results;
}

static int tracked_resume(lua_State *L) {
  // coroutine, arguments...
  lua_State *coroutine = check_coroutine(L);
  int results = resume(L, coroutine, lua_gettop(L) - 1);
  lua_pushboolean(L, results >= 0);
  int returned = results < 0 ? 1 : results;
  lua_insert(L, -(returned + 1));
  return returned + 1;
}

// Closes with the coroutine marked as running, since its __close handlers are Lua code too.
static int close_coroutine(lua_State *L, lua_State *coroutine) {
  hlua_state *state = HLUA_STATE(L);
  hlua_arm_coroutine(coroutine);
  state->current = coroutine;
  int status = lua_resetthread(coroutine);
  state->current = L;
  hlua_arm_coroutine(L);
  return status;
}

// Raises the error of a wrapped coroutine as it is: its own position, its own traceback.
static int raise_from(lua_State *L, lua_State *coroutine) {
  // ..., error value
  hlua_state *state = HLUA_STATE(L);
  const char *message = lua_type(L, -1) == LUA_TSTRING ? lua_tostring(L, -1) : NULL;
  if (lua_status(coroutine) <= LUA_YIELD) return luaL_error(L, "%s", message);  // it was dead
  hlua_record_failure(coroutine, 0, message);
  state->noted = message;
  if (close_coroutine(L, coroutine) != LUA_OK) {
    lua_xmove(coroutine, L, 1);
    const char *last = lua_type(L, -1) == LUA_TSTRING ? lua_tostring(L, -1) : NULL;
    if (last != message) state->noted = NULL;
  }
  return lua_error(L);
}

static int call_wrapped(lua_State *L) {
  // arguments...
  lua_State *coroutine = lua_tothread(L, lua_upvalueindex(1));
  int results = resume(L, coroutine, lua_gettop(L));
  return results >= 0 ? results : raise_from(L, coroutine);
}

static int tracked_wrap(lua_State *L) {
  // function
  luaL_checktype(L, 1, LUA_TFUNCTION);
  lua_State *coroutine = lua_newthread(L);
  lua_pushvalue(L, 1);
  lua_xmove(L, coroutine, 1);
  lua_pushcclosure(L, call_wrapped, 1);
  return 1;
}

static const char *running_or_normal(lua_State *L, lua_State *coroutine) {
  if (L == coroutine) return "running";
  if (lua_status(coroutine) != LUA_OK) return NULL;
  lua_Debug frame;
  return lua_getstack(coroutine, 0, &frame) ? "normal" : NULL;
}

static int tracked_close(lua_State *L) {
  // coroutine
  lua_State *coroutine = check_coroutine(L);
  const char *busy = running_or_normal(L, coroutine);
  if (busy != NULL) return luaL_error(L, "cannot close a %s coroutine", busy);
  int status = close_coroutine(L, coroutine);
  lua_pushboolean(L, status == LUA_OK);
  if (status == LUA_OK) return 1;
  lua_xmove(coroutine, L, 1);
  return 2;
}

void hlua_replace_coroutine(lua_State *L) {
  // ..., coroutine library
  static const luaL_Reg replaced[] = {
      {"resume", tracked_resume}, {"wrap", tracked_wrap}, {"close", tracked_close}, {NULL, NULL}};
  luaL_setfuncs(L, replaced, 0);
}

// ---- Coroutines that Swift runs ----

lua_State *hlua_new_coroutine(lua_State *L) {
  // ..., function
  lua_State *coroutine = lua_newthread(L);
  lua_insert(L, -2);
  lua_xmove(L, coroutine, 1);
  return coroutine;
}

int32_t hlua_resume(lua_State *L, lua_State *coroutine, int32_t arguments) {
  hlua_state *state = HLUA_STATE(L);
  int depth = state->in_swift;
  lua_State *driven = state->driven, *resumer = state->resumer;
  state->in_swift = 0;
  state->driven = coroutine;
  state->resumer = L;
  state->current = coroutine;
  hlua_arm_coroutine(coroutine);
  int results = 0;
  int status = lua_resume(coroutine, L, arguments, &results);
  if (status > LUA_YIELD) {
    bool is_text = lua_type(coroutine, -1) == LUA_TSTRING;
    hlua_record_failure(coroutine, 0, is_text ? lua_tostring(coroutine, -1) : NULL);
    lua_resetthread(coroutine);  // runs its __close handlers and leaves the error value
  }
  state->current = L;
  state->driven = driven;
  state->resumer = resumer;
  state->in_swift = depth;
  hlua_disarm_at_top(L);
  return status;
}

bool hlua_can_suspend(lua_State *L) {
  return HLUA_STATE(L)->driven == L && lua_isyieldable(L);
}
