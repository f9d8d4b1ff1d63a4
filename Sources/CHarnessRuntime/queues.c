/* The main queue and the main run loop, driven by hand. */
#include "clock.h"
#include "internal.h"

#include <stdatomic.h>
#include <stdint.h>
#include <sys/eventfd.h>

/* Dispatch's and CoreFoundation's entry points for each other, which neither declares in a public
   header. Weak, so that a program without Foundation links too. */
extern char _dispatch_main_q[] __attribute__((weak));
extern void dispatch_async_f(void *queue, void *context, void (*function)(void *))
  __attribute__((weak));
extern int _dispatch_get_main_queue_handle_4CF(void) __attribute__((weak));
extern void _dispatch_main_queue_callback_4CF(void *message) __attribute__((weak));
extern int32_t CFRunLoopRunInMode(const void *mode, double seconds, unsigned char return_after_one)
  __attribute__((weak));
extern const void *kCFRunLoopDefaultMode __attribute__((weak));
extern void *CFRunLoopGetMain(void) __attribute__((weak));
extern double CFRunLoopGetNextTimerFireDate(void *loop, const void *mode) __attribute__((weak));

static atomic_bool told;

void harness_main_queue_was_told(void) {
  atomic_store(&told, true);
  harness_threads_have_news();
}

bool harness_main_queue_has_work(void) {
  return atomic_load_explicit(&told, memory_order_relaxed);
}

void harness_main_queue_drain(void) {
  eventfd_t value;
  if (!_dispatch_main_queue_callback_4CF) return;
  eventfd_read(_dispatch_get_main_queue_handle_4CF(), &value);
  atomic_store(&told, false);
  _dispatch_main_queue_callback_4CF(0);
}

void harness_main_queue_append(void *context, void (*function)(void *context)) {
  dispatch_async_f(_dispatch_main_q, context, function);
}

/* 0 is the answer of a loop without timers. */
bool harness_run_loop_has_timers(void) {
  if (!CFRunLoopGetNextTimerFireDate || !CFRunLoopGetMain) return true;
  return CFRunLoopGetNextTimerFireDate(CFRunLoopGetMain(), kCFRunLoopDefaultMode) != 0;
}

void harness_run_loop_pass(void) {
  if (CFRunLoopRunInMode) CFRunLoopRunInMode(kCFRunLoopDefaultMode, 0, 1);
}
