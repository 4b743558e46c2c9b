/// Cards of memory in a text, with a character for each: `0` is the first, and no card is `.`.
enum CardLetters {
    private static let first = UInt32(UInt8(ascii: "0"))

    static func text(of cards: [Int?]) -> String {
        var text = String.UnicodeScalarView()
        for card in cards {
            text.append(card.flatMap { Unicode.Scalar(first + UInt32($0)) } ?? ".")
        }
        return String(text)
    }

    /// The card of each character; nil for one that is none.
    static func cards(of text: some StringProtocol) -> [Int?] {
        text.unicodeScalars.map { $0.value >= first ? Int($0.value - first) : nil }
    }
}
