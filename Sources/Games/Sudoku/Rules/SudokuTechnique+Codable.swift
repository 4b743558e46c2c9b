/// A technique is encoded by its name, as a level is.
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
