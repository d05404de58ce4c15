/// A variant of which not every command reaches the screen.
struct DispatchFault: Error, CustomStringConvertible, Hashable {
  let variant: String
  let expected: Int
  let rendered: Int

  var description: String {
    "“\(variant)” rendered \(rendered) commands where it should render \(expected); see that its view is attached."
  }
}
