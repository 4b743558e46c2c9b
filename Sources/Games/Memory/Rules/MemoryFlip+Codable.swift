/// A flip is saved in a few characters, because a game may have thousands of them: its player,
/// round, card, slot and outcome, as in `0 1 5 3 f`. A lapse adds the letter of its reason. A table
/// that the flip stores adds one character per slot, as in `0 1 5 3 xt 3.25.4`. After a shuffle,
/// the table is followed by the known cards.
extension MemoryFlip: Codable {
    private enum Key: CodingKey { case player, round, card, slot, outcome, lapse, table }

    private static let outcomes: [Character: Outcome] = ["f": .first, "m": .match, "x": .mismatch]
    private static let lapses: [Character: Lapse] = [
        "t": .twinWasKnown, "l": .twinWasLast, "c": .couldNotMatch, "n": .taughtNothing,
    ]
    public func encode(to encoder: any Encoder) throws {
        var text = "\(player) \(round) \(card) \(slot) "
        if let letter = Self.outcomes.first(where: { $1 == outcome })?.key { text.append(letter) }
        if let letter = Self.lapses.first(where: { $1 == lapse })?.key { text.append(letter) }
        if let table { text += " " + CardLetters.text(of: table) }
        if table != nil, let known { text += " " + CardLetters.text(of: known) }
        try text.encode(to: encoder)
    }

    public init(from decoder: any Decoder) throws {
        if let text = try? decoder.singleValueContainer().decode(String.self) {
            self = try decoder.required(MemoryFlip(text), "This is not a turned card: \(text).")
            return
        }
        // Earlier versions saved each property as a member of its own.
        let values = try decoder.container(keyedBy: Key.self)
        self.init(
            player: try values.decode(Int.self, forKey: .player),
            round: try values.decode(Int.self, forKey: .round),
            card: try values.decode(Int.self, forKey: .card),
            slot: try values.decode(Int.self, forKey: .slot),
            outcome: try values.decode(Outcome.self, forKey: .outcome),
            lapse: try values.decodeIfPresent(Lapse.self, forKey: .lapse),
            table: try values.decodeIfPresent([Int?].self, forKey: .table), known: nil)
    }

    private init?(_ text: String) {
        let parts = text.split(separator: " ", omittingEmptySubsequences: false)
        guard (5...7).contains(parts.count), let player = Int(parts[0]), let round = Int(parts[1]),
            let card = Int(parts[2]), let slot = Int(parts[3]), parts[4].count <= 2,
            let outcome = parts[4].first.flatMap({ Self.outcomes[$0] })
        else { return nil }
        let lapse = parts[4].dropFirst().first.map { Self.lapses[$0] }
        if case .some(nil) = lapse { return nil }
        let table = parts.count < 6 ? nil : CardLetters.cards(of: parts[5])
        let known = parts.count < 7 ? nil : CardLetters.cards(of: parts[6]).compactMap(\.self)
        self.init(
            player: player, round: round, card: card, slot: slot, outcome: outcome,
            lapse: lapse ?? nil, table: table, known: known)
    }
}
