#ifndef CINSTRUMENTS_H
#define CINSTRUMENTS_H

#include <stdbool.h>
#include <stdint.h>

/// What was asked of the heap while it was counted, by all threads.
struct HeapCounts {
  /// Blocks that were asked for.
  int64_t allocations;
  /// Bytes that were asked for.
  int64_t bytes;
  /// The most bytes that were held at once, beyond those held when counting began.
  int64_t peak;
};

/// Whether this program's heap can be counted: where the C library is glibc, and no sanitizer has the heap.
bool heap_is_countable(void);

/// Begins to count, from zero.
void heap_start_counting(void);

/// Ends counting, and says what was counted.
struct HeapCounts heap_stop_counting(void);

/// Whether the program runs in valgrind, and was built where valgrind's header was.
bool callgrind_is_running(void);

/// Counts instructions from here on.
void callgrind_start_counting(void);

/// Counts no more, has callgrind write what it has counted to its next file, and sets it back to zero.
void callgrind_stop_counting(void);

#endif
