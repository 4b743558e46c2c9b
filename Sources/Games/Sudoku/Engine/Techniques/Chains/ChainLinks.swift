/// The nodes of chains and the links between them.
///
/// A node is a digit in a cell or, in grouped chains, in two or three cells of a box and a line. A
/// strong link means that at least one of two nodes is right. A weak link means that at most one is
/// right.
struct ChainLinks {
    struct Node {
        let digit: Int
        let cells: CellSet
        /// The cells that see all cells of the node, and lose the digit if the node is right.
        let sight: CellSet
    }

    private(set) var nodes: [Node] = []
    private(set) var strong: [[Int]] = []
    /// The weak links. They lead only to nodes that have a strong link, because other nodes are
    /// dead ends.
    private(set) var weak: [[Int]] = []
    private var sets: [[Int]: CellSet] = [:]

    /// The kinds of links that a chain may use.
    struct Kinds: OptionSet {
        let rawValue: Int
        /// Strong links between the two places of a digit in a house.
        static let places = Kinds(rawValue: 1)
        /// Strong links between the two digits of a cell.
        static let pairs = Kinds(rawValue: 2)
        /// Weak links between the digits of a cell.
        static let cells = Kinds(rawValue: 4)
        /// Nodes with several cells.
        static let groups = Kinds(rawValue: 8)
        /// Strong links between two digits of an almost locked set.
        static let sets = Kinds(rawValue: 16)
    }

    init(_ position: SudokuPosition, _ kinds: Kinds) {
        for digit in 1...9 {
            for cell in position.cells[digit] { add(digit, .only(cell)) }
            if kinds.contains(.groups) { addGroups(digit, position) }
        }
        strong = [[Int]](repeating: [], count: nodes.count)
        weak = strong
        if kinds.contains(.places) { joinPlaces(position) }
        if kinds.contains(.pairs) { joinPairs(position) }
        if kinds.contains(.sets) { joinSets(position) }
        joinWeakly(kinds)
    }

    private mutating func add(_ digit: Int, _ cells: CellSet) {
        nodes.append(Node(digit: digit, cells: cells, sight: CellHouses.common(cells)))
    }

    private mutating func addGroups(_ digit: Int, _ position: SudokuPosition) {
        for box in House.boxes {
            let places = box.cells & position.cells[digit]
            guard places.count > 2 else { continue }
            for line in House.rows + House.columns {
                let cells = places & line.cells
                if cells.count >= 2, cells != places { add(digit, cells) }
            }
        }
    }

    private mutating func joinPlaces(_ position: SudokuPosition) {
        let byDigit = Dictionary(grouping: nodes.indices) { nodes[$0].digit }
        for house in House.all {
            for digit in 1...9 {
                let places = position.cells[digit] & house.cells
                guard (2...6).contains(places.count) else { continue }
                let inside = (byDigit[digit] ?? []).filter { nodes[$0].cells.isSubset(of: places) }
                for one in inside {
                    for other in inside
                    where other > one && nodes[one].cells.isDisjoint(with: nodes[other].cells)
                        && nodes[one].cells | nodes[other].cells == places
                    {
                        joinStrongly(one, other)
                    }
                }
            }
        }
    }

    private mutating func joinPairs(_ position: SudokuPosition) {
        for cell in position.cells(withDigits: 2) {
            let inside = nodes.indices.filter { nodes[$0].cells == .only(cell) }
            if inside.count == 2 { joinStrongly(inside[0], inside[1]) }
        }
    }

    /// Adds the links inside almost locked sets. Such a set lacks at most one of its digits.
    private mutating func joinSets(_ position: SudokuPosition) {
        var known: [Key: Int] = [:]
        for node in nodes.indices { known[Key(nodes[node].digit, nodes[node].cells)] = node }
        for set in AlmostLockedSet.all(in: position) where (2...3).contains(set.cells.count) {
            let inside = set.digits.map { digit in
                let key = Key(digit, set.places[digit])
                if let node = known[key] { return node }
                known[key] = nodes.count
                add(digit, key.cells)
                strong.append([])
                weak.append([])
                return nodes.count - 1
            }
            for (index, one) in inside.enumerated() {
                for other in inside[(index + 1)...] where !strong[one].contains(other) {
                    joinStrongly(one, other)
                    sets[[one, other]] = set.cells
                }
            }
        }
    }

    private struct Key: Hashable {
        let digit: Int
        let cells: CellSet

        init(_ digit: Int, _ cells: CellSet) { (self.digit, self.cells) = (digit, cells) }
    }

    /// The almost locked set that joins two nodes, if there is one.
    func set(joining one: Int, _ other: Int) -> CellSet? {
        sets[[one, other]] ?? sets[[other, one]]
    }

    private mutating func joinStrongly(_ one: Int, _ other: Int) {
        guard !strong[one].contains(other) else { return }
        strong[one].append(other)
        strong[other].append(one)
    }

    private mutating func joinWeakly(_ kinds: Kinds) {
        let linked = nodes.indices.filter { !strong[$0].isEmpty }
        let byDigit = Dictionary(grouping: linked) { nodes[$0].digit }
        let byCell = Dictionary(grouping: linked.filter { nodes[$0].cells.count == 1 }) {
            nodes[$0].cells
        }
        for one in linked {
            let near = (byDigit[nodes[one].digit] ?? []) + (byCell[nodes[one].cells] ?? [])
            weak[one] = near.sorted().filter { excludes(one, $0, kinds) }
        }
    }

    private func excludes(_ one: Int, _ other: Int, _ kinds: Kinds) -> Bool {
        if nodes[one].digit == nodes[other].digit {
            return nodes[other].cells.isSubset(of: nodes[one].sight)
        }
        return kinds.contains(.cells) && nodes[one].cells == nodes[other].cells
            && nodes[one].cells.count == 1
    }
}
