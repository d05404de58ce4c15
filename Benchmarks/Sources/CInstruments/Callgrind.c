#include "CInstruments.h"

#if defined(__has_include)
#if __has_include(<valgrind/callgrind.h>)
#include <valgrind/callgrind.h>
#define HAS_CALLGRIND 1
#endif
#endif

#ifdef HAS_CALLGRIND

bool callgrind_is_running(void) { return RUNNING_ON_VALGRIND != 0; }

void callgrind_start_counting(void) {
  CALLGRIND_ZERO_STATS;
  CALLGRIND_START_INSTRUMENTATION;
}

void callgrind_stop_counting(void) {
  CALLGRIND_STOP_INSTRUMENTATION;
  CALLGRIND_DUMP_STATS;
  CALLGRIND_ZERO_STATS;
}

#else

bool callgrind_is_running(void) { return false; }

void callgrind_start_counting(void) {}

void callgrind_stop_counting(void) {}

#endif
