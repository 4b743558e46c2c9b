/// The four suits, in the order of the letters C, D, H, S.
public enum Suit: Int, CaseIterable, Hashable, Sendable {
    case clubs, diamonds, hearts, spades

    /// Indicates whether the suit is red. In a pile, red and black cards alternate.
    public var isRed: Bool { self == .diamonds || self == .hearts }

    /// The suit's letter in deal strings and moves.
    public var letter: Character {
        switch self {
        case .clubs: "C"
        case .diamonds: "D"
        case .hearts: "H"
        case .spades: "S"
        }
    }
}
