extension CatalogueGenerator {
  /// The parts of a hall, in words as long as the original's.
  static let areaNames: [Int: String] = numbered(
    from: 205_705_993,
    "Fond de scène au milieu", "1re galerie au milieu", "2e galerie du côté de la cour",
    "2e galerie du côté du parc", "1re galerie du côté du parc", "1re galerie du côté de la cour",
    "Loges du parc", "Loges de la cour", "2e rang côté parc", "2e rang côté cour", "2e rang au milieu",
    "1er rang côté parc", "1er rang côté cour", "Parterre, milieu", "Parterre, parc", "Parterre, cour",
    "Salle entière, debout")

  static let subTopicNames: [Int: String] = numbered(
    from: 337_184_262,
    "Musique électrique", "Musique romantique", "Théâtre musical", "Musique de Vienne", "Soul",
    "Musique à deux voix", "Musique de fête", "Musique du nord", "Folk/blues", "Musique en famille",
    "Enfants", "Récital", "Opérette (version abrégée)", "Musique expérimentale", "Musique chorale",
    "Musique sacrée", "Ballade", "Chœur", "enfants")

  static let topicNames: [Int: String] = numbered(
    from: 324_846_097, "Activité", "Type d'accueil", "Genre", "Formations invitées")

  /// The categories; most have the name of another one, because each plan of the hall has its own.
  static let seatCategoryNames: [Int: String] = numbered(
    from: 338_937_235, (0..<64).map(seatCategoryName))

  private static func seatCategoryName(_ number: Int) -> String {
    let rank = number % 5 + 1
    return switch number {
    case ..<52: "\(rank)e série dorée"
    case ..<57: "Série no \(rank)."
    case ..<62: "RNG\(rank)"
    default: "Série tout public"
    }
  }

  private static func numbered(from first: Int, _ names: String...) -> [Int: String] {
    numbered(from: first, names)
  }

  private static func numbered(from first: Int, _ names: [String]) -> [Int: String] {
    Dictionary(uniqueKeysWithValues: names.enumerated().map { (first + $0.offset, $0.element) })
  }
}
