// Tells the thread sanitizer of the two moments that it cannot see.
//
// Swift's Mutex on Linux takes its fast path in code that the sanitizer instruments, but waits, and wakes who
// waits, in libswiftSynchronization and the kernel. A lock that two threads wanted at once then looks as if it
// had not been held. These two functions stand in front of the library's own, and differ in one thing: they
// say that a lock was acquired, or is about to be released. Whatever is reported with them in place is a race.

#define _GNU_SOURCE
#include <dlfcn.h>
#include <stdint.h>

void __tsan_acquire(void *address);
void __tsan_release(void *address);

#define SWIFT_METHOD __attribute__((swiftcall))
#define SELF __attribute__((swift_context)) void *self

#define LOCK "$s15Synchronization12_MutexHandleV9_lockSlowyys6UInt32VF"
#define UNLOCK "$s15Synchronization12_MutexHandleV11_unlockSlowyyF"

typedef SWIFT_METHOD void lock_slow_t(uint32_t thread, SELF);
typedef SWIFT_METHOD void unlock_slow_t(SELF);

SWIFT_METHOD void lock_slow(uint32_t thread, SELF) __asm__(LOCK);
SWIFT_METHOD void unlock_slow(SELF) __asm__(UNLOCK);

SWIFT_METHOD void lock_slow(uint32_t thread, SELF) {
  lock_slow_t *original = (lock_slow_t *)dlsym(RTLD_NEXT, LOCK);
  original(thread, self);
  __tsan_acquire(self);
}

SWIFT_METHOD void unlock_slow(SELF) {
  unlock_slow_t *original = (unlock_slow_t *)dlsym(RTLD_NEXT, UNLOCK);
  __tsan_release(self);
  original(self);
}
