#ifndef CHARNESSRUNTIME_SECTIONS_H
#define CHARNESSRUNTIME_SECTIONS_H

#include <stddef.h>

/* Calls visit with the bytes of every section of that name, in every loaded object of the process:
 * the executable first. The bytes are those in memory, with addresses relocated. */
void harness_each_section(const char *name,
                          void (*visit)(const void *start, size_t size, void *context),
                          void *context);

#endif
