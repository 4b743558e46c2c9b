import Reactive

/// Symbols for texts that are too long for a column, in the order of their first use.
public struct MarbleLegend: Sendable {
    public private(set) var entries: [(sign: String, text: String)] = []
    private var signs: [String: String] = [:]

    public init() {}

    /// Returns the symbol of a text. A new text gets the next symbol: a to z, A to Z, then a1, b1
    /// and so on.
    public mutating func sign(for text: String) -> String {
        if let sign = signs[text] { return sign }
        let letters = Self.letters
        let (round, place) = entries.count.quotientAndRemainder(dividingBy: letters.count)
        let sign = round == 0 ? String(letters[place]) : "\(letters[place])\(round)"
        signs[text] = sign
        entries.append((sign, text))
        return sign
    }

    private static let letters = Array(
        "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ")

    /// Returns the events, with symbols in place of their texts.
    package mutating func read(_ events: [Recorded<Event<String>>]) -> [Recorded<Event<String>>] {
        events.map { event in
            guard let text = event.value.element else { return event }
            return Recorded(time: event.time, value: .next(sign(for: text)))
        }
    }

    /// The meanings of the symbols, in lines of at most `columns` characters. A line is longer if
    /// `columns` would leave fewer than 8 for a meaning.
    public func text(columns: Int = .max) -> String {
        let width = (entries.map(\.sign.count).max() ?? 0) + 2
        return entries.reduce(into: "") { text, entry in
            let room = columns == .max ? columns : max(8, columns - width)
            for (number, line) in entry.text.wrapped(columns: room).enumerated() {
                text += (number == 0 ? entry.sign : "").padded(to: width) + line + "\n"
            }
        }
    }
}
