/// A search of titles while the user types: the query, the results with the best first, and the
/// chosen row.
///
/// A finder is a value with commands, like a ``TextEditor``. A longer query searches only the
/// previous results, so a search of a million titles takes a fraction of a second.
public struct FuzzyFinder: Equatable, Sendable {
    public enum Command: Equatable, Sendable {
        case edit(TextEditor.Command)

        /// Moves through the results.
        case row(ListCursor.Command)
    }

    public var titles: [String] { didSet { search(narrowing: false) } }
    public private(set) var query = TextEditor()
    public private(set) var cursor: ListCursor

    /// The indices of the found titles; nil for all titles in their own order.
    private var found: [Int]?
    private var wanted = FuzzyQuery("")

    public init(_ titles: [String]) {
        self.titles = titles
        cursor = ListCursor(count: titles.count)
    }

    /// The number of results.
    public var count: Int { found?.count ?? titles.count }

    /// The index of the chosen title; nil if nothing was found.
    public var chosen: Int? { count > 0 ? title(at: cursor.selected) : nil }

    /// Returns the index of the title in a row of the results.
    public func title(at row: Int) -> Int { found?[row] ?? row }

    /// Returns the positions of the query's letters in a title.
    public func places(in title: Int) -> [Int] { wanted.places(in: titles[title]) ?? [] }

    /// The number of visible rows.
    var rows: Int {
        get { cursor.rows }
        set { cursor.rows = newValue }
    }

    public mutating func apply(_ command: Command) {
        switch command {
        case .row(let command): cursor.apply(command)
        case .edit(let command):
            let before = query.text
            query.apply(command)
            if query.text != before { search(narrowing: true) }
        }
    }

    private mutating func search(narrowing: Bool) {
        let new = FuzzyQuery(query.text)
        defer { wanted = new }
        if new.isEmpty {
            found = nil
        } else if !narrowing || new != wanted {
            let places = narrowing && new.narrows(wanted) ? found : nil
            found = places.map { ranked(inOrder($0), new) } ?? ranked(titles.indices, new)
        }
        cursor.count = count
        cursor.apply(.first)
    }

    /// Sorts found titles by their own order.
    private func inOrder(_ numbers: [Int]) -> [Int] {
        if numbers.count < titles.count / 64 { return numbers.sorted() }
        var isFound = [Bool](repeating: false, count: titles.count)
        for number in numbers { isFound[number] = true }
        return titles.indices.filter { isFound[$0] }
    }

    /// Finds titles: better results first, then shorter ones, then earlier ones. A counting sort is
    /// fast, because the ranks are small.
    private func ranked(_ numbers: some Collection<Int>, _ query: FuzzyQuery) -> [Int] {
        let lengths = 64
        var measure = FuzzyQuery.Measure()
        var hits: [(rank: Int, number: Int)] = []
        var ends = [Int](repeating: 0, count: (4 * query.count + 1) * lengths + 1)
        for number in numbers {
            guard let score = query.score(of: titles[number], &measure) else { continue }
            let length = min(lengths - 1, titles[number].utf8.count)
            let rank = (4 * query.count - score) * lengths + length
            hits.append((rank, number))
            ends[rank + 1] += 1
        }
        for rank in ends.indices.dropFirst() { ends[rank] += ends[rank - 1] }
        var ranked = [Int](repeating: 0, count: hits.count)
        for hit in hits {
            ranked[ends[hit.rank]] = hit.number
            ends[hit.rank] += 1
        }
        return ranked
    }
}
