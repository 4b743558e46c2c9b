/// The keys of a screen, each with its action and its name. A program uses the table to read keys,
/// to draw the bar at the bottom of the screen, and to show the help page.
public struct KeyTable<Act, Words> {
    /// The places where a key is listed.
    public enum Importance: Comparable, Sendable {
        /// Nowhere.
        case none
        /// On the help page.
        case help
        /// On the help page and, if there is space, in the bar.
        case bar
    }

    public struct Row {
        /// The text of the keys in the bar and on the help page.
        package let bar: String
        let help: String
        let name, helpName: (Words) -> String
        private(set) var importance: Importance
        private(set) var rank: Int
        /// The value of a click on the row's entry in the bar.
        public let spot: (any Hashable)?
        @usableFromInline let act: (KeyPress) -> Act?

        /// Creates a row for the keys that `act` reads. The bar lists rows of a lower rank first.
        /// The help page lists the rows in order, with `helpName` if there is one.
        public init(
            _ bar: String, help: String? = nil, _ name: @escaping (Words) -> String,
            helpName: ((Words) -> String)? = nil, importance: Importance = .bar, rank: Int = 0,
            click spot: (any Hashable)? = nil, act: @escaping (KeyPress) -> Act? = { _ in nil }
        ) {
            (self.bar, self.help) = (bar, help ?? bar)
            (self.name, self.helpName) = (name, helpName ?? name)
            (self.importance, self.rank, self.spot, self.act) = (importance, rank, spot, act)
        }

        /// The same row, also in the bar. A row of importance `none` stays unlisted.
        public var inBar: Row {
            var row = self
            if importance != .none { row.importance = .bar }
            return row
        }

        /// The same row, before all others in the bar. A row of importance `none` stays unlisted.
        public var first: Row {
            var row = inBar
            row.rank = .min
            return row
        }

        /// The same row, listed nowhere.
        package var unlisted: Row {
            var row = self
            row.importance = .none
            return row
        }

        /// Creates the row of a letter.
        public init(
            _ letter: Character, _ act: Act, _ name: @escaping (Words) -> String,
            importance: Importance = .bar, click spot: (any Hashable)? = nil
        ) {
            let scalar = letter.unicodeScalars.first
            self.init(String(letter), name, importance: importance, click: spot) { key in
                key.letter == scalar ? act : nil
            }
        }
    }

    public let rows: [Row]

    public init(_ rows: [Row]) { self.rows = rows }

    /// Returns the act of a key, from the first row that has one for it.
    ///
    /// Inlinable, because a program asks many rows. Reads only the closure of a row, because
    /// copying the whole row takes many times as long.
    @inlinable public func act(for key: KeyPress) -> Act? {
        for index in rows.indices { if let act = rows[index].act(key) { return act } }
        return nil
    }

    /// Returns the rows of a help page.
    public func help(in words: Words) -> [KeyDescription] {
        rows.filter { $0.importance >= .help }.map { KeyDescription($0.help, $0.helpName(words)) }
    }

    /// Returns the entries of the bar.
    public func bar(in words: Words) -> [KeyBar.Entry] {
        var entries: [(rank: Int, place: Int, entry: KeyBar.Entry)] = []
        for row in rows where row.importance >= .bar {
            let entry = KeyBar.Entry(row.bar, row.name(words), row.spot)
            entries.append((row.rank, entries.count, entry))
        }
        return entries.sorted { ($0.rank, $0.place) < ($1.rank, $1.place) }.map(\.entry)
    }
}

/// Keys and their use, as a help page shows them.
public struct KeyDescription: Hashable, Sendable {
    public let key, use: String

    public init(_ key: String, _ use: String) { (self.key, self.use) = (key, use) }
}

extension KeyPress {
    /// The typed character, such as a letter. With Shift, the character that Shift produces. Nil
    /// for other keys and other modifiers.
    public var letter: Unicode.Scalar? {
        guard modifiers.isSubset(of: .shift), let character = key.character else { return nil }
        guard modifiers.contains(.shift) else { return character }
        return shifted ?? character.properties.uppercaseMapping.unicodeScalars.first ?? character
    }
}
