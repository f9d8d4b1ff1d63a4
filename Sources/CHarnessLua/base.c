// The base and string libraries, name by name.
//
// Opening both costs more than all the rest of a fresh state, and a script names few of their
// functions. So their addresses are taken once per process from a state that is thrown away, and
// a fresh state gets a function when its script first names it.

#include <pthread.h>
#include <string.h>

#include "internal.h"

typedef struct {
  char name[16];
  lua_CFunction function;
} known_function;

enum { MAX_FUNCTIONS = 40, MAX_EVENTS = 12 };

static known_function base_functions[MAX_FUNCTIONS];
static known_function string_functions[MAX_FUNCTIONS];
static known_function string_events[MAX_EVENTS];
static pthread_once_t once = PTHREAD_ONCE_INIT;

// Copies the functions of the table on top; the last entry stays empty.
static void copy_functions(lua_State *L, known_function *functions, int capacity) {
  // table
  int count = 0;
  for (lua_pushnil(L); lua_next(L, -2); lua_pop(L, 1)) {
    const char *name = lua_tostring(L, -2);
    lua_CFunction function = lua_tocfunction(L, -1);
    if (function == NULL || strlen(name) >= sizeof functions->name) continue;
    if (count == capacity - 1) luaL_error(L, "more functions than expected");
    strcpy(functions[count].name, name);
    functions[count++].function = function;
  }
}

static int copy_all(lua_State *L) {
  luaL_requiref(L, LUA_GNAME, luaopen_base, 1);
  hlua_replace_base(L);
  copy_functions(L, base_functions, MAX_FUNCTIONS);
  luaL_requiref(L, LUA_STRLIBNAME, luaopen_string, 1);
  copy_functions(L, string_functions, MAX_FUNCTIONS);
  lua_pushliteral(L, "");
  lua_getmetatable(L, -1);
  copy_functions(L, string_events, MAX_EVENTS);
  return 0;
}

static void copy_once(void) {
  lua_State *L = luaL_newstate();
  if (L == NULL) return;
  lua_pushcfunction(L, copy_all);
  lua_pcall(L, 0, 0, 0);
  lua_close(L);
}

static lua_CFunction find(const known_function *functions, const char *name) {
  for (; functions->function != NULL; functions++)
    if (strcmp(functions->name, name) == 0) return functions->function;
  return NULL;
}

bool hlua_push_base(lua_State *L, const char *name) {
  lua_CFunction function = find(base_functions, name);
  if (function != NULL)
    lua_pushcfunction(L, function);
  else if (strcmp(name, LUA_GNAME) == 0)
    hlua_push_globals(L);
  else if (strcmp(name, LUA_STRLIBNAME) == 0)
    hlua_push_string_library(L);
  else if (strcmp(name, "_VERSION") == 0)
    lua_pushliteral(L, LUA_VERSION);
  else
    return false;
  return true;
}

void hlua_push_string_library(lua_State *L) {
  lua_pushliteral(L, "");
  lua_getmetatable(L, -1);
  lua_pushliteral(L, "__index");
  lua_rawget(L, -2);
  lua_replace(L, -3);
  lua_pop(L, 1);
}

static int string_index(lua_State *L) {
  // string library, name
  if (lua_type(L, 2) != LUA_TSTRING) return 0;
  lua_CFunction function = find(string_functions, lua_tostring(L, 2));
  if (function == NULL) return 0;
  lua_settop(L, 2);
  lua_pushcfunction(L, function);
  lua_pushvalue(L, -1);
  lua_insert(L, 2);
  // string library, function, name, function
  lua_rawset(L, 1);
  return 1;
}

void hlua_prepare_strings(lua_State *L) {
  pthread_once(&once, copy_once);
  lua_pushliteral(L, "");
  lua_createtable(L, 0, 16);
  for (const known_function *event = string_events; event->function != NULL; event++) {
    lua_pushcfunction(L, event->function);
    lua_setfield(L, -2, event->name);
  }
  // "", metatable
  lua_createtable(L, 0, 8);
  lua_createtable(L, 0, 1);
  lua_pushcfunction(L, string_index);
  lua_setfield(L, -2, "__index");
  lua_setmetatable(L, -2);
  lua_setfield(L, -2, "__index");
  lua_setmetatable(L, -2);
  lua_pop(L, 1);
}
