/* The generators of libc that have a state: a test must not go on with the numbers of the one
   before it. To seed `random` costs more than most tests draw, so that waits for the first draw. */
#include "internal.h"
#include "random.h"

#include <stdlib.h>

static _Atomic uint64_t pending_seed;
static atomic_bool is_pending;

void harness_generators_seed(uint64_t seed) {
  atomic_store(&pending_seed, seed);
  atomic_store(&is_pending, true);
  srand48((long)seed);
}

void srandom(unsigned seed) {
  static void (*function)(unsigned);
  if (!function) function = (void (*)(unsigned))harness_libc("srandom");
  atomic_store(&is_pending, false);
  function(seed);
}

void srand(unsigned seed) {
  srandom(seed);
}

long random(void) {
  static long (*function)(void);
  if (!function) function = (long (*)(void))harness_libc("random");
  if (atomic_load(&is_pending)) {
    uint64_t seed = atomic_load(&pending_seed);
    srandom((unsigned)(seed ^ (seed >> 32)));
  }
  return function();
}

int rand(void) {
  return (int)random();
}
