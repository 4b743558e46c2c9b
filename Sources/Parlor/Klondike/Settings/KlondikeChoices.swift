import Games

// The values of the settings of Klondike that are chosen from a list.

/// The number of cards to turn at a time.
enum KlondikeDrawChoice: String, CaseIterable, Sendable {
    case one = "1"
    case three = "3"

    var draw: Klondike.Draw { self == .one ? .one : .three }
}

/// The number of times that the waste may be turned over.
enum KlondikeRedealsChoice: String, CaseIterable, Sendable {
    case unlimited
    case none = "0"
    case one = "1"
    case two = "2"

    /// The number; nil if it is unlimited.
    var count: Int? { Int(rawValue) }
}

/// The way to count points.
enum KlondikeScoringChoice: String, CaseIterable, Sendable {
    case standard, vegas, cumulative, none

    var scoring: Klondike.Scoring {
        switch self {
        case .standard: .standard
        case .vegas: .vegas(cumulative: false)
        case .cumulative: .vegas(cumulative: true)
        case .none: .none
        }
    }
}

/// The side of the table where the stock lies. The foundations lie on the other side.
enum StockSideChoice: String, CaseIterable, Sendable { case right, left }

/// The number of colors of the suits.
enum SuitColorsChoice: String, CaseIterable, Sendable {
    case two = "2"
    case four = "4"

    var deck: KlondikeDeck { self == .two ? .twoColors : .fourColors }
}
