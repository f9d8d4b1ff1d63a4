/* System calls that never go through an interposed function: `syscall` itself is one (random.c). */
#include "internal.h"

#include <dlfcn.h>
#include <errno.h>
#include <limits.h>
#include <linux/futex.h>
#include <sys/syscall.h>

#if defined(__x86_64__)
long harness_system_call(long number, long a, long b, long c, long d, long e, long f) {
  register long r10 __asm__("r10") = d;
  register long r8 __asm__("r8") = e;
  register long r9 __asm__("r9") = f;
  long answer;
  __asm__ volatile("syscall"
                   : "=a"(answer)
                   : "a"(number), "D"(a), "S"(b), "d"(c), "r"(r10), "r"(r8), "r"(r9)
                   : "rcx", "r11", "memory");
  return answer;
}
#elif defined(__aarch64__)
long harness_system_call(long number, long a, long b, long c, long d, long e, long f) {
  register long x8 __asm__("x8") = number;
  register long x0 __asm__("x0") = a;
  register long x1 __asm__("x1") = b;
  register long x2 __asm__("x2") = c;
  register long x3 __asm__("x3") = d;
  register long x4 __asm__("x4") = e;
  register long x5 __asm__("x5") = f;
  __asm__ volatile("svc 0"
                   : "+r"(x0)
                   : "r"(x8), "r"(x1), "r"(x2), "r"(x3), "r"(x4), "r"(x5)
                   : "memory");
  return x0;
}
#else
#error "virtual time needs the system call convention of this processor here"
#endif

int harness_result_of(long answer) {
  if (answer >= 0) return (int)answer;
  errno = (int)-answer;
  return -1;
}

void harness_futex_wake(atomic_int *word) {
  harness_system_call(SYS_futex, (long)word, FUTEX_WAKE_PRIVATE, INT_MAX, 0, 0, 0);
}

void harness_futex_wait(atomic_int *word, int value, int64_t nanoseconds) {
  struct timespec limit;
  if (nanoseconds >= 0) harness_set_timespec(&limit, nanoseconds);
  harness_system_call(
    SYS_futex, (long)word, FUTEX_WAIT_PRIVATE, value, nanoseconds < 0 ? 0 : (long)&limit, 0, 0);
}

void *harness_libc(const char *function) {
#if defined(__x86_64__) /* where condition variables have an older version too */
  void *current = dlvsym(RTLD_NEXT, function, "GLIBC_2.3.2");
  if (current) return current;
#endif
  return dlsym(RTLD_NEXT, function);
}
