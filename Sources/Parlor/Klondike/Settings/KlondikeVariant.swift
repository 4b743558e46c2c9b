import Games

/// The variant of a game of Klondike: the number of cards turned at a time, and the number of times
/// that the waste may be turned over.
struct KlondikeVariant: GameVariant {
    let draw: Int
    /// The number of times that the waste may be turned over; nil if it is unlimited.
    let redeals: Int?

    var description: String { "\(draw), \(redeals.map { "\($0)×" } ?? "∞")" }

    func name(in words: Words) -> String {
        [words.klondike.drawRule(draw), redeals.map(words.klondike.redealRule)]
            .compactMap(\.self).joined(separator: ", ")
    }

    /// Games with fewer redeals come after those with more.
    static func < (one: KlondikeVariant, other: KlondikeVariant) -> Bool {
        (one.draw, -(one.redeals ?? .max)) < (other.draw, -(other.redeals ?? .max))
    }
}

extension KlondikeVariant {
    init?(_ text: String) {
        let parts = text.split(separator: ", ")
        guard parts.count == 2, let draw = Int(parts[0]) else { return nil }
        let redeals = parts[1].hasSuffix("×") ? Int(parts[1].dropLast()) : nil
        guard redeals != nil || parts[1] == "∞" else { return nil }
        self.init(draw: draw, redeals: redeals)
    }
}

extension Klondike.Rules {
    var variant: KlondikeVariant { KlondikeVariant(draw: draw.rawValue, redeals: redeals) }
}
