/// The keys of a screen: what each does, and what it is called. Reading, the bar at the foot of the
/// screen and the help page all follow from it.
public struct KeyTable<Act, Words> {
    /// Degree to which a key is told of.
    public enum Importance: Comparable, Sendable {
        /// Elsewhere: it is only read.
        case none
        /// On the help page.
        case help
        /// In the bar too, where there is room for it.
        case bar
    }

    public struct Row {
        /// The keys as the bar writes them, and as the help page does.
        let bar, help: String
        let name, helpName: (Words) -> String
        let importance: Importance
        let rank: Int
        /// The meaning of a click on it in the bar.
        public let spot: AnyHashable?
        let act: (KeyPress) -> Act?

        /// Keys that `act` reads. The bar names rows of a lower rank before others; the help page
        /// has them all in order, by another name if there is one.
        public init(
            _ bar: String, help: String? = nil, _ name: @escaping (Words) -> String,
            helpName: ((Words) -> String)? = nil, importance: Importance = .bar, rank: Int = 0,
            click spot: AnyHashable? = nil, act: @escaping (KeyPress) -> Act? = { _ in nil }
        ) {
            (self.bar, self.help) = (bar, help ?? bar)
            (self.name, self.helpName) = (name, helpName ?? name)
            (self.importance, self.rank, self.spot, self.act) = (importance, rank, spot, act)
        }

        /// The same row in the bar, too.
        public var inBar: Row {
            Row(
                bar, help: help, name, helpName: helpName, importance: .bar, rank: rank,
                click: spot, act: act)
        }

        /// Creates the row of a letter.
        public init(
            _ letter: Character, _ act: Act, _ name: @escaping (Words) -> String,
            importance: Importance = .bar, click spot: AnyHashable? = nil
        ) {
            self.init(String(letter), name, importance: importance, click: spot) { key in
                key.letter.map(Character.init) == letter ? act : nil
            }
        }
    }

    public let rows: [Row]

    public init(_ rows: [Row]) { self.rows = rows }

    /// Returns the act of a key: that of the first row that knows it.
    public func act(for key: KeyPress) -> Act? {
        for row in rows { if let act = row.act(key) { return act } }
        return nil
    }

    /// Rows for a help page.
    public func help(in words: Words) -> [KeyUse] {
        rows.filter { $0.importance >= .help }.map { KeyUse($0.help, $0.helpName(words)) }
    }

    /// Entries for the bar.
    public func bar(in words: Words) -> [KeyBar.Entry] {
        rows.enumerated().filter { $0.element.importance >= .bar }
            .sorted { ($0.element.rank, $0.offset) < ($1.element.rank, $1.offset) }
            .map { KeyBar.Entry($0.element.bar, $0.element.name(words), $0.element.spot) }
    }
}

/// Keys and what they do, as a help page writes them.
public struct KeyUse: Hashable, Sendable {
    public let key, use: String

    public init(_ key: String, _ use: String) { (self.key, self.use) = (key, use) }
}

extension KeyPress {
    /// The letter that is typed, without or with shift, of which some terminals tell apart; nil for
    /// other keys, and with other modifiers.
    public var letter: Unicode.Scalar? {
        guard modifiers.isSubset(of: .shift), let character = key.character else { return nil }
        guard modifiers.contains(.shift) else { return character }
        return shifted ?? character.properties.uppercaseMapping.unicodeScalars.first ?? character
    }
}
