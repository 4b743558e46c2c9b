import Reactive

/// Symbols for texts that are too long for a column, in the order of their first use.
public struct MarbleLegend: Sendable {
    public private(set) var entries: [(symbol: String, text: String)] = []
    private var symbols: [String: String] = [:]

    public init() {}

    /// Returns the symbol of a text. A new text gets the next symbol: a to z, A to Z, then a1, b1
    /// and so on.
    public mutating func symbol(for text: String) -> String {
        if let symbol = symbols[text] { return symbol }
        let letters = Self.letters
        let (round, place) = entries.count.quotientAndRemainder(dividingBy: letters.count)
        let symbol = round == 0 ? String(letters[place]) : "\(letters[place])\(round)"
        symbols[text] = symbol
        entries.append((symbol, text))
        return symbol
    }

    private static let letters = Array(
        "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ")

    /// Returns the events, with symbols in place of their texts.
    package mutating func read(_ events: [Recorded<Event<String>>]) -> [Recorded<Event<String>>] {
        events.map { event in
            guard let text = event.value.element else { return event }
            return Recorded(time: event.time, value: .next(symbol(for: text)))
        }
    }

    /// Returns the meanings of the symbols, in lines of at most `columns` characters. A line is
    /// longer if `columns` would leave fewer than 8 characters for a meaning.
    public func text(columns: Int = .max) -> String {
        let width = (entries.map(\.symbol.count).max() ?? 0) + 2
        return entries.reduce(into: "") { text, entry in
            let room = columns == .max ? columns : max(8, columns - width)
            for (number, line) in entry.text.wrapped(columns: room).enumerated() {
                text += (number == 0 ? entry.symbol : "").padded(to: width) + line + "\n"
            }
        }
    }
}
