/// Levels and techniques are written down by name, so that a file can be read by people, and by
/// versions that know others in between.
extension SudokuLevel: Codable {
    /// Such as `Hard`, as in files of puzzles.
    public var name: String {
        switch self {
        case .easy: "Easy"
        case .medium: "Medium"
        case .hard: "Hard"
        case .unfair: "Unfair"
        case .extreme: "Extreme"
        }
    }

    /// The level of a name, in capitals or not.
    public init?(name: String) {
        let name = name.lowercased()
        guard let level = Self.allCases.first(where: { $0.name.lowercased() == name }) else {
            return nil
        }
        self = level
    }

    public func encode(to encoder: any Encoder) throws {
        var value = encoder.singleValueContainer()
        try value.encode(name)
    }

    public init(from decoder: any Decoder) throws {
        let name = try decoder.singleValueContainer().decode(String.self)
        guard let level = SudokuLevel(name: name) else {
            throw DecodingError.dataCorrupted(
                .init(
                    codingPath: decoder.codingPath,
                    debugDescription: "\(name.debugDescription) is no level of a sudoku."))
        }
        self = level
    }
}

extension SudokuTechnique: Codable {
    /// Such as `nakedPair`.
    public var name: String { String(describing: self) }

    public init?(name: String) {
        guard let technique = Self.allCases.first(where: { $0.name == name }) else { return nil }
        self = technique
    }

    public func encode(to encoder: any Encoder) throws {
        var value = encoder.singleValueContainer()
        try value.encode(name)
    }

    public init(from decoder: any Decoder) throws {
        let name = try decoder.singleValueContainer().decode(String.self)
        guard let technique = SudokuTechnique(name: name) else {
            throw DecodingError.dataCorrupted(
                .init(
                    codingPath: decoder.codingPath,
                    debugDescription: "\(name.debugDescription) is no technique."))
        }
        self = technique
    }
}
