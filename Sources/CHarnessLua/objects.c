// Swift closures and Swift objects as Lua values, and the one way from Lua into Swift.

#include "internal.h"

// A wrapper of a retained Swift object. Told from other userdata by its magic.
typedef struct {
  const void *magic;
  const hlua_type *type;  // NULL: the callee of a closure
  void *object;           // NULL once released
} wrapper;

static const char magic;
static const char closure_metatable;
static const char known_objects;

// ---- Into Swift ----

// Settles what could not be raised while Swift was on the stack.
static void settle(lua_State *L, hlua_state *state) {
  if (state->overflowed) {
    state->overflowed = false;
    luaL_error(L, "stack overflow");
  }
  if (state->used > state->limit) lua_gc(L, LUA_GCCOLLECT);
  state->overdrawn = false;
  if (state->used > state->limit) luaL_error(L, "not enough memory");
}

// The slots that a callee may use without asking.
enum { CALLEE_SLOTS = 40 };

static int32_t call_swift(lua_State *L, void *callee) {
  hlua_state *state = HLUA_STATE(L);
  int depth = state->in_swift;
  state->in_swift = 1;
  bool has_room = lua_checkstack(L, CALLEE_SLOTS);
  int32_t answer = has_room ? state->callbacks.invoke(callee, L) : 0;
  state->in_swift = depth;
  if (!has_room) luaL_error(L, "stack overflow");
  if (depth == 0 && (state->overdrawn || state->overflowed)) settle(L, state);
  return answer;
}

int hlua_invoke(lua_State *L, void *callee) {
  int32_t answer = call_swift(L, callee);
  if (answer >= 0) return answer;
  return answer == HLUA_SUSPEND ? lua_yield(L, 0) : lua_error(L);
}

int hlua_trampoline(lua_State *L) {
  return hlua_invoke(L, lua_touserdata(L, lua_upvalueindex(1)));
}

static int closure_trampoline(lua_State *L) {
  wrapper *closure = lua_touserdata(L, lua_upvalueindex(1));
  return hlua_invoke(L, closure->object);
}

// ---- Out of Lua ----

// `__gc` and `__close`: the pointer goes first, since the release may come back here.
static int release(lua_State *L) {
  wrapper *self = lua_touserdata(L, 1);
  if (self == NULL || self->object == NULL) return 0;
  void *object = self->object;
  self->object = NULL;
  hlua_state *state = HLUA_STATE(L);
  int depth = state->in_swift;
  state->in_swift = 1;
  state->callbacks.release(object);
  state->in_swift = depth;
  return 0;
}

static wrapper *new_wrapper(lua_State *L, void *object, const hlua_type *type) {
  wrapper *self = lua_newuserdatauv(L, sizeof *self, 0);
  self->magic = &magic;
  self->type = type;
  self->object = object;
  return self;
}

void hlua_push_function(lua_State *L, void *callee) {
  lua_pushlightuserdata(L, callee);
  lua_pushcclosure(L, hlua_trampoline, 1);
}

void hlua_push_closure(lua_State *L, void *retained_callee) {
  new_wrapper(L, retained_callee, NULL);
  if (lua_rawgetp(L, LUA_REGISTRYINDEX, &closure_metatable) == LUA_TNIL) {
    lua_pop(L, 1);
    lua_createtable(L, 0, 1);
    lua_pushcfunction(L, release);
    lua_setfield(L, -2, "__gc");
    lua_pushvalue(L, -1);
    lua_rawsetp(L, LUA_REGISTRYINDEX, &closure_metatable);
  }
  lua_setmetatable(L, -2);
  lua_pushcclosure(L, closure_trampoline, 1);
}

// ---- Members ----

// A member of the string library, applied to the text of the object.
static int text_method(lua_State *L) {
  // object, arguments...
  luaL_tolstring(L, 1, NULL);
  lua_replace(L, 1);
  lua_pushvalue(L, lua_upvalueindex(1));
  lua_insert(L, 1);
  lua_call(L, lua_gettop(L) - 1, LUA_MULTRET);
  return lua_gettop(L);
}

// Pushes a text method, if the string library has the name.
static bool push_text_method(lua_State *L) {
  // object, name
  if (lua_type(L, 2) != LUA_TSTRING) return false;
  hlua_push_string_library(L);
  lua_pushvalue(L, 2);
  if (lua_gettable(L, -2) != LUA_TFUNCTION) return false;
  lua_pushcclosure(L, text_method, 1);
  return true;
}

// `__index` of a type. Upvalues: the members found so far, the type.
static int object_index(lua_State *L) {
  // object, name
  lua_settop(L, 2);
  lua_pushvalue(L, 2);
  switch (lua_rawget(L, lua_upvalueindex(1))) {
    case LUA_TFUNCTION: return 1;
    case LUA_TLIGHTUSERDATA: {
      void *getter = lua_touserdata(L, -1);
      lua_settop(L, 1);
      return hlua_invoke(L, getter);
    }
  }
  lua_settop(L, 2);
  const hlua_type *type = lua_touserdata(L, lua_upvalueindex(2));
  int32_t answer = call_swift(L, type->index);
  if (answer == 0 && type->textual && push_text_method(L)) return 1;
  if (answer >= 0) return answer;
  if (answer == HLUA_RAISE) return lua_error(L);
  // object, name, member
  lua_pushvalue(L, 2);
  lua_pushvalue(L, 3);
  lua_rawset(L, lua_upvalueindex(1));
  if (answer == HLUA_METHOD) return 1;
  void *getter = lua_touserdata(L, 3);
  lua_settop(L, 1);
  return hlua_invoke(L, getter);
}

static void set_callee(lua_State *L, const char *event, void *callee) {
  // ..., metatable
  if (callee == NULL) return;
  hlua_push_function(L, callee);
  lua_setfield(L, -2, event);
}

// Upvalue: gives the table to go through for an object.
static int object_pairs(lua_State *L) {
  // object
  hlua_push_base(L, "pairs");
  lua_pushvalue(L, lua_upvalueindex(1));
  lua_pushvalue(L, 1);
  lua_call(L, 1, 1);
  lua_call(L, 1, 3);
  return 3;
}

static void set_pairs(lua_State *L, void *callee) {
  // ..., metatable
  if (callee == NULL) return;
  hlua_push_function(L, callee);
  lua_pushcclosure(L, object_pairs, 1);
  lua_setfield(L, -2, "__pairs");
}

static void set_common_events(lua_State *L, const hlua_type *type) {
  // ..., metatable
  lua_pushboolean(L, 0);
  lua_setfield(L, -2, "__metatable");
  set_callee(L, "__newindex", type->newindex);
  set_callee(L, "__call", type->call);
  set_callee(L, "__tostring", type->tostring);
  set_callee(L, "__concat", type->concat);
  set_callee(L, "__len", type->length);
  set_pairs(L, type->pairs);
}

// Pushes the metatable of a type, made at its first use in the state.
static void push_metatable(lua_State *L, const hlua_type *type) {
  if (lua_rawgetp(L, LUA_REGISTRYINDEX, type) != LUA_TNIL) return;
  lua_pop(L, 1);
  lua_createtable(L, 0, 8);
  set_common_events(L, type);
  lua_pushstring(L, type->name);
  lua_setfield(L, -2, "__name");
  lua_pushcfunction(L, release);
  lua_setfield(L, -2, "__gc");
  lua_pushcfunction(L, release);
  lua_setfield(L, -2, "__close");
  lua_createtable(L, 0, 0);
  lua_pushlightuserdata(L, (void *)type);
  lua_pushcclosure(L, object_index, 2);
  lua_setfield(L, -2, "__index");
  lua_pushvalue(L, -1);
  lua_rawsetp(L, LUA_REGISTRYINDEX, type);
}

// Pushes the weak table from objects to their wrappers.
static void push_known_objects(lua_State *L) {
  if (lua_rawgetp(L, LUA_REGISTRYINDEX, &known_objects) != LUA_TNIL) return;
  lua_pop(L, 1);
  lua_createtable(L, 0, 4);
  lua_createtable(L, 0, 1);
  lua_pushliteral(L, "v");
  lua_setfield(L, -2, "__mode");
  lua_setmetatable(L, -2);
  lua_pushvalue(L, -1);
  lua_rawsetp(L, LUA_REGISTRYINDEX, &known_objects);
}

bool hlua_push_known_object(lua_State *L, const void *object, const hlua_type *type) {
  push_known_objects(L);
  // ..., known
  if (lua_rawgetp(L, -1, object) == LUA_TUSERDATA) {
    wrapper *self = lua_touserdata(L, -1);
    if (self->object == object && self->type == type) {  // not closed, and no reused address
      lua_remove(L, -2);
      return true;
    }
  }
  lua_pop(L, 2);
  return false;
}

void hlua_push_object(lua_State *L, void *retained_object, const hlua_type *type) {
  push_known_objects(L);
  new_wrapper(L, retained_object, type);
  push_metatable(L, type);
  lua_setmetatable(L, -2);
  // ..., known, wrapper
  lua_pushvalue(L, -1);
  lua_rawsetp(L, -3, retained_object);
  lua_remove(L, -2);
}

void hlua_push_module(lua_State *L, const hlua_type *type) {
  lua_createtable(L, 0, 4);
  lua_createtable(L, 0, 4);
  set_common_events(L, type);
  set_callee(L, "__index", type->index);
  lua_setmetatable(L, -2);
}

void *hlua_to_object(lua_State *L, int32_t index, const hlua_type **type) {
  *type = NULL;
  if (lua_type(L, index) != LUA_TUSERDATA || lua_rawlen(L, index) != sizeof(wrapper)) return NULL;
  wrapper *self = lua_touserdata(L, index);
  if (self->magic != &magic || self->type == NULL) return NULL;
  *type = self->type;
  return self->object;
}
