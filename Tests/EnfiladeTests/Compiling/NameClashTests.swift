import Foundation
import Testing

/// Whoever imports the kit beside Foundation, Testing, SwiftUI and UIKit can use each of its names as it is.
///
/// SwiftUI and UIKit do not exist here; modules with their names stand in for them, and declare names of theirs.
@Suite(.timeLimit(.minutes(5)), .enabled(if: isLinux, "the real SwiftUI is here"))
struct NameClashTests {
  private static let modules = ["Enfilade", "EnfiladeHTTP", "EnfiladeTesting"]

  private static let swiftUI = """
    Alert Alignment Angle Animation AnyShape AnyTransition AnyView App AppStorage Axis Badge Binding BlendMode Button
    Canvas Capsule Circle Color ColorPicker ColorScheme Commands ContentMode ControlGroup
    CoordinateSpace DatePicker DisclosureGroup Divider DragGesture Edge EditMode Ellipse EmptyView Environment
    EnvironmentKey EnvironmentObject EnvironmentValues EventModifiers FocusState Font ForEach Form Gauge
    GeometryProxy GeometryReader Gesture Gradient Grid GridItem GridRow Group GroupBox HStack Image
    InsettableShape KeyEquivalent KeyPress Label LabeledContent Layout LazyHStack LazyVGrid LazyVStack Link List
    Material Menu MultiDatePicker Namespace NavigationLink NavigationPath NavigationSplitView NavigationStack
    ObservedObject Path Picker PresentationDetent PresentationMode Preview ProgressView Published Rectangle
    RoundedRectangle SafeAreaRegions Scene ScenePhase ScrollView Section SecureField Shape ShareLink Slider Spacer
    State StateObject Stepper SubmitLabel Tab Table TabView Task Text TextEditor TextField Toggle ToolbarItem
    Transaction Transition UIViewRepresentable UnitPoint VStack View ViewBuilder ViewModifier ViewThatFits
    WindowGroup ZStack
    """.split(whereSeparator: \.isWhitespace)

  private static let uiKit = """
    NSLayoutConstraint UIAction UIAlertAction UIAlertController UIApplication UIBarButtonItem UIButton UICollectionView
    UIColor UIControl UIEvent UIFont UIGestureRecognizer UIImage UIImageView UILabel UIMenu UINavigationController
    UIPresentationController UIResponder UIScene UIScreen UIScrollView UISlider UIStackView UISwitch
    UITableView UITableViewCell UITextField UITextView UIView UIViewController UIWindow
    """.split(whereSeparator: \.isWhitespace)

  /// The folder in which SwiftPM puts the modules it has built.
  private var builtModules: URL {
    URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent().appending(path: "Modules")
  }

  @Test func `No public name of the kit is ambiguous`() throws {
    let names = try Self.modules.flatMap(publicTypes)
    #expect(names.contains("ViewLink") && names.contains("HTTPClient") && names.contains("RecordingView"))
    #expect(try complaints(aboutUsing: names) == "")
  }

  @Test func `A name that another module has too would be noticed`() throws {
    let told = try complaints(aboutUsing: ["Color"], declaringAlsoIn: "UIKit")
    #expect(told.contains("'Color' is ambiguous"))
  }

  /// The public types at the top level of a module.
  private func publicTypes(of module: String) throws -> [String] {
    let root = URL(filePath: #filePath).deletingLastPathComponent().appending(
      path: "../../../Sources/\(module)")
    let files = FileManager.default.enumerator(at: root.standardizedFileURL, includingPropertiesForKeys: nil)
    let sources = (files?.allObjects as? [URL] ?? []).filter { $0.pathExtension == "swift" }
    let declaration = #/^public (?:final )?(?:class|struct|enum|protocol|actor) (\w+)/#
      .anchorsMatchLineEndings()
    return try sources.flatMap { url in
      try String(contentsOf: url, encoding: .utf8).matches(of: declaration).map { String($0.1) }
    }
  }

  /// Compiles a file that imports everything and names the types.
  /// - Returns: What the compiler said.
  private func complaints(aboutUsing names: [String], declaringAlsoIn module: String? = nil) throws -> String
  {
    let folder = FileManager.default.temporaryDirectory.appending(path: "names-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    for (standIn, types) in [("SwiftUI", Self.swiftUI), ("UIKit", Self.uiKit)] {
      let more = standIn == module ? names : []
      let source = (types.map(String.init) + more).map { "public struct \($0) {}" }.joined(separator: "\n")
      try source.write(to: folder.appending(path: "\(standIn).swift"), atomically: true, encoding: .utf8)
      try swiftc(
        ["-emit-module", "-parse-as-library", "-module-name", standIn, "\(standIn).swift"], in: folder)
    }
    let imports = Self.modules + ["Testing", "Foundation", "Observation", "SwiftUI", "UIKit"]
    let program = imports.map { "import \($0)" } + names.map { "extension \($0) {}" }
    try program.joined(separator: "\n").write(
      to: folder.appending(path: "program.swift"), atomically: true, encoding: .utf8)
    return try swiftc(
      ["-typecheck", "-swift-version", "6", "-I", ".", "-I", builtModules.path(), "program.swift"], in: folder
    )
  }

  @discardableResult
  private func swiftc(_ arguments: [String], in folder: URL) throws -> String {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = ["swiftc"] + arguments
    process.currentDirectoryURL = folder
    let output = Pipe()
    process.standardError = output
    process.standardOutput = output
    try process.run()
    let text = try output.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return String(decoding: text, as: UTF8.self)
  }
}

private let isLinux: Bool = {
  #if os(Linux)
    true
  #else
    false
  #endif
}()
