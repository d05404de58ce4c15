// Counts what the program asks of the heap, by standing in front of glibc's functions: glibc promises that a
// program may define them ("Replacing malloc" in its manual), and then all libraries of the process call these.
//
// While nothing is counted, each costs one load and one branch more.

#include "CInstruments.h"

#include <stddef.h>

#if defined(__has_feature)
#if __has_feature(address_sanitizer) || __has_feature(thread_sanitizer) || __has_feature(memory_sanitizer)
#define HAS_SANITIZER 1
#endif
#endif

#if defined(__GLIBC__) && !defined(HAS_SANITIZER)

#include <errno.h>
#include <malloc.h>
#include <stdatomic.h>

void *__libc_malloc(size_t);
void *__libc_calloc(size_t, size_t);
void *__libc_realloc(void *, size_t);
void *__libc_memalign(size_t, size_t);
void __libc_free(void *);

static atomic_bool is_counting;
static atomic_int_least64_t allocations;
static atomic_int_least64_t bytes;
static atomic_int_least64_t held;
static atomic_int_least64_t peak;

static inline bool counts(void) {
  return __builtin_expect(atomic_load_explicit(&is_counting, memory_order_relaxed), false);
}

static void hold(int64_t size) {
  int64_t now = atomic_fetch_add_explicit(&held, size, memory_order_relaxed) + size;
  int64_t most = atomic_load_explicit(&peak, memory_order_relaxed);
  while (now > most &&
         !atomic_compare_exchange_weak_explicit(&peak, &most, now, memory_order_relaxed, memory_order_relaxed)) {
  }
}

static void let_go(void *block) {
  int64_t size = (int64_t)malloc_usable_size(block);
  atomic_fetch_sub_explicit(&held, size, memory_order_relaxed);
}

static void *counted(void *block, size_t size) {
  if (block) {
    atomic_fetch_add_explicit(&allocations, 1, memory_order_relaxed);
    atomic_fetch_add_explicit(&bytes, (int64_t)size, memory_order_relaxed);
    hold((int64_t)malloc_usable_size(block));
  }
  return block;
}

void *malloc(size_t size) {
  if (!counts()) return __libc_malloc(size);
  return counted(__libc_malloc(size), size);
}

void *calloc(size_t count, size_t size) {
  if (!counts()) return __libc_calloc(count, size);
  return counted(__libc_calloc(count, size), count * size);
}

// A block that is made larger counts as one more: it is asked for, and may be copied.
void *realloc(void *block, size_t size) {
  if (!counts()) return __libc_realloc(block, size);
  int64_t before = (int64_t)malloc_usable_size(block);
  void *resized = __libc_realloc(block, size);
  if (resized || size == 0) atomic_fetch_sub_explicit(&held, before, memory_order_relaxed);
  return counted(resized, size);
}

void free(void *block) {
  if (counts()) let_go(block);
  __libc_free(block);
}

void *memalign(size_t alignment, size_t size) {
  if (!counts()) return __libc_memalign(alignment, size);
  return counted(__libc_memalign(alignment, size), size);
}

void *aligned_alloc(size_t alignment, size_t size) { return memalign(alignment, size); }

int posix_memalign(void **block, size_t alignment, size_t size) {
  if (alignment % sizeof(void *) != 0 || alignment == 0 || (alignment & (alignment - 1)) != 0) return EINVAL;
  void *aligned = memalign(alignment, size);
  if (!aligned) return ENOMEM;
  *block = aligned;
  return 0;
}

bool heap_is_countable(void) { return true; }

void heap_start_counting(void) {
  atomic_store(&allocations, 0);
  atomic_store(&bytes, 0);
  atomic_store(&held, 0);
  atomic_store(&peak, 0);
  atomic_store(&is_counting, true);
}

struct HeapCounts heap_stop_counting(void) {
  atomic_store(&is_counting, false);
  return (struct HeapCounts){
      .allocations = atomic_load(&allocations), .bytes = atomic_load(&bytes), .peak = atomic_load(&peak)};
}

#else

bool heap_is_countable(void) { return false; }

void heap_start_counting(void) {}

struct HeapCounts heap_stop_counting(void) { return (struct HeapCounts){0, 0, 0}; }

#endif
