/// A level is encoded by its name. Files are then readable, and other versions can add levels in
/// between.
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
