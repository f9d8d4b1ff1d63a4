/* Randomness of one worker process, made repeatable.

   While seeded, libc's random sources answer from a generator that starts at the seed: getrandom,
   getentropy, arc4random and its kin, `syscall(SYS_getrandom)`, which is what Swift's
   SystemRandomNumberGenerator uses, and the first bytes of /dev/urandom when it is opened with
   `open`, as Foundation does for a UUID. The generators behind rand, random and drand48 start from
   the seed, too. */
#ifndef HARNESS_RANDOM_H
#define HARNESS_RANDOM_H

#include <stdbool.h>
#include <stdint.h>

void harness_random_seed(uint64_t seed);
/* Back to the machine's own randomness. */
void harness_random_off(void);
bool harness_random_is_seeded(void);

#endif
