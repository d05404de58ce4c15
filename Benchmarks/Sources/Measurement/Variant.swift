/// One way of doing something, which is measured beside other ways.
///
/// The loop is written out where the work is, so that nothing but the work is in it; a closure called once
/// per iteration would be measured along:
///
///     Variant("insertion") { iterations in
///       for number in 0..<iterations { blackHole(list.inserting(number)) }
///     }
///
/// A variant belongs to the isolation that it was made in and is measured there.
public struct Variant {
  /// What the way is called.
  public let name: String
  /// How many operations one iteration performs, 1 or more; times are given for one operation.
  public let operations: Int
  /// Performs so many iterations.
  public let run: (_ iterations: Int) throws -> Void

  /// Makes a variant.
  /// - Parameters:
  ///   - name: What it is called.
  ///   - operations: How many operations one iteration performs, 1 or more.
  ///   - run: Performs as many iterations as it is told to. What it throws ends the measurement.
  public init(_ name: String, operations: Int = 1, run: @escaping (_ iterations: Int) throws -> Void) {
    precondition(operations > 0, "A variant performs at least one operation in each iteration.")
    self.name = name
    self.operations = operations
    self.run = run
  }

  /// The loop that does nothing: what a body has to cost more than.
  public static var emptyLoop: Variant {
    Variant("empty loop") { iterations in
      for iteration in 0..<iterations { blackHole(iteration) }
    }
  }
}
