/// Symbols for the descriptions of elements. In a description, `…` stands for any text.
struct ScenarioLegend {
    private let symbols: [String: String]
    /// The descriptions that contain `…`, the longest first, because a longer one is more specific.
    private let patterns: [(text: String, symbol: String)]

    init(_ descriptions: [String: String]) {
        symbols = Dictionary(descriptions.map { ($0.value, $0.key) }) { one, _ in one }
        patterns = descriptions.filter { $0.value.contains("…") }
            .map { (text: $0.value, symbol: $0.key) }
            .sorted { ($1.text.count, $0.text) < ($0.text.count, $1.text) }
    }

    /// Returns the symbol of an element, or its description if no symbol stands for it.
    func text(of element: Any) -> String {
        let whole = ValueDescription.text(of: element)
        let short = ValueDescription.short(whole)
        if let symbol = symbols[whole] { return symbol }
        if let found = patterns.first(where: { ValuePattern($0.text).matches(whole) }) {
            return found.symbol
        }
        if let symbol = symbols[short] { return symbol }
        // Drops the parts of the description for which a pattern has `…`.
        let alike = patterns.lazy.map { ValuePattern.text(whole, like: $0.text) }
        return alike.first { $0 != whole && $0.count < short.count } ?? short
    }
}
