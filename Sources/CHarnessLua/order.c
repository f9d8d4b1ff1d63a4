// `pairs` in an order that is the same in each run.
//
// Lua hashes strings with a seed that it takes from addresses and the time, and everything else that
// is collected by its address, so the order of `next` differs from state to state. What a script
// prints or does in that order would, too. A table with such keys is therefore gone through by a
// list of its keys: numbers by size, then strings, then the rest as `next` has them. All other
// tables are gone through by `next` itself.

#include <stdlib.h>
#include <string.h>

#include "internal.h"

typedef struct {
  int kind; // 0 number, 1 string, 2 anything else
  lua_Number number;
  const char *text; // held by the list of keys
  size_t length;
  lua_Integer place; // in the order of `next`
} key_entry;

static key_entry entry_of(lua_State *L, int index, lua_Integer place) {
  key_entry entry = {.kind = 2, .place = place};
  if (lua_type(L, index) == LUA_TNUMBER) {
    entry.kind = 0;
    entry.number = lua_tonumber(L, index);
  } else if (lua_type(L, index) == LUA_TSTRING) {
    entry.kind = 1;
    entry.text = lua_tolstring(L, index, &entry.length);
  }
  return entry;
}

static int compare_texts(const key_entry *a, const key_entry *b) {
  size_t common = a->length < b->length ? a->length : b->length;
  int order = memcmp(a->text, b->text, common);
  if (order != 0) return order;
  return a->length < b->length ? -1 : a->length > b->length;
}

static int compare(const void *left, const void *right) {
  const key_entry *a = left, *b = right;
  int order = a->kind - b->kind;
  if (order == 0 && a->kind == 0) order = a->number < b->number ? -1 : a->number > b->number;
  if (order == 0 && a->kind == 1) order = compare_texts(a, b);
  if (order == 0) order = a->place < b->place ? -1 : a->place > b->place;
  return order;
}

// How many keys the table has; 0 when `next` has them in the same order in each run.
static lua_Integer count_keys(lua_State *L) {
  // table
  lua_Integer count = 0;
  bool needs_order = false;
  for (lua_pushnil(L); lua_next(L, 1); lua_pop(L, 1)) {
    count++;
    if (lua_type(L, -2) != LUA_TNUMBER && lua_type(L, -2) != LUA_TBOOLEAN) needs_order = true;
  }
  return needs_order && count > 1 ? count : 0;
}

// Pushes the list of the keys, in order.
static void push_keys(lua_State *L, lua_Integer count) {
  // table
  key_entry *entries = lua_newuserdatauv(L, (size_t)count * sizeof *entries, 0);
  lua_createtable(L, (int)count, 0);
  lua_Integer place = 0;
  for (lua_pushnil(L); place < count && lua_next(L, 1); lua_pop(L, 1)) {
    entries[place] = entry_of(L, -2, place + 1);
    lua_pushvalue(L, -2);
    lua_rawseti(L, 3, ++place);
  }
  lua_settop(L, 3);
  // table, entries, keys
  qsort(entries, (size_t)place, sizeof *entries, compare);
  lua_createtable(L, (int)count, 0);
  for (lua_Integer i = 0; i < place; i++) {
    lua_rawgeti(L, 3, entries[i].place);
    lua_rawseti(L, 4, i + 1);
  }
}

// Upvalues: the keys, and how many of them are done. A key that was cleared meanwhile is left out.
static int next_in_order(lua_State *L) {
  // table, key
  luaL_checktype(L, 1, LUA_TTABLE);
  lua_Integer place = lua_tointeger(L, lua_upvalueindex(2));
  for (;;) {
    lua_settop(L, 1);
    if (lua_rawgeti(L, lua_upvalueindex(1), ++place) == LUA_TNIL) return 1;
    lua_pushvalue(L, -1);
    if (lua_rawget(L, 1) != LUA_TNIL) break;
  }
  lua_pushinteger(L, place);
  lua_replace(L, lua_upvalueindex(2));
  return 2;
}

static int finish_metamethod(lua_State *L, int status, lua_KContext context) {
  (void)L, (void)status, (void)context;
  return 3;
}

int hlua_ordered_pairs(lua_State *L) {
  // value
  luaL_checkany(L, 1);
  lua_settop(L, 1);
  if (luaL_getmetafield(L, 1, "__pairs") != LUA_TNIL) {
    lua_pushvalue(L, 1);
    lua_callk(L, 1, 3, 0, finish_metamethod);
    return 3;
  }
  lua_Integer count = lua_istable(L, 1) ? count_keys(L) : 0;
  if (count == 0) {
    hlua_push_base(L, "next");
  } else {
    push_keys(L, count);
    lua_pushinteger(L, 0);
    lua_pushcclosure(L, next_in_order, 2);
  }
  lua_pushvalue(L, 1);
  lua_pushnil(L);
  return 3;
}
