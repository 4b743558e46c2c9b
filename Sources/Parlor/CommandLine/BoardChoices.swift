import Games

/// How many cards of Klondike's stock are turned at once.
enum DrawChoice: String, CaseIterable, Sendable {
    case one = "1"
    case three = "3"

    var draw: Klondike.Draw { self == .one ? .one : .three }
}

/// How often Klondike's waste may be turned over.
enum RedealsChoice: String, CaseIterable, Sendable {
    case unlimited
    case none = "0"
    case one = "1"
    case two = "2"

    /// Nil is without end.
    var count: Int? { Int(rawValue) }
}
