/* libc's random sources, and `syscall`, through which Swift reaches the kernel's. */
#include "random.h"
#include "internal.h"

#include <errno.h>
#include <fcntl.h>
#include <pthread.h>
#include <stdarg.h>
#include <stddef.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/syscall.h>
#include <sys/types.h>

static atomic_bool is_seeded;
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static uint64_t state;

void harness_random_seed(uint64_t seed) {
  pthread_mutex_lock(&lock);
  state = seed;
  atomic_store(&is_seeded, true);
  pthread_mutex_unlock(&lock);
  harness_generators_seed(seed);
}

void harness_random_off(void) {
  atomic_store(&is_seeded, false);
}

bool harness_random_is_seeded(void) {
  return atomic_load_explicit(&is_seeded, memory_order_relaxed);
}

/* SplitMix64 (Steele, Lea and Flood, 2014): any seed will do. */
static uint64_t next(void) {
  uint64_t mixed = state += 0x9e3779b97f4a7c15;
  mixed = (mixed ^ (mixed >> 30)) * 0xbf58476d1ce4e5b9;
  mixed = (mixed ^ (mixed >> 27)) * 0x94d049bb133111eb;
  return mixed ^ (mixed >> 31);
}

static void fill(void *buffer, size_t size) {
  unsigned char *bytes = buffer;
  pthread_mutex_lock(&lock);
  for (size_t done = 0; done < size; done += sizeof(uint64_t)) {
    uint64_t word = next();
    size_t left = size - done;
    memcpy(bytes + done, &word, left < sizeof word ? left : sizeof word);
  }
  pthread_mutex_unlock(&lock);
}

ssize_t getrandom(void *buffer, size_t size, unsigned flags) {
  if (!harness_random_is_seeded())
    return harness_result_of(
      harness_system_call(SYS_getrandom, (long)buffer, (long)size, flags, 0, 0, 0));
  fill(buffer, size);
  return (ssize_t)size;
}

int getentropy(void *buffer, size_t size) {
  if (size > 256) {
    errno = EIO;
    return -1;
  }
  return getrandom(buffer, size, 0) == (ssize_t)size ? 0 : -1;
}

/* Never fails; a signal may cut a long read of the kernel's short. */
void arc4random_buf(void *buffer, size_t size) {
  unsigned char *bytes = buffer;
  for (size_t done = 0; done < size;) {
    ssize_t got = getrandom(bytes + done, size - done, 0);
    if (got > 0) done += (size_t)got;
  }
}

uint32_t arc4random(void) {
  uint32_t number;
  arc4random_buf(&number, sizeof number);
  return number;
}

/* Without bias: numbers from the incomplete last range are drawn again. */
uint32_t arc4random_uniform(uint32_t bound) {
  if (bound < 2) return 0;
  uint32_t smallest = -bound % bound;
  for (;;) {
    uint32_t number = arc4random();
    if (number >= smallest) return number % bound;
  }
}

/* ---- /dev/urandom, which Foundation opens for each UUID ---- */

/* A file with so much randomness in it; Foundation reads sixteen bytes. */
static int open_seeded(void) {
  unsigned char bytes[4096];
  int fd = (int)harness_system_call(SYS_memfd_create, (long)"random", MFD_CLOEXEC, 0, 0, 0, 0);
  if (fd < 0) return fd;
  fill(bytes, sizeof bytes);
  harness_system_call(SYS_pwrite64, fd, (long)bytes, sizeof bytes, 0, 0, 0);
  return fd;
}

int open(const char *path, int flags, ...) {
  va_list list;
  va_start(list, flags);
  bool makes_file = flags & O_CREAT || (flags & O_TMPFILE) == O_TMPFILE;
  long mode = makes_file ? va_arg(list, unsigned) : 0;
  va_end(list);
  if (harness_random_is_seeded() && strcmp(path, "/dev/urandom") == 0)
    return harness_result_of(open_seeded());
  return harness_result_of(
    harness_system_call(SYS_openat, AT_FDCWD, (long)path, flags, mode, 0, 0));
}

/* ---- syscall ---- */

/* libc's own takes as many arguments as the call needs. Reading more than were given is harmless
   on the processors of system_call.c: they come in registers, or from the caller's own stack. A
   sanitizer would stop there. */
__attribute__((no_sanitize("address"))) long syscall(long number, ...) {
  va_list list;
  va_start(list, number);
  long a = va_arg(list, long), b = va_arg(list, long), c = va_arg(list, long);
  long d = va_arg(list, long), e = va_arg(list, long), f = va_arg(list, long);
  va_end(list);
  long answer;
  if (number == SYS_getrandom && harness_random_is_seeded()) {
    fill((void *)a, (size_t)b);
    return b;
  }
  if (number == SYS_futex) answer = harness_futex_call(a, b, c, d, e, f);
  else answer = harness_system_call(number, a, b, c, d, e, f);
  if (answer >= 0 || answer < -4095) return answer;
  errno = (int)-answer;
  return -1;
}
