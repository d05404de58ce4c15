extension FormEncoder {
  /// How a list `a` of 1 and 2 becomes pairs; brackets are percent-encoded as they are sent.
  public enum Lists: Sendable, Hashable {
    /// `a=1&a=2`, as browsers do.
    case repeated
    /// `a[]=1&a[]=2`, as PHP and Rails read it.
    case brackets
    /// `a[0]=1&a[1]=2`; a value that is left out keeps its number.
    case indexed
    /// `a=1,2` with the separator `,`. The list may hold no lists and no values with keys.
    case joined(String)
  }

  /// How the key `b` of a value `a` is written; brackets are percent-encoded as they are sent.
  public enum NestedKeys: String, Sendable, Hashable, CaseIterable {
    /// `a[b]=1`.
    case brackets
    /// `a.b=1`.
    case dots
  }

  /// How a truth value is written.
  public enum Booleans: String, Sendable, Hashable, CaseIterable {
    /// `true` and `false`.
    case words
    /// `1` and `0`.
    case digits
  }

  /// How a date is written.
  public enum Dates: String, Sendable, Hashable, CaseIterable {
    /// `2026-01-31T08:30:00Z` (RFC 3339, section 5.6), without the part of a second.
    case iso8601
    /// `2026-01-31T08:30:00.125Z` (RFC 3339, section 5.6), rounded to a millisecond.
    case iso8601WithFraction
    /// The seconds since the beginning of 1970, with the part of a second.
    case secondsSince1970
    /// The milliseconds since the beginning of 1970, rounded to a whole one.
    case millisecondsSince1970
  }

  /// What becomes of a value that is not there.
  public enum Nils: String, Sendable, Hashable, CaseIterable {
    /// Neither its name nor a value is written.
    case omitted
    /// Its name is written with an empty value, `a=`, which is also how an empty text is written.
    case empty
  }

  /// How a space is written.
  public enum Spaces: String, Sendable, Hashable, CaseIterable {
    /// `+`, as browsers do.
    case plus
    /// `%20`, for readers that take `+` for itself.
    case percent
  }

  /// In which order the keys of a value are written; lists keep theirs.
  public enum KeyOrder: String, Sendable, Hashable, CaseIterable {
    /// The order in which the value encodes them: mostly that of its declaration.
    case asEncoded
    /// The order of their UTF-8 bytes, at each level of nesting.
    case sorted
  }
}
