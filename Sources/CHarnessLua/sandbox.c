// The standard libraries as a script may have them.

#include <string.h>

#include "internal.h"

// ---- base ----

// A reader of `load` that takes the pieces from a Lua function. The piece stays in a slot of its
// own, so that it is not collected while the parser reads it.
enum { READER = 1, PIECE = 5 };

static const char *read_piece(lua_State *L, void *data, size_t *length) {
  (void)data;
  luaL_checkstack(L, 2, "too many nested functions");
  lua_pushvalue(L, READER);
  lua_call(L, 0, 1);
  if (lua_isnil(L, -1)) {
    lua_pop(L, 1);
    *length = 0;
    return NULL;
  }
  if (lua_type(L, -1) != LUA_TSTRING) luaL_error(L, "reader function must return a string");
  lua_replace(L, PIECE);
  return lua_tolstring(L, PIECE, length);
}

// load(text or reader [, name [, mode [, environment]]]), text only: bytecode can crash Lua.
static int safe_load(lua_State *L) {
  bool has_environment = !lua_isnone(L, 4);
  lua_settop(L, 4);
  int status;
  if (lua_type(L, 1) == LUA_TSTRING) {
    size_t length;
    const char *text = lua_tolstring(L, 1, &length);
    status = luaL_loadbufferx(L, text, length, luaL_optstring(L, 2, text), "t");
  } else {
    luaL_checktype(L, READER, LUA_TFUNCTION);
    const char *name = luaL_optstring(L, 2, "=(load)");
    lua_settop(L, PIECE);
    status = lua_load(L, read_piece, NULL, name, "t");
  }
  if (status != LUA_OK) {
    lua_pushnil(L);
    lua_insert(L, -2);
    return 2;
  }
  if (has_environment) {
    lua_pushvalue(L, 4);
    if (lua_setupvalue(L, -2, 1) == NULL) lua_pop(L, 1);
  }
  return 1;
}

// A message handler of a script must not go on for ever once the time is over: no hook reaches it.
static int guarded_handler(lua_State *L) {
  // value
  if (HLUA_STATE(L)->time_over) return 1;
  lua_pushvalue(L, lua_upvalueindex(1));
  lua_insert(L, 1);
  lua_call(L, lua_gettop(L) - 1, 1);
  return 1;
}

static int finish_xpcall(lua_State *L, int status, lua_KContext context) {
  if (status != LUA_OK && status != LUA_YIELD) {
    lua_pushboolean(L, 0);
    lua_pushvalue(L, -2);
    return 2;
  }
  return lua_gettop(L) - (int)context;
}

static int safe_xpcall(lua_State *L) {
  // function, handler, arguments...
  int arguments = lua_gettop(L);
  luaL_checktype(L, 2, LUA_TFUNCTION);
  lua_pushvalue(L, 2);
  lua_pushcclosure(L, guarded_handler, 1);
  lua_replace(L, 2);
  lua_pushboolean(L, 1);
  lua_pushvalue(L, 1);
  lua_rotate(L, 3, 2);
  // function, handler, true, function, arguments...
  int status = lua_pcallk(L, arguments - 2, LUA_MULTRET, 2, 2, finish_xpcall);
  return finish_xpcall(L, status, 2);
}

void hlua_replace_base(lua_State *L) {
  // ..., globals
  static const luaL_Reg replaced[] = {
      {"load", safe_load}, {"xpcall", safe_xpcall}, {"pairs", hlua_ordered_pairs}, {NULL, NULL}};
  luaL_setfuncs(L, replaced, 0);
  lua_pushnil(L);
  lua_setfield(L, -2, "dofile");
  lua_pushnil(L);
  lua_setfield(L, -2, "loadfile");
}

// ---- os, debug ----

static int refuse_exit(lua_State *L) {
  return luaL_error(
      L, "os.exit is not available in a test script; return from the test or call skip()");
}

// `__index` of a library of which a part is shown. Upvalue: its name.
static int refuse_member(lua_State *L) {
  // library, name
  return luaL_error(
      L, "%s.%s is not available in a test script", lua_tostring(L, lua_upvalueindex(1)),
      luaL_tolstring(L, 2, NULL));
}

// Replaces the library on top by a table of the named members.
static void keep_members(lua_State *L, const char *library, const char *const *names) {
  // ..., library
  lua_createtable(L, 0, 6);
  for (; *names != NULL; names++) {
    lua_getfield(L, -2, *names);
    lua_setfield(L, -2, *names);
  }
  lua_createtable(L, 0, 2);
  lua_pushstring(L, library);
  lua_pushcclosure(L, refuse_member, 1);
  lua_setfield(L, -2, "__index");
  lua_pushboolean(L, 0);
  lua_setfield(L, -2, "__metatable");
  lua_setmetatable(L, -2);
  lua_remove(L, -2);
}

static void open_plain(lua_State *L, lua_CFunction open, const char *name) {
  lua_pushcfunction(L, open);
  lua_pushstring(L, name);
  lua_call(L, 1, 1);
}

static void open_math(lua_State *L) {
  open_plain(L, luaopen_math, LUA_MATHLIBNAME);
  lua_getfield(L, -1, "randomseed");
  lua_pushinteger(L, (lua_Integer)HLUA_STATE(L)->seed);
  lua_pushinteger(L, 0);
  lua_call(L, 2, 0);
}

static void open_os(lua_State *L) {
  static const char *const kept[] = {"time", "clock", "date", "difftime", NULL};
  open_plain(L, luaopen_os, LUA_OSLIBNAME);
  keep_members(L, LUA_OSLIBNAME, kept);
  lua_pushcfunction(L, refuse_exit);
  lua_setfield(L, -2, "exit");
}

static void open_full_os(lua_State *L) {
  open_plain(L, luaopen_os, LUA_OSLIBNAME);
  lua_pushcfunction(L, refuse_exit);
  lua_setfield(L, -2, "exit");
}

static void open_debug(lua_State *L) {
  static const char *const kept[] = {"traceback", NULL};
  open_plain(L, luaopen_debug, LUA_DBLIBNAME);
  keep_members(L, LUA_DBLIBNAME, kept);
}

// `package` has no loaders of its own: `require` is Swift's.
static void open_package(lua_State *L) {
  lua_createtable(L, 0, 3);
  luaL_getsubtable(L, LUA_REGISTRYINDEX, LUA_LOADED_TABLE);
  hlua_push_globals(L);
  lua_setfield(L, -2, LUA_GNAME);
  hlua_push_string_library(L);
  lua_setfield(L, -2, LUA_STRLIBNAME);
  lua_setfield(L, -2, "loaded");
  luaL_getsubtable(L, LUA_REGISTRYINDEX, LUA_PRELOAD_TABLE);
  lua_setfield(L, -2, "preload");
}

// ---- Opening ----

static const char *open_named(lua_State *L, int library) {
  switch (library) {
    case HLUA_LIB_TABLE: return open_plain(L, luaopen_table, LUA_TABLIBNAME), LUA_TABLIBNAME;
    case HLUA_LIB_MATH: return open_math(L), LUA_MATHLIBNAME;
    case HLUA_LIB_UTF8: return open_plain(L, luaopen_utf8, LUA_UTF8LIBNAME), LUA_UTF8LIBNAME;
    case HLUA_LIB_COROUTINE:
      open_plain(L, luaopen_coroutine, LUA_COLIBNAME);
      return hlua_replace_coroutine(L), LUA_COLIBNAME;
    case HLUA_LIB_OS: return open_os(L), LUA_OSLIBNAME;
    case HLUA_LIB_FULL_OS: return open_full_os(L), LUA_OSLIBNAME;
    case HLUA_LIB_DEBUG: return open_debug(L), LUA_DBLIBNAME;
    case HLUA_LIB_IO: return open_plain(L, luaopen_io, LUA_IOLIBNAME), LUA_IOLIBNAME;
    default: return open_package(L), LUA_LOADLIBNAME;
  }
}

int hlua_open_sandboxed(lua_State *L) {
  // library
  int library = (int)lua_tointeger(L, 1);
  const char *name = open_named(L, library);
  luaL_getsubtable(L, LUA_REGISTRYINDEX, LUA_LOADED_TABLE);
  lua_pushvalue(L, -2);
  lua_setfield(L, -2, name);
  lua_pop(L, 1);
  return 1;
}
