// The memory of a state: counted, limited, and cheap to take and give back.
//
// A test's state lives for microseconds and makes some hundred small objects. They are cut from
// slabs and kept in a free list per size; the slabs go back as a whole and serve the next state.

#include <stdlib.h>
#include <string.h>

#include "internal.h"

enum {
  GRANULE = 16,
  SMALL_LIMIT = GRANULE * SMALL_SIZES,
  SLAB_SIZE = 32 * 1024,
  SPARE_SLABS = 16,
};

#if defined(__has_feature)
#if __has_feature(address_sanitizer)
#define USES_SLABS 0  // so that the sanitizer sees every object
#endif
#endif
#ifndef USES_SLABS
#define USES_SLABS 1
#endif

struct slab {
  struct slab *next;
  max_align_t bytes[];
};

struct free_block {
  struct free_block *next;
};

// Slabs of closed states, kept for the next state of this thread.
static _Thread_local struct {
  struct slab *first;
  int count;
} spare;

static bool add_slab(slab_memory *memory) {
  struct slab *slab = spare.first;
  if (slab != NULL) {
    spare.first = slab->next;
    spare.count--;
  } else {
    slab = malloc(SLAB_SIZE);
    if (slab == NULL) return false;
  }
  slab->next = memory->slabs;
  memory->slabs = slab;
  memory->bump = (char *)slab->bytes;
  memory->end = (char *)slab + SLAB_SIZE;
  return true;
}

void hlua_give_back_slabs(slab_memory *memory) {
  while (memory->slabs != NULL) {
    struct slab *slab = memory->slabs;
    memory->slabs = slab->next;
    if (spare.count < SPARE_SLABS) {
      slab->next = spare.first;
      spare.first = slab;
      spare.count++;
    } else {
      free(slab);
    }
  }
}

static inline bool is_small(size_t size) { return USES_SLABS && size <= SMALL_LIMIT; }

static inline size_t size_class(size_t size) { return (size - 1) / GRANULE; }

static void *take_small(slab_memory *memory, size_t size) {
  size_t class = size_class(size);
  struct free_block *block = memory->free[class];
  if (block != NULL) {
    memory->free[class] = block->next;
    return block;
  }
  size_t rounded = (class + 1) * GRANULE;
  if ((size_t)(memory->end - memory->bump) < rounded && !add_slab(memory)) return NULL;
  void *fresh = memory->bump;
  memory->bump += rounded;
  return fresh;
}

static void *take(slab_memory *memory, size_t size) {
  return is_small(size) ? take_small(memory, size) : malloc(size);
}

static void give(slab_memory *memory, void *block, size_t size) {
  if (!is_small(size)) {
    free(block);
    return;
  }
  struct free_block *freed = block;
  freed->next = memory->free[size_class(size)];
  memory->free[size_class(size)] = freed;
}

static void *resize(slab_memory *memory, void *block, size_t old_size, size_t new_size) {
  if (!is_small(old_size) && !is_small(new_size)) return realloc(block, new_size);
  if (is_small(old_size) && is_small(new_size) && size_class(old_size) == size_class(new_size))
    return block;
  void *moved = take(memory, new_size);
  if (moved == NULL) return NULL;
  memcpy(moved, block, old_size < new_size ? old_size : new_size);
  give(memory, block, old_size);
  return moved;
}

// Lua's handlers do not run when memory is out, so the place is noted here.
static void *refuse(hlua_state *state) {
  if (state->in_swift != 0) abort();  // the machine itself has no memory, and nobody can raise
  lua_State *L = state->current;
  lua_Debug frame;
  if (L != NULL && lua_getstack(L, 0, &frame)) hlua_record_failure(L, 0, NULL);
  return NULL;
}

// Passing the limit fails only while no Swift frame is on the stack.
void *hlua_allocate(void *data, void *block, size_t old_size, size_t new_size) {
  hlua_state *state = data;
  if (block == NULL) old_size = 0;  // Lua passes a type there
  if (new_size == 0) {
    state->used -= old_size;
    if (block != NULL) give(&state->memory, block, old_size);
    return NULL;
  }
  if (new_size > old_size && state->used + (new_size - old_size) > state->limit) {
    if (state->in_swift == 0) return refuse(state);
    state->overdrawn = true;
  }
  void *moved = block == NULL ? take(&state->memory, new_size)
                              : resize(&state->memory, block, old_size, new_size);
  if (moved == NULL) return refuse(state);
  state->used += new_size - old_size;
  return moved;
}
