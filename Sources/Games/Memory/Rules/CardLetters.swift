/// Memory cards as text, with one character per card: `0` is the first card, and `.` is no card.
enum CardLetters {
    private static let first = UInt32(UInt8(ascii: "0"))

    static func text(of cards: [Int?]) -> String {
        var text = String.UnicodeScalarView()
        for card in cards {
            text.append(card.flatMap { Unicode.Scalar(first + UInt32($0)) } ?? ".")
        }
        return String(text)
    }

    /// The card of each character, or nil for a character that is not a card.
    static func cards(of text: some StringProtocol) -> [Int?] {
        text.unicodeScalars.map { $0.value >= first ? Int($0.value - first) : nil }
    }
}
