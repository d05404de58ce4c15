/// Takes a value and does nothing with it, which the optimiser cannot know.
///
/// What is computed for a black hole has to be computed. It is neither inlined nor specialised nor looked
/// into, also with optimisation across modules, so each call costs a few instructions of its own.
/// - Parameter value: The result of the work that is measured.
@inline(never)
@_optimize(none)
public func blackHole<Value: ~Copyable>(_ value: borrowing Value) {}

/// Returns the value that it is given, which the optimiser cannot know.
///
/// What is computed from it cannot be worked out by the compiler, nor moved out of the loop that asks for it.
/// - Parameter value: What the work that is measured starts from.
/// - Returns: The same value.
@inline(never)
@_optimize(none)
public func opaque<Value>(_ value: Value) -> Value { value }
