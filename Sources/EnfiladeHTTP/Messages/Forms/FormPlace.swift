/// Where in a form a value is encoded.
struct FormPlace {
  /// How many values may lie one within the other: one that contains itself would use up the stack. Each takes about
  /// 4 kB of it in a debug build, and the threads of Darwin have 512 kB.
  static let deepest = 64

  let node: FormNode
  let job: FormJob
  let codingPath: [any CodingKey]
  let depth: Int

  /// Encodes a value in this place.
  func take(_ value: some Encodable) throws {
    guard depth < Self.deepest else { throw tooDeep }
    if let scalar = value as? any FormScalar {
      do throws(FormFault) {
        try set(text: scalar.formText(job.encoder))
      } catch {
        throw fault(error.explanation)
      }
      return
    }
    if let collection = value as? any FormUnordered { node.unordered = collection.unorderedKind }
    let wasEmpty = node.kind == .nothing
    do {
      try value.encode(to: FormPlace(node: node, job: job, codingPath: codingPath, depth: depth + 1))
    } catch {
      // Whoever swallows the error encodes something else in this place.
      if wasEmpty { node.clear() }
      throw error
    }
  }

  func set(text: String?) throws(FormFault) {
    guard node.set(text: text) else { throw FormFault(at: nil, Self.twice) }
  }

  /// The place of a value that is not in the form yet.
  func child(_ key: any CodingKey) -> FormPlace {
    FormPlace(node: FormNode(), job: job, codingPath: codingPath + [key], depth: depth)
  }

  /// The place of a value of its own, as which another one is encoded step by step.
  /// - Parameters:
  ///   - key: What leads there.
  ///   - known: The node that is there.
  ///   - attach: Puts the node in the form.
  func nested(_ key: any CodingKey, known: FormNode? = nil, attach: (FormNode) -> Void) -> FormPlace {
    guard depth + 1 < Self.deepest else {
      job.record(tooDeep)
      return FormPlace(node: FormNode(), job: job, codingPath: codingPath, depth: depth)
    }
    let node = known ?? FormNode()
    if known == nil { attach(node) }
    return FormPlace(node: node, job: job, codingPath: codingPath + [key], depth: depth + 1)
  }

  /// This place, once it has the kind; a place outside the form where it has another.
  func claimed(as kind: FormNode.Kind) -> FormPlace {
    if node.become(kind) { return self }
    job.record(fault(Self.twice))
    return FormPlace(node: FormNode(kind), job: job, codingPath: codingPath, depth: depth)
  }

  func fault(_ explanation: String) -> HTTPError {
    FormFault(at: HTTPBody.path(codingPath), explanation).error
  }

  private var tooDeep: HTTPError {
    fault("more than \(Self.deepest) values lie one within the other; does one contain itself?")
  }

  private static let twice = "two values are encoded in the place of one; encode one"
}
