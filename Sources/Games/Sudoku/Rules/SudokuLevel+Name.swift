/// Levels and techniques are encoded by name. The files are then readable, and other versions can
/// add levels and techniques in between.
extension SudokuLevel: Codable {
    /// The name in puzzle files, such as `Hard`.
    public var name: String {
        switch self {
        case .easy: "Easy"
        case .medium: "Medium"
        case .hard: "Hard"
        case .unfair: "Unfair"
        case .extreme: "Extreme"
        }
    }

    /// The level with this name, ignoring case.
    public init?(name: String) {
        let name = name.lowercased()
        guard let level = Self.allCases.first(where: { $0.name.lowercased() == name })
        else { return nil }
        self = level
    }

    public func encode(to encoder: any Encoder) throws { try name.encode(to: encoder) }

    public init(from decoder: any Decoder) throws {
        let name = try decoder.singleValueContainer().decode(String.self)
        self = try decoder.required(
            SudokuLevel(name: name), "\(name.debugDescription) is not a level of a sudoku.")
    }
}

extension SudokuTechnique: Codable {
    /// The name in files, such as `nakedPair`.
    public var name: String { String(describing: self) }

    public init?(name: String) {
        guard let technique = Self.allCases.first(where: { $0.name == name }) else { return nil }
        self = technique
    }

    public func encode(to encoder: any Encoder) throws { try name.encode(to: encoder) }

    public init(from decoder: any Decoder) throws {
        let name = try decoder.singleValueContainer().decode(String.self)
        self = try decoder.required(
            SudokuTechnique(name: name), "\(name.debugDescription) is not a technique.")
    }
}
