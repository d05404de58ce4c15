extension ContactSource {
  /// Those that the scene begins with.
  static let demo: [(name: String, position: String, jobDescription: String)] = [
    ("EvanYang", "IT Developer", "Develop the IT Process"),
    ("ZhangSan", "iOS Developer", "Develop for the iOS"),
    ("LiSi", "Software Engineer", "Software"),
  ]

  static let givenNames = [
    "Ada", "Al", "Alexander", "Bo", "Charlotte", "Christopher", "Dana", "Emma", "Evan", "Fatima", "Grace",
    "Hannah", "Ian", "Jo", "Katherine", "Lars", "Maximilian", "Nia", "Olga", "Priya", "Quinn", "Rosa", "Sam",
    "Tomasz", "Uma", "Victoria", "Wei", "Xin", "Yusuf", "Zachary",
  ]

  static let familyNames = [
    "Andersson", "Brown", "Chen", "Diaz", "Eriksen", "Fitzgerald", "Garcia", "Haddad", "Ivanova", "Johnson",
    "Kim", "Li", "Montgomery", "Nakamura", "O'Brien", "Papadopoulos", "Quigley", "Rossi", "Schmidt",
    "Tanaka", "Ueda", "Van der Berg", "Wu", "Xu", "Yang", "Zimmermann",
  ]

  static let namesBeyondASCII = [
    "张三", "李四", "王小明", "欧阳娜娜", "Jörg Müller", "Zoë Brontë", "José Álvarez", "Åsa Öström",
    "Nguyễn Thị Hương", "Łukasz Wójcik", "Олена Шевченко", "Дмитрий Иванов", "محمد الأحمد", "יעל כהן",
    "田中さくら", "김민준", "Δημήτρης Παππάς", "प्रिया शर्मा", "Siân Llŷr", "Chloé 🌻 Dupré",
  ]

  static let roles = [
    "Accountant", "Analyst", "Android Developer", "Architect", "Clerk", "Data Scientist", "Designer",
    "Editor", "iOS Developer", "IT Developer", "Lawyer", "Network Engineer", "Nurse", "Office Manager",
    "Product Manager", "Recruiter", "Software Engineer", "Support Agent", "Tester", "Translator",
  ]

  static let ranks = ["Junior", "Senior", "Lead", "Principal", "Deputy", "Assistant", "Chief", "Acting"]

  static let duties = ["Software", "Hiring", "Payroll", "R&D", "Sales", "Logistics", "Quality", "Operations"]

  static let verbs = [
    "Audit", "Automate", "Coordinate", "Design", "Develop", "Document", "Maintain", "Plan", "Review", "Run",
    "Schedule", "Supervise", "Support", "Test", "Translate",
  ]

  static let objects = [
    "IT Process", "annual budget", "billing pipeline", "build farm", "customer portal", "data warehouse",
    "design system", "iOS app", "intranet", "mail servers", "on-call rota", "release notes", "search index",
    "supply chain", "training programme", "\"blue\" network",
  ]

  static let circumstances = [
    "for the Berlin and Lisbon offices", "with the platform team", "twice a week", "across all regions",
    "in C:\\Projects\\Shared", "for our partners in São Paulo", "under the supervision of the board",
    "until the migration is done", "at night", "for new colleagues",
  ]
}
