#ifndef HARNESS_PROCESS_H
#define HARNESS_PROCESS_H

/* What parent and workers need of the system and Swift's Glibc does not offer. */

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <sys/types.h>

/* ---- in a worker ---- */

/* Lets the kernel kill this process when its parent ends. Answers 0, or -1 when `parent` is no
   longer the parent, so that the caller must exit at once. */
int harness_die_with_parent(pid_t parent);

/* Maps the shared page behind `descriptor` (see StatusPage). NULL when that fails. */
void *harness_map_status_page(int descriptor, size_t size);

/* From now on standard output leaves the process at the end of each line. Before any output. */
void harness_send_output_by_lines(void);

/* How many strong references an object of Swift has, given its address. */
size_t harness_reference_count(const void *object);

/* Flushes stdout and stderr, then writes `mark` to descriptor 1 as one piece. */
void harness_mark_output(const uint8_t *mark, size_t length);

/* ---- in the parent ---- */

/* A file in memory of `size` zero bytes, to be shared with a worker. -1 when that fails. */
int harness_create_status_page(size_t size);

typedef struct {
  const char *program;    /* path, or a name to be looked up in PATH */
  char *const *arguments; /* ends with NULL */
  char *const *environment;
  int frames;  /* becomes descriptor 3 */
  int status;  /* becomes descriptor 4 */
  int output;  /* becomes descriptors 1 and 2 */
  /* Its memory is at the same addresses in each run, where the system allows that. */
  bool fixed_addresses;
} harness_spawn_request;

/* The main thread's stack in a worker, in bytes, where the system allows so much. */
#define HARNESS_WORKER_STACK (128 << 20)

/* Starts a worker in a process group of its own, with /dev/null as input, default signals, a large
   stack and no other descriptor of the parent. Answers its process id, or minus the error number. */
pid_t harness_spawn(const harness_spawn_request *request);

/* A pipe whose ends no child inherits, with room for what a test prints between two looks of the
   parent (more is slower, not lost). Answers 0 or -1. */
int harness_pipe(int ends[2]);

/* The first place of `needle` in `bytes`, or NULL. */
const void *harness_find(
    const void *bytes, size_t length, const uint8_t *needle, size_t needle_length);

int harness_epoll_create(void);
/* Reports `token` from now on when `descriptor` can be read or was closed at the other end. */
int harness_epoll_add(int epoll, int descriptor, uint64_t token);
int harness_epoll_remove(int epoll, int descriptor);
/* Waits up to `milliseconds` (-1: for ever) and stores the tokens of up to `capacity` ready
   descriptors. Answers their number, 0 when interrupted by a signal. */
int harness_epoll_wait(int epoll, uint64_t *tokens, int capacity, int milliseconds);

/* From now on SIGINT, SIGTERM and SIGHUP write their number as one byte to `descriptor`, and a
   broken pipe is an error instead of a signal. Answers 0 or -1. */
int harness_catch_signals(int descriptor);
/* Undoes harness_catch_signals. */
void harness_release_signals(void);

/* The processors this process may use: its affinity, and the quota of its control group. */
int harness_usable_processors(void);

/* Nanoseconds of the real monotonic clock, whatever stands in for clock_gettime. */
uint64_t harness_raw_monotonic_ns(void);

#endif
