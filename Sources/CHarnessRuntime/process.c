/* Starting, watching and sharing with worker processes. See include/process.h for the contracts. */

#include "process.h"

#include <errno.h>
#include <fcntl.h>
#include <sched.h>
#include <signal.h>
#include <spawn.h>
#include <sys/personality.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/epoll.h>
#include <sys/mman.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/syscall.h>
#include <time.h>
#include <unistd.h>

/* ---- in a worker ---- */

int harness_die_with_parent(pid_t parent) {
  prctl(PR_SET_PDEATHSIG, SIGKILL);
  /* The parent may have ended before the line above: then nobody sends the signal. */
  return getppid() == parent ? 0 : -1;
}

void *harness_map_status_page(int descriptor, size_t size) {
  void *page = mmap(NULL, size, PROT_READ | PROT_WRITE, MAP_SHARED, descriptor, 0);
  return page == MAP_FAILED ? NULL : page;
}

void harness_send_output_by_lines(void) {
  setvbuf(stdout, NULL, _IOLBF, 0);
}

void harness_mark_output(const uint8_t *mark, size_t length) {
  fflush(stdout);
  fflush(stderr);
  /* Shorter than PIPE_BUF, so it arrives in one piece. When the script closed its output there is
     nothing to separate and nothing to do. */
  while (write(STDOUT_FILENO, mark, length) < 0 && errno == EINTR) continue;
}

/* ---- in the parent ---- */

int harness_create_status_page(size_t size) {
  int descriptor = memfd_create("harness-status", MFD_CLOEXEC);
  if (descriptor < 0) return -1;
  if (ftruncate(descriptor, (off_t)size) == 0) return descriptor;
  close(descriptor);
  return -1;
}

/* A copy of `descriptor` out of the way of the numbers that the child's descriptors get. */
static int lifted(int descriptor) { return fcntl(descriptor, F_DUPFD_CLOEXEC, 16); }

static int prepare_files(posix_spawn_file_actions_t *files, int frames, int status, int output) {
  int error = posix_spawn_file_actions_addopen(files, 0, "/dev/null", O_RDONLY, 0);
  if (!error) error = posix_spawn_file_actions_adddup2(files, output, 1);
  if (!error) error = posix_spawn_file_actions_adddup2(files, output, 2);
  if (!error) error = posix_spawn_file_actions_adddup2(files, frames, 3);
  if (!error) error = posix_spawn_file_actions_adddup2(files, status, 4);
  if (!error) error = posix_spawn_file_actions_addclosefrom_np(files, 5);
  return error;
}

static void prepare_attributes(posix_spawnattr_t *attributes) {
  sigset_t none, all;
  sigemptyset(&none);
  sigfillset(&all);
  posix_spawnattr_setflags(
      attributes, POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSIGMASK);
  posix_spawnattr_setpgroup(attributes, 0);
  posix_spawnattr_setsigmask(attributes, &none);
  posix_spawnattr_setsigdefault(attributes, &all);
}

/* Whether addresses are random is inherited, and decided when the program is loaded. A container may
   refuse to change it. Answers what to go back to, or -1. */
static int fix_addresses(void) {
  int before = personality(0xffffffff);
  if (before == -1 || personality((unsigned)before | ADDR_NO_RANDOMIZE) == -1) return -1;
  return before;
}

/* The limit of the main thread's stack is inherited, and counts when the program is loaded. Views in
   views need a deep one. Answers whether it was raised, and fills in what to go back to. */
static int raise_stack(struct rlimit *before) {
  if (getrlimit(RLIMIT_STACK, before) != 0) return 0;
  struct rlimit raised = *before;
  rlim_t wanted = HARNESS_WORKER_STACK;
  if (wanted > before->rlim_max) wanted = before->rlim_max;
  if (before->rlim_cur >= wanted) return 0;
  raised.rlim_cur = wanted;
  return setrlimit(RLIMIT_STACK, &raised) == 0;
}

pid_t harness_spawn(const harness_spawn_request *request) {
  int frames = lifted(request->frames);
  int status = lifted(request->status);
  int output = lifted(request->output);
  posix_spawn_file_actions_t files;
  posix_spawnattr_t attributes;
  posix_spawn_file_actions_init(&files);
  posix_spawnattr_init(&attributes);
  prepare_attributes(&attributes);
  pid_t process = -1;
  int error = frames < 0 || status < 0 || output < 0 ? EMFILE : 0;
  if (!error) error = prepare_files(&files, frames, status, output);
  int before = request->fixed_addresses ? fix_addresses() : -1;
  struct rlimit stack;
  int is_raised = raise_stack(&stack);
  if (!error)
    error = posix_spawnp(
        &process, request->program, &files, &attributes, request->arguments, request->environment);
  if (is_raised) setrlimit(RLIMIT_STACK, &stack);
  if (before != -1) personality((unsigned)before);
  posix_spawn_file_actions_destroy(&files);
  posix_spawnattr_destroy(&attributes);
  if (frames >= 0) close(frames);
  if (status >= 0) close(status);
  if (output >= 0) close(output);
  return error ? -error : process;
}

int harness_pipe(int ends[2]) {
  if (pipe2(ends, O_CLOEXEC) != 0) return -1;
  fcntl(ends[0], F_SETPIPE_SZ, 256 << 10);
  return 0;
}

const void *harness_find(
    const void *bytes, size_t length, const uint8_t *needle, size_t needle_length) {
  return memmem(bytes, length, needle, needle_length);
}

int harness_epoll_create(void) { return epoll_create1(EPOLL_CLOEXEC); }

int harness_epoll_add(int epoll, int descriptor, uint64_t token) {
  struct epoll_event event = {.events = EPOLLIN, .data.u64 = token};
  return epoll_ctl(epoll, EPOLL_CTL_ADD, descriptor, &event);
}

int harness_epoll_remove(int epoll, int descriptor) {
  return epoll_ctl(epoll, EPOLL_CTL_DEL, descriptor, NULL);
}

int harness_epoll_wait(int epoll, uint64_t *tokens, int capacity, int milliseconds) {
  struct epoll_event events[64];
  int limit = capacity < 64 ? capacity : 64;
  int count = epoll_wait(epoll, events, limit, milliseconds);
  for (int i = 0; i < count; i++) tokens[i] = events[i].data.u64;
  return count < 0 ? 0 : count;
}

/* The Swift runtime's own, for its debuggers. */
extern size_t swift_retainCount(void *object);

size_t harness_reference_count(const void *object) {
  return swift_retainCount((void *)object);
}

/* ---- signals ---- */

static const int caught[] = {SIGINT, SIGTERM, SIGHUP};
enum { caught_count = sizeof caught / sizeof *caught };
static struct sigaction before[caught_count];
static struct sigaction pipe_before;
static volatile sig_atomic_t signal_descriptor = -1;

static void forward_signal(int number) {
  int saved = errno;
  uint8_t byte = (uint8_t)number;
  ssize_t ignored = write(signal_descriptor, &byte, 1);
  (void)ignored;
  errno = saved;
}

int harness_catch_signals(int descriptor) {
  signal_descriptor = descriptor;
  struct sigaction action = {.sa_handler = forward_signal, .sa_flags = SA_RESTART};
  sigset_t signals;
  sigemptyset(&signals);
  for (int i = 0; i < caught_count; i++) {
    if (sigaction(caught[i], &action, &before[i]) != 0) return -1;
    sigaddset(&signals, caught[i]);
  }
  // A process that was started by a thread of a thread pool begins with most signals blocked.
  if (pthread_sigmask(SIG_UNBLOCK, &signals, NULL) != 0) return -1;
  struct sigaction ignore = {.sa_handler = SIG_IGN};
  return sigaction(SIGPIPE, &ignore, &pipe_before);
}

void harness_release_signals(void) {
  for (int i = 0; i < caught_count; i++) sigaction(caught[i], &before[i], NULL);
  sigaction(SIGPIPE, &pipe_before, NULL);
}

/* ---- processors and time ---- */

/* The quota of control group version 2, rounded up to whole processors; 0 when there is none. */
static int quota_of_unified_group(void) {
  FILE *file = fopen("/sys/fs/cgroup/cpu.max", "re");
  if (!file) return 0;
  long long quota = 0, period = 0;
  int found = fscanf(file, "%lld %lld", &quota, &period);
  fclose(file);
  return found == 2 && quota > 0 && period > 0 ? (int)((quota + period - 1) / period) : 0;
}

static long long number_in(const char *path) {
  FILE *file = fopen(path, "re");
  if (!file) return 0;
  long long value = 0;
  int found = fscanf(file, "%lld", &value);
  fclose(file);
  return found == 1 ? value : 0;
}

/* The same of version 1. */
static int quota_of_old_group(void) {
  long long quota = number_in("/sys/fs/cgroup/cpu/cpu.cfs_quota_us");
  long long period = number_in("/sys/fs/cgroup/cpu/cpu.cfs_period_us");
  return quota > 0 && period > 0 ? (int)((quota + period - 1) / period) : 0;
}

int harness_usable_processors(void) {
  cpu_set_t set;
  CPU_ZERO(&set);
  int usable = sched_getaffinity(0, sizeof set, &set) == 0 ? CPU_COUNT(&set) : 1;
  int quota = quota_of_unified_group();
  if (quota == 0) quota = quota_of_old_group();
  return quota > 0 && quota < usable ? quota : usable;
}

uint64_t harness_raw_monotonic_ns(void) {
  struct timespec now;
  syscall(SYS_clock_gettime, CLOCK_MONOTONIC, &now);
  return (uint64_t)now.tv_sec * 1000000000u + (uint64_t)now.tv_nsec;
}
