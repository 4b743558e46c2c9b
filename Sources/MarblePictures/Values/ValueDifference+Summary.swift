extension ValueDifference {
    /// The changes, in the order of the value's parts. Many changes in one list become one line:
    /// `cards[0–51]: 2H → 7D, 4S → 3D, …`. A long line is cut, and ends with `…`.
    package var summary: [String] { summarized(found).map(Self.cut) }

    /// The changes without those of lists, of values that are too long for a line, and of
    /// durations.
    package var shortSummary: [String] {
        let short = found.filter { !$0.isOfList && !$0.text.hasSuffix(" seconds") }
        return summarized(short).filter { Self.cut($0) == $0 }
    }

    private func summarized(_ found: [Change]) -> [String] {
        var lists: [[Change.Step]: [Change]] = [:]
        for change in found {
            if let list = change.list { lists[list, default: []].append(change) }
        }
        var written: Set<[Change.Step]> = []
        return found.compactMap { change in
            guard let list = change.list, let changes = lists[list],
                changes.count > Self.mostListChanges
            else { return change.description }
            return written.insert(list).inserted ? Change(changes, of: list).description : nil
        }
    }

    /// The maximum length of a line, so that it fits into a test. Grids have several lines, and
    /// stay whole.
    private static let longestLine = 84

    private static func cut(_ text: String) -> String {
        text.count <= longestLine || text.contains("\n") ? text : text.prefix(longestLine - 1) + "…"
    }

    /// The maximum number of changes in one list that have separate lines.
    private static let mostListChanges = 6
}

extension ValueDifference.Change {
    /// Indicates whether the part is in a list, or is a list that gained or lost elements.
    fileprivate var isOfList: Bool {
        list != nil || text.hasPrefix("+ ") || text.hasPrefix("− ")
    }

    /// The path of the list that contains the part; nil if there is none.
    fileprivate var list: [Step]? {
        let place = path.firstIndex { if case .places = $0 { true } else { false } }
        return place.map { Array(path[..<$0]) }
    }

    /// Combines several changes in a list into one.
    fileprivate init(_ changes: [Self], of list: [Step]) {
        var texts: [(place: Int, text: String)] = []
        for change in changes {
            guard change.path.count > list.count, case .places(let places) = change.path[list.count]
            else { continue }
            let part = Self(path: Array(change.path[(list.count + 1)...]), text: change.text)
            texts += places.map { ($0, part.description) }
        }
        let places = Set(texts.map(\.place)).sorted()
        // Changes of the same element keep their order.
        let ordered = places.flatMap { place in texts.filter { $0.place == place }.map(\.text) }
        self.init(path: list + [.places(places)], text: WrittenValue.short(ordered))
    }
}
