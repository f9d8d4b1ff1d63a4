// Reading and pushing values. Nothing here raises: the memory limit is soft while Swift runs.

#include <math.h>

#include "internal.h"

_Static_assert(HLUA_TNIL == LUA_TNIL && HLUA_TTABLE == LUA_TTABLE, "types are Lua's own");
_Static_assert(HLUA_TTHREAD == LUA_TTHREAD && HLUA_TNONE == LUA_TNONE, "types are Lua's own");
_Static_assert(sizeof(lua_Integer) == sizeof(int64_t), "integers have 64 bits");

int32_t hlua_top(lua_State *L) { return lua_gettop(L); }

void hlua_set_top(lua_State *L, int32_t top) { lua_settop(L, top); }

int32_t hlua_type_of(lua_State *L, int32_t index) { return lua_type(L, index); }

bool hlua_is_integer(lua_State *L, int32_t index) { return lua_isinteger(L, index); }

int64_t hlua_to_integer(lua_State *L, int32_t index, bool *ok) {
  int valid = 0;
  int64_t value = 0;
  if (lua_type(L, index) == LUA_TNUMBER) value = lua_tointegerx(L, index, &valid);
  *ok = valid;
  return value;
}

double hlua_to_number(lua_State *L, int32_t index, bool *ok) {
  *ok = lua_type(L, index) == LUA_TNUMBER;
  return *ok ? lua_tonumber(L, index) : 0;
}

bool hlua_to_boolean(lua_State *L, int32_t index) { return lua_toboolean(L, index); }

const char *hlua_to_string(lua_State *L, int32_t index, size_t *length) {
  if (lua_type(L, index) != LUA_TSTRING) return NULL;  // a number would be converted in place
  return lua_tolstring(L, index, length);
}

size_t hlua_raw_length(lua_State *L, int32_t index) { return lua_rawlen(L, index); }

bool hlua_raw_equal(lua_State *L, int32_t index1, int32_t index2) {
  return lua_rawequal(L, index1, index2);
}

const void *hlua_identity(lua_State *L, int32_t index) { return lua_topointer(L, index); }

bool hlua_reserve(lua_State *L, int32_t slots) { return lua_checkstack(L, slots); }

void hlua_note_overflow(lua_State *L) { HLUA_STATE(L)->overflowed = true; }

void hlua_push_nil(lua_State *L) { lua_pushnil(L); }

void hlua_push_integer(lua_State *L, int64_t value) { lua_pushinteger(L, value); }

void hlua_push_number(lua_State *L, double value) { lua_pushnumber(L, value); }

void hlua_push_boolean(lua_State *L, bool value) { lua_pushboolean(L, value); }

void hlua_push_string(lua_State *L, const char *bytes, size_t length) {
  lua_pushlstring(L, bytes, length);
}

void hlua_push_light(lua_State *L, void *pointer) { lua_pushlightuserdata(L, pointer); }

void hlua_push_copy(lua_State *L, int32_t index) { lua_pushvalue(L, index); }

void hlua_push_globals(lua_State *L) { lua_rawgeti(L, LUA_REGISTRYINDEX, LUA_RIDX_GLOBALS); }

void hlua_push_loaded(lua_State *L) {
  luaL_getsubtable(L, LUA_REGISTRYINDEX, LUA_LOADED_TABLE);
}

void hlua_new_table(lua_State *L, int32_t items, int32_t fields) {
  lua_createtable(L, items, fields);
}

int32_t hlua_raw_get(lua_State *L, int32_t table) { return lua_rawget(L, table); }

int32_t hlua_raw_get_item(lua_State *L, int32_t table, int64_t item) {
  return lua_rawgeti(L, table, item);
}

int32_t hlua_raw_get_field(lua_State *L, int32_t table, const char *name, size_t length) {
  table = lua_absindex(L, table);
  lua_pushlstring(L, name, length);
  return lua_rawget(L, table);
}

bool hlua_raw_set(lua_State *L, int32_t table) {
  // ..., key, value
  bool is_nan = lua_type(L, -2) == LUA_TNUMBER && isnan(lua_tonumber(L, -2));
  if (is_nan || lua_isnil(L, -2)) {
    lua_pop(L, 2);
    return false;
  }
  lua_rawset(L, table);
  return true;
}

void hlua_raw_set_item(lua_State *L, int32_t table, int64_t item) {
  lua_rawseti(L, table, item);
}

// lua_next raises for a key that is no longer in the table, which a finalizer may cause.
static int protected_next(lua_State *L) {
  // table, key
  return lua_next(L, 1) ? 2 : 0;
}

int32_t hlua_next(lua_State *L, int32_t table) {
  // ..., key
  table = lua_absindex(L, table);
  int before = lua_gettop(L) - 1;
  lua_pushcfunction(L, protected_next);
  lua_insert(L, -2);
  lua_pushvalue(L, table);
  lua_insert(L, -2);
  // ..., protected_next, table, key
  if (lua_pcall(L, 2, LUA_MULTRET, 0) != LUA_OK) {
    lua_settop(L, before);
    return -1;
  }
  return lua_gettop(L) > before;
}

int32_t hlua_reference(lua_State *L) { return luaL_ref(L, LUA_REGISTRYINDEX); }

void hlua_push_reference(lua_State *L, int32_t reference) {
  lua_rawgeti(L, LUA_REGISTRYINDEX, reference);
}

void hlua_release_reference(lua_State *L, int32_t reference) {
  luaL_unref(L, LUA_REGISTRYINDEX, reference);
}
