/* Sections of the running program, found in the section headers of the objects' files: the headers
 * themselves aren't loaded. An object without headers (a stripped one keeps them) is passed over. */

#include "sections.h"

#include <elf.h>
#include <fcntl.h>
#include <link.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

struct search {
  const char *name;
  void (*visit)(const void *start, size_t size, void *context);
  void *context;
};

/* An object's file, mapped for reading. */
struct file {
  const char *bytes;
  size_t size;
};

static int map_file(const char *path, struct file *file) {
  int descriptor = open(path, O_RDONLY | O_CLOEXEC);
  if (descriptor < 0) return 0;
  struct stat status;
  int ok = fstat(descriptor, &status) == 0 && status.st_size > 0;
  void *bytes = MAP_FAILED;
  if (ok) bytes = mmap(NULL, (size_t)status.st_size, PROT_READ, MAP_PRIVATE, descriptor, 0);
  close(descriptor);
  if (bytes == MAP_FAILED) return 0;
  file->bytes = bytes;
  file->size = (size_t)status.st_size;
  return 1;
}

static int holds(const struct file *file, size_t offset, size_t size) {
  return offset <= file->size && size <= file->size - offset;
}

/* The section headers of a file, or NULL if it isn't an object with headers. */
static const ElfW(Shdr) *section_headers(const struct file *file, const ElfW(Ehdr) *object) {
  if (!holds(file, 0, sizeof *object)) return NULL;
  if (memcmp(object->e_ident, ELFMAG, SELFMAG) != 0) return NULL;
  if (object->e_shoff == 0 || object->e_shentsize != sizeof(ElfW(Shdr))) return NULL;
  if (object->e_shstrndx >= object->e_shnum) return NULL;
  if (!holds(file, object->e_shoff, object->e_shnum * sizeof(ElfW(Shdr)))) return NULL;
  return (const ElfW(Shdr) *)(file->bytes + object->e_shoff);
}

static void visit_sections(const struct file *file, ElfW(Addr) base,
                           const struct search *search) {
  const ElfW(Ehdr) *object = (const ElfW(Ehdr) *)file->bytes;
  const ElfW(Shdr) *sections = section_headers(file, object);
  if (sections == NULL) return;
  const ElfW(Shdr) *names = &sections[object->e_shstrndx];
  size_t length = strlen(search->name) + 1;
  for (size_t i = 0; i < object->e_shnum; i++) {
    const ElfW(Shdr) *section = &sections[i];
    if (!(section->sh_flags & SHF_ALLOC)) continue;
    if (!holds(file, names->sh_offset + section->sh_name, length)) continue;
    const char *name = file->bytes + names->sh_offset + section->sh_name;
    if (memcmp(name, search->name, length) != 0) continue;
    search->visit((const void *)(base + section->sh_addr), section->sh_size, search->context);
  }
}

static int visit_object(struct dl_phdr_info *object, size_t size, void *context) {
  (void)size;
  int is_executable = object->dlpi_name == NULL || object->dlpi_name[0] == '\0';
  struct file file;
  if (!map_file(is_executable ? "/proc/self/exe" : object->dlpi_name, &file)) return 0;
  visit_sections(&file, object->dlpi_addr, context);
  munmap((void *)file.bytes, file.size);
  return 0;
}

void harness_each_section(const char *name,
                          void (*visit)(const void *start, size_t size, void *context),
                          void *context) {
  struct search search = {name, visit, context};
  dl_iterate_phdr(visit_object, &search);
}
